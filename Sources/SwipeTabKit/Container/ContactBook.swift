/// Every contact that is down, and what the driving one is doing.
struct ContactBook: Sendable, Hashable {
  /// What the driving contact does.
  struct Drive: Sendable, Hashable {
    var contact: Contact
    var press: Point
    var last: Point
    var role: Role
    /// What was pressed in the body; a release on it is a tap.
    var target: BodyTarget?
    /// When it has held an item long enough to carry it, in seconds; nil if none needs to be held.
    var holdEnd: Double?
  }

  enum Role: Sendable, Hashable {
    /// On the pages and below the slop.
    case undecided
    /// Drags the pages.
    case swipe
    /// At the leading edge, over a pushed screen, and below the slop.
    case backEdge
    /// Drags the topmost screen away.
    case back
    /// Belongs to the page to its end.
    case page
    /// Pressed on something in a bar; whether it is still on it.
    case target(BarTarget, isInside: Bool)
    /// Scrolls the body, or a strip in it.
    case scroll(ScrollKey)
    /// Holds a slider.
    case slide(Slide)
    /// Belongs to the hosted container to its end.
    case hosted
    /// Belongs to the sheet to its end.
    case sheet
    /// On a bar, beside everything.
    case bar
    /// Carries an item of the toolbar to another place.
    case reorder
    /// Scrolls the toolbar, which was scrolled so far at the press.
    case toolbarScroll(start: Double)
    /// Scrolls the More list, which was scrolled so far at the press.
    case listScroll(start: Double)
  }

  private(set) var down: Set<Contact> = []
  var drive: Drive?

  /// Notes a press; true if the contact was up and may drive.
  mutating func press(_ contact: Contact) -> Bool {
    guard down.insert(contact).inserted else { return false }
    return drive == nil
  }

  /// Notes the end of a contact; what it was driving, if it was.
  mutating func lift(_ contact: Contact) -> Drive? {
    guard down.remove(contact) != nil, let drive, drive.contact == contact else { return nil }
    self.drive = nil
    return drive
  }
}
