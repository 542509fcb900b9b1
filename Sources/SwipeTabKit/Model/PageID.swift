/// The identifier of a page or a screen, unique in its container.
///
/// Links, tests and saved states find the page by it.
///
/// The identifier of a screen that shows a container also identifies the container.
public struct PageID: Identifier {
  /// The identifier as a string.
  public let rawValue: String

  /// Makes an identifier from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
