/// The pages that a container shows, its hidden pages, and a cache of generated pages.
@MainActor final class PageCatalog {
  private let context: ContainerContext
  private var list: PageList
  /// The pages of `list`, which each frame needs many times, or nil for a generated list.
  private var stored: [any TabPage]?
  /// The pages that the program has hidden (true) or shown (false), independently of their items.
  private var hidden: [PageID: Bool] = [:]
  /// The pages that were pinned (true) or released (false), independently of their items.
  private(set) var pinned: [PageID: Bool] = [:]
  /// The number of pinned pages, which are the first ones.
  private(set) var pinnedCount = 0
  /// Whether an item may show a spinner, or in a generated list whether one of the pages that were made has done so.
  private(set) var mayHaveLoadingItems = false
  /// The stored pages whose items have a badge or want attention, in ascending order.
  private(set) var marked: [Int] = []
  private(set) var replacements = 0
  private var cache = PageCache()

  init(_ pages: PageList, context: ContainerContext) {
    (list, stored, self.context) = (pages, pages.stored, context)
    readItems()
  }

  // MARK: Looking up

  /// The pages that are not hidden.
  var pages: PageList { list }

  var count: Int { list.count }

  var last: Int { max(0, list.count - 1) }

  /// Pages of a generated list are cached until they leave view.
  ///
  /// Beyond the list it is an empty page: a view that is asked while pages are drawn may remove them.
  func page(at index: Int) -> any TabPage {
    if let stored { return stored.indices ~= index ? stored[index] : GonePage() }
    if let page = cache[index] { return page }
    guard 0..<list.count ~= index else { return GonePage() }
    let page = context.ask { list.page(at: index) }
    updateCache { $0.insert(page, at: index) }
    if context.ask({ page.item.isLoading }) { mayHaveLoadingItems = true }
    return page
  }

  /// A generated list may have to make the page.
  func id(at index: Int) -> PageID {
    guard stored == nil, cache[index] == nil, 0..<list.count ~= index else {
      return page(at: index).id
    }
    return context.ask { list.id(at: index) }
  }

  /// Changes a copy, so that no other code runs during the write and the many reads need no check for it.
  private func updateCache(_ change: (inout PageCache) -> Void) {
    var kept = PageCache()
    swap(&cache, &kept)
    change(&kept)
    swap(&cache, &kept)
  }

  func forget(_ index: Int) { updateCache { $0.remove(index) } }

  /// A warning that a page does not exist, with a note that it is hidden, or with the nearest identifier.
  func unknown(_ page: PageID) -> String {
    if list.hides(page) { return "page \(quoted(page.rawValue)) is hidden" }
    return ContainerError.unknownPage(page, nearest: list.nearestID(to: page)).description
  }

  /// A page on the list of a page *More*, with the index of *More*, in O(n) of the pages.
  func listed(_ page: PageID) -> (more: Int, page: any TabPage)? { list.listed(page) }

  // MARK: Permissions

  // A page's own code may answer, and changes nothing meanwhile.
  func item(at index: Int) -> TabItem { context.ask { page(at: index).item } }
  func index(of page: PageID) -> Int? { context.ask { list.index(of: page) } }
  func swipeLock(at index: Int) -> SwipeLock { context.ask { page(at: index).swipeLock } }

  func isEnabled(_ index: Int) -> Bool { item(at: index).isEnabled }

  func mayClose(_ index: Int) -> Bool {
    context.configuration.allowsClosing && index >= pinnedCount && item(at: index).isClosable
  }

  var mayPin: Bool {
    stored != nil
      && (context.configuration.allowsClosing || context.configuration.allowsReordering)
  }

  /// Whether swipes, the wheel and the keys for the next page skip a page, because its item has an action.
  func isPassedOver(_ index: Int) -> Bool {
    (0..<count).contains(index) && item(at: index).action != nil
  }

  // MARK: Neighbors

  var ring: Ring? { context.configuration.isCyclic ? Ring(count: count) : nil }

  func index(_ index: Int, _ steps: Int) -> Int {
    ring?.page(ofSpot: index + steps) ?? index + steps
  }

  /// Skips pages whose items have an action, and disabled pages unless `way` is a swipe, in O(n) of the skipped.
  func next(from index: Int, by step: Int, _ way: Way) -> NextPage? {
    let wraps = way == .key || context.configuration.isCyclic
    for distance in 1..<max(count, 1) {
      let place = index + step * distance
      guard wraps || (0..<count).contains(place) else { return nil }
      let next = (place % count + count) % count
      let item = item(at: next)
      if way == .swipe ? item.action == nil : item.isSelectable {
        return NextPage(index: next, steps: step * distance)
      }
    }
    return nil
  }

  enum Way {
    /// A swipe, which also leads to disabled pages.
    case swipe
    /// A choice of the container's own, such as after a page was closed.
    case choice
    /// A key, which leads from the last page to the first one.
    case key
  }

  /// A page, and the number of pages to it, which is negative on the way back.
  struct NextPage {
    let index, steps: Int
  }

  // MARK: Changes

  func replace(with list: PageList) {
    replacements += 1
    (self.list, stored) = (list, list.stored)
    updateCache { $0.removeAll() }
    readItems()
  }

  private func readItems() {
    let pages = stored ?? []
    context.ask {
      pinnedCount = pages.prefix { pinned[$0.id] ?? $0.item.isPinned }.count
      mayHaveLoadingItems = stored?.contains { $0.item.isLoading } ?? mayHaveLoadingItems
      marked = pages.indices.filter { pages[$0].item.isMarked }
    }
  }

