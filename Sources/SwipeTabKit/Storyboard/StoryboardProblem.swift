/// One thing that is wrong with what was registered.
public enum StoryboardProblem: Sendable, Hashable, CustomStringConvertible {
  /// How bad a problem is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// What was given cannot be used.
    case error
    /// What was given can be used, but probably not as it was meant.
    case warning
  }

  /// An identifier is registered twice, as segue or directly; its page is there once. A warning.
  case registeredTwice(PageID)
  /// An identifier that the storyboard does not know; with the nearest it knows, if one is near.
  case unknown(PageID, nearest: PageID?)
  /// A screen that cannot be a tab, as it has no item.
  case notATab(PageID)
  /// A page's item lacks something.
  case item(PageID, String)
  /// Two pages have one identifier.
  case identifierTaken(PageID)
  /// A page says that its identifier is another than it is defined under.
  case otherIdentifier(defined: PageID, actual: PageID)

  /// How bad it is: what is registered twice is a warning, all else an error.
  public var severity: Severity {
    if case .registeredTwice = self { .warning } else { .error }
  }

  /// The problem in words.
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

/// Everything that keeps a storyboard from being loaded.
public struct StoryboardError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, warnings too, in the order they were met.
  public let problems: [StoryboardProblem]

  /// The problems, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
