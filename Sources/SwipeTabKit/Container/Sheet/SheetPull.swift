/// A pull of the sheet down to dismiss it, by a contact or by fingers on a touchpad.
///
/// A fling down, or a release below half of its height, dismisses it. Otherwise it returns. A press also catches a
/// sheet that rises or returns, and its container gets the press too. A sheet that the user has dismissed can be pushed
/// back.
@MainActor
final class SheetPull: ContactInteraction, WheelInteraction, KeyInteraction, AdaptingInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let sheetPlace: SheetPlace
  private weak var relay: (any ContactRelay)?
  private var pull: Pull?
  private var pan = Pan.nothing
  /// The distance that fingers on a touchpad have pulled downwards.
  private var panned = 0.0
  private var panVelocity = VelocityTracker()

  init(_ context: ContainerContext, _ contacts: Contacts, _ sheetPlace: SheetPlace) {
    (self.context, self.contacts, self.sheetPlace) = (context, contacts, sheetPlace)
  }

  private enum Hand: Hashable {
    case contact(Contact)
    case fingers
  }

  private struct Pull {
    let hand: Hand
    var anchor: Double
    /// The part of the travel that moves nothing.
    var slop: Double
    /// The slot at the start, without the rubber band's resistance.
    var start: Double
    var raw: Double
    var hasTravel = false
    /// Whether the release may tap, in which case the sheet's container still has the contact.
    var canTap = false

    func travel(to coordinate: Double) -> Double { (coordinate - anchor).beyond(slop: slop) }
  }

  private enum Pan {
    case nothing
    /// The fingers move content on the sheet, and may pull it if its body was at the top when they began.
    case inside(mayPull: Bool)
    case pulling
  }

  func connect(_ relay: any ContactRelay) { self.relay = relay }

  // MARK: Contacts

  /// Catches a sheet in motion, without a drag threshold.
  func claim(_ press: Press) -> Claim? {
    guard let sheet = sheetPlace.sheet, sheetPlace.frame.contains(press.point) else { return nil }
    if sheet.isClosing {
      begin(.contact(press.contact), from: press.point.y, slop: 0)
      return .holds
    }
    if !sheet.scroll.isResting, pull == nil {
      begin(.contact(press.contact), from: press.point.y, slop: 0)
    }
    return nil
  }

  /// The drag threshold counts from `coordinate`; with `canTap` the sheet's container keeps the contact for a tap.
  func take(_ contact: Contact, from coordinate: Double, slop: Double, canTap: Bool) -> Bool {
    cancelInside()
    guard sheetPlace.isTopOpen, let relay, let drive = contacts.turn(to: contact),
      drive.isHeld(by: relay)
    else { return false }
    contacts.give(to: self)
    begin(.contact(contact), from: coordinate, slop: slop)
    pull?.canTap = canTap
    return move(drive)
  }

  private func begin(_ hand: Hand, from coordinate: Double, slop: Double) {
    sheetPlace.beginDrag()
    let start = band.unresisted(sheetPlace.sheet?.scroll.slot ?? 1)
    pull = Pull(hand: hand, anchor: coordinate, slop: slop, start: start, raw: start)
  }

  func move(_ drive: Drive) -> Bool {
    follow(drive.last.y)
    if pull?.canTap == true,
      drive.last.distance(to: drive.press) >= context.tuning.flingDistance(of: drive.contact.device)
    {
      cancelInside()
    }
    return true
  }

  private func follow(_ coordinate: Double) {
    guard let pull else { return }
    let travel = pull.travel(to: coordinate)
    guard travel != 0 || pull.hasTravel else { return }
    let band = band
    self.pull?.raw = pull.start - travel / band.way
    self.pull?.hasTravel = true
    sheetPlace.drag(to: band.resisted(pull.start - travel / band.way))
  }

  func release(_ drive: Drive, _ release: Release) -> Bool {
    let (canTap, point) = (pull?.canTap ?? false, sheetPlace.onSheet(drive.last))
    end(release.velocity(along: .vertical))
    guard canTap else { return true }
    sheetPlace.hosted?.handle(
      sheetPlace.isTopOpen ? .release(drive.contact, at: point) : .cancel(drive.contact))
    return true
  }

  func cancel(_ drive: Drive) { cancel() }

  /// Lets a sheet that was caught follow a contact, and returns whether only the sheet has the contact now.
  ///
  /// A contact that moves by the drag threshold pulls the sheet. Along the other axis, and if something on the sheet
  /// holds the contact, the sheet continues to settle.
  func follow(_ event: InputEvent) -> Bool {
    guard case .move(let contact, _) = event, pull?.hand == .contact(contact),
      let drive = contacts.drive(of: contact)
    else { return false }
    return followCaught(drive)
  }

  func letGo(after event: InputEvent) {
    switch event {
    case .release(let contact, _, _), .cancel(let contact):
      if pull?.hand == .contact(contact) { settleOn() }
    default: break
    }
  }

  private func followCaught(_ drive: Drive) -> Bool {
    let (dx, dy) = (abs(drive.last.x - drive.press.x), abs(drive.last.y - drive.press.y))
    guard max(dx, dy) > context.tuning.slop(of: drive.contact.device) else {
      follow(drive.last.y)
      return false
    }
    let inside = sheetPlace.hosted?.part(Contacts.self).drive(of: drive.contact)
    guard dy > dx, case .nobody = inside?.holder else {
      settleOn()
      return false
    }
    sheetPlace.hosted?.handle(.cancel(drive.contact))
    // A view that hears of it may have dismissed the sheet.
    guard pull?.hand == .contact(drive.contact), contacts.turn(to: drive.contact) != nil else {
      return true
    }
    contacts.give(to: self)
    return move(drive)
  }

  // MARK: Touchpads

  /// After something else has ended their pull, the motion of fingers on a touchpad changes nothing.
  func turn(_ turn: WheelTurn) -> Bool? {
    guard turn.isPan, case .pulling = pan else { return nil }
    if pull?.hand == .fingers { pullFurther(turn) }
    return true
  }

  /// Notes that fingers move content on the sheet; their first motion decides until they are lifted.
  func noteInside(_ turn: WheelTurn) {
    guard turn.isPan, case .nothing = pan else { return }
    pan = .inside(mayPull: mayPull(isDown: true))
  }

  func begin(_ turn: WheelTurn) -> Bool {
    guard turn.isPan, turn.dy != 0, case .inside(mayPull: true) = pan, mayPull(isDown: turn.dy > 0),
      sheetPlace.isTopOpen
    else { return false }
    cancelInside()
    contacts.ignore(ifHeldBy: self)
    (pan, panned) = (.pulling, 0)
    panVelocity.reset()
    begin(.fingers, from: 0, slop: 0)
    pullFurther(turn)
    return true
  }

  private func mayPull(isDown: Bool) -> Bool {
    sheetPlace.hosted?.mayPullSheet(isDown: isDown) ?? false
  }

  private func pullFurther(_ turn: WheelTurn) {
    panned += distance(of: turn)
    panVelocity.add(panned, at: context.time)
    follow(panned)
  }

  private func distance(of turn: WheelTurn) -> Double {
    -context.amount(of: turn, along: .vertical) * context.tuning.wheelNotch
  }

  func endPan() -> Bool {
    let before = pan
    pan = .nothing
    guard case .pulling = before, pull?.hand == .fingers else { return false }
    end(panVelocity.release(at: context.time, afterPan: panned, context.tuning))
    return true
  }

  // MARK: End

  private func end(_ release: ReleaseVelocity) {
    guard let pull, let sheet = sheetPlace.sheet else { return }
    self.pull = nil
    guard pull.hasTravel else { return sheetPlace.settle(isOpen: !sheet.isClosing, velocity: 0) }
    let (band, slot) = (band, sheet.scroll.slot)
    let velocity = release.map { band.velocity($0, at: slot) }
    let question = SettleTarget(
      slot: slot, velocity: velocity.choice, origin: 1, caught: nil, range: 0...1)
    let target = question.target(
      flingSpeed: context.tuning.flingSpeed / band.way, pagesPerSwipe: .limited(1),
      snapPoint: sheetPlace.restingFrame.height / 2 / band.way)
    // A sheet that a program, a key or a button has dismissed still leaves.
    let mayReturn = !sheet.isClosing || sheet.isThrown
    let isOpen = mayReturn && (target == 1 || band.isHeldBack)
    // Other contacts have nothing to do on a sheet that leaves.
    if !isOpen { releaseContacts() }
    sheetPlace.settle(
      isOpen: isOpen, velocity: mayReturn ? velocity.motion : min(0, velocity.motion))
  }

  private func settleOn() {
    pull = nil
    sheetPlace.settle(isOpen: sheetPlace.isTopOpen, velocity: 0)
  }

  func cancel() {
    guard pull != nil else { return }
    abandon()
    sheetPlace.settle(isOpen: sheetPlace.isTopOpen, velocity: 0)
  }

  /// Ends the pull and leaves the sheet where it is; its contact is ignored from then on.
  private func abandon() {
    cancelInside()
    pull = nil
    contacts.ignore(ifHeldBy: self)
  }

  func releaseContacts() {
    abandon()
    guard let relay else { return }
    while let drive = contacts.drive(heldBy: relay) {
      contacts.ignore(drive.contact)
      sheetPlace.recipient?.handle(.cancel(drive.contact))
    }
  }

  /// Takes the contact that pulls, and might have tapped, away from the sheet's container.
  private func cancelInside() {
    guard let pull, pull.canTap, case .contact(let contact) = pull.hand else { return }
    self.pull?.canTap = false
    sheetPlace.hosted?.handle(.cancel(contact))
  }

  func take(_ key: KeyPress) -> Bool? {
    guard key == KeyPress(.escape), let pull, pull.hand == .fingers || contacts.isHeld(by: self)
    else { return nil }
    cancel()
    return true
  }

  // MARK: Resistance

  private var band: SheetBand {
    let isHeldBack = sheetPlace.sheet.map { !$0.isClosing && !$0.isLoose } ?? false
    return SheetBand(way: sheetPlace.way, isHeldBack: isHeldBack, tuning: context.tuning)
  }

  // MARK: Changes

  func rebase() {
    guard let pull else { return }
    self.pull?.start = pull.raw
    if pull.hasTravel { self.pull?.slop = 0 }
    switch pull.hand {
    case .contact(let contact):
      self.pull?.anchor = contacts.drive(of: contact)?.last.y ?? pull.anchor
    case .fingers: self.pull?.anchor = panned
    }
  }

  // MARK: Resampled drags

  func resample(_ drive: Drive?) {
    resample(drive.flatMap { pull?.hand == .contact($0.contact) ? $0.last.y : nil })
  }

  func resample(pan: WheelTurn?, isSlow: Bool) {
    guard pull?.hand == .fingers else { return }
    resample(pan.map { panned + distance(of: $0) })
  }

  private func resample(_ coordinate: Double?) {
    guard let coordinate, let pull, pull.hasTravel else { return sheetPlace.resample(nil) }
    let band = band
    sheetPlace.resample(band.resisted(pull.start - pull.travel(to: coordinate) / band.way))
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(
      (pull != nil) == sheetPlace.isHeld, "a sheet is held: \(sheetPlace.isHeld), by \(pull as Any)"
    )
    let held = contacts.drive(heldBy: self)?.contact
    promise(held == nil || pull?.hand == held.map { .contact($0) }, "\(held as Any) pulls nothing")
    if case .contact(let contact)? = pull?.hand, held == nil {
      let isOnSheet = relay.flatMap { contacts.drive(of: contact)?.isHeld(by: $0) } ?? false
      promise(isOnSheet, "\(contact) holds a sheet and is not on it")
    }
    promise(pull?.canTap != true || held != nil, "a contact that does not pull may tap")
    if pull != nil, let slot = sheetPlace.sheet?.scroll.slot {
      promise((0..<2).contains(slot), "the sheet is pulled to \(slot)")
    }
  }
}
