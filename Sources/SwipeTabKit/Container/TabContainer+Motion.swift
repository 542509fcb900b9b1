extension TabContainer {
  /// Moves the model to a moment, through everything that happens on the way at its exact time.
  ///
  /// One call and a thousand small ones end in the same state.
  ///
  /// - Parameter time: The moment, in seconds; one that is not after the present changes nothing.
  public func advance(to time: Double) {
    guard time > self.time, time.isFinite else { return }
    transaction {
      passDeadlines(until: time)
      move(to: time)
    }
  }

  private func passDeadlines(until moment: Double) {
    // A motion whose rest was found anew may be over at once, without time passing.
    while let deadline = nextDeadline, deadline <= moment {
      move(to: deadline)
      for interaction in interactions { interaction.meetDeadline() }
      if surroundings == nil { finishTransaction() }
    }
  }

  /// Moves without passing a deadline.
  private func move(to moment: Double) {
    let before = time
    context.move(to: moment)
    for index in interactions.indices { interactions[index].advance(from: before) }
  }

  /// Does what was due at the present moment or before.
  func passOverdue() { transaction { passDeadlines(until: time) } }

  // MARK: What is in view

  /// Tells of the pages that come and go while the place moves up to, but not onto, `end`.
  func passPlaces(to end: Double) {
    var place = scroll.place
    guard abs(end - place) < 256 else { return }
    while true {
      let next = end > place ? place.rounded(.down) + 1 : place.rounded(.up) - 1
      guard end > place ? next < end : next > end else { return }
      let (low, high) = end > place ? (next - 1, next) : (next, next + 1)
      show(pageInRange(low), pageInRange(high))
      show(pageInRange(next), pageInRange(next))
      place = next
    }
  }

  /// Tells of the pages that are in view just before the place moves onto `end`.
  func showApproach(to end: Double) {
    let place = scroll.place
    guard place != end, abs(end - place) < 256 else { return }
    end > place
      ? show(pageInRange(end - 1), pageInRange(end)) : show(pageInRange(end), pageInRange(end + 1))
  }

  /// Tells of the pages that are in view at the present place.
  func showPlace() {
    guard count > 0 else { return }
    let (near, far) = scroll.visiblePages(lastPage: lastPage)
    show(near, far)
  }

  private func pageInRange(_ place: Double) -> Int {
    scroll.page(at: scroll.place(Int(saturating: place), lastPage: lastPage))
  }

  /// Makes these the pages in view, and tells of those that came and went.
  func show(_ near: Int, _ far: Int) {
    let now = ShownPages(near: near, far: far)
    guard now != shown else { return }
    let before = shown
    shown = now
    if !(before?.contains(near) ?? false) { appear(near) }
    if far != near, !(before?.contains(far) ?? false) { appear(far) }
    guard let before else { return }
    if !now.contains(before.near) { disappear(before.near) }
    if before.far != before.near, !now.contains(before.far) { disappear(before.far) }
  }

  private func appear(_ page: Int) {
    let id = pages.id(at: page)
    guard !isOutOfSight(id) else {
      outOfSight.insert(id)
      return life.create(id)
    }
    life.appear(id)
    collectStages()
    emit(.pageAppeared(id))
  }

  private func disappear(_ page: Int) {
    let id = pages.id(at: page)
    pageCache[page] = nil
    givingWay.remove(id)
    guard outOfSight.remove(id) == nil else { return }
    life.disappear(id)
    collectStages()
    emit(.pageDisappeared(id))
  }

  /// The pages in view begin to make room for another.
  func leaveShown(for target: Int?) {
    guard let shown else { return }
    if shown.near != target { life.leave(pages.id(at: shown.near)) }
    if shown.far != target { life.leave(pages.id(at: shown.far)) }
  }

  // MARK: Measures

  var lastPage: Int { max(0, count - 1) }

  var viewportWidth: Double { context.viewportWidth }
  var depthTolerance: Tolerance { context.depthTolerance }
  var direction: Double { context.direction }
  func direction(along axis: Axis) -> Double { context.direction(along: axis) }
  var pagingAxis: Axis { context.pagingAxis }
  var pageDirection: Double { context.pageDirection }
  var pageExtent: Double { context.pageExtent }
  var placeTolerance: Tolerance { context.placeTolerance }
}
