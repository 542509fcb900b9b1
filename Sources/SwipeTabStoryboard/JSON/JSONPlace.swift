/// A location in a JSON text.
package struct JSONPlace: Sendable, Hashable, CustomStringConvertible {
  /// The offset in bytes.
  package var offset: Int
  /// The line, counted from 1 and ended only by `\n`.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars, without a byte order mark at the start of the text.
  package var column: Int

  package var description: String { "\(line):\(column)" }
}

/// Computes lines and columns in one pass over a text, for ascending offsets.
package struct JSONPlaceFinder {
  private let bytes: [UInt8]
  private var next: JSONPlace

  package init(bytes: [UInt8], firstLine: Int = 1) {
    self.bytes = bytes
    let start = bytes.starts(with: JSONParser.byteOrderMark) ? JSONParser.byteOrderMark.count : 0
    next = JSONPlace(offset: start, line: firstLine, column: 1)
  }

  package mutating func place(at offset: Int) -> JSONPlace {
    while next.offset < min(offset, bytes.count) {
      let byte = bytes[next.offset]
      next.offset += 1
      if byte == UInt8(ascii: "\n") {
        next.line += 1
        next.column = 1
      } else if byte & 0xC0 != 0x80 {
        // The first byte of a scalar; its other bytes have the form 10xxxxxx.
        next.column += 1
      }
    }
    precondition(next.offset <= max(offset, JSONParser.byteOrderMark.count), "places only go on")
    return next
  }
}
