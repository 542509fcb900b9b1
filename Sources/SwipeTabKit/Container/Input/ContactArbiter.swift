/// Assigns each contact to an interaction and routes its events there until its end.
///
/// It offers a press to all interactions from front to back. If no interaction claims it, it offers the contact again
/// when it has moved by the drag threshold.
@MainActor final class ContactArbiter {
  private let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  private let pager: Pager
  private let around: PagesAround
  private let sheets: SheetPresenter
  private let fields: TextFields
  private let bodyControls: BodyControls
  private let barPresses: BarPresses
  private let hostedContacts: HostedContacts
  private let hover: HoverTracker
  private let keys: KeyRouter
  private let overview: PageOverview

  /// The ways of contacts that are down, or were; storage is used again.
  private var hands: [Hand] = []
  /// The last press that was no echo, with what was in front then, and the time of its release.
  private var last: (point: Point, front: Front, time: Double)?
  /// The axis that fingers on a touchpad have chosen, or nil while they choose one.
  private var panAxis: Axis?
  private var hasPanned = false
  /// The distance that fingers have moved before they choose an axis.
  private var choosing: WheelTurn?

  /// The rest after which another contact may take over, so that a sliding palm does not end a swipe.
  private static let takeOverDelay = 0.1

  /// The way of a contact.
  private struct Hand {
    var contact: Contact
    var isDown = true
    var tracker = HandTracker()
    /// The contact's point at its last clear move.
    var place = Point.zero
    var moved = -Double.infinity

    mutating func begin(at point: Point, _ time: Double) {
      tracker.begin(at: point, time)
      (isDown, place, moved) = (true, point, -.infinity)
    }

