/// Gives each contact to what it belongs to, and follows it to its end.
///
/// It asks the interactions from front to back: at the press, and where nobody held the contact, as that crosses the slop.
final class ContactArbiter {
  private let contacts: Contacts
  private let navigator: Navigator
  private let sheets: SheetPresenter
  private let barPresses: BarPresses
  private let hover: HoverTracker
  private let context: ContainerContext
  /// Follow the driving contact from left to right, and from top to bottom.
  private var (across, down) = (VelocityTracker(), VelocityTracker())

  init(
    contacts: Contacts, navigator: Navigator, sheets: SheetPresenter, barPresses: BarPresses,
    hover: HoverTracker, context: ContainerContext
  ) {
    (self.contacts, self.navigator, self.sheets) = (contacts, navigator, sheets)
    (self.barPresses, self.hover, self.context) = (barPresses, hover, context)
  }

  // MARK: Press

  /// Takes a contact that goes down; false if nobody used it.
  func press(_ contact: Contact, at point: Point, button: Int) -> Bool {
    guard button == 1 || contact.device == .touch else {
      return button == 2 && sheets.open == nil
        && barPresses.pressMiddle(at: point)
    }
    let isNew = !contacts.down.contains(contact)
    guard contacts.press(contact) else {
      if isNew, contact.device == .touch { contacts.noteSecond(contact, at: point) }
      return false
    }
    hover.hideTooltip()
    contacts.begin(contact, at: point)
    context.noteChange()
    switch claim(Press(contact: contact, point: point)) {
    case .ignores(let isUsed): return isUsed
    case .relays(let relay):
      contacts.give(to: relay)
      return relay.hand(.press(contact, at: point, button: button))
    case .holds, .waits, nil: break
    }
    across.reset()
    down.reset()
    track(point)
    if let drive = contacts.drive, case .part(let holder) = drive.holder { holder.begin(drive) }
    for interaction in context.interactions {
      if let drive = contacts.drive { interaction.note(drive) }
    }
    return true
  }

  private func claim(_ press: Press) -> Claim? {
    for interaction in context.interactions {
      guard let claim = interaction.claim(press) else { continue }
      switch claim {
      case .holds: contacts.give(to: interaction)
      case .ignores: contacts.ignore()
      case .relays, .waits: break
      }
      return claim
    }
    return nil
  }

  // MARK: Move

  /// Follows a contact; false if that changed nothing.
  func move(_ contact: Contact, to point: Point) -> Bool {
    guard let drive = contacts.drive else { return false }
    if drive.second?.contact == contact { return moveSecond(to: point) }
    guard drive.contact == contact else { return false }
    if case .relay(let relay) = drive.holder { return relay.hand(.move(contact, to: point)) }
    contacts.move(to: point)
    track(point)
    guard let moved = contacts.drive else { return false }
    switch moved.holder {
    case .nobody: return pinch(moved) || decide(moved)
    case .part(let holder): return pinch(moved) || holder.move(moved)
    case .ignored, .relay: return false
    }
  }

  private func moveSecond(to point: Point) -> Bool {
    contacts.moveSecond(to: point)
    guard let drive = contacts.drive else { return false }
    switch drive.holder {
    case .part(let holder) where drive.isPinching: return holder.move(drive)
    case .nobody, .part: return pinch(drive)
    case .ignored, .relay: return false
    }
  }

  /// Gives two fingers to what takes a pinch, as soon as they go apart or come nearer by the slop.
  private func pinch(_ drive: Drive) -> Bool {
    guard let second = drive.second, !drive.isPinching else { return false }
    let slop = context.tuning.slop(of: .touch)
    let way = second.last.distance(to: drive.last) - second.press.distance(to: second.beside)
    let (one, other) = (drive.last.from(second.beside), second.last.from(second.press))
    // Fingers of which one rests, or that go the same way, pinch nothing.
    guard abs(way) > slop, one.x * other.x + one.y * other.y < 0 else { return false }
    for interaction in context.interactions
    where drive.isFree(for: interaction) && interaction.claimPair(drive) {
      contacts.give(drive, to: interaction)
      context.noteChange()
      return interaction.move(drive)
    }
    return false
  }

