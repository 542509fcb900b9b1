/// Why a container cannot be made.
public enum ContainerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The initial page is not among the pages; with the nearest identifier, if one is near.
  case noInitialPage(PageID, nearest: PageID?)
  /// The initial index is not in `0..<count`.
  case noInitialIndex(Int, count: Int)

  /// The problem in words.
  public var description: String {
    switch self {
    case .noInitialPage(let id, let nearest):
      "there is no page \"\(id)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .noInitialIndex(let index, let count):
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
