/// A value in a message, with the type that D-Bus gives it.
nonisolated indirect enum BusValue: Sendable, Hashable {
  case byte(UInt8)
  case bool(Bool)
  case short(Int16)
  case int(Int32)
  case uint(UInt32)
  case long(Int64)
  case double(Double)
  case string(String)
  /// The path of an object: `/`, or names of letters, digits and underscores, each after a slash.
  case path(String)
  /// Values of one type, whose signature is given because an array may be empty.
  case array(String, [BusValue])
  case structure([BusValue])
  case entry(BusValue, BusValue)
  case variant(BusValue)
  /// A value of a type that is not used here, such as a file descriptor.
  case other

  /// The type as D-Bus writes it, incomplete for arrays that were read, whose elements' type is not kept.
  var signature: String {
    switch self {
    case .byte: "y"
    case .bool: "b"
    case .short: "n"
    case .int: "i"
    case .uint: "u"
    case .long: "x"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .array(let element, _): "a" + element
    case .structure(let fields): "(" + fields.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    case .other: ""
    }
  }

  var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    case .variant(let value): value.text
    default: nil
    }
  }

  var integer: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .short(let value): Int(value)
    case .int(let value): Int(value)
    case .uint(let value): Int(value)
    case .long(let value): Int(value)
    case .variant(let value): value.integer
    default: nil
    }
  }

  var number: Double? {
    switch self {
    case .double(let value): value
    case .variant(let value): value.number
    default: integer.map(Double.init)
    }
  }

  var flag: Bool? {
    switch self {
    case .bool(let value): value
    case .variant(let value): value.flag
    default: nil
    }
  }

  var elements: [BusValue] {
    switch self {
    case .array(_, let values), .structure(let values): values
    case .variant(let value): value.elements
    default: []
    }
  }

  subscript(key key: String) -> BusValue? {
    for case .entry(.string(key), let value) in elements { return value }
    return nil
  }
}
