/// The driving contact: the first one that went down, which the container follows until it is up.
///
/// Other contacts are only noted, but for a second finger that pinches with it.
struct Drive {
  /// Who follows the contact.
  enum Holder {
    /// Nobody yet; the contact may become a tap or a drag.
    case nobody
    /// An interaction, until the contact is up or another one takes it.
    case part(any Interaction)
    /// A hosted container, to which every event of the contact is passed on.
    case relay(any ContactRelay)
    /// Nobody: the contact moves nothing any more.
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
  /// The point, on the container, from which the slop counts: where the contact went down, or where it began anew.
  var press: Point
  /// The contact's present point, on the container.
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
    /// Where the second finger went down.
    let press: Point
    /// Where the driving contact was then.
    let beside: Point
    /// The second finger's present point.
    var last: Point
  }

  /// Whether a part may take the contact: it holds the contact already, or nobody does.
  func isFree(for part: any Interaction) -> Bool {
    switch holder {
    case .nobody: true
    case .part(let other): other === part
    case .relay, .ignored: false
    }
  }

  /// The pressed element of a bar; nil if none is pressed.
  var barTarget: BarTarget? {
    if case .bar(let target, _) = pressed { target } else { nil }
  }

  /// The pressed element of a body; nil if none is pressed.
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

  /// Updates the driving contact's point.
  func move(to point: Point) { driving?.last = point }

  /// Updates the second finger's point.
  func moveSecond(to point: Point) { driving?.second?.last = point }

  /// Forgets the second finger, which has gone up.
  func forgetSecond() { driving?.second = nil }

  /// Makes the slop count from the contact's present point.
  func beginAnew() {
    if let driving { self.driving?.press = driving.last }
  }

  /// Sets the element that looks pressed; nil for none.
  func press(on pressed: Drive.Pressed?) { driving?.pressed = pressed }

  /// Gives the driving contact to an interaction, until it is up or another one takes it.
  func give(to holder: any Interaction) {
    driving?.holder = .part(holder)
    driving?.pressed = nil
    driving?.second = nil
  }

  /// Gives the driving contact to an interaction that passes its events on to a hosted container.
  func give(to holder: any ContactRelay) { driving?.holder = .relay(holder) }

  /// Makes the driving contact move nothing any more.
  func ignore() {
    driving?.holder = .ignored
    driving?.pressed = nil
    driving?.second = nil
  }

  /// Makes the driving contact move nothing any more, if the interaction holds it.
  func ignore(ifHeldBy holder: any Interaction) {
    if isHeld(by: holder) { ignore() }
  }

  /// Lets the next contact that goes down drive, if the interaction holds the present one.
  func drop(ifHeldBy holder: any Interaction) {
    if isHeld(by: holder) { driving = nil }
  }

  /// Whether an interaction holds the driving contact.
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
