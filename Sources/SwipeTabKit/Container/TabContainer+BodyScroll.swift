/// Scrolling what is on screens: by finger, wheel and key, and on after a fling.
extension TabContainer {
  // MARK: Fingers

  /// Catches what scrolls under a press, without slop; nil if nothing there moves.
  func catchScroll(at point: Point) -> ContactBook.Role? {
    guard !bodyScrolls.isEmpty, let shown = frontBody else { return nil }
    if let element = strip(at: point, in: shown) {
      let key = ScrollKey(screen: shown.screen, strip: element)
      if bodyScrolls[key] != nil {
        beginScroll(key, in: shown, from: point.x, slop: 0)
        return .scroll(key)
      }
    }
    let key = ScrollKey(screen: shown.screen)
    guard bodyScrolls[key] != nil else { return nil }
    beginScroll(key, in: shown, from: point.y, slop: 0)
    return .scroll(key)
  }

  /// Gives a contact that has just passed the slop to what scrolls along its axis; nil if nothing does.
  ///
  /// What competes with the pages takes it if it can go on in that direction, so that at its end the contact is the
  /// container's.
  func scrollRole(of drive: ContactBook.Drive, along axis: Axis) -> ContactBook.Role? {
    guard let shown = frontBody, let key = scrollKey(at: drive.press, along: axis, in: shown) else {
      return nil
    }
    let limit = shown.limit(of: key)
    guard limit > 0 else { return nil }
    let press = drive.press.coordinate(along: axis)
    if competes(key) {
      let offset = scrollOffset(of: key, limit: limit)
      let isForward = direction(along: axis) * (drive.last.coordinate(along: axis) - press) < 0
      guard isForward ? offset < limit : offset > 0 else { return nil }
    }
    let slop = configuration.tuning.slop(of: drive.contact.device)
    beginScroll(key, in: shown, from: press, slop: slop)
    return .scroll(key)
  }

  /// What scrolls along an axis at a point: the body, or a strip in it.
  private func scrollKey(at point: Point, along axis: Axis, in shown: ShownBody) -> ScrollKey? {
    guard axis == .horizontal else { return ScrollKey(screen: shown.screen) }
    return strip(at: point, in: shown).map { ScrollKey(screen: shown.screen, strip: $0) }
  }

  /// Whether something scrolls the way that pages follow each other, so that both want the same drags.
  private func competes(_ key: ScrollKey) -> Bool { key.axis == pagingAxis && !isCovered }

  private func beginScroll(
    _ key: ScrollKey, in shown: ShownBody, from anchor: Double, slop: Double
  ) {
    var scroll = bodyScrolls[key] ?? restingScroll(key, in: shown)
    let start = scroll.beginDrag(configuration.tuning)
    bodyScrolls[key] = scroll
    bodyDrag = BodyDrag(key: key, anchor: anchor, slop: slop, start: start)
    noteChange()
  }

  private func restingScroll(_ key: ScrollKey, in shown: ShownBody) -> BodyScroll {
    let limit = shown.limit(of: key)
    return BodyScroll(
      offset: scrollOffset(of: key, limit: limit), limit: limit,
      extent: key.strip == nil ? shown.view.height : shown.view.width, pixel: 1 / scale)
  }

  /// Follows the finger; what competes with the pages may hand it over to them at its end.
  func dragScroll(_ drive: ContactBook.Drive) {
    guard let drag = bodyDrag, var scroll = bodyScrolls[drag.key] else { return }
    let axis = drag.key.axis
    let travel = drag.travel(to: drive.last.coordinate(along: axis))
    let raw = drag.start - direction(along: axis) * travel
    if competes(drag.key), configuration.stripHandOver == .sameContact,
      raw < 0 || raw > scroll.limit
    {
      return handOver(drive, surplus: raw - raw.clamped(to: 0...scroll.limit))
    }
    let before = scroll.offset
    scroll.drag(to: raw, configuration.tuning)
    bodyScrolls[drag.key] = scroll
    followScroll(of: drag.key, from: before, to: scroll.offset, limit: scroll.limit)
    noteChange()
  }

  /// Lets a contact that has taken what scrolls to its end go on with the pages.
  ///
  /// The surplus is how far it has gone on past the end, towards the next page, in points.
  private func handOver(_ drive: ContactBook.Drive, surplus: Double) {
    guard let drag = bodyDrag, let limit = bodyScrolls[drag.key]?.limit else { return }
    bodyDrag = nil
    restScroll(drag.key, at: surplus < 0 ? 0 : limit)
    contacts.drive?.role = .swipe
    let last = drive.last.coordinate(along: pagingAxis)
    beginDrag(.contact(drive.contact), from: last + pageDirection * surplus, slop: 0)
    if let drag = self.drag { self.drag(by: drag.travel(to: last)) }
  }

