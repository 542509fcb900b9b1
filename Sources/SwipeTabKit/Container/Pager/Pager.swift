/// The selected page, and the position of the pages, which only this part changes.
@MainActor
final class Pager: ContactInteraction, KeyInteraction, AdaptingInteraction, TimedInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let catalog: PageCatalog
  private let inView: PagesInView
  private var position: ScrollPosition
  private var selected: Int?
  /// A change of selection whose pages have not stopped yet.
  private var pending: SelectionChange?
  private var swipe = SwipePhase.none
  private var drag: Drag?
  private var resampledSlot: Double?
  /// Whether pictures show the pages between pixels, because a contact drags them slowly.
  private(set) var isBetweenPixels = false
  /// The number of changes of the picture that were only steps of settling pages.
  private(set) var settleSteps = 0

  init(
    on page: Int?, of catalog: PageCatalog, contacts: Contacts, context: ContainerContext
  ) {
    (self.catalog, self.contacts, self.context) = (catalog, contacts, context)
    selected = page
    position = ScrollPosition(page: page ?? 0)
    position.setRing(catalog.ring)
    inView = PagesInView(of: catalog, showing: page)
  }

  // MARK: Present state

  var view: PagesInView { inView }

  var scroll: ScrollPosition {
    guard let resampledSlot else { return position }
    var shown = position
    shown.drag(to: resampledSlot)
    return shown
  }

  var selectedIndex: Int? { selected }

  var selectedID: PageID? { selected.map { catalog.id(at: $0) } }

  var phase: Phase {
    switch position.motion {
    case .resting: .resting
    case .dragging: .dragging
    case .settling: .settling
    }
  }

  var dragSource: Drag.Source? { drag?.source }

  var isHeld: Bool {
    if case .contact = drag?.source { true } else { false }
  }

  /// Whether a contact drags the pages by the toolbar's indicator.
  var isDraggedByMark: Bool { drag?.gear != nil }

  /// Whether the mouse drags the pages; then its wheel does not.
  var isHeldByMouse: Bool {
    if case .contact(let contact) = drag?.source { contact.device == .mouse } else { false }
  }

  /// Whether a drag, a touchpad or a wheel may move the pages now; a lock of one side does not count.
  var allowsSwipes: Bool {
    guard let selected, context.configuration.swiping, view.allowsSwipes else { return false }
    return !position.isResting || catalog.swipeLock(at: selected) != .both
  }

  func moves(along axis: Axis) -> Bool { axis == context.pagingAxis && allowsSwipes }

  /// Whether the selected page must not be left by a swipe forward, for 1, or backward, for −1.
  func isLocked(by step: Int) -> Bool {
    guard let selected else { return false }
    return catalog.swipeLock(at: selected).contains(step > 0 ? .forward : .backward)
  }

  /// Whether the pages move, or there is a next page, for 1, or a previous one, for −1.
  func goesOn(by step: Int) -> Bool {
    guard position.isResting, let selected else { return true }
    return catalog.next(from: selected, by: step, .swipe) != nil
  }

  var visibleSlots: ClosedRange<Int>? {
    catalog.count == 0 ? nil : scroll.visibleSlots(lastPage: catalog.last)
  }

  func distance(from one: Double, to other: Double) -> Double {
    position.ring?.distance(from: one, to: other) ?? abs(one - other)
  }

  var progress: PageProgress? {
    guard let slots = visibleSlots else { return nil }
    let scroll = scroll
    func page(_ slot: Int) -> PageID { catalog.id(at: scroll.page(at: slot)) }
    let share = slots.count == 1 ? 0 : scroll.slot - Double(slots.lowerBound)
    let (first, last) = (page(slots.lowerBound), page(slots.upperBound))
    return PageProgress(position: scroll.position, from: first, to: last, share: share)
  }

  /// A number that grows from slot to slot: the index, plus the number of pages past the end of a ring.
  func number(atSlot slot: Int) -> Int {
    let spot = position.spot(at: slot)
    guard let ring = position.ring, let first = visibleSlots?.lowerBound else { return spot }
    return spot - ring.lap(ofSpot: position.spot(at: first)) * ring.count
  }

  // MARK: Selection

  /// With nil `steps`, as for a page chosen by name, the pages in a ring move in the direction that the toolbar shows.
  @discardableResult
  func go(
    to index: Int, steps: Int? = nil, cause: Cause, animated: Bool = true
  ) -> SelectionResult {
    guard index != selected else { return .alreadySelected }
    switch answer(to: index, cause: cause) {
    case .yes: break
    case .no: return .refused
    case .superseded: return .superseded
    }
    let velocity = position.slotVelocity(at: context.time)
    let spot = steps.flatMap { steps in
      position.ring == nil ? nil : selectedSpot.map { $0 + steps }
    }
    let page = catalog.id(at: index)
    context.interrupt(.selection)
    // Vetoes of what was interrupted may have changed the pages.
    guard index != selected, catalog.index(of: page) == index else { return .superseded }
    change(to: index, cause: cause)
    travel(to: index, at: spot, velocity: velocity, animated: animated)
    return .selected
  }

  /// The listener's own selection, push, pop or change of pages stays, and this change is dropped.
  private func mayChange(to index: Int, cause: Cause) -> Bool {
    answer(to: index, cause: cause) == .yes
  }

  private func answer(to index: Int, cause: Cause) -> Consent.Answer {
    let page = catalog.id(at: index)
    let answer = context.consent.toSelect(page, cause: cause)
    if answer == .no {
      context.emit(.vetoed(SelectionChange(from: selectedID, to: page, cause: cause)))
    }
    return answer
  }

  /// Changes the selection and emits the events; the caller then moves the pages.
  private func change(to index: Int?, cause: Cause) {
    change(to: index, from: selectedID, cause: cause)
  }

  private func change(to index: Int?, from page: PageID?, cause: Cause) {
    if let pending { context.emit(.superseded(pending)) }
    let id = index.map { catalog.id(at: $0) }
    let change = SelectionChange(from: page, to: id, cause: cause)
    context.emit(.willSelect(change))
    // After a reload, the old index may no longer exist.
    selected = index
    context.consent.noteDecision()
    context.interrupt(.selected)
    pending = change
    context.noteChange()
  }

  private var selectedSpot: Int? {
    if let drag { return drag.home }
    return position.target.map { position.spot(at: $0) } ?? selected
  }

  // MARK: Motion

  /// Changes a copy, so that no other code runs during the write and the many reads need no check for it.
  private func change<Result>(_ change: (inout ScrollPosition) -> Result) -> Result {
    var next = position
    defer { position = next }
    return change(&next)
  }

  /// With nil `spot`, pages in a ring move in the direction of the items; `velocity` is in slots per second.
  private func travel(
    to index: Int, at spot: Int? = nil, velocity: Double, isThrown: Bool = false,
    animated: Bool = true
  ) {
    let configuration = context.configuration
    guard animated, !configuration.reducesMotion, context.pageWay > 0 else {
      return rest(on: index)
    }
    position.link(catalog.ring, lastPage: catalog.last)
    let spot = spot ?? position.ring?.spot(ofChosen: index, from: position.spotPosition) ?? index
    let isFar = abs(Double(spot) - position.spotPosition) > 64
    // If pages between were skipped, the peeking pages would be exchanged in sight.
    let scrollsThrough =
      configuration.distantSelection == .scrollThrough || context.peekCount > 0
    let slot = position.aim(
      at: spot, lastPage: catalog.last, scrollsThrough: scrollsThrough && !isFar)
    // While the pages are pulled past an end, the target may come into view at once.
    view.show(at: position)
    change {
      $0.settle(
        to: slot, velocity: velocity, at: context.time, spring: context.tuning.spring,
        stiffeningUpTo: isThrown ? context.tuning.flingFrequency : nil,
        tolerance: context.slotTolerance)
    }
    context.noteChange()
    if let end = position.restTime, end <= context.time { rest(on: index) }
  }

  private func rest(on index: Int) {
    // A page that was asked meanwhile may have begun a drag.
    var rounds = Rounds()
    repeat {
      if drag != nil { giveUpDrag() }
      position.rest(on: index)
      view.show(index, index)
    } while drag != nil && rounds.begin()
    completeRest()
  }

  /// Stops the pages on the selected page, without motion, if a drag has left them elsewhere.
  func endDragAtOnce() {
    if position.isDragging, let selected { rest(on: selected) }
  }

  private func completeRest() {
    context.noteChange()
    position.setRing(catalog.ring)
    for interaction in context.interactions.adapting { interaction.pagesRested() }
    if swipe == .returning {
      swipe = .none
      context.emit(.swipeCancelled)
    }
    guard let change = pending else { return }
    pending = nil
    context.emit(.didSelect(change))
    if change.cause == .swipe, let page = change.to { context.outbox.append(.swiped(to: page)) }
  }

  /// Emits `swipeCancelled` if a swipe has begun or is returning, because something else takes over.
  private func cancelOwedSwipe() {
    guard swipe != .none else { return }
    swipe = .none
    context.emit(.swipeCancelled)
  }

  // MARK: Contacts

  /// Catches pages in motion, without a drag threshold.
  func claim(_ press: Press) -> Claim? {
    guard selected != nil else { return .ignores(isUsed: false) }
    // A second contact takes the pages only when it moves by the drag threshold.
    guard !position.isResting, !isHeld, allowsSwipes else { return nil }
    beginDrag(
      .contact(press.contact), from: press.point.coordinate(along: context.pagingAxis), slop: 0)
    return .holds
  }

  func take(_ drive: Drive, along axis: Axis) -> Bool {
    guard axis == context.pagingAxis, mayTakeLater(drive), !leads(outward: drive) else {
      return false
    }
    let slop = context.tuning.slop(of: drive.contact.device)
    take(drive, from: drive.press.coordinate(along: axis), slop: slop)
    return true
  }

  /// All pages may be gone since the press.
  func mayTakeLater(_ drive: Drive) -> Bool { allowsSwipes }

  func take(_ drive: Drive, from coordinate: Double, slop: Double) {
    contacts.give(to: self)
    beginDrag(.contact(drive.contact), from: coordinate, slop: slop)
    _ = move(drive)
  }

  /// Begins to drag the pages by the toolbar's indicator, which a contact has begun to move along the toolbar.
  func takeByMark(_ drive: Drive) {
    let axis = context.layout.items.axis
    contacts.give(to: self)
    beginDrag(
      .contact(drive.contact), from: drive.press.coordinate(along: axis),
      slop: context.tuning.slop(of: drive.contact.device))
    drag?.gear = Drag.Gear(axis: axis, start: positionInItems)
    _ = move(drive)
  }

  private var positionInItems: Double { context.layout.items.itemPosition(position.position) }

  private func travel(to point: Point, by drag: Drag) -> Double {
    guard let gear = drag.gear else {
      return drag.travel(to: point.coordinate(along: context.pagingAxis))
    }
    let way = drag.travel(to: point.coordinate(along: gear.axis))
    let items = context.layout.items
    let pages = items.position(from: gear.start, movedBy: items.onScreen(way)) - gear.start
    return -context.pageDirection * pages * max(context.pageWay, 1)
  }

  /// The velocity in points per second along the paging axis.
  private func velocity(of release: Release) -> ReleaseVelocity {
    guard let gear = drag?.gear else { return release.velocity(along: context.pagingAxis) }
    let items = context.layout.items
    let pitch = items.pitch(at: positionInItems)
    var hand = release.velocity(along: gear.axis)
    // The speed of the contact counts for a fling, not the speed of the pages, which is much higher.
    if abs(hand.choice) < context.tuning.flingSpeed { hand.choice = 0 }
    guard pitch > 0 else { return .zero }
    let extent = max(context.pageWay, 1)
    return hand.map { -context.pageDirection * items.onScreen($0) / pitch * extent }
  }

  func move(_ drive: Drive) -> Bool {
    guard let drag else { return true }
    let travel = travel(to: drive.last, by: drag)
    if drag.gear != nil || !handOn(drive, at: drag, travel: travel) { self.drag(by: travel) }
    return true
  }

  /// Whether a contact leads past the end where the pages rest, to pages around the container.
  private func leads(outward drive: Drive) -> Bool {
    let step = context.step(of: drive, along: context.pagingAxis)
    return !goesOn(by: step) && view.goesOn(by: step)
  }

  /// Passes a contact that has dragged past the end to pages around the container, if the options allow it.
  private func handOn(_ drive: Drive, at drag: Drag, travel: Double) -> Bool {
    guard context.configuration.stripHandOver == .sameContact, position.order == nil,
      position.ring == nil
    else { return false }
    let extent = context.pageDirection * max(context.pageWay, 1)
    let raw = drag.start - travel / extent
    let surplus = raw - raw.clamped(to: 0...Double(catalog.last))
    let step = surplus > 0 ? 1 : -1
    guard surplus != 0, limits.range.contains(raw - surplus), view.goesOn(by: step) else {
      return false
    }
    // Exactly to the end, where they stay.
    self.drag(by: travel + surplus * extent)
    contacts.ignore(drive.contact)
    endDrag(.zero, cause: .swipe)
    let last = drive.last.coordinate(along: context.pagingAxis) + surplus * extent
    view.handOn(drive, from: last, by: step)
    return true
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    endDrag(velocity(of: release), cause: .swipe)
    return true
  }

  func cancel(_ drive: Drive) { cancelDrag() }

  var caughtAxis: Axis? { drag?.isCatch == true ? context.pagingAxis : nil }

  func couldTake(_ drive: Drive, along axis: Axis) -> Bool {
    axis == context.pagingAxis && allowsSwipes
  }

  var dragsPages: Bool { true }

  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.escape), drag != nil else { return nil }
    cancelDrag()
    return true
  }

  // MARK: Drag

  /// The travel counts from `coordinate` along the paging axis, and its first `slop` moves nothing.
  func beginDrag(_ source: Drag.Source, from coordinate: Double, slop: Double) {
    guard let home = selectedSpot else { return }
    if source == .wheel { contacts.ignore(ifHeldBy: self) }
    // A contact that takes over from the wheel continues its drag.
    let isCatch = drag?.isCatch ?? !position.isResting
    let before = position
    layForDrag(by: source)
    let slot = position.slot
    // Slots are comparable only within one order.
    let isLaidAlike = position.order == before.order && slot == before.slot
    drag = Drag(
      source: source, start: slot, origin: isLaidAlike ? drag?.origin ?? slot : slot,
      home: position.ring == nil ? selected ?? home : home, isCatch: isCatch,
      anchor: coordinate, slop: slop, raw: slot)
    let start = limits.unresisted(slot)
    drag?.start = start
    drag?.raw = start
    context.noteChange()
  }

  /// Arranges the pages, in a ring, a row or an order, for a drag that begins.
  private func layForDrag(by source: Drag.Source) {
    let wasResting = position.isResting
    let target = position.target.map { position.spot(at: $0) }
    position.beginDrag(lastPage: catalog.last)
    if let ring = catalog.ring {
      position.link(ring, lastPage: catalog.last)
    } else {
      _ = position.unlink(lastPage: catalog.last)
    }
    if wasResting { passOverActions(by: source) }
    if let target { layBehind(target) }
  }

  /// Puts the nearest pages that a swipe can select beside the selected page.
  ///
  /// Pages whose items perform an action are skipped. On a side to which the selected page locks swiping, a contact
  /// finds no neighbor.
  private func passOverActions(by source: Drag.Source) {
    guard let index = selected,
      catalog.isPassedOver(catalog.index(index, -1))
        || catalog.isPassedOver(catalog.index(index, 1))
    else { return }
    let lock = source == .program ? [] : catalog.swipeLock(at: index)
    func neighbour(_ step: Int) -> Int? {
      catalog.next(from: index, by: step, .swipe).map { index + $0.steps }
    }
    position.lay(
      lock.contains(.backward) ? nil : neighbour(-1),
      lock.contains(.forward) ? nil : neighbour(1))
  }

  /// Adds the next neighbor of a distant target that is more than half in view, so that a swipe can go on to it.
  private func layBehind(_ target: Int) {
    guard let order = position.order, order.third == nil, let slot = order.slot(of: target),
      abs(position.slot - Double(slot)) < 0.5
    else { return }
    let step = slot == 0 ? -1 : 1
    let page = position.page(at: slot)
    guard !catalog.swipeLock(at: page).contains(step > 0 ? .forward : .backward),
      let next = catalog.next(from: page, by: step, .swipe),
      order.slot(of: target + next.steps) == nil
    else { return }
    let spot = target + next.steps
    // Pages in a row have no neighbor past an end, even if the options now have cyclic paging.
    guard position.ring != nil || (0...catalog.last).contains(spot) else { return }
    // Past the end of a reversed order, positions count in the other direction.
    let isPulled = position.slot < 0 || position.slot > 1
    guard !isPulled || order.slope(at: 0.5) > 0 else { return }
    position.extend(by: spot, isAfter: step > 0)
    // While the pages are pulled past the order's end, the new neighbor shows at once.
    view.show(at: position)
  }

  func drag(by travel: Double) {
    guard let drag, travel != 0 || swipe == .began else { return }
    let raw = drag.start - context.pageDirection * travel / max(context.pageWay, 1)
    self.drag?.raw = raw
    let slot = limits.resisted(raw)
    guard slot != position.slot else { return }
    if swipe != .began {
      cancelOwedSwipe()
      swipe = .began
      context.emit(.swipeBegan(from: selectedID))
    }
    view.pass(from: position, to: slot)
    position.drag(to: slot)
    if drag.isCatch { shiftDrag(by: position.leaveOrder(lastPage: catalog.last)) }
    view.show(at: position)
    context.noteChange()
  }

  func resample(_ drive: Drive?) {
    guard let drive, let drag else { return resample(travel: nil, isSlow: false) }
    resample(travel: travel(to: drive.last, by: drag), isSlow: drive.isSlow)
  }

  /// Until the next call, a drag looks as if it had moved the pages by `travel`, or with nil as it is.
  func resample(travel: Double?, isSlow: Bool) {
    (resampledSlot, isBetweenPixels) = (nil, false)
    guard let travel, let drag, swipe == .began else { return }
    isBetweenPixels = isSlow
    let raw = drag.start - context.pageDirection * travel / max(context.pageWay, 1)
    // Between the pages in view, because others have not appeared.
    resampledSlot = limits.resisted(raw)
      .clamped(to: position.slot.rounded(.down)...position.slot.rounded(.up))
  }

  /// A `step` of 1 or −1 turns at least one page in that direction.
  func endDrag(_ release: ReleaseVelocity, turning step: Int = 0, cause: Cause) {
    guard let drag, let selected else { return }
    let limits = limits
    let velocity = release.map { limits.velocity($0, at: position.slot) }
    let slot = settleSlot(drag, limits, velocity: velocity.choice, turning: step)
    self.drag = nil
    var target = position.page(at: slot)
    var spot: Int? = position.spot(at: slot)
    let ring = position.ring
    if target != selected && !mayChange(to: target, cause: cause) {
      guard self.selected == selected, position.isDragging else { return }
      (target, spot) = (selected, drag.home)
    }
    // The listener may have begun another drag, or switched between ring and row.
    abandonDrag()
    if position.ring != ring { spot = nil }
    if swipe == .began {
      context.emit(.swipeEnded(target: catalog.id(at: target)))
      swipe = target == selected && pending == nil ? .returning : .none
    }
    if target != selected {
      cancelOwedSwipe()
      change(to: target, cause: cause)
    }
    travel(to: target, at: spot, velocity: velocity.motion, isThrown: true)
  }

  func cancelDrag() {
    guard let drag, let selected else { return }
    giveUpDrag()
    travel(to: selected, at: drag.home, velocity: 0)
  }

  private func giveUpDrag() {
    abandonDrag()
    if swipe == .began { swipe = .returning }
  }

  /// Ends the drag without motion, because something else takes over; its contact is ignored from then on.
  private func abandonDrag() {
    guard drag != nil else { return }
    drag = nil
    contacts.ignore(ifHeldBy: self)
  }

  func rebase() {
    guard let drag else { return }
    switch drag.source {
    case .contact:
      self.drag?.start = drag.raw
      let axis = drag.gear == nil ? context.pagingAxis : context.layout.items.axis
      self.drag?.anchor =
        contacts.drive(heldBy: self)?.last.coordinate(along: axis) ?? drag.anchor
      if drag.gear != nil { self.drag?.gear = Drag.Gear(axis: axis, start: positionInItems) }
      self.drag?.slop = 0
    case .wheel: self.drag?.start = drag.raw
    case .program: break
    }
  }

  /// Renumbers the slots that the drag stores, after all slots were decreased by a distance.
  private func shiftDrag(by distance: Double) {
    guard let drag else { return }
    // A page before the first one of a ring has a number of its own in the row.
    if position.ring == nil, let selected { self.drag?.home = selected }
    guard distance != 0 else { return }
    self.drag?.origin -= distance
    self.drag?.raw -= distance
    let raw = limits.unresisted(position.slot)
    self.drag?.raw = raw
    if drag.source == .program { self.drag?.start = raw }
    context.rebase()
  }

  private var limits: DragLimits {
    DragLimits(of: drag, at: position, hasChange: pending != nil, catalog, context)
  }

  private func settleSlot(
    _ drag: Drag, _ limits: DragLimits, velocity: Double, turning step: Int
  ) -> Int {
    let question = SettleTarget(
      slot: position.slot, velocity: velocity, origin: drag.origin,
      caught: drag.isCatch ? selectedSlot(drag) : nil, range: limits.slots)
    let tuning = context.tuning
    let slot = question.target(
      flingSpeed: tuning.flingSpeed / max(context.pageWay, 1),
      pagesPerSwipe: tuning.pagesPerSwipe, snapPoint: tuning.snapPoint)
    guard step != 0, let home = position.slot(ofSpot: drag.home) else { return slot }
    let turned = (home + step).clamped(to: question.range)
    return step > 0 ? max(slot, turned) : min(slot, turned)
  }

  /// The slot of the selected page, or the farthest slot in its direction if it is not in the order.
  private func selectedSlot(_ drag: Drag) -> Int {
    position.slot(ofSpot: drag.home)
      ?? (Double(drag.home) > position.spotPosition ? Int.max : Int.min)
  }

  // MARK: Position set by the program

  /// Sets the position in pages, as a drag by the program.
  ///
  /// At a whole number that page is selected, with the cause `program`, and the pages rest. Between pages, they stay
  /// there until something else moves them.
  func follow(_ position: Double) {
    guard selected != nil, position.isFinite else { return }
    let slot = followed(position)
    guard slot == slot.rounded(), let page = pageFollowed(at: slot) else {
      return hold(at: slot)
    }
    if page != selected, !mayChange(to: page, cause: .program) { return }
    abandonDrag()
    cancelOwedSwipe()
    view.pass(from: self.position, to: slot)
    if page != selected { change(to: page, cause: .program) }
    rest(on: page)
  }

  /// Drags the pages to a position in pages, whole or not, where they stay until the drag ends.
  func drag(to position: Double) {
    guard selected != nil, position.isFinite else { return }
    hold(at: followed(position))
  }

  func endDrag(atPagesPerSecond velocity: Double) {
    guard drag?.source == .program else { return }
    let speed = -context.pageDirection * (velocity.isFinite ? velocity : 0) * context.pageWay
    endDrag(ReleaseVelocity(speed, mean: speed), cause: .program)
  }

  /// The slot for a position that the program sets, in a ring the nearest one.
  private func followed(_ outside: Double) -> Double {
    guard let ring = position.ring else { return outside.clamped(to: -1...Double(catalog.count)) }
    // In an order, distant pages are neighbors, so a position is not a slot.
    let from = position.order == nil ? position.slot : position.position.rounded()
    let way = ring.position(ofSpot: outside.clamped(to: -1e9...1e9) - from)
    return from + (way > Double(ring.count) / 2 ? way - Double(ring.count) : way)
  }

  private func pageFollowed(at slot: Double) -> Int? {
    let page = Int(saturating: slot)
    if let ring = position.ring { return ring.page(ofSpot: page) }
    return (0..<catalog.count).contains(page) ? page : nil
  }

  /// Drags the pages to a slot, where they stay until something else moves them.
  func hold(at slot: Double) {
    if drag?.source != .program {
      abandonDrag()
      cancelOwedSwipe()
      // In an order, distant pages are neighbors, so a position is not a slot.
      let nearest = Int(saturating: position.position.rounded()).clamped(to: 0...catalog.last)
      if position.order != nil {
        position.rest(on: nearest)
        view.show(at: position)
      }
      beginDrag(.program, from: 0, slop: 0)
    }
    view.pass(from: position, to: slot)
    position.drag(to: slot)
    view.show(at: position)
    context.noteChange()
  }

  // MARK: Nudge

  /// Moves resting pages towards the next page, or the previous one without a next, by half a page at most, and back.
  func nudge(by distance: Double) {
    guard position.isResting, let selected, context.pageWay > 0,
      let step = [1, -1].first(where: { catalog.next(from: selected, by: $0, .swipe) != nil })
    else { return }
    layForDrag(by: .program)
    let home = position.slot
    let spring = Self.nudgeSpring
    let speed = spring.speed(returningAfter: min(distance / context.pageWay, 0.5))
    // Out of its place by nothing that can be seen, because a motion at its target has no speed.
    position.drag(to: home + Double(step) * 1e-9)
    change {
      $0.settle(
        to: Int(saturating: home), velocity: Double(step) * speed, at: context.time,
        spring: spring,
        tolerance: context.slotTolerance)
    }
    view.show(at: position)
    context.noteChange()
  }

  /// A soft spring without overshoot, so that only one neighbor shows.
  private static let nudgeSpring = Spring(stiffness: 60)

  // MARK: New list

  /// Without an `index`, the selected page stays selected, or else the nearest remaining one.
  func apply(_ new: PageList, preferring index: Int?) {
    let old = catalog.pages
    let (oldIDs, isSame) = context.ask {
      let ids = old.ids
      let isSame = ids.count == new.count && !ids.indices.contains { ids[$0] != new.id(at: $0) }
      return (ids, isSame)
    }
    if isSame {
      catalog.replace(with: new)
      return context.invalidateLayout()
    }
    let before = selectedID
    let newIndex = index ?? catalog.survivor(of: selected, in: new)
    let isKept = newIndex.map { index in before == context.ask { new.id(at: index) } } ?? false
    let velocity = position.slotVelocity(at: context.time)
    let wasMoving = !position.isResting
    let replacements = catalog.replacements
    context.interrupt(.pages(keepsSelection: isKept))
    // A view that loses its contact may have set other pages.
    guard catalog.replacements == replacements else { return apply(new, preferring: nil) }
    context.consent.noteDecision()
    context.emit(.pagesChanged)
    let inView = view.shown.map { [oldIDs[$0.near], oldIDs[$0.far]] } ?? []
    let carries =
      wasMoving && isKept
      && context.ask {
        change {
          $0.renumber(
            lastPage: max(0, oldIDs.count - 1),
            ring: context.configuration.isCyclic ? Ring(count: new.count) : nil
          ) { new.index(of: oldIDs[$0]) }
        }
      }
    catalog.replace(with: new)
    // An index of the old list is not valid in the new one.
    selected = newIndex
    view.forget()
    context.dropLayout()
    context.interrupt(.newPages)
    guard catalog.replacements == replacements + 1 else { return }
    context.noteChange()
    if carries, let newIndex {
      view.keep(inView)
      // While the pages are pulled past an end, a new neighbor may come into view at once.
      view.show(at: position)
      travel(to: newIndex, velocity: velocity)
    } else {
      restAfterReload(on: newIndex, from: before, isKept: isKept, inView)
    }
  }

  func move(_ page: PageID, to index: Int) {
    if let all = catalog.moving(page, to: index), let list = try? catalog.list(of: all) {
      apply(catalog.visible(of: list), preferring: nil)
    }
  }

  private func restAfterReload(
    on index: Int?, from before: PageID?, isKept: Bool, _ inView: [PageID]
  ) {
    if !isKept, before != nil || index != nil { change(to: index, from: before, cause: .reload) }
    view.keep(inView)
    if let index { return rest(on: index) }
    position.rest(on: 0)
    completeRest()
  }

  /// While the last and the first page are both in view, they stay neighbors until one of them has left.
  func adoptOptions() {
    if let gear = drag?.gear {
      let items = context.layout.items
      if items.count == 0 { cancelDrag() } else if gear.axis != items.axis { rebase() }
    }
    let ring = catalog.ring
    guard ring != position.ring else { return }
    let velocity = position.slotVelocity(at: context.time)
    if position.ring == nil { return position.link(ring, lastPage: catalog.last) }
    let shift = position.unlink(lastPage: catalog.last)
    if drag != nil {
      shiftDrag(by: shift)
    } else if position.target != nil, let selected {
      travel(to: selected, velocity: velocity)
    }
    // A page beyond the end is no longer beside the first one.
    view.show(at: position)
  }

  // MARK: Others

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push:
      endDragOfNothing()
      if position.isDragging, let selected { travel(to: selected, velocity: 0) }
    case .state: endDragOfNothing()
    case .cover: cancelDrag()
    case .selection, .pages:
      abandonDrag()
      cancelOwedSwipe()
    case .pop, .newPages, .selected, .back, .stack, .top, .layout: break
    }
  }

  private func endDragOfNothing() {
    abandonDrag()
    if swipe == .began { cancelOwedSwipe() }
  }

  // MARK: Time

  var isMoving: Bool { position.target != nil }

  var deadline: Double? { position.restTime }

  func advance(from start: Double) {
    let moment = context.time
    guard case .settling(let settle) = position.motion else { return }
    context.noteChange()
    settleSteps += 1
    let target = Double(settle.target)
    // Where the spring reverses, pages may come into view for less than a frame. Time counts from the start of the
    // settle, so that rounding cannot find one reversal twice.
    var elapsed = start - settle.start
    while let turn = settle.simulation.turn(after: elapsed), settle.start + turn < moment {
      elapsed = turn
      view.pass(from: position, to: target + settle.simulation.displacement(at: turn))
      _ = change { $0.advance(to: settle.start + turn) }
    }
    // A spring that swings may end just beyond the target, where another page is in view.
    let last = min(moment, settle.end.nextDown)
    let displacement = settle.simulation.displacement(at: last - settle.start)
    view.pass(from: position, to: target + displacement)
    _ = change { $0.advance(to: last) }
    view.show(at: position)
  }

  func meetDeadline() {
    guard let end = position.restTime, end <= context.time else { return }
    _ = change { $0.advance(to: end) }
    view.show(at: position)
    completeRest()
  }

  func retune() {
    change { $0.retune(tolerance: context.slotTolerance, at: context.time) }
    if case .settling(let settle) = position.motion, settle.end <= context.time {
      rest(on: position.page(at: settle.target))
    }
  }

  func finishMotion() {
    if isMoving, let selected { rest(on: selected) }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    let (count, slot) = (catalog.count, position.position)
    promise(slot.isFinite, "the position is \(slot)")
    let velocity = position.velocity(at: context.time)
    promise(velocity.isFinite, "the velocity is \(velocity)")
    promise((selected == nil) == (count == 0), "\(count) pages, selected \(selected ?? -1)")
    if let selected {
      promise((0..<count).contains(selected), "page \(selected) of \(count) is selected")
    }
    if let ring = position.ring {
      promise(ring.count == count, "\(count) pages lie in a ring of \(ring.count)")
      promise((0..<Double(count)).contains(slot), "the position is \(slot) of \(count)")
    }
    promise(phase == .settling || velocity == 0, "velocity \(velocity) while \(phase)")
    checkDrag(&promise)
    checkView(&promise)
    guard phase == .resting else { return }
    promise(slot == Double(selected ?? 0), "rests at \(slot), not at the selected page")
    promise(position.ring == catalog.ring, "the ring at rest is not the one asked for")
    promise(position.order == nil, "an order is left at rest")
    promise(pending == nil, "a change is pending at rest")
    promise(swipe == .none, "a swipe is \(swipe) at rest")
  }

  private func checkDrag(_ promise: inout Promises) {
    promise(
      (drag != nil) == (phase == .dragging),
      "a drag is \(drag == nil ? "off" : "on") while \(phase)")
    promise(swipe != .began || drag != nil, "a swipe began and nothing drags")
    let isByContact = contacts.isHeld(by: self)
    promise(isHeld == isByContact, "dragged: \(isHeld), by a contact: \(isByContact)")
    guard let drive = contacts.drive(heldBy: self) else { return }
    promise(drag?.source == .contact(drive.contact), "another contact drags than the one held")
  }

  private func checkView(_ promise: inout Promises) {
    guard catalog.count > 0 else {
      return promise(view.shown == nil, "no pages, one in view")
    }
    let (near, far) = position.visiblePages(lastPage: catalog.last)
    promise(
      view.shown == ShownPages(near: near, far: far),
      "pages \(near) and \(far) are in view, and told is \(view.shown as Any)")
    let pages = 0..<catalog.count
    promise(pages.contains(near) && pages.contains(far), "page \(far) is in view")
  }
}
