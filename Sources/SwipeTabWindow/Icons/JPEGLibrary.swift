import Glibc

/// The TurboJPEG interface, loaded at run time.
///
/// It returns its errors, while the other interface of libjpeg jumps out of its functions, which no Swift function may
/// be in the way of.
nonisolated struct JPEGLibrary: Sendable {
  static let shared = JPEGLibrary()

  private typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias ReadHeader =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Decompress =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<UInt8>, UInt, UnsafeMutableRawPointer, Int32, Int32,
      Int32, Int32, Int32
    ) -> Int32
  private typealias Destroy = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias Message =
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?
  private typealias Code = @convention(c) (UnsafeMutableRawPointer) -> Int32

  private let make: Make
  private let readHeader: ReadHeader
  private let decompress: Decompress
  private let destroy: Destroy
  private let message: Message
  private let code: Code

  /// The format whose bytes in memory are a number 0xAARRGGBB: TJPF_BGRA or, on a big-endian machine, TJPF_ARGB.
  #if _endian(big)
    private static let format: Int32 = 10
  #else
    private static let format: Int32 = 8
  #endif
  /// TJFLAG_LIMITSCANS: refuses a file with hundreds of scans, which would take minutes.
  private static let flags: Int32 = 32768

  private init?() {
    guard let handle = dlopen("libturbojpeg.so.0", RTLD_LAZY | RTLD_LOCAL),
      let make = dlsym(handle, "tjInitDecompress"),
      let readHeader = dlsym(handle, "tjDecompressHeader3"),
      let decompress = dlsym(handle, "tjDecompress2"), let destroy = dlsym(handle, "tjDestroy"),
      let message = dlsym(handle, "tjGetErrorStr2"), let code = dlsym(handle, "tjGetErrorCode")
    else { return nil }
    self.make = unsafeBitCast(make, to: Make.self)
    self.readHeader = unsafeBitCast(readHeader, to: ReadHeader.self)
    self.decompress = unsafeBitCast(decompress, to: Decompress.self)
    self.destroy = unsafeBitCast(destroy, to: Destroy.self)
    self.message = unsafeBitCast(message, to: Message.self)
    self.code = unsafeBitCast(code, to: Code.self)
  }

  /// Reads a photo, not turned upright, with at most `JPEG.largest` pixels a side where that is possible.
  func decode(_ bytes: [UInt8]) throws(PNG.Failure) -> Picture {
    guard let decoder = make() else { throw PNG.Failure(description: "no memory to read it") }
    defer { _ = destroy(decoder) }
    var (width, height, extent) = (0, 0, (width: 0, height: 0))
    var pixels: [UInt32] = []
    let problem = bytes.withUnsafeBufferPointer { buffer -> String? in
      guard let base = buffer.baseAddress else { return "not a JPEG file" }
      var numbers: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard
        readHeader(
          decoder, base, UInt(buffer.count), &numbers.0, &numbers.1, &numbers.2, &numbers.3) == 0
          || isWarning(decoder)
      else { return reason(decoder) }
      (width, height) = (Int(numbers.0), Int(numbers.1))
      guard width > 0, height > 0, width * height <= JPEG.mostPixels else {
        return "\(width)×\(height) pixels; at most \(JPEG.mostPixels) pixels are read"
      }
      extent = JPEG.extent(width: width, height: height)
      guard max(extent.width, extent.height) <= PNG.limit else {
        return "\(width)×\(height) pixels; at most \(8 * PNG.limit)×\(8 * PNG.limit) are read"
      }
      pixels = Array(repeating: 0, count: extent.width * extent.height)
      let isRead = pixels.withUnsafeMutableBytes { target in
        guard let start = target.baseAddress else { return false }
        return decompress(
          decoder, base, UInt(buffer.count), start, Int32(extent.width), Int32(4 * extent.width),
          Int32(extent.height), Self.format, Self.flags) == 0 || isWarning(decoder)
      }
      return isRead ? nil : reason(decoder)
    }
    if let problem { throw PNG.Failure(description: problem) }
    return Picture(width: extent.width, height: extent.height, pixels: pixels)
  }

  /// Whether the last call did its work in spite of a flaw in the file, such as its end being cut off.
  private func isWarning(_ decoder: UnsafeMutableRawPointer) -> Bool { code(decoder) == 0 }

  private func reason(_ decoder: UnsafeMutableRawPointer) -> String {
    let text = message(decoder).map { String(cString: $0) } ?? ""
    return text.isEmpty ? "not a JPEG file" : text
  }
}
