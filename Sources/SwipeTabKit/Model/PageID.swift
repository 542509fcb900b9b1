/// The identifier of a page or a screen: its segue's, its direct one or the one it was generated with.
///
/// The identifier of a screen that shows a container also identifies the container.
public struct PageID: Identifier {
  /// The identifier as a string.
  public let rawValue: String

  /// Makes an identifier from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
