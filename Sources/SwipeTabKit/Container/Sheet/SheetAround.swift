/// The sheet that this container is on, for drags inside that pull it.
@MainActor final class SheetAround {
  private let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing

  init(_ context: ContainerContext, _ contacts: Contacts, _ standing: Standing) {
    (self.context, self.contacts, self.standing) = (context, contacts, standing)
  }

  private var pull: SheetPull? {
    guard let host = standing.host,
      host.part(SheetPresenter.self).open?.container === standing.container
    else { return nil }
    return host.part(SheetPull.self)
  }

  var isThere: Bool { pull != nil }

  func take(_ drive: Drive) -> Bool {
    guard let pull else { return false }
    let slop = context.tuning.slop(of: drive.contact.device)
    contacts.ignoreMoves()
    return pull.take(
      drive.contact, from: drive.press.y + standing.origin.y, slop: slop, canTap: true)
  }

  func takeOver(_ drive: Drive, beyond distance: Double) -> Bool {
    let start = drive.last.y + standing.origin.y - distance
    guard let pull, pull.take(drive.contact, from: start, slop: 0, canTap: false) else {
      return false
    }
    contacts.ignore(drive.contact)
    return true
  }
}
