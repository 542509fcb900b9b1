/// Scrolls bodies and their strips by finger, wheel and key, with momentum after a fling.
@MainActor
final class BodyScroller: BodyMover, ContactInteraction, WheelInteraction, AdaptingInteraction,
  TimedInteraction, WatchingInteraction
{
  private let context: ContainerContext
  private let contacts: Contacts
  private let wheelRun: WheelRun
  private let standing: Standing
  private let pager: Pager
  private let around: PagesAround
  private let wheelPaging: WheelPaging
  private let navigator: Navigator
  private let bars: BarHider
  private let bodies: BodyPresentation
  private let sheet: SheetAround

  /// The bodies and strips that a contact scrolls or that still move; all others are at rest.
  private var scrolls: [ScrollKey: BodyScroll] = [:]
  private var drag: BodyDrag?
  private var panned: ScrollKey?
  private var resampled: Resampled?
  /// The time until which the wheel scrolls the same strip or body along the paging axis.
  private var stripEnd: Double?

  private struct Resampled {
    var key: ScrollKey
    var scroll: BodyScroll
    /// Whether the body rests between the moves of fingers on a touchpad.
    var rests = false
    var isSlow: Bool
  }

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ wheelRun: WheelRun, _ standing: Standing,
    _ pager: Pager, _ around: PagesAround, _ wheelPaging: WheelPaging, _ navigator: Navigator,
    _ bars: BarHider, _ bodies: BodyPresentation, _ sheet: SheetAround
  ) {
    (self.context, self.contacts, self.wheelRun) = (context, contacts, wheelRun)
    (self.standing, self.pager, self.around) = (standing, pager, around)
    (self.wheelPaging, self.navigator, self.bars) = (wheelPaging, navigator, bars)
    (self.bodies, self.sheet) = (bodies, sheet)
  }

  private var memory: SharedMemory { standing.memory }

  // MARK: Scrolled bodies

  var moving: [ScrollKey: BodyScroll] { scrolls }

  var isPulledDown: Bool { scrolls.values.contains { $0.offset < 0 } }

  var held: ScrollKey? { drag?.key }

  func scroll(of key: ScrollKey) -> BodyScroll? {
    if let resampled, key == resampled.key { return resampled.rests ? nil : resampled.scroll }
    return scrolls[key]
  }

  /// Without motion the offset is at most `limit`; `step` is the distance between the pages of a paged strip.
  func offset(of key: ScrollKey, limit: Double, step: Double? = nil) -> Double {
    if let resampled, key == resampled.key { return resampled.scroll.offset }
    if let scroll = scroll(of: key) { return scroll.offset }
    return ((memory.offset(of: key) ?? 0) * (step ?? 1)).clamped(to: 0...max(0, limit))
  }

  // MARK: Fingers

  /// Catches a body or strip in motion below a press, without a drag threshold.
  func claim(_ press: Press) -> Claim? {
    guard let shown = bodies.frontBody, let key = movingKey(at: press.point, in: shown) else {
      return nil
    }
    beginScroll(key, in: shown, from: press.point.coordinate(along: key.axis), slop: 0)
    return .holds
  }

  func catches(_ point: Point) -> Bool {
    bodies.frontBody.flatMap { movingKey(at: point, in: $0) } != nil
  }

  /// The strip in motion at a point, or else the body in motion.
  private func movingKey(at point: Point, in shown: ShownBody) -> ScrollKey? {
    guard !scrolls.isEmpty else { return nil }
    func isMoving(_ key: ScrollKey) -> Bool { scrolls[key].map { $0.motion != .dragging } ?? false }
    if let key = scrollKey(at: point, along: .horizontal, in: shown), isMoving(key) { return key }
    let key = ScrollKey(screen: shown.screen)
    return isMoving(key) ? key : nil
  }

  /// Claims a contact that has just crossed the drag threshold.
  ///
  /// A strip or body that scrolls along the paging axis claims it only if it can scroll further in that direction. At
  /// its end the contact swipes the pages.
  func take(_ drive: Drive, along axis: Axis) -> Bool {
    let moving = mayMove(axis) ? bodies.settlingBody ?? bodies.heldBody(along: axis) : nil
    guard let shown = bodies.frontBody ?? moving,
      let key = scrollKey(below: drive, along: axis, in: shown)
    else { return false }
    let limit = shown.limit(of: key)
    guard limit > 0 || isRefreshable(key) else { return false }
    let press = drive.press.coordinate(along: axis)
    if competes(key) {
      let offset = offset(of: key, limit: limit, step: shown.step(of: key))
      let isForward =
        context.direction(along: axis) * (drive.last.coordinate(along: axis) - press) < 0
      guard isForward ? offset < limit : offset > 0 else { return false }
    }
    let slop = context.tuning.slop(of: drive.contact.device)
    beginScroll(key, in: shown, from: press, slop: slop)
    contacts.give(to: self)
    return move(drive)
  }

  /// While pages or screens move, the arriving body scrolls, and strips only across the paging axis.
  func couldTake(_ drive: Drive, along axis: Axis) -> Bool {
    guard let shown = bodies.frontBody ?? (mayMove(axis) ? bodies.shownFrontBody : nil),
      let key = scrollKey(below: drive, along: axis, in: shown)
    else { return false }
    return shown.limit(of: key) > 0 || isRefreshable(key)
  }

  /// Whether a body can be pulled down to load again, even if it is too short to scroll.
  private func isRefreshable(_ key: ScrollKey) -> Bool {
    key.strip == nil && navigator.frontScreen?.canRefresh == true
  }

  private func mayMove(_ axis: Axis) -> Bool { axis == .vertical || axis != context.pagingAxis }

  /// Pages that move have moved since the press of the contact.
  private func scrollKey(below drive: Drive, along axis: Axis, in shown: ShownBody) -> ScrollKey? {
    guard bodies.frontBody == nil, axis == .horizontal else {
      return scrollKey(at: drive.press, along: axis, in: shown)
    }
    return bodies.restingPoint(Point(x: drive.press.x, y: drive.last.y))
      .flatMap { scrollKey(at: $0, along: axis, in: shown) }
  }

  var caughtAxis: Axis? { drag?.key.axis }

  var dragsPages: Bool { true }

  private func scrollKey(at point: Point, along axis: Axis, in shown: ShownBody) -> ScrollKey? {
    guard axis == .horizontal else { return ScrollKey(screen: shown.screen) }
    let offset = offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
    return shown.strip(at: point, offset: offset)
      .map { ScrollKey(screen: shown.screen, strip: $0) }
  }

  /// Whether it scrolls along the paging axis of this or an outer container, and so competes with the pages.
  private func competes(_ key: ScrollKey) -> Bool {
    pager.moves(along: key.axis) || around.hasPages(along: key.axis)
  }

  private func beginScroll(
    _ key: ScrollKey, in shown: ShownBody, from anchor: Double, slop: Double
  ) {
    // Another contact may have scrolled something else.
    if drag.map({ $0.key != key }) ?? false { letGo(velocity: 0) }
    var scroll = scrolls[key] ?? restingScroll(key, in: shown)
    let start = scroll.beginDrag(context.tuning)
    scrolls[key] = scroll
    drag = BodyDrag(key: key, anchor: anchor, slop: slop, start: start)
    context.noteChange()
  }

  private func restingScroll(_ key: ScrollKey, in shown: ShownBody) -> BodyScroll {
    let (limit, step) = (shown.limit(of: key), shown.step(of: key))
    return BodyScroll(
      offset: offset(of: key, limit: limit, step: step), limit: limit,
      extent: key.strip == nil ? shown.view.height : shown.view.width, pixel: 1 / context.scale,
      step: step)
  }

  /// At the end of a strip or body, the pages may take over the contact.
  func move(_ drive: Drive) -> Bool {
    guard let drag, var scroll = scrolls[drag.key] else { return true }
    let raw = rawOffset(of: drag, at: drive.last)
    if competes(drag.key), context.configuration.stripHandOver == .sameContact,
      raw < 0 || raw > scroll.limit
    {
      handOver(drive, surplus: raw - raw.clamped(to: 0...scroll.limit))
      return true
    }
    let before = scroll.offset
    if raw < 0, leavesTop(drag), sheet.takeOver(drive, beyond: -raw) {
      self.drag = nil
      noteScroll(of: drag.key, from: before, to: 0, limit: scroll.limit)
      restScroll(drag.key, at: 0)
      return true
    }
    scroll.drag(to: raw, context.tuning)
    scrolls[drag.key] = scroll
    noteScroll(of: drag.key, from: before, to: scroll.offset, limit: scroll.limit)
    context.noteChange()
    return true
  }

  private func leavesTop(_ drag: BodyDrag) -> Bool { drag.key.strip == nil && drag.start == 0 }

  private func rawOffset(of drag: BodyDrag, at point: Point) -> Double {
    let axis = drag.key.axis
    return drag.start - context.direction(along: axis)
      * drag.travel(to: point.coordinate(along: axis))
  }

  func resample(_ drive: Drive?) {
    resampled = nil
    guard let drive, let drag, var scroll = scrolls[drag.key] else { return }
    let raw = rawOffset(of: drag, at: drive.last)
    // Past an end, the pages may take the contact over.
    let mayLeave = competes(drag.key) && context.configuration.stripHandOver == .sameContact
    scroll.drag(to: mayLeave ? raw.clamped(to: 0...scroll.limit) : raw, context.tuning)
    resampled = Resampled(key: drag.key, scroll: scroll, isSlow: drive.isSlow)
  }

  func resample(pan: WheelTurn?, isSlow: Bool) {
    resampled = nil
    guard let pan, let panned, drag == nil, let shown = bodies.frontBody,
      shown.screen == panned.screen
    else { return }
    let distance = context.amount(of: pan, along: panned.axis) * context.tuning.wheelNotch
    var scroll = restingScroll(panned, in: shown)
    scroll.restFreely(at: scroll.offset + distance)
    resampled = Resampled(key: panned, scroll: scroll, rests: true, isSlow: isSlow)
  }

  /// Whether pictures show it between pixels, because a contact scrolls it slowly.
  func isBetweenPixels(_ key: ScrollKey) -> Bool {
    resampled.map { $0.isSlow && $0.key == key } ?? false
  }

  /// Gives a contact to the pages; `surplus` is the travel beyond the end, positive towards the next page.
  private func handOver(_ drive: Drive, surplus: Double) {
    guard let drag, let limit = scrolls[drag.key]?.limit else { return }
    self.drag = nil
    restScroll(drag.key, at: surplus < 0 ? 0 : limit)
    let axis = drag.key.axis
    let start = drive.last.coordinate(along: axis) + context.direction(along: axis) * surplus
    let step = surplus > 0 ? 1 : -1
    if pager.moves(along: axis),
      pager.goesOn(by: step) || !around.goesOn(along: axis, by: step)
    {
      return pager.take(drive, from: start, slop: 0)
    }
    contacts.ignore(drive.contact)
    _ = around.handOn(
      drive.contact, from: Point(start, along: axis), slop: 0, along: axis, by: step)
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    if let held { letGo(velocity: release.velocity(along: held.axis).motion) }
    return true
  }

  func cancel(_ drive: Drive) { letGo(velocity: 0) }

  /// Ends the drag; `velocity` is in points per second along the axis.
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
    guard !contacts.isMouseHeld(by: self), !pager.isHeldByMouse else { return nil }
    let held = bodies.heldBody(along: turn.axis(or: context.pagingAxis))
    if let shown = bodies.settlingBody ?? held {
      return turn.shift ? nil : settlingScroll(turn, in: shown)
    }
    guard let shown = bodies.frontBody else { return nil }
    // With Shift, an ordinary wheel is one that turns sideways.
    let axis = turn.shift ? .horizontal : turn.axis(or: context.pagingAxis)
    return scrollKey(at: turn.point, along: axis, in: shown)
      .flatMap { scroll($0, by: turn, in: shown) }
  }

  private func scroll(_ key: ScrollKey, by turn: WheelTurn, in shown: ShownBody) -> Bool? {
    let isScrolled = scrolled(key, by: turn, in: shown)
    panned = isScrolled && turn.isPan ? key : nil
    let end = context.time + context.tuning.wheelQuiet
    if isScrolled, key.strip == nil { wheelRun.note(turn.point, until: end) }
    guard competes(key) else { return isScrolled }
    // Turns that follow those that scrolled it to its end turn no page before the wheel pauses.
    guard isScrolled || stripEnd.map({ context.time < $0 }) ?? false else { return nil }
    stripEnd = end
    return true
  }

  /// Fingers on a touchpad scroll as far as they move, and other wheels turn a paged strip by a page.
  private func scrolled(_ key: ScrollKey, by turn: WheelTurn, in shown: ShownBody) -> Bool {
    let amount = context.amount(of: turn)
    guard shown.step(of: key) != nil, !turn.isPan else {
      return scroll(key, by: amount * context.tuning.wheelNotch, in: shown, isFree: turn.isPan)
    }
    return self.turn(key, to: page(of: key) + (amount < 0 ? -1 : 1))
  }

  func endPan() -> Bool {
    if let panned, let page = restingPage(of: panned) { turn(panned, to: page) }
    panned = nil
    return false
  }

  // MARK: Pages of strips

  /// The page that a paged strip in front shows or is on its way to, or 0 for anything else.
  func page(of key: ScrollKey) -> Int { restingPage(of: key) ?? 0 }

  private func restingPage(of key: ScrollKey) -> Int? {
    guard let shown = bodies.frontBody, shown.screen == key.screen,
      let step = shown.step(of: key), step > 0
    else { return nil }
    let scroll = scrolls[key] ?? restingScroll(key, in: shown)
    return Int(saturating: (scroll.restingOffset / step).rounded())
  }

  /// Turns to a page, or to the first or last, and returns false if the strip shows it already.
  @discardableResult func turn(_ key: ScrollKey, to page: Int) -> Bool {
    guard let shown = bodies.frontBody, shown.screen == key.screen, drag?.key != key,
      let step = shown.step(of: key)
    else { return false }
    var scroll = scrolls[key] ?? restingScroll(key, in: shown)
    let target = (Double(page) * step).clamped(to: 0...scroll.limit)
    guard abs(scroll.restingOffset - target) > 0.01 else { return false }
    if context.configuration.reducesMotion {
      scroll.rest(at: target)
      rest(scroll, key)
      return true
    }
    scroll.settle(to: target, at: context.time, context.tuning)
    scrolls[key] = scroll
    forgetRestingScrolls()
    context.noteChange()
    return true
  }

  /// Scrolls the arriving body or a strip in it, so that no turn of the wheel is lost; controls do not receive it.
  private func settlingScroll(_ turn: WheelTurn, in shown: ShownBody) -> Bool? {
    let axis = turn.axis(or: context.pagingAxis)
    guard mayMove(axis),
      let point = axis == .vertical ? turn.point : bodies.restingPoint(turn.point),
      let key = scrollKey(at: point, along: axis, in: shown)
    else { return nil }
    // The turns that follow the one that changed the page do not scroll the new page.
    if competes(key), wheelPaging.isQuiet { return true }
    return scroll(key, by: turn, in: shown)
  }

  /// Scrolls within the limits and at once; bars hide and come back only with the body in front.
  @discardableResult
  func scroll(
    _ key: ScrollKey, by distance: Double, in shown: ShownBody, isInFront: Bool = true,
    isFree: Bool = false
  ) -> Bool {
    var scroll = restingScroll(key, in: shown)
    let before = scroll.offset
    if isFree {
      scroll.restFreely(at: before + distance)
    } else {
      scroll.rest(at: before + distance)
    }
    guard scroll.offset != before else { return false }
    // A contact that drags it is ignored from then on.
    if drag?.key == key { stopScroll(key) }
    if isInFront { noteScroll(of: key, from: before, to: scroll.offset, limit: scroll.limit) }
    rest(scroll, key)
    return true
  }

  func scrollToTop(of shown: ShownBody) {
    let key = ScrollKey(screen: shown.screen)
    scroll(key, by: -.greatestFiniteMagnitude, in: shown, isInFront: false)
  }

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

  private func scrollToTop() {
    guard let shown = bodies.frontBody else { return }
    let key = ScrollKey(screen: shown.screen)
    if drag?.key == key { stopScroll(key) }
    var scroll = scrolls[key] ?? restingScroll(key, in: shown)
    guard scroll.offset != 0 else { return }
    guard !context.configuration.reducesMotion else {
      scroll.rest(at: 0)
      return rest(scroll, key)
    }
    scroll.settle(to: 0, at: context.time, context.tuning)
    scrolls[key] = scroll
    // A body that was near enough to the top rests there at once.
    forgetRestingScrolls()
    context.noteChange()
  }

  // MARK: Time

  var deadline: Double? {
    var earliest = Earliest()
    for scroll in scrolls.values { earliest.consider(scroll.deadline) }
    return earliest.time
  }

  func advance(from start: Double) {
    guard !scrolls.isEmpty else { return }
    for index in scrolls.values.indices where scrolls.values[index].isMoving {
      let (key, before) = (scrolls.keys[index], scrolls.values[index])
      scrolls.values[index].advance(to: context.time, context.tuning)
      let after = scrolls.values[index]
      // A spring may reverse in between, and the bars with it.
      var offset = before.offset
      before.forEachTurn(from: start, to: context.time) { turn in
        noteScroll(of: key, from: offset, to: turn, limit: after.limit)
        offset = turn
      }
      noteScroll(of: key, from: offset, to: after.offset, limit: after.limit)
      context.noteChange()
    }
    forgetRestingScrolls()
  }

  // MARK: Bars

  private func noteScroll(
    of key: ScrollKey, from before: Double, to after: Double, limit: Double
  ) {
    if key.strip == nil { bars.noteScroll(of: key.screen, from: before, to: after, limit: limit) }
  }

  /// Whether the body that hid the bars is being scrolled or still moves.
  var scrollsBars: Bool {
    bars.screen.map { scrolls[ScrollKey(screen: $0)] != nil } ?? false
  }

  private func settleBars() {
    guard bars.share > 0, let screen = bars.screen, !scrollsBars else { return }
    // The body in front may have become shorter, or be gone.
    let isInFront = navigator.frontID == screen
    let limit = isInFront ? bodies.shownFrontBody?.limit ?? 0 : .infinity
    bars.settle(offset: offset(of: ScrollKey(screen: screen), limit: limit))
  }

  func changeEnded() { settleBars() }

  // MARK: Rest

  private func forgetRestingScrolls() {
    for (key, scroll) in scrolls where scroll.motion == .resting {
      keep(scroll, key)
    }
    settleBars()
  }

  private func restScroll(_ key: ScrollKey, at offset: Double) {
    guard var scroll = scrolls[key] else { return }
    scroll.rest(at: offset)
    rest(scroll, key)
  }

  private func rest(_ scroll: BodyScroll, _ key: ScrollKey) {
    keep(scroll, key)
    settleBars()
    context.noteChange()
  }

  /// Keeps an offset at rest; that of a paged strip is in pages, which survive a change of size.
  private func keep(_ scroll: BodyScroll, _ key: ScrollKey) {
    scrolls[key] = nil
    memory.keep(scroll.offset / (scroll.step ?? 1), of: key)
  }

  /// Stops at the current offset, because a screen, a sheet or other pages take over, and releases the contact.
  private func stop() {
    for key in scrolls.keys { stopScroll(key) }
  }

  /// Ends a fling at its current offset, as a release with reduced motion does, and a spring at its target.
  func finishMotion() {
    for (key, scroll) in scrolls where scroll.isMoving {
      var end = scroll.offset
      if case .springing(let spring) = scroll.motion { end = spring.target }
      noteScroll(of: key, from: scroll.offset, to: end, limit: scroll.limit)
      restScroll(key, at: end)
    }
  }

  private func stopScroll(_ key: ScrollKey) {
    if drag?.key == key {
      drag = nil
      contacts.ignore(ifHeldBy: self)
    }
    if let scroll = scrolls[key] { restScroll(key, at: scroll.offset) }
  }

  func move(_ key: ScrollKey, to place: (Double) -> Double?, limit: Double) -> Bool {
    guard var scroll = scrolls[key] else { return false }
    guard (0...scroll.limit).contains(scroll.offset), let place = place(scroll.offset) else {
      return true
    }
    if drag?.key == key { drag?.start += place - scroll.offset }
    scroll.move(by: place - scroll.offset, limit: limit, at: context.time, context.tuning)
    if scroll.motion == .resting { keep(scroll, key) } else { scrolls[key] = scroll }
    return true
  }

  /// Adapts to the current limits; a body that is no longer in front stops scrolling.
  func remeasure() {
    guard !scrolls.isEmpty else { return }
    let shown = bodies.frontBody ?? bodies.settlingBody
    for (key, scroll) in scrolls {
      guard let shown, shown.screen == key.screen else {
        stopScroll(key)
        continue
      }
      let fresh = restingScroll(key, in: shown)
      var scroll = scroll
      scroll.remeasure(
        limit: fresh.limit, extent: fresh.extent, step: fresh.step, at: context.time,
        context.tuning)
      scrolls[key] = scroll
    }
    forgetRestingScrolls()
  }

  func pagesRested() { bars.forget(unless: navigator.frontID) }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .cover, .state, .pages(keepsSelection: false): stop()
    case .top: scrollToTop()
    case .selection:
      // The contact is not one of the next page.
      contacts.ignore(ifHeldBy: self)
      letGo(velocity: 0)
    // The page in front, and what moves on it, stays where others come or go.
    case .pages(keepsSelection: true): break
    case .back, .stack, .selected, .newPages, .layout: break
    }
  }

  func rebase() {
    guard let held = drag, let last = contacts.drive(heldBy: self)?.last,
      var scroll = scrolls[held.key]
    else {
      return
    }
    drag = BodyDrag(
      key: held.key, anchor: last.coordinate(along: held.key.axis), slop: 0,
      start: scroll.beginDrag(context.tuning))
    scrolls[held.key] = scroll
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(
      (drag != nil) == contacts.isHeld(by: self),
      "\(drag as Any) scrolls, by a contact: \(contacts.isHeld(by: self))")
    promise(drag.map { scrolls[$0.key] != nil } ?? true, "\(drag as Any) scrolls nothing")
    for (key, scroll) in scrolls {
      let name = "\(key.screen)\(key.strip.map { ", strip \($0)" } ?? "")"
      promise(scroll.offset.isFinite, "\(name) is scrolled by \(scroll.offset)")
      promise(scroll.motion != .resting, "\(name) rests and is kept as moving")
      promise((scroll.motion == .dragging) == (drag?.key == key), "\(name) is \(scroll.motion)")
    }
    bars.check(&promise, isScrolling: scrollsBars)
  }
}
