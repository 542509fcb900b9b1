/// An element of an XML file.
nonisolated struct XMLElement: Sendable {
  var name: String
  /// The place of the element's `<` in the file, in bytes.
  var place: Int
  var attributes: [XMLAttribute] = []
  var children: [XMLElement] = []
  var hasText = false

  func attribute(_ name: String) -> XMLAttribute? { attributes.first { $0.name == name } }
}

/// An attribute of an XML element.
nonisolated struct XMLAttribute: Sendable {
  var name: String
  var value: String
  /// The place of the value in the file, in bytes.
  var place: Int
}

/// Parses the XML of drawing programs, with at most 10,000 elements, nested at most 100 deep, in linear time.
nonisolated struct XMLReader {
  /// A mistake and its place in the file, in bytes.
  struct Failure: Error, Hashable, Sendable {
    var place: Int
    var message: String
  }

  private static let deepest = 100
  private static let most = 10_000

  private let bytes: [UInt8]
  private var place = 0
  private var count = 0
  private var open: [XMLElement] = []
  private var root: XMLElement?

  static func read(_ bytes: [UInt8]) throws(Failure) -> XMLElement {
    var reader = XMLReader(bytes)
    return try reader.document()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  private mutating func document() throws(Failure) -> XMLElement {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        try text()
        continue
      }
      if try skip("<!--", to: "-->") { continue }
      if try skip("<?", to: "?>") { continue }
      if try skip("<![CDATA[", to: "]]>") {
        if !open.isEmpty { open[open.count - 1].hasText = true }
      } else if has("<!") {
        try doctype()
      } else if has("</") {
        try end()
      } else {
        try start()
      }
    }
    if let element = open.last {
      throw Failure(place: element.place, message: "<\(element.name)> is not closed")
    }
    guard let root else {
      throw Failure(place: place, message: "an element is expected, not the end")
    }
    return root
  }

  private mutating func text() throws(Failure) {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    guard let first = (start..<place).first(where: { !Self.isSpace(bytes[$0]) }) else { return }
    guard !open.isEmpty else { throw Failure(place: first, message: "text outside of an element") }
    open[open.count - 1].hasText = true
  }

  /// Skips a declaration of the kind of document, unless it defines something.
  private mutating func doctype() throws(Failure) {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if bytes[place] == UInt8(ascii: "[") {
        throw Failure(place: place, message: "definitions in <!DOCTYPE> are not read")
      }
      place += 1
    }
    guard place < bytes.count else { throw Failure(place: start, message: "'<!' is not closed") }
    place += 1
  }

  private mutating func start() throws(Failure) {
    let start = place
    place += 1
    var element = XMLElement(name: name(), place: start)
    guard !element.name.isEmpty else {
      throw Failure(place: start, message: "a name is expected after '<'")
    }
    guard root == nil || !open.isEmpty else {
      throw Failure(place: start, message: "a second outermost element <\(element.name)>")
    }
    count += 1
    guard count <= Self.most else {
      throw Failure(place: start, message: "more than \(Self.most) elements")
    }
    while true {
      skipSpaces()
      if try skip("/>", to: "") { return close(element) }
      if try skip(">", to: "") { break }
      guard place < bytes.count else {
        throw Failure(place: start, message: "<\(element.name)> has no '>'")
      }
      let attribute = try attribute()
      guard element.attribute(attribute.name) == nil else {
        throw Failure(place: attribute.place, message: "a second \(attribute.name)")
      }
      element.attributes.append(attribute)
    }
    guard open.count < Self.deepest else {
      throw Failure(place: start, message: "elements are nested more than \(Self.deepest) deep")
    }
    open.append(element)
  }

  private mutating func end() throws(Failure) {
    let start = place
    place += 2
    let name = name()
    skipSpaces()
    guard let element = open.last, element.name == name else {
      let expected = open.last.map { "</\($0.name)> is expected, not " } ?? "nothing is open for "
      throw Failure(place: start, message: "\(expected)'</\(name)>'")
    }
    guard try skip(">", to: "") else {
      throw Failure(place: start, message: "'</\(name)' has no '>'")
    }
    open.removeLast()
    close(element)
  }

  private mutating func close(_ element: XMLElement) {
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private mutating func attribute() throws(Failure) -> XMLAttribute {
    let start = place
    let name = name()
    guard !name.isEmpty else {
      throw Failure(place: start, message: "the name of an attribute is expected")
    }
    skipSpaces()
    let isAssigned = try skip("=", to: "")
    skipSpaces()
    guard isAssigned, place < bytes.count, bytes[place] == 0x22 || bytes[place] == 0x27 else {
      throw Failure(place: start, message: "\(name) is expected to have a value in quotes")
    }
    let quote = bytes[place]
    place += 1
    let first = place
    while place < bytes.count, bytes[place] != quote { place += 1 }
    guard place < bytes.count else {
      throw Failure(place: first - 1, message: "the quotes of \(name) are not closed")
    }
    let value = String(decoding: bytes[first..<place], as: UTF8.self)
    place += 1
    return XMLAttribute(name: name, value: try expand(value, first), place: first)
  }

  private func expand(_ value: String, _ start: Int) throws(Failure) -> String {
    guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
    var parts = value.split(separator: "&", omittingEmptySubsequences: false)
    var text = String(parts.removeFirst())
    for part in parts {
      let pieces = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2, let character = Self.character(pieces[0]) else {
        throw Failure(place: start, message: "unknown entity '&\(part.prefix(20))'")
      }
      text.append(character)
      text += pieces[1]
    }
    return text
  }

  private static func character(_ entity: Substring) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard entity.hasPrefix("#") else { return nil }
    let isHex = entity.hasPrefix("#x")
    return UInt32(entity.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map(Character.init)
  }
}

// Words.
nonisolated extension XMLReader {
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private mutating func skipSpaces() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      place + text.count <= bytes.count && bytes[place..<place + text.count].elementsEqual(text)
    }
  }

  /// Skips a part that begins with a text, through its end, or returns false if the text is not there.
  private mutating func skip(_ text: StaticString, to end: StaticString) throws(Failure) -> Bool {
    guard has(text) else { return false }
    let start = place
    place += text.utf8CodeUnitCount
    while place < bytes.count, !has(end) { place += 1 }
    guard has(end) else { throw Failure(place: start, message: "'\(text)' is not closed") }
    place += end.utf8CodeUnitCount
    return true
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, !Self.isSpace(bytes[place]), !Self.endsName(bytes[place]) {
      place += 1
    }
    return String(decoding: bytes[start..<place].prefix(60), as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), 0x22, 0x27:
      true
    default: false
    }
  }
}