  /// Returns the list without hidden pages, and forgets the settings of pages that it does not contain.
  func visible(of list: PageList) -> PageList {
    guard !hidden.isEmpty || !pinned.isEmpty else { return list }
    let known = Set(list.allIDs)
    hidden = hidden.filter { known.contains($0.key) }
    pinned = pinned.filter { known.contains($0.key) }
    return hidden.isEmpty && pinned.isEmpty ? list : hiding(in: list)
  }

  func hiding(in list: PageList) -> PageList {
    context.ask { list.arranged(hiding: hidden, pinning: pinned) }
  }

  // One of the two lists is the current one.
  func survivor(of index: Int?, from old: PageList? = nil, in new: PageList? = nil) -> Int? {
    context.ask { (old ?? list).survivor(of: index, in: new ?? list) }
  }

  func list(of pages: [any TabPage]) throws(PageListError) -> PageList {
    try context.ask { Result { () throws(PageListError) in try PageList(pages) } }.get()
  }

  /// Pins or releases a page, independently of its item; `visible(of:)` returns the resulting list.
  func setPinned(_ isPinned: Bool, page: PageID) { pinned[page] = isPinned }

  /// Pins the given pages and releases all others; with nil, the items decide.
  func setPinned(_ pages: Set<PageID>?) {
    pinned =
      pages.map { pages in list.allIDs.reduce(into: [:]) { $0[$1] = pages.contains($1) } } ?? [:]
  }

  func setHidden(_ isHidden: Bool, page: PageID) { hidden[page] = isHidden }

  func setHidden(_ pages: Set<PageID>) {
    hidden = list.allIDs.reduce(into: [:]) { $0[$1] = pages.contains($1) }
  }

  /// The list after the items were read again, or nil if the same pages show in the same order.
  var reread: PageList? {
    let now = list.stored == nil ? list : hiding(in: list)
    readItems()
    return now.count != count || now.ids != list.ids ? now : nil
  }

  // MARK: Other lists

  /// All pages in order, including hidden ones.
  var all: [any TabPage] {
    let list = list
    return list.allStored ?? context.ask { (0..<list.count).map { list.page(at: $0) } }
  }

  func inserting(_ page: any TabPage, at index: Int) throws(PageListError) -> [any TabPage] {
    guard (0...count).contains(index) else {
      throw PageListError(problems: [
        "no page can be inserted at \(index): there are \(count) pages"
      ])
    }
    var all = all
    all.insert(page, at: placeAmongAll(of: index, in: all))
    return all
  }

  func moving(_ page: PageID, to index: Int) -> [any TabPage]? {
    guard let old = list.index(of: page) else { return nil }
    var all = all
    // The page that will follow it keeps its place relative to the hidden ones.
    let place = placeAmongAll(of: index < old ? index : index + 1, in: all)
    let from = placeAmongAll(of: old, in: all)
    all.insert(all[from], at: place)
    all.remove(at: from < place ? from : from + 1)
    return all
  }

  /// All pages with one replaced, or removed if `other` is nil.
  func replacing(_ page: PageID, with other: (any TabPage)?) -> [any TabPage]? {
    var all = all
    guard let index = all.firstIndex(where: { $0.id == page }) else { return nil }
    all.replaceSubrange(index...index, with: other.map { [$0] } ?? [])
    return all
  }

  /// The index among all pages of a shown page, or past the last page for the index past the last.
  private func placeAmongAll(of index: Int, in all: [any TabPage]) -> Int {
    guard all.count > count else { return index }
    guard index < count else { return all.count }
    let id = list.id(at: index)
    return all.firstIndex { $0.id == id } ?? all.count
  }
}

/// A page that is no longer there.
private struct GonePage: TabPage {
  var id: PageID { "" }
  var item: TabItem { TabItem(title: "…") }
}

extension Range<Int> {
  /// The next number for which `holds` is true, wrapping around.
  func next(from index: Int, by step: Int, _ holds: (Int) -> Bool) -> Int? {
    var offset = index - lowerBound
    for _ in self {
      offset = (offset + step + count) % count
      if lowerBound + offset == index { return nil }
      if holds(lowerBound + offset) { return lowerBound + offset }
    }
    return nil
  }
}

extension PageList {
  /// The nearest remaining page that may be selected, the later one of two equally near pages.
  func survivor(of index: Int?, in new: PageList) -> Int? {
    guard let index else { return new.firstToShow }
    guard new.count > 0 else { return nil }
    if let same = new.index(of: id(at: index)) { return same }
    let near = (1..<max(count, 1)).lazy.flatMap { [index + $0, index - $0] }
      .filter { (0..<count).contains($0) }.compactMap { new.index(of: id(at: $0)) }
    return new.first(of: near) ?? new.first(of: CollectionOfOne(min(index, new.count - 1)))
      ?? new.firstToShow
  }

  package var firstToShow: Int? { first(of: 0..<min(count, 100)) ?? (count > 0 ? 0 : nil) }

  /// The first page that may be selected, or else the first one whose item has no action.
  private func first(of pages: some Sequence<Int>) -> Int? {
    pages.first { page(at: $0).item.isSelectable }
      ?? pages.first { page(at: $0).item.action == nil }
  }

  func listed(_ id: PageID) -> (more: Int, page: any TabPage)? {
    for (index, page) in (stored ?? []).enumerated() {
      let listed = (page as? MorePage)?.listed.first { $0.id == id }
      if let listed { return (index, listed) }
    }
    return nil
  }
}
