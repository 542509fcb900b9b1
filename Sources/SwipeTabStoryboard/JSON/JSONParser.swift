/// The state of parsing a text: the position, the open containers and the nodes found.
struct JSONParser {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let bytes: [UInt8]
  private let firstLine: Int
  private let limits: JSONReader.Limits
  /// The offset of the next byte, which never decreases.
  var position = 0
  private(set) var nodes: [JSONNode] = []
  /// The nodes of the containers around `position`, outermost first.
  private var open: [Int] = []

  init(bytes: [UInt8], firstLine: Int, limits: JSONReader.Limits) {
    self.bytes = bytes
    self.firstLine = firstLine
    self.limits = limits
  }

  /// The element that the grammar allows next.
  private enum Expectation {
    /// A value: at the start, after a colon, and after a comma in an array.
    case value
    case valueOrEnd
    /// A key: after a comma in an object.
    case key
    case keyOrEnd
    /// The end of a value: a comma, the end of its container, or the end of the text.
    case separator
  }

  mutating func parse() throws(JSONError) {
    // Each value but the first follows a comma, a colon or a bracket, so there are no more nodes
    // than this. Reserved memory that is not written to costs nothing.
    nodes.reserveCapacity(min(bytes.count / 2 + 1, limits.count))
    if bytes.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
    var expectation = Expectation.value
    while true {
      skipWhitespace()
      switch expectation {
      case .value:
        expectation = try readValue(or: "a value")
      case .valueOrEnd:
        if next == UInt8(ascii: "]") {
          expectation = close()
        } else {
          expectation = try readValue(or: "a value or ']'")
        }
      case .key:
        try readKey(or: "a quoted key")
        expectation = .value
      case .keyOrEnd:
        if next == UInt8(ascii: "}") {
          expectation = close()
        } else {
          try readKey(or: "a quoted key or '}'")
          expectation = .value
        }
      case .separator:
        guard let container = open.last else { return try expectEnd() }
        expectation = try readSeparator(in: container)
      }
    }
  }

  /// The next byte, or 0 at the end, because a zero byte is never valid.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipWhitespace() {
    while true {
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  /// Reads a whole scalar, or the opening bracket of a container.
  private mutating func readValue(or expected: String) throws(JSONError) -> Expectation {
    switch next {
    case UInt8(ascii: "{"):
      try openContainer()
      return .keyOrEnd
    case UInt8(ascii: "["):
      try openContainer()
      return .valueOrEnd
    case UInt8(ascii: "\""):
      try appendNode()
      try readString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try appendNode()
      try readNumber()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      try appendNode()
      try readWord(or: expected)
    default:
      throw unexpected(expected)
    }
    return .separator
  }

  private mutating func readKey(or expected: String) throws(JSONError) {
    guard next == UInt8(ascii: "\"") else { throw unexpected(expected) }
    try appendNode()
    try readString()
    skipWhitespace()
    guard next == UInt8(ascii: ":") else { throw unexpected("':' after the key") }
    position += 1
  }

  private mutating func readSeparator(in container: Int) throws(JSONError) -> Expectation {
    let isObject = bytes[Int(nodes[container].offset)] == UInt8(ascii: "{")
    switch next {
    case UInt8(ascii: ","):
      position += 1
      return isObject ? .key : .value
    case UInt8(ascii: "}") where isObject: return close()
    case UInt8(ascii: "]") where !isObject: return close()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      var mistake = unexpected(isObject ? "',' or '}'" : "',' or ']'")
      let opening = error("", at: Int(nodes[container].offset)).place
      mistake.message += " (for the '\(isObject ? "{" : "[")' at \(opening))"
      throw mistake
    default: throw unexpected(isObject ? "',' or '}'" : "',' or ']'")
    }
  }

  private func expectEnd() throws(JSONError) {
    guard position == bytes.count else { throw unexpected("the end of the text") }
  }

  private mutating func openContainer() throws(JSONError) {
    guard open.count < limits.depth else {
      throw error("expected at most \(limits.depth) levels of nesting, found one more")
    }
    open.append(nodes.count)
    try appendNode()
    position += 1
  }

  private mutating func close() -> Expectation {
    position += 1
    nodes[open.removeLast()].end = UInt32(nodes.count)
    return .separator
  }

  /// Appends a node, whose offset fits into 32 bits by the reader's limits.
  private mutating func appendNode() throws(JSONError) {
    guard nodes.count < limits.count else {
      throw error("expected at most \(limits.count) values and keys, found one more")
    }
    nodes.append(JSONNode(offset: UInt32(position), end: UInt32(nodes.count + 1)))
  }

  func error(_ message: String, at offset: Int? = nil) -> JSONError {
    var finder = JSONPlaceFinder(bytes: bytes, firstLine: firstLine)
    return JSONError(place: finder.place(at: offset ?? position), message: message)
  }
}
