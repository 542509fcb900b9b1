/// The identifier of a page: its segue's, its direct one or the one it was generated with.
public struct PageID: Sendable, Hashable, Codable, ExpressibleByStringInterpolation,
  CodingKeyRepresentable, CustomStringConvertible
{
  /// The identifier as a string.
  public let rawValue: String

  /// Makes an identifier from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes an identifier from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Decodes a single string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  /// Makes an identifier from a key, so that dictionaries by page are encoded as JSON objects.
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

  /// The identifier as a key.
  public var codingKey: any CodingKey { Key(stringValue: rawValue) }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The identifier as a string.
  public var description: String { rawValue }
}
