/// The pages of a container, in order, known by their identifiers.
///
/// A list holds pages, or it makes them when they are asked for: then a million pages cost what three do.
public struct PageList {
  private enum Storage {
    case stored([any TabPage], index: [PageID: Int])
    case generated(
      count: Int, id: (Int) -> PageID, index: (PageID) -> Int?, page: (Int) -> any TabPage)
  }

  private let storage: Storage
  /// All pages in order, those too that their items or someone else hides; nil if none is hidden.
  private let all: [any TabPage]?
  /// What became of the items of generated pages.
  private var changes: [PageID: ItemChange] = [:]

  /// Makes a list of pages; those whose items are hidden are kept and left out.
  ///
  /// O(n) in the pages.
  ///
  /// - Throws: `PageListError` with every page that lacks an item's text, and every identifier given twice.
  public init(_ pages: [any TabPage]) throws(PageListError) {
    var index: [PageID: Int] = [:]
    index.reserveCapacity(pages.count)
    var problems: [String] = []
    for (place, page) in pages.enumerated() {
      let id = page.id
      if index.updateValue(place, forKey: id) != nil {
        problems.append("the identifier \"\(id)\" is given to two pages")
      }
      for problem in page.item.problems { problems.append("the item of page \"\(id)\" \(problem)") }
    }
    guard problems.isEmpty else { throw PageListError(problems: problems) }
    self.init(all: pages) { $0.item.isHidden }
  }

  /// Makes a list of pages that are known to be valid.
  private init(all: [any TabPage], isHidden: (any TabPage) -> Bool) {
    let pages = all.filter { !isHidden($0) }
    var index: [PageID: Int] = [:]
    index.reserveCapacity(pages.count)
    for (place, page) in pages.enumerated() { index[page.id] = place }
    storage = .stored(pages, index: index)
    self.all = pages.count < all.count ? all : nil
  }

  /// The same pages, of which those are left out that `hidden` says, or else their items as they are now.
  ///
  /// O(n) in the pages; a generated list stays as it is.
  func hiding(_ hidden: [PageID: Bool]) -> PageList {
    guard case .stored(let pages, _) = storage else { return self }
    return PageList(all: all ?? pages) { hidden[$0.id] ?? $0.item.isHidden }
  }

  /// The same pages with a change to the item of one of them, which may be hidden; nil if it is not there.
  ///
  /// O(n) in the pages that are stored. It fails if the item would lack its text.
  func changing(_ id: PageID, by change: ItemChange) -> Result<PageList, PageListError>? {
    let place = allStored.map { pages in pages.firstIndex { $0.id == id } } ?? index(of: id)
    guard let place else { return nil }
    let page = allStored?[place] ?? page(at: place)
    let problems = change.applied(to: page.item).problems
    guard problems.isEmpty else {
      return .failure(
        PageListError(problems: problems.map { "the item of page \"\(id)\" \($0)" }))
    }
    return .success(changing(page, at: place, by: change))
  }

  private func changing(_ page: any TabPage, at place: Int, by change: ItemChange) -> PageList {
    guard case .stored(var shown, let index) = storage else {
      var list = self
      list.changes[page.id] = changes[page.id]?.followed(by: change) ?? change
      return list
    }
    let changed = page.changed(by: change)
    if let place = index[page.id] { shown[place] = changed }
    var all = all
    all?[place] = changed
    return PageList(storage: .stored(shown, index: index), all: all)
  }

  /// Makes a list whose pages are made when they come into view.
  ///
  /// - Parameters:
  ///   - count: The number of pages; at least 0.
  ///   - id: The identifier of the page at an index; unique.
  ///   - index: The index of the page of an identifier; nil if there is none.
  ///   - page: The page at an index; it has that identifier.
  /// - Returns: A list that calls these as it is asked.
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

  /// The index of the page of an identifier; nil if there is none.
  public func index(of id: PageID) -> Int? {
    switch storage {
    case .stored(_, let index): index[id]
    case .generated(_, _, let index, _): index(id)
    }
  }

  /// The page at an index; a generated one is made anew each time.
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

  /// The stored pages; nil for a generated list.
  var stored: [any TabPage]? {
    guard case .stored(let pages, _) = storage else { return nil }
    return pages
  }

  /// The stored pages with those that are hidden; nil for a generated list.
  package var allStored: [any TabPage]? { all ?? stored }

  /// The identifiers of all pages in order, with those that are hidden; O(n).
  public var allIDs: [PageID] { all?.map(\.id) ?? ids }

  /// Whether a page is in the list and hidden; O(n).
  func hides(_ id: PageID) -> Bool {
    index(of: id) == nil && (all?.contains { $0.id == id } ?? false)
  }

  /// All identifiers in order; O(n).
  package var ids: [PageID] { (0..<count).map { id(at: $0) } }
}

/// What keeps pages from making up a list; every problem at once.
public struct PageListError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, one sentence each.
  public let problems: [String]

  /// The problems, one a line.
  public var description: String { problems.joined(separator: "\n") }
}
