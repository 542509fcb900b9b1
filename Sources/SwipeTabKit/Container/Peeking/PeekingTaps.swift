/// Selects a page that peeks beside the selected one when it is tapped.
@MainActor final class PeekingTaps: ContactInteraction {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let pager: Pager
  private let navigator: Navigator
  private let presentation: Presentation
  private let barTargets: BarTargets
  private let peeking: PeekingPages

  init(
    _ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager, _ navigator: Navigator,
    _ presentation: Presentation, _ barTargets: BarTargets, _ peeking: PeekingPages
  ) {
    (self.context, self.catalog, self.pager, self.navigator) = (context, catalog, pager, navigator)
    (self.presentation, self.barTargets, self.peeking) = (presentation, barTargets, peeking)
  }

  func tap(_ drive: Drive, at point: Point) -> Bool {
    guard let slot = slot(peekingAt: point), slot == self.slot(peekingAt: drive.press),
      let selected = pager.selectedIndex, let spot = peeking.spot(drawnAt: slot)
    else { return false }
    let page = peeking.page(drawnAt: slot)
    guard catalog.isEnabled(page) else { return false }
    return pager.go(to: page, steps: spot - selected, cause: .tap) == .selected
  }

  private func slot(peekingAt point: Point) -> Int? {
    guard context.peekReach > 0, pager.scroll.isResting, !navigator.isCovered,
      context.layout.viewport.contains(point), !barTargets.isOnBar(point),
      let drawn = peeking.drawnSlots, let selected = pager.selectedIndex
    else { return nil }
    for slot in drawn where slot != selected {
      if presentation.frame(atSlot: slot).contains(point) { return slot }
    }
    return nil
  }
}
