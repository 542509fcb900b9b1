/// The pages of a container, in order, with unique identifiers.
///
/// A list stores its pages or generates them on demand: then a million pages cost as much as three.
@MainActor public struct PageList {
  private enum Storage {
    case stored([any TabPage], index: [PageID: Int])
    case generated(
      count: Int, id: (Int) -> PageID, index: (PageID) -> Int?, page: (Int) -> any TabPage)
  }

  private let storage: Storage
  /// All pages in order with the hidden ones, or nil if none is hidden.
  private let all: [any TabPage]?
  private var changes: [PageID: ItemChange] = [:]

  /// Makes a list of pages.
  ///
  /// Pages with a hidden item are stored but not shown, and pinned ones come first.
  ///
  /// O(n) in the pages.
  ///
  /// - Throws: `PageListError` with every page whose item lacks a text, and every duplicate
  ///   identifier.
  public init(_ pages: [any TabPage]) throws(PageListError) {
    var index: [PageID: Int] = [:]
    index.reserveCapacity(pages.count)
    var problems: [String] = []
    for (position, page) in pages.enumerated() {
      let id = page.id
      if index.updateValue(position, forKey: id) != nil {
        problems.append("the identifier \"\(id)\" is given to two pages")
      }
      for problem in page.item.problems { problems.append("the item of page \"\(id)\" \(problem)") }
    }
    guard problems.isEmpty else { throw PageListError(problems: problems) }
    self.init(all: pages, isHidden: { $0.item.isHidden }, isPinned: { $0.item.isPinned })
  }

  /// Makes a list of pages known to be valid.
  private init(
    all: [any TabPage], isHidden: (any TabPage) -> Bool, isPinned: (any TabPage) -> Bool
  ) {
    let first = all.filter(isPinned)
    let all = first.isEmpty ? all : first + all.filter { !isPinned($0) }
    let pages = all.filter { !isHidden($0) }
    var index: [PageID: Int] = [:]
    index.reserveCapacity(pages.count)
    for (position, page) in pages.enumerated() { index[page.id] = position }
    storage = .stored(pages, index: index)
    self.all = pages.count < all.count ? all : nil
  }

  /// Hides and pins pages in O(n), or as their items do; a generated list stays unchanged.
  func arranged(hiding hidden: [PageID: Bool], pinning pinned: [PageID: Bool]) -> PageList {
    guard case .stored(let pages, _) = storage else { return self }
    return PageList(
      all: all ?? pages, isHidden: { hidden[$0.id] ?? $0.item.isHidden },
      isPinned: { pinned[$0.id] ?? $0.item.isPinned })
  }

  /// A list with a change to a page's item, even a hidden one, in O(n); fails if the item would lack its text.
  func changing(_ id: PageID, by change: ItemChange) -> Result<PageList, PageListError>? {
    let position = allStored.map { pages in pages.firstIndex { $0.id == id } } ?? index(of: id)
    guard let position else { return changingListed(id, by: change) }
    let page = allStored?[position] ?? page(at: position)
    return change.problem(of: page).map { .failure($0) }
      ?? .success(changing(page, at: position, by: change))
  }

  private func changing(_ page: any TabPage, at position: Int, by change: ItemChange) -> PageList {
    guard allStored == nil else {
      return replacing(at: position, with: page.changed(by: change))
    }
    var list = self
    list.changes[page.id] = changes[page.id]?.followed(by: change) ?? change
    return list
  }

  private func changingListed(
    _ id: PageID, by change: ItemChange
  ) -> Result<PageList, PageListError>? {
    for (position, page) in (allStored ?? []).enumerated() {
      guard let more = page as? MorePage,
        let row = more.listed.firstIndex(where: { $0.id == id })
      else { continue }
      if let problem = change.problem(of: more.listed[row]) { return .failure(problem) }
      var listed = more.listed
      listed[row] = listed[row].changed(by: change)
      return .success(replacing(at: position, with: more.listing(listed)))
    }
    return nil
  }

  private func replacing(at position: Int, with page: any TabPage) -> PageList {
    guard case .stored(var shown, let index) = storage else { return self }
    if let shownIndex = index[page.id] { shown[shownIndex] = page }
    var all = all
    all?[position] = page
    return PageList(storage: .stored(shown, index: index), all: all)
  }

  /// Makes a list whose pages are generated when they come into view.
  ///
  /// - Parameters:
  ///   - count: The number of pages, at least 0.
  ///   - id: Returns the unique identifier of the page at an index.
  ///   - index: Returns the index of the page with an identifier, or nil if no page has it.
  ///   - page: Returns the page at an index, with that identifier.
  /// - Returns: A list that calls these functions on demand.
  /// - Precondition: `count` is at least 0.
  public static func generated(
    count: Int, id: @escaping (Int) -> PageID, index: @escaping (PageID) -> Int?,
    page: @escaping (Int) -> any TabPage
  ) -> PageList {
    precondition(count >= 0, "a list of \(count) pages")
    return PageList(storage: .generated(count: count, id: id, index: index, page: page))
  }

  private init(storage: Storage, all: [any TabPage]? = nil) {
    self.storage = storage
    self.all = all
  }

  /// A list without pages.
  public static var empty: PageList { PageList(storage: .stored([], index: [:])) }

  /// The number of pages.
  public var count: Int {
    switch storage {
    case .stored(let pages, _): pages.count
    case .generated(let count, _, _, _): count
    }
  }

  /// The identifier of the page at an index.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func id(at index: Int) -> PageID {
    switch storage {
    case .stored(let pages, _): pages[index].id
    case .generated(_, let id, _, _): id(index)
    }
  }

  /// Returns the index of the page with an identifier, or nil if no page has it.
  public func index(of id: PageID) -> Int? {
    switch storage {
    case .stored(_, let index): index[id]
    case .generated(_, _, let index, _): index(id)
    }
  }

  /// Returns the page at an index.
  ///
  /// A generated page is made again on each call.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func page(at index: Int) -> any TabPage {
    switch storage {
    case .stored(let pages, _): pages[index]
    case .generated(_, _, _, let page): changed(page(index))
    }
  }

  private func changed(_ page: any TabPage) -> any TabPage {
    guard !changes.isEmpty, let change = changes[page.id] else { return page }
    return page.changed(by: change)
  }

  var stored: [any TabPage]? {
    guard case .stored(let pages, _) = storage else { return nil }
    return pages
  }

  /// The stored pages with the hidden ones, or nil for a generated list.
  package var allStored: [any TabPage]? { all ?? stored }

  /// The identifiers of all pages in order, including hidden ones.
  ///
  /// O(n).
  public var allIDs: [PageID] { all?.map(\.id) ?? ids }

  /// Whether a page is in the list and hidden; O(n).
  func hides(_ id: PageID) -> Bool {
    index(of: id) == nil && (all?.contains { $0.id == id } ?? false)
  }

  /// All identifiers in order; O(n).
  package var ids: [PageID] { (0..<count).map { id(at: $0) } }
}

/// The reasons why pages are no valid list, all at once.
public struct PageListError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, one sentence each.
  public let problems: [String]

  /// The problems, one a line.
  public var description: String { problems.joined(separator: "\n") }
}

extension ItemChange {
  @MainActor fileprivate func problem(of page: any TabPage) -> PageListError? {
    let problems = applied(to: page.item).problems
    return problems.isEmpty
      ? nil : PageListError(problems: problems.map { "the item of page \"\(page.id)\" \($0)" })
  }
}
