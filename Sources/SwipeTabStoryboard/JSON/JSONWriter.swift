import SwipeTabKit

/// Writes JSON into a UTF-8 buffer, without white space and with the commas it needs.
///
/// The result is valid if the caller writes keys and values of objects in turns.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// Empties the buffer and keeps its memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package mutating func object(_ content: (inout JSONWriter) -> Void) {
    container("{", "}", content)
  }

  package mutating func array(_ content: (inout JSONWriter) -> Void) {
    container("[", "]", content)
  }

  package mutating func array(_ numbers: Double...) {
    array { writer in
      for number in numbers { writer.number(number) }
    }
  }

  package mutating func array(_ strings: some Sequence<String>) {
    array { writer in
      for string in strings { writer.string(string) }
    }
  }

  package mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func boolean(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  package mutating func number(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes a number with at most six decimals, or null if it is not finite.
  package mutating func number(_ value: Double) {
    separate()
    DecimalText.append(value, to: &bytes)
  }

  /// Writes a number with as many digits as are needed to read the same double again, or null if it is not finite.
  package mutating func exactNumber(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    let text = value.description
    bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }

  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    if value.utf8.contains(where: Self.isEscaped) {
      for byte in value.utf8 { appendCharacter(byte) }
    } else {
      // Most texts; a long one is copied much faster at once.
      bytes += value.utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A document on one line, whose value `content` writes.
  package static func line(_ content: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    content(&writer)
    writer.newline()
    return writer.bytes
  }

  package mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendCharacter(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x20...: bytes.append(byte)
    default: appendControl(byte)
    }
  }

  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    content(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func appendControl(_ byte: UInt8) {
    switch byte {
    case 0x08: bytes.append(contentsOf: "\\b".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0C: bytes.append(contentsOf: "\\f".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    default:
      bytes.append(contentsOf: byte < 0x10 ? "\\u000".utf8 : "\\u001".utf8)
      bytes.append(contentsOf: String(byte & 0xF, radix: 16).utf8)
    }
  }
}

extension JSONWriter {
  package mutating func member(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }

  package mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  /// Writes nil as null.
  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }
}
