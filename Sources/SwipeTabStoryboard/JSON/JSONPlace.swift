/// A place in a JSON text.
package struct JSONPlace: Sendable, Hashable, CustomStringConvertible {
  /// The distance from the start of the text, in bytes.
  package var offset: Int
  /// The line, counted from 1.
  ///
  /// Only `\n` ends a line; a `\r` before it is the last column of its line.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars.
  ///
  /// A byte order mark at the start of the text has none.
  package var column: Int

  package var description: String { "\(line):\(column)" }
}

/// Finds lines and columns in one pass over a text, for offsets that never decrease.
package struct JSONPlaceFinder {
  private let bytes: [UInt8]
  private var next: JSONPlace

  /// Makes a finder that has not looked at anything yet.
  package init(bytes: [UInt8], firstLine: Int = 1) {
    self.bytes = bytes
    let start = bytes.starts(with: JSONParser.byteOrderMark) ? JSONParser.byteOrderMark.count : 0
    next = JSONPlace(offset: start, line: firstLine, column: 1)
  }

  /// The line and column of the byte at `offset`.
  ///
  /// O(n) in the distance from the last place.
  ///
  /// - Precondition: No place behind `offset` was asked for before.
  package mutating func place(at offset: Int) -> JSONPlace {
    while next.offset < min(offset, bytes.count) {
      let byte = bytes[next.offset]
      next.offset += 1
      if byte == UInt8(ascii: "\n") {
        next.line += 1
        next.column = 1
      } else if byte & 0xC0 != 0x80 {
        // The first byte of a scalar; its others have the form 10xxxxxx.
        next.column += 1
      }
    }
    precondition(next.offset <= max(offset, JSONParser.byteOrderMark.count), "places only go on")
    return next
  }
}
