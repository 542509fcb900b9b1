/// Scrolls what is on screens: by finger, wheel and key, and on after a fling.
final class BodyScroller: Interaction {
  private let standing: Standing
  private let contacts: Contacts
  private let pager: Pager
  private let wheelPaging: WheelPaging
  private let wheelRun: WheelRun
  private let navigator: Navigator
  private let bars: BarHider
  private let bodies: BodyPresentation
  private let context: ContainerContext
  /// What is being scrolled, and what goes on by itself.
  private var scrolls: [ScrollKey: BodyScroll] = [:]
  private var drag: BodyDrag?
  /// Until when a strip that the wheel has scrolled keeps the wheel, in seconds.
  private var stripEnd: Double?

  init(
    standing: Standing, contacts: Contacts, pager: Pager, wheelPaging: WheelPaging,
    wheelRun: WheelRun, navigator: Navigator, bars: BarHider, bodies: BodyPresentation,
    context: ContainerContext
  ) {
    (self.standing, self.contacts, self.pager) = (standing, contacts, pager)
    (self.wheelPaging, self.wheelRun, self.navigator) = (wheelPaging, wheelRun, navigator)
    (self.bars, self.bodies, self.context) = (bars, bodies, context)
  }

  private var memory: SharedMemory { standing.memory }

  // MARK: What is scrolled

  /// What does not rest where it was left.
  var moving: [ScrollKey: BodyScroll] { scrolls }

  /// What a contact scrolls; nil if none does.
  var held: ScrollKey? { drag?.key }

  /// How far something is scrolled now, in points.
  func offset(of key: ScrollKey, limit: Double) -> Double {
    if let scroll = scrolls[key] { return scroll.offset }
    return (memory.offset(of: key) ?? 0).clamped(to: 0...max(0, limit))
  }

  // MARK: Fingers

  /// Catches what scrolls under a press, without slop; nil if nothing there moves.
  func claim(_ press: Press) -> Claim? {
    guard let shown = bodies.frontBody, let key = movingKey(at: press.point, in: shown) else {
      return nil
    }
    beginScroll(key, in: shown, from: press.point.coordinate(along: key.axis), slop: 0)
    return .holds
  }

  /// Whether a press there would catch something that scrolls.
  func catches(_ point: Point) -> Bool {
    bodies.frontBody.flatMap { movingKey(at: point, in: $0) } != nil
  }

  /// What scrolls by itself at a point: a strip, or else the body; nil if both rest.
  private func movingKey(at point: Point, in shown: ShownBody) -> ScrollKey? {
    guard !scrolls.isEmpty else { return nil }
    if let key = scrollKey(at: point, along: .horizontal, in: shown), scrolls[key] != nil {
      return key
    }
    let key = ScrollKey(screen: shown.screen)
    return scrolls[key] == nil ? nil : key
  }

  /// Gives a contact that has just passed the slop to what scrolls along its axis.
  ///
  /// What competes with the pages takes it if it can go on in that direction, so that at its end the contact is the
  /// container's.
  func take(_ drive: Drive, along axis: Axis) -> Bool {
    guard let shown = bodies.frontBody,
      let key = scrollKey(at: drive.press, along: axis, in: shown)
    else { return false }
    let limit = shown.limit(of: key)
    guard limit > 0 else { return false }
    let press = drive.press.coordinate(along: axis)
    if competes(key) {
      let offset = offset(of: key, limit: limit)
      let isForward =
        context.direction(along: axis) * (drive.last.coordinate(along: axis) - press) < 0
      guard isForward ? offset < limit : offset > 0 else { return false }
    }
    let slop = context.tuning.slop(of: drive.contact.device)
    beginScroll(key, in: shown, from: press, slop: slop)
    contacts.give(to: self)
    return move(drive)
  }

  /// What scrolls along an axis at a point: the body, or a strip in it.
  private func scrollKey(at point: Point, along axis: Axis, in shown: ShownBody) -> ScrollKey? {
    guard axis == .horizontal else { return ScrollKey(screen: shown.screen) }
    let offset = offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    return shown.strip(at: point, offset: offset)
      .map { ScrollKey(screen: shown.screen, strip: $0) }
  }

  /// Whether something scrolls the way that pages follow each other, so that both want the same drags.
  private func competes(_ key: ScrollKey) -> Bool {
    key.axis == context.pagingAxis && !navigator.isCovered
  }

  private func beginScroll(
    _ key: ScrollKey, in shown: ShownBody, from anchor: Double, slop: Double
  ) {
    var scroll = scrolls[key] ?? restingScroll(key, in: shown)
    let start = scroll.beginDrag(context.tuning)
    scrolls[key] = scroll
    drag = BodyDrag(key: key, anchor: anchor, slop: slop, start: start)
    context.noteChange()
  }

  private func restingScroll(_ key: ScrollKey, in shown: ShownBody) -> BodyScroll {
    let limit = shown.limit(of: key)
    return BodyScroll(
      offset: offset(of: key, limit: limit), limit: limit,
      extent: key.strip == nil ? shown.view.height : shown.view.width, pixel: 1 / context.scale)
  }

