/// Reads JSON strictly by RFC 8259, in linear time and without recursion.
///
/// A byte order mark at the start is skipped, as section 8.1 permits. Repeated keys are accepted here, and
/// ``JSONObject`` reports them.
package enum JSONReader {
  package struct Limits: Sendable, Hashable {
    /// The length in bytes, never more than 4 GiB − 1.
    package var size: Int
    package var depth: Int

    /// The largest number of values and keys.
    package var count: Int

    package init(size: Int = 64 << 20, depth: Int = 512, count: Int = .max) {
      self.size = min(size, Int(UInt32.max))
      self.depth = depth
      self.count = count
    }
  }

  /// Parses a text in linear time, without copying it.
  package static func parse(
    _ bytes: [UInt8], firstLine: Int = 1, limits: Limits = Limits()
  ) throws(JSONError) -> JSONDocument {
    guard bytes.count <= limits.size else {
      throw JSONError(
        place: JSONPlace(offset: 0, line: firstLine, column: 1),
        message: "expected at most \(limits.size) bytes, found \(bytes.count)")
    }
    var parser = JSONParser(bytes: bytes, firstLine: firstLine, limits: limits)
    try parser.parse()
    return JSONDocument(bytes: bytes, firstLine: firstLine, nodes: parser.nodes)
  }
}
