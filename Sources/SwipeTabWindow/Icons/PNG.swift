/// Reads and writes the Portable Network Graphics format.
nonisolated package enum PNG {
  /// Why bytes are no usable picture.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
  }

  package static let limit = 4096

  /// Reads a picture of any color type as straight red, green, blue and alpha.
  package static func decode(_ bytes: [UInt8]) throws(Failure) -> Picture {
    guard bytes.starts(with: signature) else { throw Failure(description: "not a PNG file") }
    guard let library = PNGLibrary.shared else {
      throw Failure(description: "libpng16.so.16 is needed to read it, and was not found")
    }
    return try library.decode(bytes)
  }

  /// Encodes pixels 0x00RRGGBB, whose highest byte is ignored, into bytes that depend on the version of zlib.
  package static func encode(pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int)
    -> [UInt8]
  {
    encode(width: width, height: height, channels: 3) { pixels[$0] }
  }

  package static func encode(_ picture: Picture) -> [UInt8] {
    encode(width: picture.width, height: picture.height, channels: 4) { picture.pixels[$0] }
  }

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func encode(
    width: Int, height: Int, channels: Int, _ pixel: (Int) -> UInt32
  ) -> [UInt8] {
    let rows = filtered(width: width, height: height, channels: channels, pixel)
    return signature + header(width: width, height: height, channels: channels)
      + chunk("IDAT", Zlib.compress(rows, level: 1)) + chunk("IEND", [])
  }

  static func header(width: Int, height: Int, channels: Int) -> [UInt8] {
    let colorType: UInt8 = channels == 4 ? 6 : 2
    return chunk(
      "IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, colorType, 0, 0, 0])
  }

  /// Returns the rows unchanged, or as differences from the row above, which are mostly zeros in plain areas.
  static func filtered(
    width: Int, height: Int, channels: Int, isPlain: Bool = false, _ pixel: (Int) -> UInt32
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: (width * channels + 1) * height) { rows, count in
      var place = 0
      func append(_ byte: UInt32) {
        rows[place] = UInt8(truncatingIfNeeded: byte)
        place += 1
      }
      for y in 0..<height {
        // The row itself, or its difference from the one above.
        append(isPlain ? 0 : 2)
        for index in y * width..<(y + 1) * width {
          let color = pixel(index)
          let above = y > 0 && !isPlain ? pixel(index - width) : 0
          append(color >> 16 &- above >> 16)
          append(color >> 8 &- above >> 8)
          append(color &- above)
          if channels == 4 { append(color >> 24 &- above >> 24) }
        }
      }
      count = place
    }
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + body + bigEndian(Checksum.crc32(body))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
