import SwipeTabKit

extension JSONParser {
  mutating func readWord(or expected: String) throws(JSONError) {
    let start = position
    while isWordByte(next) { position += 1 }
    let word = bytes[start..<position]
    for literal in ["true", "false", "null"] where word.elementsEqual(literal.utf8) { return }
    let text = String(decoding: word, as: UTF8.self)
    let hint = NearestName.hint(for: text, in: ["true", "false", "null"])
    throw error("expected \(expected), found '\(text.prefix(40))'\(hint)", at: start)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  mutating func readNumber() throws(JSONError) {
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") {
      position += 1
      if isDigit(next) { throw unexpected("no digit after a leading 0") }
    } else {
      try readDigits(or: "a digit after '-'")
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try readDigits(or: "a digit after the decimal point")
    }
    if next | 0x20 == UInt8(ascii: "e") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try readDigits(or: "a digit in the exponent")
    }
  }

  private mutating func readDigits(or expected: String) throws(JSONError) {
    guard isDigit(next) else { throw unexpected(expected) }
    while isDigit(next) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  mutating func readString() throws(JSONError) {
    let start = position
    position += 1
    while true {
      switch next {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        try readEscape()
      case 0x20..<0x80:
        position += 1
      case 0x80...:
        try readCharacter()
      default:
        throw controlCharacter(inStringAt: start)
      }
    }
  }

  private func controlCharacter(inStringAt start: Int) -> JSONError {
    guard position < bytes.count else {
      return error("expected '\"' to end this string, found the end of the text", at: start)
    }
    switch next {
    case UInt8(ascii: "\n"): return error("expected '\"' or the escape \\n, found a line break")
    case UInt8(ascii: "\r"):
      return error("expected '\"' or the escape \\r, found a carriage return")
    case UInt8(ascii: "\t"): return error("expected the escape \\t, found a bare tab")
    default:
      let digits = String(next, radix: 16, uppercase: true)
      let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      return error("expected the escape \(escape), found a bare control character")
    }
  }

  private mutating func readEscape() throws(JSONError) {
    let escape = position
    position += 1
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      try readCodeUnits(escape: escape)
    default:
      throw unexpected("one of \" \\ / b f n r t u after '\\'", isInString: true)
    }
  }

  private mutating func readCodeUnits(escape: Int) throws(JSONError) {
    let unit = try readHexadecimal()
    guard 0xD800...0xDFFF ~= unit else { return }
    let written = String(decoding: bytes[escape..<position], as: UTF8.self)
    guard unit < 0xDC00 else {
      throw error("expected a high surrogate before the low surrogate \(written)", at: escape)
    }
    let isEscape = next == UInt8(ascii: "\\")
    if isEscape, position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u") {
      position += 2
      if 0xDC00...0xDFFF ~= (try readHexadecimal()) { return }
    }
    throw error("expected a low surrogate after the high surrogate \(written)", at: escape)
  }

  private mutating func readHexadecimal() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
        throw unexpected("four hexadecimal digits after \\u", isInString: true)
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  private mutating func readCharacter() throws(JSONError) {
    let length = UTF8Scanner.length(of: bytes[position...])
    guard length > 0 else { throw malformedText() }
    position += length
  }
}
