/// Passes drags that pull the sheet from its container to the one that presents it.
///
/// A body that is scrolled scrolls first. Only a contact that begins at its top pulls the sheet, at once or after it
/// has scrolled the body and come back.
@MainActor final class SheetGrip: TopPuller, ContactInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  private let bodies: BodyPresentation
  private let scroller: BodyScroller

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing,
    _ bodies: BodyPresentation, _ scroller: BodyScroller
  ) {
    (self.context, self.contacts, self.standing) = (context, contacts, standing)
    (self.bodies, self.scroller) = (bodies, scroller)
  }

  private var pull: SheetPull? {
    guard let host = standing.host,
      host.part(SheetPresenter.self).open?.container === standing.container
    else { return nil }
    return host.part(SheetPull.self)
  }

  /// Whether a drag may pull the sheet, because the body is at its top and rests, or does not scroll at all.
  func mayPull(isDown: Bool) -> Bool {
    guard let shown = bodies.frontBody else { return true }
    let (key, limit) = (ScrollKey(screen: shown.screen), shown.limit)
    guard limit > 0 else { return true }
    return isDown && scroller.scroll(of: key) == nil
      && scroller.offset(of: key, limit: limit) == 0
  }

  private func mayPull(_ drive: Drive, along axis: Axis) -> Bool {
    axis == .vertical && pull != nil && mayPull(isDown: drive.last.y > drive.press.y)
  }

  func take(_ drive: Drive, along axis: Axis) -> Bool {
    guard mayPull(drive, along: axis), let pull else { return false }
    let slop = context.tuning.slop(of: drive.contact.device)
    contacts.ignoreMoves()
    return pull.take(
      drive.contact, from: drive.press.y + standing.origin.y, slop: slop, canTap: true)
  }

  func couldTake(_ drive: Drive, along axis: Axis) -> Bool { mayPull(drive, along: axis) }

  func takeOver(_ drive: Drive, beyond distance: Double) -> Bool {
    let start = drive.last.y + standing.origin.y - distance
    guard let pull, pull.take(drive.contact, from: start, slop: 0, canTap: false) else {
      return false
    }
    contacts.ignore(drive.contact)
    return true
  }
}
