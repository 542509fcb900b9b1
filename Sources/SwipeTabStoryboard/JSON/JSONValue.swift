/// A value or key of a document.
///
/// It is a reference of two words into the document; nothing is copied until a string or number is
/// read.
package struct JSONValue: Sendable {
  /// The kinds of values.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case object, array, string, number, boolean, null

    /// The kind with its article, for messages.
    package var phrase: String {
      switch self {
      case .object, .array: "an \(rawValue)"
      case .string, .number, .boolean: "a \(rawValue)"
      case .null: rawValue
      }
    }
  }

  /// The document that holds the value.
  package let document: JSONDocument
  let index: Int

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// The start of the value, in bytes from the start of the text.
  package var offset: Int { Int(document.nodes[index].offset) }

  /// The line and column of the value's start.
  ///
  /// O(n) in the offset.
  package func place() -> JSONPlace { document.place(at: offset) }

  /// The kind of the value, from its first byte.
  package var kind: Kind {
    switch document.bytes[offset] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// The value of a boolean, or nil for another kind of value.
  package var boolean: Bool? {
    kind == .boolean ? document.bytes[offset] == UInt8(ascii: "t") : nil
  }

  /// The elements of an array, in order, or nil for another kind of value.
  package var elements: JSONElements? {
    kind == .array ? JSONElements(container: self) : nil
  }

  /// The members of an object, in order and with repeated keys, or nil for another kind of value.
  package var members: JSONMembers? {
    kind == .object ? JSONMembers(values: JSONElements(container: self)) : nil
  }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
  /// The key, a string.
  package let key: JSONValue
  /// The value.
  package let value: JSONValue
}

/// The elements of an array, in order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private let end: Int
  private var position: Int

  fileprivate init(container: JSONValue) {
    document = container.document
    end = Int(document.nodes[container.index].end)
    position = container.index + 1
  }

  /// Advances to the next value.
  package mutating func next() -> JSONValue? {
    guard position < end else { return nil }
    defer { position = Int(document.nodes[position].end) }
    return JSONValue(document: document, index: position)
  }
}

/// The members of an object, in order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  /// Keys and values in turns.
  fileprivate var values: JSONElements

  /// Advances to the next member.
  package mutating func next() -> JSONMember? {
    guard let key = values.next(), let value = values.next() else { return nil }
    return JSONMember(key: key, value: value)
  }
}
