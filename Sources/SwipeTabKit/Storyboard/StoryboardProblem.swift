/// A problem with the registered pages.
public enum StoryboardProblem: Sendable, Hashable, CustomStringConvertible {
  /// The severity of a problem.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Something cannot be used.
    case error
    /// Something can be used, but probably not as meant.
    case warning
  }

  /// An identifier is registered twice, as segue or directly.
  ///
  /// Its page is listed once. A warning.
  case registeredTwice(PageID)
  /// An identifier that is not defined, with the nearest defined one, if one is near.
  case unknown(PageID, nearest: PageID?)
  /// A screen that cannot be a tab, because it has no item.
  case notATab(PageID)
  /// A page's item is invalid, with the reason.
  case item(PageID, String)
  /// Two pages have the same identifier.
  case identifierTaken(PageID)
  /// A page's own identifier differs from the identifier that it is defined under.
  case otherIdentifier(defined: PageID, actual: PageID)

  /// The severity: a warning for an identifier registered twice, else an error.
  public var severity: Severity {
    if case .registeredTwice = self { .warning } else { .error }
  }

  /// The problem as a sentence.
  public var description: String {
    switch self {
    case .registeredTwice(let id):
      "page \(quoted(id.rawValue)) is registered twice"
    case .unknown(let id, let nearest):
      "no page \(quoted(id.rawValue)) is defined"
        + (nearest.map { "; did you mean \(quoted($0.rawValue))?" } ?? "")
    case .notATab(let id):
      "screen \(quoted(id.rawValue)) has no item, so it cannot be a tab"
    case .item(let id, let problem):
      "the item of page \(quoted(id.rawValue)) \(problem)"
    case .identifierTaken(let id):
      "the identifier \(quoted(id.rawValue)) is given to two pages"
    case .otherIdentifier(let defined, let actual):
      "the page defined as \(quoted(defined.rawValue)) calls itself \(quoted(actual.rawValue))"
    }
  }
}

/// All problems that prevent a storyboard from loading.
public struct StoryboardError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems in the order they were found, with warnings.
  public let problems: [StoryboardProblem]

  /// The problems, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
