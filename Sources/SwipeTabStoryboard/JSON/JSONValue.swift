/// A value or key of a document, as a reference from which nothing is copied until it is read.
package struct JSONValue: Sendable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case object, array, string, number, boolean, null

    package var phrase: String {
      switch self {
      case .object, .array: "an \(rawValue)"
      case .string, .number, .boolean: "a \(rawValue)"
      case .null: rawValue
      }
    }
  }

  package let document: JSONDocument
  let index: Int

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  package var offset: Int { Int(document.nodes[index].offset) }

  package func place() -> JSONPlace { document.place(at: offset) }

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

  package var boolean: Bool? {
    kind == .boolean ? document.bytes[offset] == UInt8(ascii: "t") : nil
  }

  package var elements: JSONElements? {
    kind == .array ? JSONElements(container: self) : nil
  }

  /// The members of an object, in order and with repeated keys.
  package var members: JSONMembers? {
    kind == .object ? JSONMembers(values: JSONElements(container: self)) : nil
  }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
  package let key: JSONValue
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

  package mutating func next() -> JSONMember? {
    guard let key = values.next(), let value = values.next() else { return nil }
    return JSONMember(key: key, value: value)
  }
}
