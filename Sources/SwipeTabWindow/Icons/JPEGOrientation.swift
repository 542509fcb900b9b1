/// Finds in a photo how the camera was held.
nonisolated enum JPEGOrientation {
  /// The Exif orientation in `1...8`, or 1 without one.
  static func read(_ bytes: [UInt8]) -> Int {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let (marker, length) = (bytes[place + 1], Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
      // The picture itself begins: there are no more descriptions.
      if marker == 0xDA || length < 2 { return 1 }
      let segment = place + 4..<min(bytes.count, place + 2 + length)
      if marker == 0xE1, segment.lowerBound <= segment.upperBound,
        let orientation = exif(bytes[segment])
      {
        return orientation
      }
      place += 2 + length
    }
    return 1
  }

  private static func exif(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard let first = tiff.first else { return nil }
    let isLittle = first == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let digits = tiff[place..<place + count]
      return isLittle
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
