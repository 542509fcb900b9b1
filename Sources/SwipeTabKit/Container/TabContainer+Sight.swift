/// Which of the pages that the position shows are in sight: pushed screens cover and uncover them.
///
/// A page that is covered has disappeared, and appears again when it is uncovered, as if it had been swiped away.
extension TabContainer {
  /// Whether a page that the position shows lies below screens, here or on a host.
  func isOutOfSight(_ page: PageID) -> Bool {
    lowestDepthInSight(over: page) > 0 || surroundings?.isBuried(self) ?? false
  }

  /// Tells of the pages that pushed screens have covered or uncovered, here and on all that this container hosts.
  func updateSight() {
    let mayChange = !stacks.isEmpty || !outOfSight.isEmpty || !givingWay.isEmpty
    guard mayChange || sheets.hosted != nil || surroundings != nil else { return }
    if let shown {
      updateSight(of: pages.id(at: shown.near))
      if shown.far != shown.near { updateSight(of: pages.id(at: shown.far)) }
    }
    forEachHosted { hosted in hosted.transaction { hosted.updateSight() } }
  }

  private func updateSight(of page: PageID) {
    let isHidden = isOutOfSight(page)
    if isHidden != outOfSight.contains(page) {
      if isHidden { conceal(page) } else { uncover(page) }
    }
    guard !isHidden else { return }
    if givesWay(page) {
      if givingWay.insert(page).inserted { life.leave(page) }
    } else if givingWay.contains(page) {
      life.comeBack(page)
      guard stands(page) else { return }
      givingWay.remove(page)
      if phase == .resting { life.rest(on: page) }
    }
  }

  /// Notes that the position rests on a page; one that screens come or go over is visible once they rest.
  func restInSight(on page: PageID) {
    if stands(page) {
      life.rest(on: page)
    } else if !outOfSight.contains(page) {
      givingWay.insert(page)
    }
  }

  private func conceal(_ page: PageID) {
    outOfSight.insert(page)
    life.disappear(page)
    collectStages()
    emit(.pageDisappeared(page))
  }

  private func uncover(_ page: PageID) {
    outOfSight.remove(page)
    givingWay.insert(page)
    life.appear(page)
    collectStages()
    emit(.pageAppeared(page))
  }

  // MARK: What covers a page

  /// The screens over a page.
  private func stack(over page: PageID) -> NavigationStack? {
    coveringStack ?? stack(ofPage: page)
  }

  private func lowestDepthInSight(over page: PageID) -> Int {
    stack(over: page)?.lowestInSight(
      while: configuration.navigation == .perTab ? .tab(page) : .container, backSwipe) ?? 0
  }

  /// Whether screens over a page stay or come.
  private func givesWay(_ page: PageID) -> Bool {
    !(stack(over: page)?.screens.isEmpty ?? true) || isBelowOnSurroundings
  }

  /// Whether no screen over a page is on its way.
  func stands(_ page: PageID) -> Bool {
    stack(over: page) == nil && !isOutOfSight(page) && !isBelowOnSurroundings
      && surroundings?.activeStack?.scroll.isResting ?? true
  }

  /// Whether this container is not the topmost on what it is hosted by.
  private var isBelowOnSurroundings: Bool {
    guard let outer = surroundings, outer.sheets.hosted !== self else { return false }
    return outer.frontHosted !== self || outer.isBelowOnSurroundings
  }

  /// Whether a hosted container lies below screens that hide it whole.
  private func isBuried(_ hosted: TabContainer) -> Bool {
    if sheets.hosted === hosted { return false }
    guard let (key, stack, layer) = stacks.place(of: hosted) else { return false }
    return stack.lowestInSight(while: key, backSwipe) > layer + 1 || isOffPage(key)
      || surroundings?.isBuried(self) ?? false
  }

  /// Whether the page of a stack is not one that the position shows.
  private func isOffPage(_ key: StackKey) -> Bool {
    guard case .tab(let page) = key, let shown else { return false }
    return pages.id(at: shown.near) != page && pages.id(at: shown.far) != page
  }
}

extension NavigationStack {
  /// The lowest depth that is seen before the stack comes to rest; 0 for what lies below all screens.
  ///
  /// A motion or a drag counts as a whole, so that what it shows does not depend on the steps that it is watched in.
  fileprivate func lowestInSight(while key: StackKey, _ swipe: BackSwipe) -> Int {
    switch scroll.motion {
    case .resting: return layers.count
    case .dragging:
      let start = swipe.start(on: key) ?? depth
      return max(0, Int(saturating: start.rounded(.up)) - 1)
    case .settling(let settle):
      // The start is the sum of two numbers that may be rounded.
      let start = Double(settle.target) + settle.simulation.displacement(at: 0) + 1e-9
      return max(0, min(settle.target, Int(saturating: start.rounded(.down))))
    }
  }
}
