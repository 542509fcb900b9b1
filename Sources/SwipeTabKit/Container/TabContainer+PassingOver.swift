/// Pages whose items do something else than select them: going from page to page passes over them.
extension TabContainer {
  /// Whether swipes, the wheel and stepping keys leave a page out.
  func isPassedOver(_ index: Int) -> Bool {
    (0..<count).contains(index) && page(at: index).item.action != nil
  }

  /// The next page that is not passed over, in a direction; nil at the end.
  ///
  /// O(n) in the pages that are passed over.
  func neighbour(of index: Int, step: Int) -> Int? {
    var next = index + step
    while isPassedOver(next) { next += step }
    return (0..<count).contains(next) ? next : nil
  }

  /// Lays the pages for a drag so that those beside the selected one are those it can go to.
  ///
  /// Where no page is passed over they lie so already. A page that locks swiping keeps its lock: nothing lies there.
  func passOverActions() {
    guard let index = selectedIndex, isPassedOver(index - 1) || isPassedOver(index + 1) else {
      return
    }
    let lock = page(at: index).swipeLock
    scroll.lay(
      lock.contains(.backward) ? nil : neighbour(of: index, step: -1),
      lock.contains(.forward) ? nil : neighbour(of: index, step: 1))
  }
}

extension PageList {
  /// Whether going from page to page leaves one out.
  func isPassedOver(_ index: Int) -> Bool { page(at: index).item.action != nil }
}