  /// Follows the finger; what competes with the pages may hand it over to them at its end.
  func move(_ drive: Drive) -> Bool {
    guard let drag, var scroll = scrolls[drag.key] else { return true }
    let axis = drag.key.axis
    let travel = drag.travel(to: drive.last.coordinate(along: axis))
    let raw = drag.start - context.direction(along: axis) * travel
    if competes(drag.key), context.configuration.stripHandOver == .sameContact,
      raw < 0 || raw > scroll.limit
    {
      handOver(drive, surplus: raw - raw.clamped(to: 0...scroll.limit))
      return true
    }
    let before = scroll.offset
    scroll.drag(to: raw, context.tuning)
    scrolls[drag.key] = scroll
    followScroll(of: drag.key, from: before, to: scroll.offset, limit: scroll.limit)
    context.noteChange()
    return true
  }

  /// Lets a contact that has taken what scrolls to its end go on with the pages.
  ///
  /// The surplus is how far it has gone on past the end, towards the next page, in points.
  private func handOver(_ drive: Drive, surplus: Double) {
    guard let drag, let limit = scrolls[drag.key]?.limit else { return }
    self.drag = nil
    restScroll(drag.key, at: surplus < 0 ? 0 : limit)
    let last = drive.last.coordinate(along: context.pagingAxis)
    pager.take(
      drive, from: last + context.pageDirection * surplus, slop: 0)
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    if let held { letGo(velocity: release.velocity(along: held.axis).motion) }
    return true
  }

  func cancel(_ drive: Drive) { letGo(velocity: 0) }

  /// Lets go; what was flung goes on.
  ///
  /// - Parameter velocity: The finger's along the axis, in points per second.
  private func letGo(velocity: Double) {
    guard let drag else { return }
    self.drag = nil
    let speed = -context.direction(along: drag.key.axis) * velocity
    scrolls[drag.key]?.release(velocity: speed, at: context.time, context.tuning)
    if context.configuration.reducesMotion, let scroll = scrolls[drag.key] {
      restScroll(drag.key, at: scroll.offset)
    }
    forgetRestingScrolls()
    context.noteChange()
  }

  // MARK: Wheel and keys

  func turn(_ turn: WheelTurn) -> Bool? {
    guard !turn.shift, drag == nil, !pager.isHeld else { return nil }
    if let shown = bodies.settlingBody { return settlingScroll(turn, in: shown) }
    guard let shown = bodies.frontBody else { return nil }
    return scrollKey(at: turn.point, along: turn.axis(or: context.pagingAxis), in: shown)
      .flatMap { scroll($0, by: turn, in: shown) }
  }

  private func scroll(_ key: ScrollKey, by turn: WheelTurn, in shown: ShownBody) -> Bool? {
    let distance = context.amount(of: turn, along: key.axis) * context.tuning.wheelNotch
    let isScrolled = scroll(key, by: distance, in: shown)
    let end = context.time + context.tuning.wheelQuiet
    if isScrolled, key.strip == nil { wheelRun.note(turn.point, until: end) }
    guard competes(key) else { return isScrolled }
    if isScrolled {
      stripEnd = end
      return true
    }
    // At the end of what scrolls the same turn does not page yet.
    guard let stripEnd, context.time < stripEnd else { return nil }
    return true
  }

