/// A parsed JSON text, with a flat table of its values.
///
/// The table has one entry of 8 bytes for each value and each key, in the order of the text, and a container's content
/// follows its entry. Strings and numbers are decoded on demand.
package final class JSONDocument: Sendable {
  package let bytes: [UInt8]
  /// The number of the text's first line, more than 1 for an excerpt of a longer text.
  package let firstLine: Int
  let nodes: [JSONNode]

  init(bytes: [UInt8], firstLine: Int, nodes: [JSONNode]) {
    self.bytes = bytes
    self.firstLine = firstLine
    self.nodes = nodes
  }

  package var root: JSONValue { JSONValue(document: self, index: 0) }

  /// Returns the place in O(n) of the offset; many offsets need a ``JSONPlaceFinder``.
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
