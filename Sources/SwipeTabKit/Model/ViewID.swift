/// The identifier of a custom view, unique in the body of a screen.
public struct ViewID: Identifier {
  /// The identifier as a string.
  public let rawValue: String

  /// Makes an identifier from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
