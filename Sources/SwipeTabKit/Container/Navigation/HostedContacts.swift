/// Passes contacts and turns of the wheel on to the hosted container in front.
@MainActor final class HostedContacts: OnBodies, ContactRelay, WatchingInteraction {
  /// The hosted container that receives contacts; nil for none.
  private weak var holder: (any ContainerNode)?
  /// The hosted container that fingers on a touchpad have moved something in; nil for none.
  private weak var panned: (any ContainerNode)?

  // MARK: Places

  /// The hosted container at a point; nil where a bar lies.
  ///
  /// While its screen moves, which is sideways, it is only there for what moves up and down.
  func hosted(at point: Point, along axis: Axis = .horizontal) -> (any ContainerNode)? {
    guard let hosted = navigator.frontHosted, !barTargets.isOnBar(point),
      axis == .vertical || navigator.activeStack?.scroll.isResting == true
    else { return nil }
    return hosted
  }

  /// Whether a press at a point belongs to the hosted container, rather than to a swipe back from the edge.
  private func belongsToHosted(_ point: Point) -> Bool {
    guard let hosted = hosted(at: point) else { return false }
    return !backSwipe.isOnEdge(point) || hosted.layer(OnBars.self).hasOpenList
      || !hosted.layer(OnScreens.self).navigator.pushedScreens.isEmpty
      || hosted.standing.coveredHost != nil
        && hosted.layer(OnItems.self).barTargets.target(at: point) != nil
  }

  /// Whether a More list or a menu is open in the hosted container in front, or in one that it hosts.
  private var isListOpen: Bool {
    guard let hosted = navigator.frontHosted else { return false }
    return hosted.layer(OnBars.self).hasOpenList
      || hosted.layer(OnFront.self).hostedContacts.isListOpen
  }

  // MARK: Contacts

  /// A press beside an open list or menu of a hosted container closes it and has no other effect.
  func claim(_ press: Press) -> Claim? {
    guard belongsToHosted(press.point) else {
      guard isListOpen else { return nil }
      navigator.frontHosted?.layer(OnBars.self).moreMenu.close()
      navigator.frontHosted?.layer(OnBars.self).commandMenu.close()
      return .ignores(isUsed: true)
    }
    holder = navigator.frontHosted
    return .relays(self)
  }

  /// While its screen moves, the hosted container takes a contact that scrolls something in it across that motion.
  func take(_ drive: Drive, along axis: Axis) -> Bool {
    guard navigator.activeStack?.scroll.isResting == false, couldTake(drive, along: axis) else {
      return false
    }
    holder = navigator.frontHosted
    contacts.give(to: self as any ContactRelay)
    _ = hand(.press(drive.contact, at: drive.press, button: 1))
    return hand(.move(drive.contact, to: drive.last))
  }

  func couldTake(_ drive: Drive, along axis: Axis) -> Bool {
    guard let hosted = hosted(at: drive.press, along: axis) else { return false }
    let origin = hosted.standing.origin
    var inside = drive
    (inside.press, inside.last) = (drive.press.from(origin), drive.last.from(origin))
    return hosted.layer(OnFront.self).arbiter.couldTake(inside, along: axis)
  }

  func hand(_ event: InputEvent) -> Bool {
    guard let holder else { return false }
    return holder.handle(event.moved(by: holder.standing.origin))
  }

  func resample(_ drive: Drive?) {
    guard let holder else { return }
    holder.resample(drive?.pointer(from: holder.standing.origin))
  }

  func resample(pan: WheelTurn?, isSlow: Bool) {
    panned?.resample(pan.map { $0.pointer(isSlow: isSlow) })
  }

  /// Takes the contact away from the hosted container that received it.
  private func endContact() {
    _ = endPan()
    while let drive = contacts.drive(heldBy: self) {
      contacts.ignore(drive.contact)
      holder?.handle(.cancel(drive.contact))
    }
  }

  var dragsPages: Bool { true }

  /// Takes the contact away from a hosted container that is no longer in front.
  func checkContact() {
    if panned != nil, panned !== navigator.frontHosted { _ = endPan() }
    guard holder != nil, contacts.isHeld(by: self), holder !== navigator.frontHosted else { return }
    endContact()
  }

  func turn(_ turn: WheelTurn) -> Bool? {
    guard let hosted = hosted(at: turn.point, along: turn.axis(or: .horizontal)) else { return nil }
    if turn.isPan { panned = hosted }
    return hosted.handle(turn.event.moved(by: hosted.standing.origin))
  }

  func endPan() -> Bool {
    let hosted = panned
    panned = nil
    return hosted?.handle(.panEnd) ?? false
  }

  func changeEnded() { checkContact() }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .cover, .state: endContact()
    case .selection, .pages(keepsSelection: false):
      if context.configuration.navigation == .perTab { endContact() }
    case .stack: checkContact()
    case .back, .selected, .pages, .newPages, .top, .layout: break
    }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(
      !contacts.isHeld(by: self) || (holder != nil && holder === navigator.frontHosted),
      "a contact is on a container that is not in front")
  }
}
