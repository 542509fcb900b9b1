/// The pages that a container shows, those that are hidden, and the pages of a generated list that were in view lately.
final class PageCatalog {
  private let context: ContainerContext
  private var list: PageList
  /// The pages that the program has hidden (true) or shown (false), whatever their items say.
  private var hidden: [PageID: Bool] = [:]
  /// Pages of a generated list, by index.
  private var cache: [Int: any TabPage] = [:]

  /// Makes a catalog of pages; the program has hidden none yet.
  init(_ pages: PageList, context: ContainerContext) {
    (list, self.context) = (pages, context)
  }

  // MARK: Looking up

  /// The pages that are not hidden.
  var pages: PageList { list }

  var count: Int { list.count }

  /// The index of the last page; 0 without pages.
  var last: Int { max(0, list.count - 1) }

  /// The page at an index; pages of a generated list are cached until they leave view.
  func page(at index: Int) -> any TabPage {
    if let page = list.stored?[index] ?? cache[index] { return page }
    let page = list.page(at: index)
    if cache.count >= 256 { cache.removeAll(keepingCapacity: true) }
    cache[index] = page
    return page
  }

  /// Forgets a page of a generated list, which goes out of view.
  func forget(_ index: Int) { cache[index] = nil }

  /// A warning that a page is not there: because it is hidden, or with the nearest identifier.
  func unknown(_ page: PageID) -> String {
    if list.hides(page) { return "page \(quoted(page.rawValue)) is hidden" }
    return ContainerError.unknownPage(page, nearest: list.nearestID(to: page)).description
  }

  // MARK: What may be done

  func isEnabled(_ index: Int) -> Bool { page(at: index).item.isEnabled }

  /// Whether a person may close a page.
  func mayClose(_ index: Int) -> Bool {
    context.configuration.allowsClosing && page(at: index).item.isClosable
  }

  /// Whether swipes, the wheel and stepping keys leave a page out, because its item does something else than select it.
  func isPassedOver(_ index: Int) -> Bool {
    (0..<count).contains(index) && page(at: index).item.action != nil
  }

  // MARK: Neighbours

  /// The ring that the options ask for; nil where pages have ends.
  var ring: Ring? { context.configuration.isCyclic ? Ring(count: count) : nil }

  /// The index `steps` pages further on, round the ends in a ring; negative steps go back.
  func index(_ index: Int, _ steps: Int) -> Int {
    ring?.page(ofSpot: index + steps) ?? index + steps
  }

  /// How many pages lie between two indices round a ring in a direction, 1 or −1, with that sign; nil without a ring.
  func steps(from index: Int, to other: Int, _ direction: Int) -> Int? {
    ring.map { direction * $0.page(ofSpot: direction * (other - index)) }
  }

  /// How many pages to go to the next one that is not passed over, in the direction and with the sign of `step`; nil at
  /// an end.
  ///
  /// O(n) in the pages that are passed over.
  func stepsToNeighbour(of index: Int, _ step: Int) -> Int? {
    var steps = step
    while isPassedOver(self.index(index, steps)), abs(steps) < count { steps += step }
    return (0..<count).contains(self.index(index, steps)) && abs(steps) < count ? steps : nil
  }

  /// The next enabled page that is not passed over, in a direction, 1 or −1, round the ends; nil if there is no other.
  func next(from index: Int, by step: Int) -> Int? {
    (0..<count).next(from: index, by: step) { isEnabled($0) && !isPassedOver($0) }
  }

  // MARK: Changes

  /// Replaces the list of pages.
  func replace(with list: PageList) {
    self.list = list
    cache.removeAll(keepingCapacity: true)
  }

  /// The list without the pages that the program has hidden; forgets those that the list does not have.
  func visible(of list: PageList) -> PageList {
    guard !hidden.isEmpty else { return list }
    let known = Set(list.allIDs)
    hidden = hidden.filter { known.contains($0.key) }
    return hidden.isEmpty ? list : list.hiding(hidden)
  }

  /// The list without the pages that the program has hidden.
  func hiding(in list: PageList) -> PageList { list.hiding(hidden) }

  /// Leaves a page out, or shows it, whatever its item says; `visible(of:)` gives the list that follows.
  func setHidden(_ isHidden: Bool, page: PageID) { hidden[page] = isHidden }

  /// Hides the given pages and shows all others, whatever their items say.
  func setHidden(_ pages: Set<PageID>) {
    hidden = list.allIDs.reduce(into: [:]) { $0[$1] = pages.contains($1) }
  }

  /// The list with `TabItem.isHidden` read anew; nil if the same pages show.
  var reread: PageList? {
    let now = list.stored == nil ? list : list.hiding(hidden)
    return now.count != count || now.ids != list.ids ? now : nil
  }

  // MARK: Other lists

  /// All pages in order, including hidden ones.
  var all: [any TabPage] { list.allStored ?? (0..<count).map { list.page(at: $0) } }

  /// All pages with one inserted before the one at an index.
  func inserting(_ page: any TabPage, at index: Int) -> [any TabPage] {
    var all = all
    all.insert(page, at: placeAmongAll(of: index, in: all))
    return all
  }

  /// All pages with one moved so that it stands at an index of the new order; nil if it is not there.
  func moving(_ page: PageID, to index: Int) -> [any TabPage]? {
    guard let old = list.index(of: page) else { return nil }
    var all = all
    // The page that will follow it keeps its place among the hidden ones.
    let place = placeAmongAll(of: index < old ? index : index + 1, in: all)
    let from = placeAmongAll(of: old, in: all)
    all.insert(all[from], at: place)
    all.remove(at: from < place ? from : from + 1)
    return all
  }

  /// All pages with one replaced, or removed if `other` is nil; nil if it is not there.
  func replacing(_ page: PageID, with other: (any TabPage)?) -> [any TabPage]? {
    var all = all
    guard let index = all.firstIndex(where: { $0.id == page }) else { return nil }
    all.replaceSubrange(index...index, with: other.map { [$0] } ?? [])
    return all
  }

  /// Where the page at an index stands among all; behind the last for the index behind the last.
  private func placeAmongAll(of index: Int, in all: [any TabPage]) -> Int {
    guard all.count > count else { return index }
    guard index < count else { return all.count }
    let id = list.id(at: index)
    return all.firstIndex { $0.id == id } ?? all.count
  }
}

extension Range<Int> {
  /// The next number for which `holds` is true, in steps of 1 or −1 round the ends; nil if there is no other.
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
  /// Whether going from page to page leaves one out.
  func isPassedOver(_ index: Int) -> Bool { page(at: index).item.action != nil }

  /// The index in `new` of the page at `index`, or of the nearest page that remains; of two equally near, the later
  /// one.
  func survivor(of index: Int?, in new: PageList) -> Int? {
    guard new.count > 0 else { return nil }
    guard let index else { return 0 }
    for distance in 0..<Swift.max(count, 1) {
      for place in [index + distance, index - distance] where (0..<count).contains(place) {
        if let found = new.index(of: id(at: place)), distance == 0 || !new.isPassedOver(found) {
          return found
        }
      }
    }
    return Swift.min(index, new.count - 1)
  }
}
