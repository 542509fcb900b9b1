/// A name by which a program, a storyboard or a saved state refers to something.
///
/// There is a separate type for each kind: ``PageID``, ``ControlID`` and ``ViewID``. All are made from strings and
/// string literals, and are encoded as plain strings.
public protocol Identifier: Hashable, Sendable, Codable, ExpressibleByStringInterpolation,
  CodingKeyRepresentable, CustomStringConvertible
where StringLiteralType == String {
  var rawValue: String { get }

  init(_ rawValue: String)
}

extension Identifier {
  /// Makes an identifier from a literal.
  @inlinable public init(stringLiteral value: String) { self.init(value) }

  /// Decodes a single string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  /// Makes an identifier from a key, so that dictionaries by identifier are encoded as JSON objects.
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

  /// The identifier as a key.
  public var codingKey: any CodingKey { IdentifierKey(stringValue: rawValue) }

  /// The identifier as a string.
  public var description: String { rawValue }
}

private struct IdentifierKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
