/// Reads the numbers of a list in an SVG file, such as `1,2.5-3e2`, and the letters between them.
nonisolated struct SVGNumbers {
  private let bytes: [UInt8]
  /// The number of bytes read.
  private(set) var place = 0

  static let reach = 1_000_000.0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte after spaces and at most one comma, or nil at the end.
  mutating func next() -> UInt8? {
    skipSpaces()
    if place < bytes.count, bytes[place] == UInt8(ascii: ",") {
      place += 1
      skipSpaces()
    }
    return place < bytes.count ? bytes[place] : nil
  }

  mutating func isAtNumber() -> Bool {
    guard let byte = next() else { return false }
    return Self.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }

  mutating func skip() { place += 1 }

  mutating func number() -> Double? {
    guard isAtNumber() else { return nil }
    let start = place
    if bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") { place += 1 }
    skipDigits()
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place += 1
      skipDigits()
    }
    skipExponent()
    guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)),
      abs(value) <= Self.reach
    else {
      place = start
      return nil
    }
    return value
  }

  /// The next flag of an arc, a single 0 or 1.
  mutating func flag() -> Bool? {
    guard let byte = next(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    place += 1
    return byte == UInt8(ascii: "1")
  }

  func rest() -> String {
    place < bytes.count
      ? "'\(String(decoding: bytes[place...].prefix(20), as: UTF8.self))'" : "the end"
  }

  /// The number of a length such as `2`, `2px` or ` 2 `, or nil for other units.
  static func length(_ text: String) -> Double? {
    var numbers = SVGNumbers(text)
    guard let number = numbers.number() else { return nil }
    let unit = String(decoding: numbers.bytes[numbers.place...], as: UTF8.self)
    return unit.split(separator: " ").allSatisfy { $0 == "px" } ? number : nil
  }

  /// All numbers of a list, or nil if there is something else in it.
  static func list(_ text: String) -> [Double]? {
    var numbers = SVGNumbers(text)
    var list: [Double] = []
    while numbers.next() != nil {
      guard let number = numbers.number() else { return nil }
      list.append(number)
    }
    return list
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private mutating func skipSpaces() {
    while place < bytes.count, [0x20, 0x0A, 0x09, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private mutating func skipDigits() {
    while place < bytes.count, Self.isDigit(bytes[place]) { place += 1 }
  }

  private mutating func skipExponent() {
    guard place < bytes.count,
      bytes[place] == UInt8(ascii: "e") || bytes[place] == UInt8(ascii: "E")
    else { return }
    let start = place
    place += 1
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
      place += 1
    }
    let digits = place
    skipDigits()
    if place == digits { place = start }
  }
}
