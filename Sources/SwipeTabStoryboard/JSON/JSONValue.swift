/// One value of a document, or one key, with its place.
///
/// It is a reference of two words into the document; nothing is copied until a string or number is asked for.
package struct JSONValue: Sendable {
  /// What a value is.
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

  /// Where the value begins, in bytes from the start of the text.
  package var offset: Int { Int(document.nodes[index].offset) }

  /// The line and column where the value begins.
  ///
  /// O(n) in the offset.
  package func place() -> JSONPlace { document.place(at: offset) }

  /// What the value is, which its first byte tells.
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

  /// The truth value of a boolean; nil for anything else.
  package var boolean: Bool? {
    kind == .boolean ? document.bytes[offset] == UInt8(ascii: "t") : nil
  }

  /// The values in an array, in order; nil for anything else.
  package var elements: JSONElements? {
    kind == .array ? JSONElements(container: self) : nil
  }

  /// The members of an object, in order, each as often as it stands there; nil for anything else.
  package var members: JSONMembers? {
    kind == .object ? JSONMembers(values: JSONElements(container: self)) : nil
  }
}

/// A key of an object, and what stands there.
package struct JSONMember: Sendable {
  /// The key: a string, with its own place.
  package let key: JSONValue
  /// The value.
  package let value: JSONValue
}

/// The values in a container, in order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private let end: Int
  private var position: Int

  fileprivate init(container: JSONValue) {
    document = container.document
    end = Int(document.nodes[container.index].end)
    position = container.index + 1
  }

  /// Goes on to the next value.
  package mutating func next() -> JSONValue? {
    guard position < end else { return nil }
    defer { position = Int(document.nodes[position].end) }
    return JSONValue(document: document, index: position)
  }
}

/// The members of an object, in order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  /// Keys and values by turns.
  fileprivate var values: JSONElements

  /// Goes on to the next member.
  package mutating func next() -> JSONMember? {
    guard let key = values.next(), let value = values.next() else { return nil }
    return JSONMember(key: key, value: value)
  }
}
