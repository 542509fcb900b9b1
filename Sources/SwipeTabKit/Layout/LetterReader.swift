/// Reads a text character by character and classifies each for line breaking.
struct LetterReader {
  /// The effect of a character on a line.
  enum Kind { case word, space, lineBreak }

  struct Letter {
    var end: String.Index
    var kind: Kind
    /// The character's scalar if it is a single one that does not join its neighbors.
    var scalar: Unicode.Scalar?
  }

  private let text: String
  private(set) var visited = 0

  init(_ text: String) { self.text = text }

  var start: String.Index { text.startIndex }
  var end: String.Index { text.endIndex }

  mutating func next(at index: String.Index) -> Letter {
    visited += 1
    let bytes = text.utf8
    let (byte, after) = (bytes[index], bytes.index(after: index))
    // The first of two ASCII characters is a whole character, except CR before LF.
    if byte < 0x80, byte != 0x0D, after == bytes.endIndex || bytes[after] < 0x80 {
      return Self.letter(Unicode.Scalar(byte), end: after)
    }
    let scalar = text.unicodeScalars[index]
    let end = text.index(after: index)
    if text.unicodeScalars.index(after: index) == end, Self.standsAlone(scalar) {
      return Self.letter(scalar, end: end)
    }
    return Letter(end: end, kind: Self.kind(of: scalar), scalar: nil)
  }

  /// A part of the text for display: control characters and line breaks become spaces.
  func shown(_ range: Range<String.Index>) -> String {
    let part = text[range]
    // Bytes that start a line break beyond ASCII also need the slow path.
    let isPlain = part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 }
    if isPlain { return String(part) }
    return String(
      part.map { character in
        let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
        return Self.isControl(scalar) || Self.kind(of: scalar) == .lineBreak ? " " : character
      })
  }

  static func isBreak(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { kind(of: $0) != .word } ?? false
  }

  private static func letter(_ scalar: Unicode.Scalar, end: String.Index) -> Letter {
    Letter(end: end, kind: kind(of: scalar), scalar: isControl(scalar) ? " " : scalar)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  /// The kind of a character by its first scalar: lines may break at every space except no-break spaces.
  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineBreak
    case ...0x20, 0x7F, 0x1680, 0x2000...0x200A, 0x205F, 0x3000: .space
    default: .word
    }
  }

  /// Whether a scalar is a common sign or a letter of a script whose letters do not join.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x300, 0x370..<0x483, 0x48A..<0x590, 0x10A0..<0x1100, 0x1E00..<0x200B, 0x2010..<0x2028,
      0x2030..<0x2060, 0x20A0..<0x20D0, 0x2100..<0x2300, 0x2E80..<0x302A, 0x3030..<0x3099,
      0x309B..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF01..<0xFFA0, 0x2_0000..<0x3_2400:
      true
    default: false
    }
  }
}
