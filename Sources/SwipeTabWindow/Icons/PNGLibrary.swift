import Glibc

/// The simplified interface of libpng 1.6, loaded at run time: FreeType requires the library
/// everywhere, but not its headers.
nonisolated struct PNGLibrary: Sendable {
  /// The library; nil if it is missing.
  static let shared = PNGLibrary()

  private typealias Begin =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Int32
  private typealias Finish =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeMutableRawPointer, Int32,
      UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let begin: Begin
  private let finish: Finish
  private let free: Free

  /// The offsets of the fields of a `png_image`.
  ///
  /// A pointer, then 32-bit numbers, then the message; unchanged since 1.6.0, and identified by the
  /// version number 1 in it.
  private enum Field {
    static let version = MemoryLayout<UnsafeRawPointer>.size
    static let width = version + 4
    static let height = version + 8
    static let format = version + 12
    static let flags = version + 16
    static let message = version + 28
    static let messageLength = 64
    static let size = (message + messageLength + 7) / 8 * 8
  }

  private init?() {
    guard let handle = dlopen("libpng16.so.16", RTLD_LAZY | RTLD_LOCAL),
      let begin = dlsym(handle, "png_image_begin_read_from_memory"),
      let finish = dlsym(handle, "png_image_finish_read"),
      let free = dlsym(handle, "png_image_free")
    else { return nil }
    self.begin = unsafeBitCast(begin, to: Begin.self)
    self.finish = unsafeBitCast(finish, to: Finish.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  func decode(_ bytes: [UInt8]) throws(PNG.Failure) -> Picture {
    let image = UnsafeMutableRawPointer.allocate(byteCount: Field.size, alignment: 16)
    defer { image.deallocate() }
    image.initializeMemory(as: UInt8.self, repeating: 0, count: Field.size)
    image.storeBytes(of: 1, toByteOffset: Field.version, as: UInt32.self)
    var pixels: [UInt32] = []
    let problem = bytes.withUnsafeBytes { buffer in
      read(buffer, into: image, &pixels)
    }
    if let problem { throw PNG.Failure(description: problem) }
    let (width, height) = extent(image)
    return Picture(width: width, height: height, pixels: pixels)
  }

  private func extent(_ image: UnsafeMutableRawPointer) -> (width: Int, height: Int) {
    (
      Int(image.load(fromByteOffset: Field.width, as: UInt32.self)),
      Int(image.load(fromByteOffset: Field.height, as: UInt32.self))
    )
  }

  /// Reads the pixels; returns what is wrong otherwise.
  private func read(
    _ bytes: UnsafeRawBufferPointer, into image: UnsafeMutableRawPointer, _ pixels: inout [UInt32]
  ) -> String? {
    guard let base = bytes.baseAddress, begin(image, base, bytes.count) != 0 else {
      return message(image)
    }
    defer { free(image) }
    let (width, height) = extent(image)
    guard width > 0, height > 0, width <= PNG.limit, height <= PNG.limit else {
      return "\(width)×\(height) pixels; at most \(PNG.limit)×\(PNG.limit) are read"
    }
    // PNG_IMAGE_FLAG_16BIT_sRGB: without it, 16-bit channels count as linear light if the file does
    // not say.
    let flags = image.load(fromByteOffset: Field.flags, as: UInt32.self)
    image.storeBytes(of: flags | 0x04, toByteOffset: Field.flags, as: UInt32.self)
    // PNG_FORMAT_BGRA: on a little-endian machine these bytes are 0xAARRGGBB.
    image.storeBytes(of: 0x13, toByteOffset: Field.format, as: UInt32.self)
    pixels = Array(repeating: 0, count: width * height)
    let isRead = pixels.withUnsafeMutableBytes { target in
      target.baseAddress.map { finish(image, nil, $0, Int32(width * 4), nil) != 0 } ?? false
    }
    return isRead ? nil : message(image)
  }

  private func message(_ image: UnsafeMutableRawPointer) -> String {
    let bytes = UnsafeRawBufferPointer(start: image + Field.message, count: Field.messageLength)
    let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    return text.isEmpty ? "not a PNG file" : text
  }
}