  /// Lets go; what was flung goes on.
  ///
  /// - Parameter velocity: The finger's along the axis, in points per second.
  func endScroll(velocity: Double) {
    guard let drag = bodyDrag else { return }
    bodyDrag = nil
    let speed = -direction(along: drag.key.axis) * velocity
    bodyScrolls[drag.key]?.release(velocity: speed, at: time, configuration.tuning)
    if configuration.reducesMotion, let scroll = bodyScrolls[drag.key] {
      restScroll(drag.key, at: scroll.offset)
    }
    forgetRestingScrolls()
    noteChange()
  }

  // MARK: Wheel and keys

  /// Scrolls what lies under the wheel; nil if the turn is not for it.
  func wheelScroll(dx: Double, dy: Double, at point: Point) -> Bool? {
    guard bodyDrag == nil, !isOnBar(point) else { return nil }
    if let shown = settlingBody { return settlingScroll(dx: dx, dy: dy, at: point, in: shown) }
    guard let shown = frontBody else { return nil }
    if let isUsed = wheelControl(dx: dx, dy: dy, at: point) { return isUsed }
    let axis = wheelAxis(dx: dx, dy: dy)
    return scrollKey(at: point, along: axis, in: shown)
      .flatMap { scrollByWheel($0, dx: dx, dy: dy, at: point, in: shown) }
  }

  private func scrollByWheel(
    _ key: ScrollKey, dx: Double, dy: Double, at point: Point, in shown: ShownBody
  ) -> Bool? {
    let distance = wheelAmount(dx: dx, dy: dy, along: key.axis) * configuration.tuning.wheelNotch
    let isScrolled = scroll(key, by: distance, in: shown)
    let end = time + configuration.tuning.wheelQuiet
    if isScrolled, key.strip == nil { wheel.run = WheelState.Run(point: point, end: end) }
    guard competes(key) else { return isScrolled }
    if isScrolled {
      wheel.stripEnd = end
      return true
    }
    // At the end of what scrolls the same turn does not page yet.
    guard let end = wheel.stripEnd, time < end else { return nil }
    return true
  }

  /// Scrolls the page that comes to rest, so that no turn is lost and none skips a page that is not yet read.
  ///
  /// Strips and controls are on their way, and nobody aims at them.
  private func settlingScroll(
    dx: Double, dy: Double, at point: Point, in shown: ShownBody
  ) -> Bool? {
    guard wheelAxis(dx: dx, dy: dy) == .vertical else { return nil }
    let key = ScrollKey(screen: shown.screen)
    // What is left of the turn that paged does not scroll what it led to.
    if competes(key), let quiet = wheel.quietEnd, time < quiet { return true }
    return scrollByWheel(key, dx: dx, dy: dy, at: point, in: shown)
  }

  /// Scrolls by a distance in points, within the limits and at once; false if it cannot.
  @discardableResult
  func scroll(_ key: ScrollKey, by distance: Double, in shown: ShownBody) -> Bool {
    var scroll = restingScroll(key, in: shown)
    let before = scroll.offset
    scroll.rest(at: before + distance)
    guard scroll.offset != before else { return false }
    followScroll(of: key, from: before, to: scroll.offset, limit: scroll.limit)
    restScroll(key, at: scroll.offset)
    return true
  }