    mutating func move(to point: Point, _ time: Double, _ tuning: GestureTuning) {
      tracker.move(to: point, time, by: contact.device, tuning)
      guard point.distance(to: place) > VelocityTracker.tremble else { return }
      (place, moved) = (point, time)
    }
  }

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing, _ pager: Pager,
    _ around: PagesAround, _ sheets: SheetPresenter,
    _ fields: TextFields, _ bodyControls: BodyControls, _ barPresses: BarPresses,
    _ hostedContacts: HostedContacts, _ overview: PageOverview, _ hover: HoverTracker,
    _ keys: KeyRouter
  ) {
    (self.context, self.contacts, self.standing, self.pager) = (context, contacts, standing, pager)
    (self.around, self.sheets, self.fields) = (around, sheets, fields)
    (self.bodyControls, self.barPresses) = (bodyControls, barPresses)
    (self.hostedContacts, self.overview) = (hostedContacts, overview)
    (self.hover, self.keys) = (hover, keys)
  }

  // MARK: Press

  func press(_ contact: Contact, at point: Point, button: Int) -> Bool {
    guard button == 1 || contact.device == .touch else {
      contacts.turn(to: contact)
      return pressOther(.press(contact, at: point, button: button), button, at: point)
    }
    guard contacts.press(contact, at: point) else { return false }
    hover.hideTooltip()
    context.noteChange()
    if isEcho(point, of: contact) {
      contacts.ignore()
      return true
    }
    switch claim(Press(contact: contact, point: point)) {
    case .ignores(let isUsed): return isUsed
    case .relays(let relay):
      contacts.give(to: relay)
      // The contact may come back, to pull the sheet that it is on.
      beginHand(contact, at: point)
      return relay.hand(.press(contact, at: point, button: button))
    case .holds, .waits, nil: break
    }
    contacts.notePair()
    beginHand(contact, at: point)
    if let drive = contacts.drive, case .part(let holder) = drive.holder {
      holder.begin(drive)
      if holder.caughtAxis != nil { contacts.noteCatch() }
    }
    // A contact that waits over the overview does not press the content below it.
    if case .nobody = contacts.turn(to: contact)?.holder, context.hasInteractionInFront {
      return true
    }
    for interaction in context.interactions.touched {
      if let drive = contacts.turn(to: contact) { interaction.note(drive) }
    }
    return true
  }

  private struct Front: Equatable {
    var sheet: ObjectIdentifier?
    var hasList: Bool
    var hasOverview: Bool

    var isEmpty: Bool { sheet == nil && !hasList && !hasOverview }
  }

  private var front: Front {
    Front(
      sheet: sheets.open.map { ObjectIdentifier($0.container) },
      hasList: standing.container?.hasOpenList ?? false, hasOverview: overview.isOpen)
  }

  private static let doubleClick = 0.5

  /// Whether a press follows a click that has called what is in front now, and so is no answer to that.
  private func isEcho(_ point: Point, of contact: Contact) -> Bool {
    let front = front
    if let last, !front.isEmpty, front != last.front,
      context.time - last.time <= Self.doubleClick,
      point.distance(to: last.point) <= context.tuning.slop(of: contact.device)
    {
      return true
    }
    last = (point, front, context.time)
    return false
  }

  private func pressOther(_ event: InputEvent, _ button: Int, at point: Point) -> Bool {
    if button == 4 || button == 5 {
      return keys.press(context.historyKey(isForward: button == 5))
    }
    if sheets.isOpen { return (button == 2 || button == 3) && sheets.hand(event) }
    if button == 3 { hover.hideTooltip() }
    let surface = context.interactions.surface(at: point)
    if let hosted = surface ?? hostedContacts.hosted(at: point) {
      return hosted.handle(event.moved(by: hosted.standing.origin))
    }
    switch button {
    case 2: return barPresses.pressMiddle(at: point) || fields.pasteSelection(at: point)
    case 3:
      let isOnBar = barPresses.pressSecondary(at: point)
      return fields.openMenu(at: point) || bodyControls.openMenu(at: point) || isOnBar
    default: return false
    }
  }

  private func releaseOther(_ event: InputEvent, _ button: Int, at point: Point) -> Bool {
    guard button == 2 else { return false }
    let isUsed = barPresses.releaseMiddle(at: point)
    guard !sheets.isOpen, !isUsed, let hosted = hostedContacts.hosted(at: point) else {
      return isUsed
    }
    return hosted.handle(event.moved(by: hosted.standing.origin))
  }

  private func claim(_ press: Press) -> Claim? {
    for interaction in context.interactions.touched {
      guard let claim = interaction.claim(press) else { continue }
      let drive = Drive(contact: press.contact, press: press.point, last: press.point)
      guard isDown(drive, takenBy: interaction) else { return .ignores(isUsed: true) }
      switch claim {
      case .holds: contacts.give(to: interaction)
      case .ignores: contacts.ignore()
      case .relays, .waits: break
      }
      return claim
    }
    return nil
  }

  /// Whether a contact is still down: a view that the interaction asked may have canceled it.
  private func isDown(_ drive: Drive, takenBy interaction: any ContactInteraction) -> Bool {
    if contacts.turn(to: drive.contact) != nil { return true }
    interaction.cancel(drive)
    return false
  }

  // MARK: Move

  func move(_ contact: Contact, to point: Point) -> Bool {
    guard let drive = contacts.turn(to: contact) else { return false }
    if let index = handIndex(of: contact) {
      hands[index].move(to: point, context.time, context.tuning)
      let tap = hands[index].tracker.tap(at: point, by: contact.device, context.tuning)
      contacts.move(to: point, tap: tap)
    }
    if case .relay(let relay) = drive.holder { return relay.hand(.move(contact, to: point)) }
    if moveSecond(contact, to: point) { return true }
    guard let moved = contacts.turn(to: contact) else { return false }
    switch moved.holder {
    case .nobody: return pinch(moved) || decide(moved)
    case .part(let holder): return pinch(moved) || turnAside(moved, holder) || holder.move(moved)
    case .ignored, .relay: return false
    }
  }

  /// Returns false if the contact is not a second finger that pinches.
  private func moveSecond(_ contact: Contact, to point: Point) -> Bool {
    contacts.moveSecond(contact, to: point)
    guard let first = contacts.first(withSecond: contact) else { return false }
    switch first.holder {
    case .part(let holder) where first.isPinching: return holder.move(first)
    case .nobody, .part: return pinch(first)
    case .ignored, .relay: return false
    }
  }

  private func pinch(_ drive: Drive) -> Bool {
    guard let second = drive.second, !drive.isPinching else { return false }
    let slop = context.tuning.slop(of: .touch)
    let way = second.last.distance(to: drive.last) - second.press.distance(to: second.beside)
    let (one, other) = (drive.last.from(second.beside), second.last.from(second.press))
    // It is no pinch if one finger rests or both move in the same direction.
    guard abs(way) > slop, one.x * other.x + one.y * other.y < 0 else { return false }
    for interaction in context.interactions.touched
    where drive.isFree(for: interaction) && interaction.claimPair(drive) {
      contacts.give(drive, to: interaction)
      context.noteChange()
      return interaction.move(drive)
    }
    return false
  }

  private func beginHand(_ contact: Contact, at point: Point) {
    if let free = handIndex(of: contact) ?? hands.firstIndex(where: { !$0.isDown }) {
      hands[free].contact = contact
      hands[free].begin(at: point, context.time)
    } else {
      var hand = Hand(contact: contact)
      hand.begin(at: point, context.time)
      hands.append(hand)
    }
  }

  private func endHand(_ contact: Contact) {
    if let index = handIndex(of: contact) { hands[index].isDown = false }
  }

  private func handIndex(of contact: Contact) -> Int? {
    // By index, because an iterator would allocate memory in each frame of a drag.
    for index in hands.indices where hands[index].contact == contact { return index }
    return nil
  }

  private func decide(_ drive: Drive) -> Bool {
    guard let axis = crossedAxis(drive) else { return false }
    contacts.press(on: nil)
    context.noteChange()
    guard !isDriven(besides: drive.contact) else {
      contacts.beginAnew()
      return false
    }
    for interaction in context.interactions.touched {
      if interaction.take(drive, along: axis) {
        guard isDown(drive, takenBy: interaction) else { return true }
        endOtherDrags(than: drive.contact, in: interaction)
        return true
      }
      guard case .nobody = contacts.turn(to: drive.contact)?.holder else { return false }
    }
    if handOn(drive, along: axis) { return true }
    // A thumb swipes along an arc, which may begin along the other axis.
    let mayBeginAnew =
      context.interactions.touched.contains { $0.mayTakeLater(drive) } || mayHandOnLater
    if mayBeginAnew { contacts.beginAnew() } else { contacts.ignoreMoves() }
    return false
  }

  /// Gives a contact to the pages around the container; here it may still tap, if it has only rolled.
  private func handOn(_ drive: Drive, along axis: Axis) -> Bool {
    let step = context.step(of: drive, along: axis)
    guard around.hasPages(along: axis) else { return false }
    let slop = context.tuning.slop(of: drive.contact.device)
    guard
      around.handOn(drive.contact, from: drive.press, slop: slop, along: axis, by: step)
    else { return false }
    contacts.turn(to: drive.contact)
    contacts.ignoreMoves()
    return true
  }

  private var mayHandOnLater: Bool {
    around.hasPages(along: .horizontal) || around.hasPages(along: .vertical)
  }

  /// Gives a contact that the container on the selected page has not taken to the pages.
  ///
  /// `point` is where its travel begins to count, and `slop` the part of the travel that moves nothing. Returns whether
  /// the contact drags the pages now.
  func takeBack(_ contact: Contact, from point: Point, slop: Double, along axis: Axis) -> Bool {
    guard !isDriven(besides: contact), let drive = contacts.turn(to: contact),
      hostedContacts.lend(drive)
    else { return false }
    pager.take(drive, from: point.coordinate(along: axis), slop: slop)
    contacts.allowTap()
    endOtherDrags(than: contact, in: pager)
    return true
  }

  private func crossedAxis(_ drive: Drive) -> Axis? {
    let (dx, dy) = (drive.last.x - drive.press.x, drive.last.y - drive.press.y)
    guard max(abs(dx), abs(dy)) > context.tuning.slop(of: drive.contact.device) else { return nil }
    let isAlongPages =
      context.pagingAxis == .horizontal ? abs(dx) >= abs(dy) : abs(dy) >= abs(dx)
    return isAlongPages ? context.pagingAxis : context.pagingAxis.other
  }

  /// Gives a contact that caught a motion to an interaction along the other axis; the caught motion settles.
  private func turnAside(_ drive: Drive, _ holder: any ContactInteraction) -> Bool {
    guard drive.isCatch, let caught = holder.caughtAxis, let axis = crossedAxis(drive) else {
      return false
    }
    guard axis != caught else {
      contacts.noteAxis()
      return false
    }
    guard couldTake(drive, along: axis) || around.hasPages(along: axis) else {
      return false
    }
    holder.cancel(drive)
    contacts.free()
    guard let free = contacts.drive else { return true }
    return decide(free)
  }

  func couldTake(_ drive: Drive, along axis: Axis) -> Bool {
    context.interactions.touched.contains { $0.couldTake(drive, along: axis) }
  }

  /// Whether another contact drags the pages, or what is on them, and has just moved.
  private func isDriven(besides contact: Contact?) -> Bool {
    hands.indices.contains { index in
      let hand = hands[index]
      guard hand.isDown, hand.contact != contact,
        context.time - hand.moved < Self.takeOverDelay - 1e-9,
        let drive = contacts.drive(of: hand.contact)
      else { return false }
      return switch drive.holder {
      case .part(let part): part.dragsPages
      case .relay(let relay):
        relay.dragsPages
          && drive.last.distance(to: drive.press) > context.tuning.slop(of: drive.contact.device)
      case .nobody, .ignored: false
      }
    }
  }

  /// Ends the drags of other contacts on the pages, because a contact, or with nil the wheel, drags there now.
  private func endOtherDrags(than contact: Contact?, in interaction: any Interaction) {
    guard interaction.dragsPages else { return }
    contacts.forEachContact { other in
      guard other.contact != contact else { return }
      switch other.holder {
      case .part(let part) where part.dragsPages && part !== interaction:
        contacts.ignore(other.contact)
        part.lose(other)
      case .relay(let relay) where relay.dragsPages:
        contacts.ignore(other.contact)
        _ = relay.hand(.cancel(other.contact))
      case .part, .relay, .nobody, .ignored: break
      }
    }
    if let contact { contacts.turn(to: contact) }
  }

  // MARK: Resampled drags

  func follows(_ contact: Contact) -> Bool {
    contacts.drive(of: contact).map { Self.isFollowed($0) } ?? false
  }

  private static func isFollowed(_ drive: Drive) -> Bool {
    switch drive.holder {
    case .part, .relay: !drive.isPinching
    case .nobody, .ignored: false
    }
  }

  /// Until the next call, a drag looks as if its contact or fingers had moved further, or with nil as it is.
  func resample(_ pointer: ResampledPointer?) {
    if let panAxis { resample(pointer, along: panAxis) }
    guard let pointer else {
      return contacts.forEachContact { drive in
        switch drive.holder {
        case .part(let holder): holder.resample(nil)
        case .relay(let relay): relay.resample(nil)
        case .nobody, .ignored: break
        }
      }
    }
    guard let contact = pointer.contact, var drive = contacts.drive(of: contact),
      Self.isFollowed(drive)
    else { return }
    (drive.last, drive.isSlow) = (pointer.point, pointer.isSlow)
    switch drive.holder {
    case .part(let holder): holder.resample(drive)
    case .relay(let relay): relay.resample(drive)
    case .nobody, .ignored: break
    }
  }

  private func resample(_ pointer: ResampledPointer?, along axis: Axis) {
    guard pointer == nil || pointer?.contact == nil else { return }
    let turn = pointer.map { pointer in
      WheelTurn(
        panBy: pointer.point.x, pointer.point.y, at: .zero, notch: context.tuning.wheelNotch
      ).along(axis)
    }
    let interactions = context.interactions.wheeled
    for index in interactions.indices {
      interactions[index].resample(pan: turn, isSlow: pointer?.isSlow ?? false)
    }
  }

  // MARK: End

  func release(_ contact: Contact, at point: Point, button: Int) -> Bool {
    guard button == 1 || contact.device == .touch else {
      return releaseOther(.release(contact, at: point, button: button), button, at: point)
    }
    last?.time = context.time
    if let pair = contacts.first(withSecond: contact), pair.isPinching {
      return endPinch(pair, contact) {
        $0.release(pair, Release(at: point, across: .zero, down: .zero))
      }
    }
    // A release at another point than the last move counts as a last move. A release at the same point is not a sample
    // of the movement.
    if let drive = contacts.turn(to: contact), drive.last != point {
      _ = move(contact, to: point)
    }
    guard case .relay(let relay) = contacts.turn(to: contact)?.holder else {
      return lift(contact, at: point)
    }
    _ = contacts.lift(contact)
    endHand(contact)
    return relay.hand(.release(contact, at: point, button: button))
  }

  private func endPinch(
    _ pair: Drive, _ second: Contact, _ end: (any ContactInteraction) -> Bool
  ) -> Bool {
    _ = contacts.lift(second)
    endHand(second)
    contacts.ignore(pair.contact)
    guard case .part(let holder) = pair.holder else { return false }
    context.noteChange()
    return end(holder)
  }

  private func lift(_ contact: Contact, at point: Point) -> Bool {
    contacts.forgetSecond(contact)
    guard let drive = contacts.lift(contact) else { return false }
    defer { hostedContacts.forget(contact) }
    context.noteChange()
    guard let index = handIndex(of: contact) else { return false }
    hands[index].isDown = false
    let hand = hands[index].tracker
    let release = hand.release(at: point, context.time, by: contact.device, context.tuning)
    switch drive.holder {
    case .nobody:
      return context.interactions.touched.contains { $0.tap(drive, at: drive.tap ?? point) }
        || tapRolled(drive, release)
    case .part(let holder):
      let isUsed = holder.release(drive, release)
      return tapRolled(drive, release) || isUsed
    case .ignored, .relay: return tapRolled(drive, release)
    }
  }

  /// Taps what a contact pressed, although it has crossed the drag threshold, if it only rolled or trembled.
  private func tapRolled(_ drive: Drive, _ release: Release) -> Bool {
    guard let rolled = drive.rolled, let tap = drive.tap,
      !release.isFling(from: context.tuning.flingSpeed)
    else { return false }
    // A movement of a few points is reset, because nothing is tapped while it moves.
    if case .part(let holder) = drive.holder { holder.timed?.finishMotion() }
    return context.interactions.touched.contains { $0.tap(rolled, at: tap) }
  }

  func cancel(_ contact: Contact) -> Bool {
    if let pair = contacts.first(withSecond: contact), pair.isPinching {
      return endPinch(pair, contact) { holder in
        holder.cancel(pair)
        return true
      }
    }
    contacts.forgetSecond(contact)
    guard let drive = contacts.lift(contact) else { return false }
    endHand(contact)
    defer { hostedContacts.forget(contact) }
    context.noteChange()
    switch drive.holder {
    case .part(let holder): holder.cancel(drive)
    case .relay(let relay): return relay.hand(.cancel(contact))
    case .nobody, .ignored: break
    }
    return true
  }

  // MARK: Wheel

  /// Handles a turn of the wheel.
  ///
  /// From a finger it takes over, as another contact does: the finger's release may have been lost. Fingers on a
  /// touchpad choose an axis by their first points, which then count. They keep to it until they are lifted, unless
  /// nothing can move along it: then they choose again.
  func turn(_ turn: WheelTurn) -> Bool {
    guard turn.isPan else {
      forgetPan()
      return offer(turn)
    }
    var turn = turn
    if panAxis == nil {
      if let choosing { turn = turn.following(choosing) }
      choosing = turn
      guard turn.reach >= context.tuning.panSlop - 1e-9 else { return false }
    }
    let axis = panAxis ?? turn.axis(or: context.pagingAxis)
    (panAxis, choosing) = (axis, nil)
    let isUsed = offer(turn.along(axis))
    hasPanned = hasPanned || isUsed
    if !hasPanned { panAxis = nil }
    return isUsed
  }

  private func forgetPan() { (panAxis, hasPanned, choosing) = (nil, false, nil) }

  private func offer(_ turn: WheelTurn) -> Bool {
    if let isUsed = offerToDrags(turn) { return isUsed }
    if isDriven(besides: nil) { return false }
    for interaction in context.interactions.wheeled {
      guard let isUsed = interaction.turn(turn) else { continue }
      if isUsed { endOtherDrags(than: nil, in: interaction) }
      return isUsed
    }
    return false
  }

  /// Nil passes the turn on; the wheel of a mouse that drags is turned by mistake.
  private func offerToDrags(_ turn: WheelTurn) -> Bool? {
    var (isUsed, isByMouse) = (false, false)
    contacts.forEachContact { drive in
      let device = drive.contact.device
      guard !isUsed, case .part(let holder) = drive.holder,
        drive.last.distance(to: drive.press) > context.tuning.slop(of: device)
      else { return }
      isUsed = holder.turnHeld(turn)
      isByMouse = isByMouse || device == .mouse
    }
    return isUsed || isByMouse ? isUsed : nil
  }

  func endPan() -> Bool {
    forgetPan()
    var isUsed = false
    for interaction in context.interactions.wheeled where interaction.endPan() { isUsed = true }
    return isUsed
  }
}
