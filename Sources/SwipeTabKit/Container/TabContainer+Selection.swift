extension TabContainer {
  /// Selects a page by its identifier.
  ///
  /// - Parameters:
  ///   - page: The page; an unknown one gives a `warning` event and changes nothing.
  ///   - animated: Whether the pages move there; by default they do.
  /// - Returns: Whether the selection changed. The page selected already changes nothing and gives no event.
  @discardableResult
  public func select(_ page: PageID, animated: Bool = true) -> Bool {
    transaction {
      guard let index = pages.index(of: page) else {
        emit(.warning(unknownPage(page)))
        return false
      }
      return choose(index, cause: .program, animated: animated)
    }
  }

  /// Selects a page by its index; one that is not there changes nothing and gives a `warning` event.
  @discardableResult
  public func select(index: Int, animated: Bool = true) -> Bool {
    transaction {
      guard (0..<count).contains(index) else {
        let error = ContainerError.noInitialIndex(index, count: count)
        emit(.warning(error.description))
        return false
      }
      return choose(index, cause: .program, animated: animated)
    }
  }

  func unknownPage(_ page: PageID) -> String {
    if pages.hides(page) { return "page \(quoted(page.rawValue)) is hidden" }
    return ContainerError.noInitialPage(page, nearest: pages.nearestID(to: page)).description
  }

  /// Changes the selection for a cause other than a swipe, if nothing refuses it.
  ///
  /// `steps` says how many pages on the page is gone to; nil, the default, where it was chosen in the bar or by name.
  @discardableResult
  func choose(_ index: Int, steps: Int? = nil, cause: Cause, animated: Bool = true) -> Bool {
    guard index != selectedIndex else {
      if cause == .tap || cause == .key { reselect(cause) }
      return false
    }
    guard mayChange(to: index, cause: cause) else { return false }
    let velocity = scroll.placeVelocity(at: time)
    let spot = steps.flatMap { self.spot(steps: $0) }
    interrupt(.selection)
    change(to: index, cause: cause)
    travel(to: index, at: spot, velocity: velocity, animated: animated)
    return true
  }

  private func reselect(_ cause: Cause) {
    emit(.reselected(SelectionChange(from: selectedID, to: selectedID, cause: cause)))
    if configuration.popsToRootOnReselect, popScreens(to: 0, animated: true) { return }
    if configuration.scrollsToTopOnReselect { bodies.scrollToTop() }
  }

  /// Asks whether a page may be selected; a refusal gives a `vetoed` event.
  ///
  /// A listener may select, push, pop or change the pages while it is asked; then its change stands and this one is
  /// dropped.
  func mayChange(to index: Int, cause: Cause) -> Bool {
    guard shouldSelect != nil || delegate != nil else { return true }
    let page = pages.id(at: index)
    let answer = context.consent.answer {
      shouldSelect?(page, cause) ?? true
        && delegate?.container(self, shouldSelect: page, cause: cause) ?? true
    }
    if answer == .no {
      emit(.vetoed(SelectionChange(from: selectedID, to: page, cause: cause)))
    }
    return answer == .yes
  }

  /// Replaces the selection; motion is the caller's.
  func change(to index: Int?, cause: Cause) {
    change(to: index, id: index.map { pages.id(at: $0) }, from: selectedID, cause: cause)
  }

  func change(to index: Int?, id: PageID?, from: PageID?, cause: Cause) {
    if let pending { emit(.superseded(pending)) }
    let change = SelectionChange(from: from, to: id, cause: cause)
    emit(.willSelect(change))
    // After a reload the old index may be one that is gone.
    selectedIndex = index
    context.consent.noteDecision()
    moreMenu.close()
    pending = change
    noteChange()
  }

  /// Moves the pages to one of them, from where they are and as fast as they are.
  ///
  /// The velocity is in places per second. `spot` is where the page lies if pages go round; nil, the default, for
  /// where it is gone to from here.
  func travel(
    to index: Int, at spot: Int? = nil, velocity: Double, animated: Bool = true
  ) {
    guard animated, !configuration.reducesMotion, pageExtent > 0 else {
      return settleAtOnce(index)
    }
    scroll.link(wantedRing, lastPage: lastPage)
    let spot = spot ?? self.spot(ofChosen: index)
    let isFar = abs(Double(spot) - scroll.spotPosition) > 64
    let place = scroll.aim(
      at: spot, lastPage: lastPage,
      scrollsThrough: configuration.distantSelection == .scrollThrough && !isFar)
    // Past an end the target may be laid where it shows at once.
    showPlace()
    if let shown, shown.contains(index) { life.comeBack(pages.id(at: index)) }
    leaveShown(for: index)
    scroll.settle(
      to: place, velocity: velocity, at: time, spring: configuration.tuning.spring,
      tolerance: placeTolerance)
    noteChange()
    if let end = scroll.restTime, end <= time { settleAtOnce(index) }
  }

  /// Puts the pages on one of them and tells what that completes.
  func settleAtOnce(_ index: Int) {
    scroll.rest(on: index)
    show(index, index)
    completeRest()
  }

  /// Tells what a rest completes.
  func completeRest() {
    noteChange()
    scroll.setRing(wantedRing)
    toolbarOffset.settle(at: position)
    bars.forget(unless: frontTraits?.id)
    if let selectedID { restInSight(on: selectedID) }
    applyRetention()
    if swipe == .returning {
      swipe = .none
      emit(.swipeCancelled)
    }
    guard let change = pending else { return }
    pending = nil
    emit(.didSelect(change))
    if change.cause == .swipe, let page = change.to { context.outbox.append(.swiped(to: page)) }
  }

  /// Tells that a swipe which goes back, or which something else took over, came to nothing.
  func cancelOwedSwipe() {
    guard swipe != .none else { return }
    swipe = .none
    emit(.swipeCancelled)
  }

  /// Notes that something may look different.
  func noteChange() { context.noteChange() }
}

extension ToolbarOffset {
  /// Forgets what a person scrolled once the pages rest elsewhere.
  mutating func settle(at position: Double) {
    if position != self.position { self = ToolbarOffset(distance: 0, position: position) }
  }
}
