/// Validates UTF-8 by RFC 3629.
enum UTF8Scanner {
  /// The length in bytes of the first character, or 0 if it is not valid UTF-8.
  static func length(of bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first, let shape = shape(ofCharacterWith: first) else { return 0 }
    guard bytes.count >= shape.length else { return 0 }
    let start = bytes.startIndex
    for index in 1..<max(1, shape.length) {
      let range = index == 1 ? shape.second : 0x80...0xBF
      guard range.contains(bytes[start + index]) else { return 0 }
    }
    return shape.length
  }

  private static func shape(
    ofCharacterWith first: UInt8
  ) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0x00...0x7F: (1, 0x80...0xBF)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
