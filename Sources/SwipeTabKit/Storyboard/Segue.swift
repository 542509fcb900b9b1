/// A named link from the container to a page.
///
/// Only the identifier matters, which is the identifier of the page. The kind is informative and has no effect.
public struct Segue: Sendable, Hashable {
  /// The way in which a segue shows the page.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Pushed or shown in place.
    case show
    /// Presented over everything.
    case modal
    /// In a custom way.
    case custom
  }

  /// The identifier of the link and of its page.
  public var id: PageID
  /// The kind, which readers of a storyboard see.
  ///
  /// It has no effect.
  ///
  /// The default is show.
  public var kind: Kind

  /// Makes a segue to the page with its identifier.
  public init(_ id: PageID, kind: Kind = .show) {
    self.id = id
    self.kind = kind
  }
}
