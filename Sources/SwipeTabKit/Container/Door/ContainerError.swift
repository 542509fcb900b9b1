/// A page that does not exist was requested: as a container's initial page, or to be selected.
public enum ContainerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No page has this identifier.
  ///
  /// `nearest` is a similar identifier, if there is one.
  case unknownPage(PageID, nearest: PageID?)
  /// No page has this index: it is not in `0..<count`.
  case indexOutOfRange(Int, count: Int)

  /// The problem in words.
  public var description: String {
    switch self {
    case .unknownPage(let id, let nearest):
      "there is no page \"\(id)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .indexOutOfRange(let index, let count):
      count == 0
        ? "there is no page \(index): there are no pages"
        : "there is no page \(index): pages are numbered 0 to \(count - 1)"
    }
  }
}

/// The page that shows first.
public enum InitialPage: Sendable, Hashable {
  /// The page at an index.
  case index(Int)
  /// The page with an identifier.
  case id(PageID)
}
