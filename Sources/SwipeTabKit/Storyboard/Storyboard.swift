/// The registry that defines and sorts a container's pages.
///
/// ```swift
/// var storyboard = Storyboard()
/// storyboard.define("music") { ColorPage(id: "music", item: TabItem(title: "Music"), color: .red) }
/// storyboard.define("films") { ColorPage(id: "films", item: TabItem(title: "Films"), color: .blue) }
/// storyboard.segues = [Segue("music"), Segue("films", kind: .modal)]
/// let pages = try storyboard.load().pages  // films, then music
/// ```
@MainActor public struct Storyboard {
  /// The handling of problems.
  public enum Loading: String, Sendable, Hashable, CaseIterable {
    /// Throw if there is any error.
    case strict
    /// Omit mistakes and report them.
    case lenient
  }

  /// The result of loading: pages in order, and the problems found.
  public struct Loaded {
    /// The pages: registered ones sorted, then generated ones as given.
    public let pages: PageList
    /// The problems.
    ///
    /// After strict loading there are only warnings.
    public let problems: [StoryboardProblem]
  }

  /// The segues that the container declares.
  public var segues: [Segue] = []
  /// The pages registered by identifier.
  public var ids: [PageID] = []
  /// Pages made in code, appended in this order after the registered ones.
  ///
  /// An instance listed twice counts once.
  public var generated: [any TabPage] = []
  /// The order of registered identifiers.
  ///
  /// The default is plain.
  public var order = IdentifierOrder.plain

  private enum Definition {
    case page(() -> any TabPage)
    case screen
  }

  private var definitions: [PageID: Definition] = [:]
  private var taken: [PageID] = []

  /// Makes a storyboard without pages.
  public init() {}

  /// Defines a page.
  ///
  /// It is made when the storyboard is loaded.
  ///
  /// If an identifier is defined twice, the first page is kept and loading reports it.
  public mutating func define(_ id: PageID, page: @escaping () -> any TabPage) {
    define(id, .page(page))
  }

  /// Defines a screen that cannot be a tab, because it has no item.
  public mutating func define(screen id: PageID) { define(id, .screen) }

  private mutating func define(_ id: PageID, _ definition: Definition) {
    if definitions[id] == nil { definitions[id] = definition } else { taken.append(id) }
  }

  /// Makes the registered pages, sorted, and appends the generated ones.
  ///
  /// O(n log n) in the registrations.
  ///
  /// - Parameter loading: The handling of problems. The default is strict.
  /// - Returns: The pages, and the problems that were omitted.
  /// - Throws: `StoryboardError` with every problem, if loading is strict and one of them is an
  ///   error.
  public func load(_ loading: Loading = .strict) throws(StoryboardError) -> Loaded {
    var problems = taken.map { StoryboardProblem.identifierTaken($0) }
    var pages = registered(&problems)
    append(generated, to: &pages, &problems)
    let hasErrors = problems.contains { $0.severity == .error }
    if loading == .strict && hasErrors { throw StoryboardError(problems: problems) }
    // Pages that `PageList` would refuse were omitted above.
    let list = (try? PageList(pages)) ?? .empty
    return Loaded(pages: list, problems: problems)
  }

  private func registered(_ problems: inout [StoryboardProblem]) -> [any TabPage] {
    var seen: Set<PageID> = []
    var unique: [PageID] = []
    for id in segues.map(\.id) + ids {
      if seen.insert(id).inserted {
        unique.append(id)
      } else {
        problems.append(.registeredTwice(id))
      }
    }
    return unique.sorted(by: order.areInOrder).compactMap { make($0, &problems) }
  }

  private func make(_ id: PageID, _ problems: inout [StoryboardProblem]) -> (any TabPage)? {
    switch definitions[id] {
    case nil:
      let known = definitions.keys.map(\.rawValue).sorted()
      let near = NearestName.nearest(to: id.rawValue, in: known).map { PageID($0) }
      problems.append(.unknown(id, nearest: near))
      return nil
    case .screen:
      problems.append(.notATab(id))
      return nil
    case .page(let make):
      let page = make()
      guard page.id == id else {
        problems.append(.otherIdentifier(defined: id, actual: page.id))
        return nil
      }
      return check(page, &problems)
    }
  }

  private func append(
    _ generated: [any TabPage], to pages: inout [any TabPage],
    _ problems: inout [StoryboardProblem]
  ) {
    var taken = Set(pages.map(\.id))
    var instances: Set<ObjectIdentifier> = []
    for page in generated {
      if let instance = page.instance, !instances.insert(instance).inserted { continue }
      guard taken.insert(page.id).inserted else {
        problems.append(.identifierTaken(page.id))
        continue
      }
      if let page = check(page, &problems) { pages.append(page) }
    }
  }

  /// The page if its item is valid, or nil after its problems were appended.
  private func check(_ page: any TabPage, _ problems: inout [StoryboardProblem]) -> (any TabPage)? {
    let found = page.item.problems
    problems += found.map { .item(page.id, $0) }
    return found.isEmpty ? page : nil
  }
}

extension TabPage {
  fileprivate var instance: ObjectIdentifier? {
    type(of: self) is AnyClass ? ObjectIdentifier(self as AnyObject) : nil
  }
}
