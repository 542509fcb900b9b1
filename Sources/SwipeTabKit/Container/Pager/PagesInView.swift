/// Learns which pages are in view, and knows what is around them.
@MainActor protocol PageAudience: AnyObject {
  func pagesInViewChanged()
  func pagesReplaced()
  /// Whether a swipe may move the pages: not while pushed screens cover them, or hide that there are others.
  var allowsSwipes: Bool { get }
  /// Whether a swipe past the last page, for 1, or the first one, for −1, moves pages around the container.
  func goesOn(by step: Int) -> Bool
  /// Gives a contact to the pages around; its travel counts from a coordinate along the paging axis.
  func handOn(_ drive: Drive, from coordinate: Double, by step: Int)
}

/// Tracks the pages in view, and reports each change, even between two frames.
@MainActor final class PagesInView {
  private let catalog: PageCatalog
  private weak var audience: (any PageAudience)?
  private var pages: ShownPages?
  /// Whether the pages in view are known: not between a new list of pages and the position in it.
  private(set) var isKnown = true

  init(of catalog: PageCatalog, showing page: Int?) {
    self.catalog = catalog
    pages = page.map { ShownPages(near: $0, far: $0) }
  }

  var shown: ShownPages? { pages }

  func tell(_ audience: any PageAudience) { self.audience = audience }

  /// Reports the changes while the slot moves up to `end`, excluding it; moves of 256 slots or more report nothing.
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

  func keep(_ pages: [PageID]) {
    let stayed = pages.compactMap { catalog.index(of: $0) }
    if let near = stayed.first, let far = stayed.last {
      self.pages = ShownPages(near: near, far: far)
    }
    // Without one of them, another page comes into view now.
    isKnown = self.pages != nil || catalog.count == 0
    audience?.pagesReplaced()
  }

  var allowsSwipes: Bool { audience?.allowsSwipes ?? true }

  func goesOn(by step: Int) -> Bool { audience?.goesOn(by: step) ?? false }

  func handOn(_ drive: Drive, from coordinate: Double, by step: Int) {
    audience?.handOn(drive, from: coordinate, by: step)
  }

  func forget() { (pages, isKnown) = (nil, false) }
}
