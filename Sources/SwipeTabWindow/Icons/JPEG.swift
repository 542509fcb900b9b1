/// Reads photos in the JPEG format, and turns them upright by the camera's orientation.
nonisolated enum JPEG {
  static let mostPixels = 100_000_000
  /// The largest extent in pixels after reading; larger photos are read at 1/2, 1/4 or 1/8 of their size.
  static let largest = 2048

  static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Whether the end of a photo is there, without which the rest is gray.
  ///
  /// A smaller photo inside it may have its own end, before the pixels begin.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let (marker, length) = (bytes[place + 1], Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
      guard marker != 0xDA else {
        let pixels = bytes[(place + 2)...]
        return zip(pixels, pixels.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
      }
      place += 2 + length
    }
    return false
  }

  static func decode(
    _ bytes: [UInt8], with library: JPEGLibrary? = .shared
  ) throws(PNG.Failure) -> Picture {
    guard let library else {
      throw PNG.Failure(
        description: "libturbojpeg.so.0 is needed to read a JPEG file; install it "
          + "(libturbojpeg0 on Debian, libturbojpeg on Ubuntu), or convert the picture to PNG")
    }
    return try library.decode(bytes).upright(JPEGOrientation.read(bytes))
  }

  static func extent(width: Int, height: Int) -> (width: Int, height: Int) {
    var share = 1
    while share < 8, max(width, height) > largest * share { share *= 2 }
    return ((width + share - 1) / share, (height + share - 1) / share)
  }
}

nonisolated extension Picture {
  /// The picture turned and mirrored by an Exif orientation, in `1...8`.
  func upright(_ orientation: Int) -> Picture {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    var result: [UInt32] = []
    result.reserveCapacity(pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let place: (x: Int, y: Int) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        result.append(pixels[place.y * width + place.x])
      }
    }
    return Picture(width: newWidth, height: newHeight, pixels: result)
  }
}
