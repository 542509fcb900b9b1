/// The stable name of a page: its segue's identifier, its direct identifier or the one it was generated with.
public struct PageID: Sendable, Hashable, Codable, ExpressibleByStringLiteral,
  CodingKeyRepresentable, CustomStringConvertible
{
  /// The name itself.
  public let rawValue: String

  /// Makes an identifier from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes an identifier from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Reads the name alone.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  /// Makes an identifier from a key, so that dictionaries by page become objects in JSON.
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

  /// The name as a key.
  public var codingKey: any CodingKey { Key(stringValue: rawValue) }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The name itself.
  public var description: String { rawValue }
}
