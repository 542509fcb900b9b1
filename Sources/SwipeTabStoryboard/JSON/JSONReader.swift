/// Reads JSON strictly by RFC 8259, in linear time and without recursion.
///
/// There are no extensions: no comments, no trailing commas, no other number formats. Text is UTF-8 and validated. A
/// byte order mark at the start is skipped, as section 8.1 permits. Repeated keys in an object are accepted here.
/// ``JSONObject`` reports them.
package enum JSONReader {
  /// The limits beyond which a text is refused.
  package struct Limits: Sendable, Hashable {
    /// The length, in bytes; 64 MiB by default, and never more than 4 GiB − 1.
    package var size: Int
    /// The nesting depth of arrays and objects.
    ///
    /// The default is 512.
    package var depth: Int

    /// The largest number of values and keys.
    ///
    /// The default is as many as the size allows.
    package var count: Int

    /// Makes limits; omitted ones have their defaults.
    package init(size: Int = 64 << 20, depth: Int = 512, count: Int = .max) {
      self.size = min(size, Int(UInt32.max))
      self.depth = depth
      self.count = count
    }
  }

  /// Parses a text.
  ///
  /// O(n) in the length of the text, which is not copied.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - firstLine: The number of the text's first line, for locations.
  ///   - limits: The limits beyond which the text is refused.
  /// - Returns: The document; its root is the text's value.
  /// - Throws: The first error in the text.
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