  /// Scrolls the page that comes to rest, so that no turn is lost and none skips a page that is not yet read.
  ///
  /// Strips and controls are on their way, and nobody aims at them.
  private func settlingScroll(_ turn: WheelTurn, in shown: ShownBody) -> Bool? {
    guard turn.axis(or: context.pagingAxis) == .vertical else { return nil }
    let key = ScrollKey(screen: shown.screen)
    // What is left of the turn that paged does not scroll what it led to.
    if competes(key), wheelPaging.isQuiet { return true }
    return scroll(key, by: turn, in: shown)
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
  func scroll(by press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, let shown = bodies.frontBody else { return false }
    let safe = shown.context.safeFrame.height
    let distance: Double
    switch press.key {
    case .down: distance = context.tuning.wheelNotch
    case .up: distance = -context.tuning.wheelNotch
    case .pageDown, .space: distance = max(40, safe - 40)
    case .pageUp: distance = -max(40, safe - 40)
    case .home: distance = -.greatestFiniteMagnitude
    case .end: distance = .greatestFiniteMagnitude
    default: return false
    }
    return scroll(ScrollKey(screen: shown.screen), by: distance, in: shown)
  }

  /// Takes the body in front back to its top.
  private func scrollToTop() {
    guard let shown = bodies.frontBody else { return }
    let key = ScrollKey(screen: shown.screen)
    if drag?.key == key { stopScroll(key) }
    var scroll = scrolls[key] ?? restingScroll(key, in: shown)
    guard scroll.offset != 0 else { return }
    guard !context.configuration.reducesMotion else { return restScroll(key, at: 0) }
    scroll.settle(to: 0, at: context.time, context.tuning)
    scrolls[key] = scroll
    // So near the top it is there at once.
    forgetRestingScrolls()
    context.noteChange()
  }

  // MARK: Time

  /// When something that scrolls by itself gets elsewhere than on its way, in seconds; nil if nothing does.
  var deadline: Double? {
    var soonest = Soonest()
    for scroll in scrolls.values { soonest.consider(scroll.deadline) }
    return soonest.time
  }

  /// Moves what scrolls by itself on from a moment to the present one.
  func advance(from start: Double) {
    guard !scrolls.isEmpty else { return }
    for index in scrolls.values.indices where scrolls.values[index].isMoving {
      let (key, before) = (scrolls.keys[index], scrolls.values[index])
      scrolls.values[index].advance(to: context.time, context.tuning)
      let after = scrolls.values[index]
      // A spring may turn back on the way, and the bars with it.
      var offset = before.offset
      before.forEachTurn(from: start, to: context.time) { turn in
        followScroll(of: key, from: offset, to: turn, limit: after.limit)
        offset = turn
      }
      followScroll(of: key, from: offset, to: after.offset, limit: after.limit)
      context.noteChange()
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
  var scrollsBars: Bool {
    bars.screen.map { scrolls[ScrollKey(screen: $0)] != nil } ?? false
  }

  private func settleBars() {
    guard let screen = bars.screen, !scrollsBars else { return }
    bars.settle(offset: memory.offset(of: ScrollKey(screen: screen)) ?? 0)
  }

  // MARK: Rest

  private func forgetRestingScrolls() {
    for (key, scroll) in scrolls where scroll.motion == .resting {
      memory.keep(scroll.offset, of: key)
      scrolls[key] = nil
    }
    settleBars()
  }

  private func restScroll(_ key: ScrollKey, at offset: Double) {
    var scroll = scrolls[key]
    scroll?.rest(at: offset)
    scrolls[key] = nil
    memory.keep(scroll?.offset ?? offset, of: key)
    settleBars()
    context.noteChange()
  }

  /// Puts everything that scrolls at rest where it is, and takes the contact that scrolled away from it.
  ///
  /// That is what becomes of scrolling when something comes over it.
  private func stop() {
    for key in scrolls.keys { stopScroll(key) }
  }

  /// Puts everything that scrolls by itself at rest: what was flung where it is, as a release does where nothing may
  /// move, and what springs back or to the top where it is going.
  func finishMotion() {
    for (key, scroll) in scrolls where scroll.isMoving {
      var end = scroll.offset
      if case .springing(let spring) = scroll.motion { end = spring.target }
      followScroll(of: key, from: scroll.offset, to: end, limit: scroll.limit)
      restScroll(key, at: end)
    }
  }

  private func stopScroll(_ key: ScrollKey) {
    if drag?.key == key {
      drag = nil
      contacts.drop(ifHeldBy: self)
    }
    if let scroll = scrolls[key] { restScroll(key, at: scroll.offset) }
  }

  /// Lets what scrolls go on within the limits that hold now, after a resize or a new list of pages.
  ///
  /// What is not in front any more comes to rest.
  func remeasure() {
    remeasureScrolls()
    remeasureBars()
  }

  private func remeasureScrolls() {
    guard !scrolls.isEmpty else { return }
    let shown = bodies.frontBody
    for (key, scroll) in scrolls {
      guard let shown, shown.screen == key.screen else {
        stopScroll(key)
        continue
      }
      let fresh = restingScroll(key, in: shown)
      var scroll = scroll
      scroll.remeasure(
        limit: fresh.limit, extent: fresh.extent, at: context.time, context.tuning)
      scrolls[key] = scroll
    }
    forgetRestingScrolls()
  }

  /// Keeps the bars to what holds after a change of size, pages or options.
  private func remeasureBars() {
    guard let screen = bars.screen else { return }
    let key = ScrollKey(screen: screen)
    bars.remeasure(offset: scrolls[key]?.offset ?? memory.offset(of: key) ?? 0)
    settleBars()
  }

  /// Bars that were scrolled out of the way come back over another screen.
  func pagesRested() { bars.forget(unless: navigator.frontTraits?.id) }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .cover, .state, .pages: stop()
    case .top: scrollToTop()
    case .back, .stack, .selection, .selected, .newPages, .layout: break
    }
  }

  // MARK: Promises

  func check(_ promise: inout Promises) {
    promise(
      (drag != nil) == contacts.isHeld(by: self),
      "\(drag as Any) scrolls, by a contact: \(contacts.isHeld(by: self))")
    for (key, scroll) in scrolls {
      let name = "\(key.screen)\(key.strip.map { ", strip \($0)" } ?? "")"
      promise(scroll.offset.isFinite, "\(name) is scrolled by \(scroll.offset)")
      promise(scroll.motion != .resting, "\(name) rests and is kept as moving")
      promise((scroll.motion == .dragging) == (drag?.key == key), "\(name) is \(scroll.motion)")
    }
    bars.check(&promise, isScrolling: scrollsBars)
  }
}