  /// Scrolls the body in front by the keys that do so everywhere.
  func scrollKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, let shown = frontBody else { return false }
    let safe = shown.context.safeFrame.height
    let distance: Double
    switch press.key {
    case .down: distance = configuration.tuning.wheelNotch
    case .up: distance = -configuration.tuning.wheelNotch
    case .pageDown, .space: distance = max(40, safe - 40)
    case .pageUp: distance = -max(40, safe - 40)
    case .home: distance = -.greatestFiniteMagnitude
    case .end: distance = .greatestFiniteMagnitude
    default: return false
    }
    return scroll(ScrollKey(screen: shown.screen), by: distance, in: shown)
  }

  /// Takes the body in front back to its top.
  func scrollToTop() {
    guard let shown = frontBody else { return }
    let key = ScrollKey(screen: shown.screen)
    if bodyDrag?.key == key { stopScroll(key) }
    var scroll = bodyScrolls[key] ?? restingScroll(key, in: shown)
    guard scroll.offset != 0 else { return }
    guard !configuration.reducesMotion else { return restScroll(key, at: 0) }
    scroll.settle(to: 0, at: time, configuration.tuning)
    bodyScrolls[key] = scroll
    // So near the top it is there at once.
    forgetRestingScrolls()
    noteChange()
  }

  // MARK: Time

  /// When something that scrolls by itself gets elsewhere than on its way, in seconds; nil if nothing does.
  var scrollDeadline: Double? {
    var soonest = Soonest()
    for scroll in bodyScrolls.values { soonest.consider(scroll.deadline) }
    return soonest.time
  }

  /// Moves what scrolls by itself on from a moment to the present one.
  func advanceScrolls(from start: Double) {
    guard !bodyScrolls.isEmpty else { return }
    for index in bodyScrolls.values.indices where bodyScrolls.values[index].isMoving {
      let (key, before) = (bodyScrolls.keys[index], bodyScrolls.values[index])
      bodyScrolls.values[index].advance(to: time, configuration.tuning)
      let after = bodyScrolls.values[index]
      // A spring may turn back on the way, and the bars with it.
      var offset = before.offset
      before.forEachTurn(from: start, to: time) { turn in
        followScroll(of: key, from: offset, to: turn, limit: after.limit)
        offset = turn
      }
      followScroll(of: key, from: offset, to: after.offset, limit: after.limit)
      noteChange()
    }
    forgetRestingScrolls()
  }

  // MARK: Bars

  private func followScroll(
    of key: ScrollKey, from before: Double, to after: Double, limit: Double
  ) {
    if key.strip == nil { bars.follow(key.screen, from: before, to: after, limit: limit) }
  }

  /// Whether the body is being scrolled that has the bars out of the way, or scrolls by itself.
  var barsAreScrolled: Bool {
    bars.screen.map { bodyScrolls[ScrollKey(screen: $0)] != nil } ?? false
  }

  private func settleBars() {
    guard let screen = bars.screen, !barsAreScrolled else { return }
    bars.settle(offset: memory.offset(of: ScrollKey(screen: screen)) ?? 0)
  }

  /// Keeps the bars to what holds after a change of size, pages or options.
  func remeasureBars() {
    guard let screen = bars.screen else { return }
    let key = ScrollKey(screen: screen)
    bars.remeasure(offset: bodyScrolls[key]?.offset ?? memory.offset(of: key) ?? 0)
    settleBars()
  }

  /// Brings bars back that were scrolled out of the way; without them it changes nothing.
  public func showBars() { transaction { bars.show() } }

  // MARK: Rest

  private func forgetRestingScrolls() {
    for (key, scroll) in bodyScrolls where scroll.motion == .resting {
      keepOffset(scroll.offset, of: key)
      bodyScrolls[key] = nil
    }
    settleBars()
  }

  private func restScroll(_ key: ScrollKey, at offset: Double) {
    var scroll = bodyScrolls[key]
    scroll?.rest(at: offset)
    bodyScrolls[key] = nil
    keepOffset(scroll?.offset ?? offset, of: key)
    settleBars()
    noteChange()
  }

  /// Puts everything that scrolls at rest where it is, and takes the contact that scrolled away from it.
  ///
  /// That is what becomes of scrolling when something comes over it.
  func stopScrolls() {
    for key in bodyScrolls.keys { stopScroll(key) }
  }

  /// Puts everything that scrolls by itself at rest: what was flung where it is, as a release does where nothing may
  /// move, and what springs back or to the top where it is going.
  func finishScrolls() {
    for (key, scroll) in bodyScrolls where scroll.isMoving {
      var end = scroll.offset
      if case .springing(let spring) = scroll.motion { end = spring.target }
      followScroll(of: key, from: scroll.offset, to: end, limit: scroll.limit)
      restScroll(key, at: end)
    }
  }

  private func stopScroll(_ key: ScrollKey) {
    if bodyDrag?.key == key {
      bodyDrag = nil
      if contacts.drive?.role == .scroll(key) { contacts.drive = nil }
    }
    if let scroll = bodyScrolls[key] { restScroll(key, at: scroll.offset) }
  }

  /// Lets what scrolls go on within the limits that hold now, after a resize or a new list of pages.
  ///
  /// What is not in front any more comes to rest.
  func remeasureScrolls() {
    guard !bodyScrolls.isEmpty else { return }
    let shown = frontBody
    for (key, scroll) in bodyScrolls {
      guard let shown, shown.screen == key.screen else {
        stopScroll(key)
        continue
      }
      let fresh = restingScroll(key, in: shown)
      var scroll = scroll
      scroll.remeasure(
        limit: fresh.limit, extent: fresh.extent, at: time, configuration.tuning)
      bodyScrolls[key] = scroll
    }
    forgetRestingScrolls()
  }
}
