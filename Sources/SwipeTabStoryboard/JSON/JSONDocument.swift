/// A parsed JSON text, with a flat table of its values.
///
/// The table has one entry of 8 bytes for each value and each key, in the order of the text. The entries of a
/// container's content follow the container's entry. Strings and numbers are decoded on demand. So a document needs the
/// memory of its text and at most 4 bytes for each byte of it.
package final class JSONDocument: Sendable {
  /// The text, in UTF-8.
  package let bytes: [UInt8]
  /// The number of the text's first line.
  ///
  /// It is more than 1 for an excerpt of a longer text.
  package let firstLine: Int
  let nodes: [JSONNode]

  init(bytes: [UInt8], firstLine: Int, nodes: [JSONNode]) {
    self.bytes = bytes
    self.firstLine = firstLine
    self.nodes = nodes
  }

  /// The outermost value.
  package var root: JSONValue { JSONValue(document: self, index: 0) }

  /// The line and column of a byte.
  ///
  /// O(n) in the offset. For many offsets, use a ``JSONPlaceFinder``.
  package func place(at offset: Int) -> JSONPlace {
    var finder = JSONPlaceFinder(bytes: bytes, firstLine: firstLine)
    return finder.place(at: offset)
  }
}

/// A value or key of a document.
struct JSONNode: Sendable {
  /// The start, in bytes from the start of the text.
  var offset: UInt32
  /// The index of the first node after it and its content.
  var end: UInt32
}
