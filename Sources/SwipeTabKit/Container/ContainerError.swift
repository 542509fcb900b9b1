/// Why a page cannot be found: the initial one of a container, or one to select.
public enum ContainerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No page has this identifier; with the nearest identifier, if one is near.
  case unknownPage(PageID, nearest: PageID?)
  /// No page has this index, as it is not in `0..<count`.
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

/// Which page shows first.
public enum InitialPage: Sendable, Hashable {
  /// The page at an index.
  case index(Int)
  /// The page with an identifier.
  case id(PageID)
}
