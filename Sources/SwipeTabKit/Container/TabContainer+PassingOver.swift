/// Pages whose items do something else than select them: going from page to page passes over them.
extension TabContainer {
  /// Whether swipes, the wheel and stepping keys leave a page out.
  func isPassedOver(_ index: Int) -> Bool {
    (0..<count).contains(index) && page(at: index).item.action != nil
  }

  /// How many pages on the next one lies that is not passed over, in a direction; nil at the end.
  ///
  /// O(n) in the pages that are passed over.
  func stepsToNeighbour(of index: Int, _ step: Int) -> Int? {
    var steps = step
    while isPassedOver(page(index, steps)), abs(steps) < count { steps += step }
    return (0..<count).contains(page(index, steps)) && abs(steps) < count ? steps : nil
  }

  /// The index so many pages on, round the ends where pages go round.
  func page(_ index: Int, _ steps: Int) -> Int {
    wantedRing?.page(ofSpot: index + steps) ?? index + steps
  }

  /// Lays the pages for a drag so that those beside the selected one are those it can go to.
  ///
  /// Where no page is passed over they lie so already. A page that locks swiping keeps its lock: nothing lies there.
  func passOverActions() {
    guard let index = selectedIndex, isPassedOver(page(index, -1)) || isPassedOver(page(index, 1))
    else { return }
    let lock = page(at: index).swipeLock
    func neighbour(_ step: Int) -> Int? { stepsToNeighbour(of: index, step).map { index + $0 } }
    scroll.lay(
      lock.contains(.backward) ? nil : neighbour(-1),
      lock.contains(.forward) ? nil : neighbour(1))
  }
}

extension PageList {
  /// Whether going from page to page leaves one out.
  func isPassedOver(_ index: Int) -> Bool { page(at: index).item.action != nil }
}
