/// Selects a page that peeks beside the selected one when it is tapped.
@MainActor final class PeekingTaps: OnItems, Interaction {
  func tap(_ drive: Drive, at point: Point) -> Bool {
    guard let slot = slot(peekingAt: point), slot == self.slot(peekingAt: drive.press),
      let selected = pager.selectedIndex, let spot = spot(drawnAt: slot)
    else { return false }
    let page = page(drawnAt: slot)
    guard catalog.isEnabled(page) else { return false }
    return pager.go(to: page, steps: spot - selected, cause: .tap) == .selected
  }

  private func slot(peekingAt point: Point) -> Int? {
    guard context.peekReach > 0, pager.scroll.isResting, !navigator.isCovered,
      context.layout.viewport.contains(point), !barTargets.isOnBar(point),
      let drawn = drawnSlots, let selected = pager.selectedIndex
    else { return nil }
    for slot in drawn where slot != selected {
      if presentation.frame(atSlot: slot).contains(point) { return slot }
    }
    return nil
  }
}
