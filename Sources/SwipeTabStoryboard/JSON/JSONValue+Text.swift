extension JSONValue {
  package var string: String? {
    guard kind == .string else { return nil }
    return withContent { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether this is a string of exactly these scalars, unlike `==`, for which `é` in one and in two is the same.
  package func isString(_ text: String) -> Bool {
    guard kind == .string else { return false }
    return withContent { $0.elementsEqual(text.utf8) }
  }

  /// The index of this string in a list, compared as in `isString`.
  package func place(among names: [String]) -> Int? {
    guard kind == .string else { return nil }
    return withContent { content in names.firstIndex { content.elementsEqual($0.utf8) } }
  }

  func withContent<Result>(_ body: (ArraySlice<UInt8>) -> Result) -> Result {
    let content = rawString
    guard content.contains(UInt8(ascii: "\\")) else { return body(content) }
    return body(Self.unescaped(content)[...])
  }

  private var rawString: ArraySlice<UInt8> {
    let bytes = document.bytes
    let start = offset + 1
    var end = start
    while bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes[start..<end]
  }

  private static func unescaped(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): result.append(contentsOf: takeScalar(from: &rest))
      default: result.append(escape)
      }
    }
    return result
  }

  private static func takeScalar(from rest: inout ArraySlice<UInt8>) -> String.UTF8View {
    var units = [takeCodeUnit(from: &rest)]
    if UTF16.isLeadSurrogate(units[0]) {
      rest = rest.dropFirst(2)
      units.append(takeCodeUnit(from: &rest))
    }
    return String(decoding: units, as: UTF16.self).utf8
  }

  private static func takeCodeUnit(from rest: inout ArraySlice<UInt8>) -> UInt16 {
    let digits = String(decoding: rest.prefix(4), as: UTF8.self)
    rest = rest.dropFirst(4)
    return UInt16(digits, radix: 16) ?? 0
  }
}

/// A number, as written and as the nearest double.
package struct JSONNumber: Sendable, Hashable {
  package let text: String
  /// The nearest double, which is infinite if the number is too large.
  package let value: Double

  /// The exact integer in any notation, or nil if the number is not whole or too large.
  package var integer: Int? {
    if let exact = Int(text) { return exact }
    // Whole doubles are exact up to 2^53, and so are 1e3 and 2.0 up to there.
    return abs(value) <= 0x1p53 ? Int(exactly: value) : nil
  }
}

extension JSONValue {
  package var number: JSONNumber? {
    guard kind == .number else { return nil }
    let digits = document.bytes[offset...].prefix(while: Self.isOfNumber)
    let text = String(decoding: digits, as: UTF8.self)
    guard let value = Double(text) else { return nil }
    return JSONNumber(text: text, value: value)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
