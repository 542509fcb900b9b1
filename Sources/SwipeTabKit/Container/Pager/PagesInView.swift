/// Learns which pages are in view, and knows what is around them.
@MainActor protocol PageAudience: AnyObject {
  /// Other pages are in view than before.
  func pagesInViewChanged()
  /// The list of pages was replaced.
  func pagesReplaced()
  /// Whether a swipe may move the pages: not while pushed screens cover them, or hide that there are others.
  var allowsSwipes: Bool { get }
  /// Whether a swipe past the last page, for 1, or the first one, for −1, moves pages around the container.
  func goesOn(by step: Int) -> Bool
  /// Gives a contact to the pages around the container; its travel counts from a coordinate along the paging axis.
  func handOn(_ drive: Drive, from coordinate: Double, by step: Int)
}

/// Tracks the pages in view, and reports each change, even between two frames.
@MainActor final class PagesInView {
  private let catalog: PageCatalog
  private weak var audience: (any PageAudience)?
  private var pages: ShownPages?
  /// Whether the pages in view are known: not between a new list of pages and the position in it.
  private(set) var isKnown = true

  /// Begins with one page in view, or with none, and does not report it.
  init(of catalog: PageCatalog, showing page: Int?) {
    self.catalog = catalog
    pages = page.map { ShownPages(near: $0, far: $0) }
  }

  /// The pages in view, by index, or nil without pages.
  var shown: ShownPages? { pages }

  /// Sets the receiver of the reports; the reference is weak.
  func tell(_ audience: any PageAudience) { self.audience = audience }

  /// Reports the changes while the slot moves up to `end`, excluding `end` itself.
  ///
  /// Moves of 256 slots or more report nothing.
  func pass(from scroll: ScrollPosition, to end: Double) {
    var slot = scroll.slot
    guard abs(end - slot) < 256 else { return }
    while true {
      let next = end > slot ? slot.rounded(.down) + 1 : slot.rounded(.up) - 1
      guard end > slot ? next < end : next > end else { return }
      let (low, high) = end > slot ? (next - 1, next) : (next, next + 1)
      show(page(at: low, scroll), page(at: high, scroll))
      show(page(at: next, scroll), page(at: next, scroll))
      slot = next
    }
  }

  /// Reports a change by the current slot.
  func show(at scroll: ScrollPosition) {
    guard catalog.count > 0 else { return }
    let (near, far) = scroll.visiblePages(lastPage: catalog.last)
    show(near, far)
  }

  private func page(at slot: Double, _ scroll: ScrollPosition) -> Int {
    scroll.page(at: scroll.slot(Int(saturating: slot), lastPage: catalog.last))
  }

  /// Sets the one or two pages in view, and reports a change; one page is given twice.
  func show(_ near: Int, _ far: Int) {
    let now = ShownPages(near: near, far: far)
    guard now != pages else { return }
    let before = pages
    pages = now
    isKnown = true
    audience?.pagesInViewChanged()
    guard let before else { return }
    if !now.contains(before.near) { catalog.forget(before.near) }
    if !now.contains(before.far) { catalog.forget(before.far) }
  }

  /// Keeps the given pages in view that the current list still has.
  func keep(_ pages: [PageID]) {
    let stayed = pages.compactMap { catalog.pages.index(of: $0) }
    if let near = stayed.first, let far = stayed.last {
      self.pages = ShownPages(near: near, far: far)
    }
    // Without one of them, another page comes into view now.
    isKnown = self.pages != nil || catalog.count == 0
    audience?.pagesReplaced()
  }

  /// Whether a swipe may move the pages: not while pushed screens cover them, or hide that there are others.
  var allowsSwipes: Bool { audience?.allowsSwipes ?? true }

  /// Whether a swipe past the last page, for 1, or the first one, for −1, moves pages around the container.
  func goesOn(by step: Int) -> Bool { audience?.goesOn(by: step) ?? false }

  /// Gives a contact to the pages around the container; its travel counts from a coordinate along the paging axis.
  func handOn(_ drive: Drive, from coordinate: Double, by step: Int) {
    audience?.handOn(drive, from: coordinate, by: step)
  }

  /// Discards the pages in view, because the list of pages was replaced.
  func forget() { (pages, isKnown) = (nil, false) }
}
