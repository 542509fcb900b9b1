/// Reads JSON exactly as RFC 8259 has it, in linear time and without recursion.
///
/// There are no extensions: no comments, no trailing commas, no other number formats. Text is UTF-8, checked byte by
/// byte; a byte order mark at the start is skipped, as section 8.1 permits. Keys that stand twice in an object are
/// legal here; ``JSONObject`` reports them.
package enum JSONReader {
  /// What a text may be at most before it is refused.
  package struct Limits: Sendable, Hashable {
    /// The length, in bytes; 64 MiB by default, and never more than 4 GiB − 1.
    package var size: Int
    /// How many arrays and objects may stand in each other; 512 by default.
    package var depth: Int

    /// How many values and keys there may be; by default as many as the size allows.
    package var count: Int

    /// Makes limits; any that is not given has its default.
    package init(size: Int = 64 << 20, depth: Int = 512, count: Int = .max) {
      self.size = min(size, Int(UInt32.max))
      self.depth = depth
      self.count = count
    }
  }

  /// Reads a text.
  ///
  /// O(n) in the length of the text, which is not copied.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - firstLine: The number of the text's first line, for places.
  ///   - limits: What is refused without a look at its content.
  /// - Returns: The document; its root is the text's one value.
  /// - Throws: The first mistake in the text.
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
