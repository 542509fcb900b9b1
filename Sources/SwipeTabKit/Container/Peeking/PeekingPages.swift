/// Visible neighbors: pages in the picture beside the pages between which the position is.
///
/// Events and stages of pages do not depend on them: a page that peeks has not appeared.
@MainActor final class PeekingPages {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let pager: Pager

  init(_ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager) {
    (self.context, self.catalog, self.pager) = (context, catalog, pager)
  }

  /// The slots of the pages between which the position is, and of visible neighbors.
  var drawnSlots: ClosedRange<Int>? {
    let reach = context.peekReach
    guard reach > 0, let shown = pager.visibleSlots else { return pager.visibleSlots }
    let (slot, count) = (pager.scroll.slot, context.peekCount)
    var (lower, upper) = (shown.lowerBound, shown.upperBound)
    while lower > shown.lowerBound - count, Double(lower - 1) > slot - reach,
      spot(drawnAt: lower - 1) != nil
    {
      lower -= 1
    }
    while upper < shown.upperBound + count, Double(upper + 1) < slot + reach,
      spot(drawnAt: upper + 1) != nil
    {
      upper += 1
    }
    return lower...upper
  }

  func page(drawnAt slot: Int) -> Int {
    let scroll = pager.scroll
    guard context.peekReach > 0, let spot = spot(drawnAt: slot) else {
      return scroll.page(at: slot)
    }
    return scroll.ring?.page(ofSpot: spot) ?? spot
  }

  /// A number that grows from slot to slot in the picture, as `Pager.number(atSlot:)` has it.
  func number(drawnAt slot: Int) -> Int {
    let number = pager.number(atSlot: slot)
    guard context.peekReach > 0, let spot = spot(drawnAt: slot) else { return number }
    return number + spot - pager.scroll.spot(at: slot)
  }

  /// The spot that is drawn at a slot, or nil beyond the ends.
  ///
  /// Without motion, and beyond an order, it is the spot of the page to which a swipe would lead. Beside distant pages
  /// in reverse order no neighbor is visible, because it could be one of them.
  func spot(drawnAt slot: Int) -> Int? {
    let scroll = pager.scroll
    guard let shown = pager.visibleSlots else { return nil }
    let known = scroll.order?.slots ?? shown
    guard !known.contains(slot) else { return scroll.spot(at: slot) }
    guard scroll.order != nil || scroll.isResting else {
      return scroll.ring == nil && !(0...catalog.last).contains(slot) ? nil : slot
    }
    guard scroll.order.map({ $0.slope(at: 0.5) > 0 }) ?? true else { return nil }
    let step = slot > known.upperBound ? 1 : -1
    let edge = step > 0 ? known.upperBound : known.lowerBound
    var spot = scroll.spot(at: edge)
    for _ in 0..<abs(slot - edge) {
      let page = scroll.ring?.page(ofSpot: spot) ?? spot
      guard let next = catalog.next(from: page, by: step, .swipe) else { return nil }
      spot += next.steps
      guard scroll.ring != nil || (0...catalog.last).contains(spot) else { return nil }
    }
    return spot
  }

  /// Calls `body` with each page that can peek while the position is less than a page from another page.
  func forEachPage(peekingBeside index: Int, _ body: (Int) -> Void) {
    let count = context.peekCount
    guard count > 0 else { return }
    for step in [-1, 1] {
      var page = index
      for _ in 0..<count {
        guard let next = catalog.next(from: page, by: step, .swipe) else { break }
        page = next.index
        body(page)
      }
    }
  }
}