  private func track(_ point: Point) {
    across.add(point.x, at: context.time)
    down.add(point.y, at: context.time)
  }

  /// Decides at the crossing of the slop what a contact belongs to.
  private func decide(_ drive: Drive) -> Bool {
    let (dx, dy) = (drive.last.x - drive.press.x, drive.last.y - drive.press.y)
    guard max(abs(dx), abs(dy)) > context.tuning.slop(of: drive.contact.device) else {
      return false
    }
    contacts.press(on: nil)
    context.noteChange()
    let isAlongPages =
      context.pagingAxis == .horizontal ? abs(dx) >= abs(dy) : abs(dy) >= abs(dx)
    let axis = isAlongPages ? context.pagingAxis : context.pagingAxis.other
    for interaction in context.interactions {
      if interaction.take(drive, along: axis) { return true }
      guard case .nobody = contacts.drive?.holder else { return false }
    }
    // A thumb swipes in an arc, whose beginning may run along the other axis.
    let mayBeginAnew = context.interactions.contains { $0.mayTakeLater(drive) }
    if mayBeginAnew { contacts.beginAnew() } else { contacts.ignore() }
    return false
  }

  // MARK: End

  /// Ends a contact; false if that changed nothing.
  func release(_ contact: Contact, at point: Point, button: Int) -> Bool {
    guard button == 1 || contact.device == .touch else {
      return button == 2 && barPresses.releaseMiddle(at: point)
    }
    if let drive = contacts.drive, drive.second?.contact == contact {
      return endSecond(contact) {
        $0.release(drive, Release(at: point, across: .zero, down: .zero))
      }
    }
    if let drive = contacts.drive, drive.contact == contact {
      if case .relay(let relay) = drive.holder {
        _ = contacts.lift(contact)
        return relay.hand(.release(contact, at: point, button: button))
      }
      // Where it was released counts like a move there.
      if drive.last != point { _ = move(contact, to: point) }
    }
    return lift(contact, at: point)
  }

  /// Ends the finger that goes with the driving one, which moves nothing any more.
  private func endSecond(_ contact: Contact, _ end: (any Interaction) -> Bool) -> Bool {
    _ = contacts.lift(contact)
    guard let drive = contacts.drive, drive.isPinching, case .part(let holder) = drive.holder else {
      contacts.forgetSecond()
      return false
    }
    contacts.ignore()
    context.noteChange()
    return end(holder)
  }

  private func lift(_ contact: Contact, at point: Point) -> Bool {
    guard let drive = contacts.lift(contact) else { return false }
    context.noteChange()
    switch drive.holder {
    case .nobody: return context.interactions.contains { $0.tap(drive, at: point) }
    case .part(let holder):
      track(point)
      return holder.release(
        drive, Release(at: point, across: across.release(), down: down.release()))
    case .ignored, .relay: return false
    }
  }

  /// Ends a contact that the system took away; false if nobody knew it.
  func cancel(_ contact: Contact) -> Bool {
    if let drive = contacts.drive, drive.second?.contact == contact {
      return endSecond(contact) { holder in
        holder.cancel(drive)
        return true
      }
    }
    guard let drive = contacts.lift(contact) else { return false }
    context.noteChange()
    switch drive.holder {
    case .part(let holder): holder.cancel(drive)
    case .relay(let relay): return relay.hand(.cancel(contact))
    case .nobody, .ignored: break
    }
    return true
  }

  // MARK: Wheel

  /// Takes a turn of the wheel; false if nobody used it.
  func turn(_ turn: WheelTurn) -> Bool {
    for interaction in context.interactions {
      if let isUsed = interaction.turn(turn) { return isUsed }
    }
    return false
  }
}
