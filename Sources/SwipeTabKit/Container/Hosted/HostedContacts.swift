/// Passes contacts and turns of the wheel on to the hosted container in front.
@MainActor
final class HostedContacts: ContactRelay, WheelInteraction, AdaptingInteraction, WatchingInteraction
{
  private let context: ContainerContext
  private let contacts: Contacts
  private let pager: Pager
  private let sides: Sides
  private let navigator: Navigator
  private let presentation: Presentation
  private let backSwipe: BackSwipe
  private let barTargets: BarTargets
  private weak var holder: (any ContainerNode)?
  private weak var panned: (any ContainerNode)?
  /// A contact that drags the pages and may still tap on the container on a page, which has it too.
  private var lent: Contact?
  private weak var lender: (any ContainerNode)?

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ pager: Pager, _ sides: Sides,
    _ navigator: Navigator, _ presentation: Presentation, _ backSwipe: BackSwipe,
    _ barTargets: BarTargets
  ) {
    (self.context, self.contacts, self.pager, self.sides) = (context, contacts, pager, sides)
    (self.navigator, self.presentation, self.backSwipe) = (navigator, presentation, backSwipe)
    self.barTargets = barTargets
  }

  // MARK: Places

  /// While its screen or page moves, the container is only there for what moves along the other axis.
  func hosted(at point: Point, along axis: Axis? = nil) -> (any ContainerNode)? {
    if let list = list(at: point) {
      let isStill = pager.scroll.isResting || axis == context.pagingAxis.other
      return isStill && !barTargets.isOnBar(point) && !context.hasInteractionInFront ? list : nil
    }
    guard let hosted = navigator.frontHosted, !barTargets.isOnBar(point), rests(for: axis),
      !context.hasInteractionInFront || !navigator.isHostedOnPage, !isBesidePage(point)
    else { return nil }
    return hosted
  }

  private func list(at point: Point) -> (any ContainerNode)? {
    guard let list = sides.listInFront, !navigator.areBarsCovered,
      presentation.listFrame?.contains(point) == true
    else { return nil }
    return list
  }

  /// Whether a container is in front, or is the list beside the container in front.
  private func isInFront(_ container: any ContainerNode) -> Bool {
    container === navigator.frontHosted || container === sides.listInFront
  }

  private func isBesidePage(_ point: Point) -> Bool {
    let isOnPage = navigator.isHostedOnPage || context.configuration.navigation == .perTab
    guard context.layout.peek > 0, isOnPage else { return false }
    let (frame, axis) = (context.layout.pageFrame, context.pagingAxis)
    let place = point.coordinate(along: axis)
    return place < frame.start(along: axis) || place >= frame.end(along: axis)
  }

  /// Whether nothing moves the hosted container along an axis, or with nil along any.
  private func rests(for axis: Axis?) -> Bool {
    // Screens move sideways.
    let isScreenStill = navigator.activeStack?.scroll.isResting ?? true || axis == .vertical
    let arePagesStill =
      !navigator.isHostedOnPage || pager.scroll.isResting || axis == context.pagingAxis.other
    return isScreenStill && arePagesStill
  }

  private var isMoving: Bool {
    navigator.activeStack?.scroll.isResting == false
      || navigator.isHostedOnPage && !pager.scroll.isResting
  }

  /// Whether a press belongs to the hosted container, rather than to a swipe back from the edge.
  private func belongsToHosted(_ point: Point) -> Bool {
    guard let hosted = hosted(at: point) else { return false }
    return sides.isList(hosted) || navigator.pushedScreens.isEmpty || !backSwipe.isOnEdge(point)
      || hosted.hasOpenList
      || !hosted.part(Navigator.self).pushedScreens.isEmpty
      || hosted.standing.coveredHost != nil
        && hosted.part(BarTargets.self).target(at: point) != nil
  }

  private var isListOpen: Bool {
    if let list = sides.listInFront, list.hasOpenList { return true }
    guard let hosted = navigator.frontHosted else { return false }
    return hosted.hasOpenList
      || hosted.part(HostedContacts.self).isListOpen
  }

  // MARK: Contacts

  /// A press beside an open list or menu of a hosted container closes it and has no other effect.
  func claim(_ press: Press) -> Claim? {
    guard belongsToHosted(press.point) else {
      guard isListOpen else { return nil }
      navigator.frontHosted?.part(CommandMenu.self).close()
      sides.listInFront?.part(CommandMenu.self).close()
      return .ignores(isUsed: true)
    }
    holder = hosted(at: press.point)
    return .relays(self)
  }

  /// While its screen or page moves, the hosted container takes a contact that scrolls across that motion.
  func take(_ drive: Drive, along axis: Axis) -> Bool {
    guard isMoving || !pager.scroll.isResting, couldTake(drive, along: axis) else { return false }
    holder = hosted(at: drive.press, along: axis)
    contacts.give(to: self as any ContactRelay)
    _ = hand(.press(drive.contact, at: drive.press, button: 1))
    return hand(.move(drive.contact, to: drive.last))
  }

  func couldTake(_ drive: Drive, along axis: Axis) -> Bool {
    guard let hosted = hosted(at: drive.press, along: axis) else { return false }
    let origin = hosted.standing.origin
    var inside = drive
    (inside.press, inside.last) = (drive.press.from(origin), drive.last.from(origin))
    return hosted.couldTake(inside, along: axis)
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

  /// Lets go of a contact that drags the pages from now on, but for a tap.
  func lend(_ drive: Drive) -> Bool {
    guard let holder, drive.isHeld(by: self) else { return false }
    (lent, lender) = (drive.contact, holder)
    return true
  }

  func forget(_ contact: Contact) {
    guard lent == contact else { return }
    lent = nil
    lender?.handle(.cancel(contact))
  }

  /// A contact that has dragged the pages only as far as a finger rolls taps on the hosted container.
  func tap(_ drive: Drive, at point: Point) -> Bool {
    guard drive.isRolled, lent == drive.contact, let lender else { return false }
    lent = nil
    return lender.handle(.release(drive.contact, at: point.from(lender.standing.origin)))
  }

  private func endContact() {
    _ = endPan()
    while let drive = contacts.drive(heldBy: self) {
      contacts.ignore(drive.contact)
      holder?.handle(.cancel(drive.contact))
    }
  }

  var dragsPages: Bool { true }

  func checkContact() {
    if let panned, !isInFront(panned) { _ = endPan() }
    if contacts.isHeld(by: self), holder.map({ isInFront($0) }) != true { endContact() }
  }

  func turn(_ turn: WheelTurn) -> Bool? {
    guard let hosted = hosted(at: turn.point, along: turn.axis(or: .horizontal)) else { return nil }
    let isList = sides.isList(hosted)
    let isOnPage = navigator.isHostedOnPage || isList
    if turn.isPan { panned = hosted }
    let isUsed = hosted.handle(turn.event.moved(by: hosted.standing.origin))
    guard !isUsed, isOnPage else { return isUsed }
    // A turn over the list that the list does not use must not scroll the screens beside it.
    if isList, turn.axis(or: .horizontal) != context.pagingAxis { return false }
    // The pages use the part of a motion that the hosted container leaves, unless its page must not be left so.
    let step = context.amount(of: turn) > 0 ? 1 : -1
    return hosted.part(Pager.self).isLocked(by: step) ? false : nil
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
      if context.configuration.navigation == .perTab || navigator.isHostedOnPage { endContact() }
    case .stack: checkContact()
    case .back, .selected, .pages, .newPages, .top, .layout: break
    }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(
      !contacts.isHeld(by: self) || holder.map { isInFront($0) } == true,
      "a contact is on a container that is not in front")
  }
}
