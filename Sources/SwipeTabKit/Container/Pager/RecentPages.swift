/// Remembers the order in which pages were used, and walks through it, as Ctrl+Tab does in browsers.
///
/// Steps within ``pause`` of each other are one walk, during which the order does not change. Then the page that the
/// walk has reached becomes the one used last. (No front end reports when Ctrl is released, and a recording has only
/// presses. A pause needs neither.)
@MainActor final class RecentPages: AdaptingInteraction, WatchingInteraction {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let pager: Pager

  /// The time after a step in which the next one continues the walk.
  static let pause = 1.0

  static let capacity = 1000

  /// The pages that were selected, the last one first.
  private var order: [PageID] = []
  private var walk: Walk?
  /// The index of the selected page when it was noted last, so that a frame does not need its identifier.
  private var notedIndex: Int?

  init(_ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager) {
    (self.context, self.catalog, self.pager) = (context, catalog, pager)
  }

  private struct Walk {
    var (page, place): (PageID, Int)
    var end: Double
    /// Whether the page was selected, rather than refused.
    var isReached = false
  }

  /// Pages that were never used come last, in O(n log n) of the pages used.
  func next(by step: Int) -> Int? {
    note()
    let used = order.compactMap { catalog.index(of: $0) }
    let places = Places(used: used, sorted: used.sorted())
    let start = walk.map { min($0.place, catalog.last) } ?? 0
    let place = (0..<catalog.count).next(from: start, by: step) { place in
      catalog.item(at: places.page(at: place)).isSelectable
    }
    guard let place else { return nil }
    let index = places.page(at: place)
    walk = Walk(
      page: catalog.id(at: index), place: place, end: context.time + Self.pause)
    return index
  }

  func changeEnded() {
    if pager.selectedIndex != notedIndex { note() }
  }

  func yield(to interruption: Interruption) {
    if interruption == .newPages { notedIndex = nil }
  }

  /// Moves the selected page to the front of the order, unless a walk has just reached it.
  private func note() {
    notedIndex = pager.selectedIndex
    guard let page = pager.selectedID else { return }
    if let walk {
      if walk.page == page, context.time < walk.end {
        self.walk?.isReached = true
        return
      }
      if walk.isReached { use(walk.page) }
      self.walk = nil
    }
    use(page)
  }

  private func use(_ page: PageID) {
    guard order.first != page else { return }
    order.removeAll { $0 == page || catalog.index(of: $0) == nil }
    order.insert(page, at: 0)
    if order.count > Self.capacity { order.removeLast() }
  }

  /// The order of all pages: the used pages, and then the others.
  private struct Places {
    let used: [Int]
    let sorted: [Int]

    func page(at place: Int) -> Int {
      guard place >= used.count else { return used[place] }
      return sorted.reduce(place - used.count) { $1 <= $0 ? $0 + 1 : $0 }
    }
  }
}
