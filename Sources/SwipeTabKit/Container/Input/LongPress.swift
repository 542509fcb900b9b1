/// Opens the same menu as the secondary mouse button for a finger that stays in place.
///
/// On a field, a row or a custom view the menu opens while the finger is down. So it does on a tab, unless tabs scroll or can be
/// moved: a drag that follows the hold moves them, so the menu of the tab waits for the release.
@MainActor final class LongPress: ContactInteraction, TimedInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let tabMenu: TabMenu
  private let bodyViews: BodyViews
  private let fields: TextFields
  private let bodyControls: BodyControls

  /// The finger that went down last, and the time from which it has stayed long enough.
  private var hold: (contact: Contact, end: Double)?

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ tabMenu: TabMenu, _ bodyViews: BodyViews,
    _ fields: TextFields, _ bodyControls: BodyControls
  ) {
    (self.context, self.contacts, self.tabMenu) = (context, contacts, tabMenu)
    (self.bodyViews, self.fields, self.bodyControls) = (bodyViews, fields, bodyControls)
  }

  // MARK: Contacts

  func note(_ drive: Drive) {
    let end = context.time + context.tuning.longPressDelay
    hold = drive.contact.device == .touch ? (drive.contact, end) : nil
  }

  func openMenu(_ drive: Drive, at point: Point) -> Bool {
    guard let hold, hold.contact == drive.contact, hold.end <= context.time,
      let page = heldPage(drive)
    else { return false }
    return tabMenu.open(page, at: point)
  }

  private func heldPage(_ drive: Drive) -> PageID? {
    switch drive.pressed {
    case .bar(.item(let page), isInside: true), .bar(.command(.page(let page)), isInside: true):
      page
    default: nil
    }
  }

  /// The page of the tab whose menu opens while the finger is down, or nil if it waits for the release.
  private func pageAtOnce(_ drive: Drive) -> PageID? {
    guard case .bar(.item(let page), isInside: true) = drive.pressed,
      !context.layout.items.isScrolling, !context.configuration.allowsReordering
    else { return nil }
    return page
  }

  private func heldPart(_ drive: Drive) -> BodyTarget? {
    guard case .nobody = drive.holder else { return nil }
    if let target = drive.bodyTarget, fields.field(of: target) != nil { return target }
    return bodyControls.partWithMenu(below: drive)
  }

  // MARK: Time

  var isMoving: Bool { false }

  var deadline: Double? {
    guard let hold, hold.end > context.time, let drive = contacts.drive(of: hold.contact),
      pageAtOnce(drive) != nil || heldPart(drive) != nil
    else { return nil }
    return hold.end
  }

  func meetDeadline() {
    guard let hold, hold.end == context.time, let drive = contacts.drive(of: hold.contact) else {
      return
    }
    let isOpen =
      if let page = pageAtOnce(drive) {
        tabMenu.open(page, at: drive.last)
      } else if let part = heldPart(drive) {
        fields.field(of: part) != nil
          ? fields.openMenu(of: part, heldAt: drive.last)
          : bodyControls.openMenu(ofPart: part, at: drive.last)
      } else {
        false
      }
    guard isOpen else { return }
    // The field, the view or the tab then ignores the finger.
    bodyViews.cancel(drive)
    contacts.ignore(drive.contact)
  }
}
