/// The containers on screens of this one: it hands them the contacts on them, and moves them in time.
final class Hosting: ContactRelay {
  private unowned let context: ContainerContext
  private unowned let container: TabContainer
  /// The hosted container that the driving contact belongs to; nil if it is this one's.
  private weak var holder: TabContainer?

  init(context: ContainerContext, container: TabContainer) {
    (self.context, self.container) = (context, container)
  }

  private var contacts: Contacts { container.contacts }

  // MARK: Contacts

  func claim(_ press: Press) -> Claim? {
    guard container.belongsToHosted(press.point) else { return nil }
    holder = container.frontHosted
    return .relays(self)
  }

  func hand(_ event: InputEvent) -> Bool {
    guard let holder else { return false }
    return holder.handle(event.moved(by: holder.origin))
  }

  /// Takes a contact away from the hosted container that it belongs to.
  private func endContact() {
    guard let drive = contacts.drive, contacts.isHeld(by: self) else { return }
    contacts.drop(ifHeldBy: self)
    holder?.handle(.cancel(drive.contact))
  }

  /// Takes a contact away from a hosted container that is not in front any more.
  func checkContact() {
    guard holder != nil, contacts.isHeld(by: self), holder !== container.frontHosted else { return }
    endContact()
  }

  func turn(_ turn: WheelTurn) -> Bool? {
    guard let hosted = container.hosted(at: turn.point) else { return nil }
    let event = InputEvent.wheel(dx: turn.dx, dy: turn.dy, at: turn.point, shift: turn.shift)
    return hosted.handle(event.moved(by: hosted.origin))
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .sheet, .state: endContact()
    case .selection, .pages(keepsSelection: false):
      if context.configuration.navigation == .perTab { endContact() }
    case .stack: checkContact()
    case .back, .selected, .pages, .newPages, .layout: break
    }
  }

  // MARK: Time

  var isMoving: Bool {
    guard container.mayHost else { return false }
    var isMoving = false
    container.forEachHosted { isMoving = isMoving || $0.isMoving }
    return isMoving
  }

  var deadline: Double? {
    guard container.mayHost else { return nil }
    var soonest = Soonest()
    container.forEachHosted { soonest.consider($0.nextDeadline) }
    return soonest.time
  }

  func advance(from start: Double) {
    guard container.mayHost else { return }
    let time = context.time
    container.forEachHosted { hosted in
      hosted.advance(to: time)
      hosted.passOverdue()
    }
  }

  func remeasure() { container.placeHosted() }

  // MARK: Promises

  func check(_ promise: inout Promises) {
    promise(
      !contacts.isHeld(by: self) || (holder != nil && holder === container.frontHosted),
      "a contact is on a container that is not in front")
  }
}
