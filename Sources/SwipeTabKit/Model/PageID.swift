/// The stable name of a page: its segue's identifier, its direct identifier or the one it was generated with.
public struct PageID: Sendable, Hashable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
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

  /// The name itself.
  public var description: String { rawValue }
}
