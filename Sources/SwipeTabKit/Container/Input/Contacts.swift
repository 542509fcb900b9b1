/// The contact that drives: the first one to go down.
///
/// Others wait until it is up.
struct Drive {
  /// What it belongs to.
  enum Holder {
    /// Nothing yet; it may become a tap or a drag.
    case nobody
    /// A part, until it is up.
    case part(any Interaction)
    /// A container of its own, which is handed all that the contact does.
    case relay(any ContactRelay)
    /// Nothing: it is followed to its end and moves nothing.
    case ignored
  }

  /// Something that looks pressed.
  enum Pressed: Sendable, Hashable {
    /// In a bar; whether the contact is still on it.
    case bar(BarTarget, isInside: Bool)
    /// In the body in front.
    case part(BodyTarget)
  }

  let contact: Contact
  /// Where it went down, or where it began anew.
  var press: Point
  /// Where it is.
  var last: Point
  var holder = Holder.nobody
  /// What looks pressed; nil for nothing.
  var pressed: Pressed?
  /// Whether it pinches with a second finger.
  var isPinching = false
  /// A second finger, with which it may pinch; nil for none.
  var second: Second?

  /// A finger that went down beside the driving one.
  struct Second: Sendable, Hashable {
    let contact: Contact
    /// Where it went down, and where the driving one was then.
    let press: Point
    let beside: Point
    /// Where it is.
    var last: Point
  }

  /// Whether nothing else holds it than a part.
  func isFree(for part: any Interaction) -> Bool {
    switch holder {
    case .nobody: true
    case .part(let other): other === part
    case .relay, .ignored: false
    }
  }

  /// What was pressed in a bar; nil for anything else.
  var barTarget: BarTarget? {
    if case .bar(let target, _) = pressed { target } else { nil }
  }

  /// What was pressed in a body; nil for anything else.
  var bodyTarget: BodyTarget? {
    if case .part(let target) = pressed { target } else { nil }
  }
}

/// Every contact that is down, and what the one that drives belongs to.
///
/// It decides nothing: parts take contacts here, and let go of them.
final class Contacts {
  private var all: Set<Contact> = []
  private var driving: Drive?

  /// Every contact that is down.
  var down: Set<Contact> { all }

  /// The contact that drives; nil while none is down, or while the first one was let go of.
  var drive: Drive? { driving }

  /// Notes that a contact goes down; true if it was up and may drive.
  func press(_ contact: Contact) -> Bool {
    guard all.insert(contact).inserted else { return false }
    return driving == nil
  }

  /// Has a contact drive, which went down at a point.
  func begin(_ contact: Contact, at point: Point) {
    driving = Drive(contact: contact, press: point, last: point)
  }

  /// Notes a finger that goes down beside the driving one.
  func noteSecond(_ contact: Contact, at point: Point) {
    guard let driving, driving.contact.device == .touch, driving.second == nil else { return }
    self.driving?.second = Drive.Second(
      contact: contact, press: point, beside: driving.last, last: point)
  }

  /// Gives both fingers of a drive to a part.
  func give(_ drive: Drive, to holder: any Interaction) {
    driving = drive
    give(to: holder)
    driving?.second = drive.second
    driving?.isPinching = true
  }

  /// Notes the end of a contact.
  ///
  /// - Returns: What it was driving, if it was.
  func lift(_ contact: Contact) -> Drive? {
    guard all.remove(contact) != nil, let driving, driving.contact == contact else { return nil }
    self.driving = nil
    return driving
  }

  /// Forgets all contacts, and with them the part that held one, as the container goes.
  func forgetAll() { (all, driving) = ([], nil) }

  // MARK: The driving contact

  /// Notes where it is.
  func move(to point: Point) { driving?.last = point }

  /// Notes where the finger is that goes with it.
  func moveSecond(to point: Point) { driving?.second?.last = point }

  /// Forgets the finger beside it, which has gone up.
  func forgetSecond() { driving?.second = nil }

  /// Counts it from where it is, as if it had gone down there.
  func beginAnew() {
    if let driving { self.driving?.press = driving.last }
  }

  /// Notes what looks pressed; nil for nothing any more.
  func press(on pressed: Drive.Pressed?) { driving?.pressed = pressed }

  /// Gives it to a part, to its end or until another takes it.
  func give(to holder: any Interaction) {
    driving?.holder = .part(holder)
    driving?.pressed = nil
    driving?.second = nil
  }

  /// Gives it to a container of its own.
  func give(to holder: any ContactRelay) { driving?.holder = .relay(holder) }

  /// Has it move nothing any more.
  func ignore() {
    driving?.holder = .ignored
    driving?.pressed = nil
    driving?.second = nil
  }

  /// Has it move nothing any more, if it is a part's.
  func ignore(ifHeldBy holder: any Interaction) {
    if isHeld(by: holder) { ignore() }
  }

  /// Lets the next contact drive, if this one is a part's.
  func drop(ifHeldBy holder: any Interaction) {
    if isHeld(by: holder) { driving = nil }
  }

  /// Whether the driving contact is a part's.
  func isHeld(by holder: any Interaction) -> Bool {
    switch driving?.holder {
    case .part(let part): part === holder
    case .relay(let relay): relay === holder
    case nil, .nobody, .ignored: false
    }
  }

  /// Whether something in a bar looks pressed.
  func presses(_ target: BarTarget) -> Bool {
    driving?.pressed == .bar(target, isInside: true)
  }
}
