/// The driving contact: the first one that went down, which the container follows until its release.
///
/// All other contacts are ignored, except for a second finger that pinches with it.
struct Drive {
  /// The part of the container that handles the driving contact.
  enum Holder {
    /// No interaction yet; the contact may become a tap or a drag.
    case nobody
    /// An interaction, until the release or until another interaction takes over.
    case part(any Interaction)
    /// A hosted container, to which every event of the contact is passed on.
    case relay(any ContactRelay)
    /// No interaction until the release; the contact moves nothing.
    case ignored
  }

  /// An element that looks pressed.
  enum Pressed: Sendable, Hashable {
    /// An element of a bar; `isInside` says whether the contact is still on it.
    case bar(BarTarget, isInside: Bool)
    /// An element of the body in front.
    case part(BodyTarget)
  }

  let contact: Contact
  /// The point from which the slop counts, on the container: where the contact went down, or where its test began
  /// again.
  var press: Point
  /// The contact's present point, on the container.
  var last: Point
  var holder = Holder.nobody
  /// The element that looks pressed; nil for none.
  var pressed: Pressed?
  /// The element that looked pressed first; nil if none did.
  private(set) var firstPressed: Pressed?
  /// Whether a release may tap, although the contact has crossed the slop, if the hand only rolled or trembled.
  private(set) var canTap = false
  /// Whether the contact is offered as a tap after it has crossed the slop.
  private(set) var isRolled = false
  /// Whether the contact pinches together with the second finger.
  var isPinching = false
  /// Whether what follows the contact is drawn between pixels.
  var isSlow = false
  /// A second finger, which may begin a pinch; nil for none.
  var second: Second?

  /// A finger that went down while the driving contact was down.
  struct Second: Sendable, Hashable {
    let contact: Contact
    /// Where the second finger went down.
    let press: Point
    /// The driving contact's point at that time.
    let beside: Point
    /// The second finger's present point.
    var last: Point
  }

  /// Looks pressed at an element; nil for none.
  mutating func press(on pressed: Pressed?) {
    self.pressed = pressed
    guard let pressed else { return }
    (firstPressed, canTap) = (firstPressed ?? pressed, true)
  }

  /// Lets the release tap, although the contact may cross the slop, or not.
  mutating func allowTap(_ isAllowed: Bool) { canTap = isAllowed }

  /// The contact as a tap on what it pressed first, although it has crossed the slop; nil if it may not tap.
  var rolled: Drive? {
    guard canTap, pressed == nil else { return nil }
    var tap = self
    (tap.pressed, tap.isRolled) = (firstPressed, true)
    return tap
  }

  /// Whether an interaction may claim the contact: it holds the contact already, or no interaction does.
  func isFree(for part: any Interaction) -> Bool {
    switch holder {
    case .nobody: true
    case .part(let other): other === part
    case .relay, .ignored: false
    }
  }

  /// The contact and its present point, in points from `origin`.
  func pointer(from origin: Point) -> ResampledPointer {
    var pointer = ResampledPointer(contact: contact, point: last.from(origin))
    pointer.isSlow = isSlow
    return pointer
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

/// All contacts that are down, and the interaction that holds the driving one.
///
/// It only stores them: the arbiter and the interactions decide.
final class Contacts {
  private var all: Set<Contact> = []
  private var driving: Drive?

  /// Every contact that is down.
  var down: Set<Contact> { all }

  /// The driving contact; nil while none is down, or after the first one was dropped.
  var drive: Drive? { driving }

  /// Stores a contact that goes down; false if it is down already or another contact drives.
  func press(_ contact: Contact) -> Bool {
    guard all.insert(contact).inserted else { return false }
    return driving == nil
  }

  /// Makes a contact at a point the driving one.
  func begin(_ contact: Contact, at point: Point) {
    driving = Drive(contact: contact, press: point, last: point)
  }

  /// Stores a finger that goes down while another contact drives.
  func noteSecond(_ contact: Contact, at point: Point) {
    guard let driving, driving.contact.device == .touch, driving.second == nil else { return }
    self.driving?.second = Drive.Second(
      contact: contact, press: point, beside: driving.last, last: point)
  }

  /// Gives both fingers of a pinch to an interaction.
  func give(_ drive: Drive, to holder: any Interaction) {
    driving = drive
    give(to: holder)
    driving?.second = drive.second
    driving?.isPinching = true
  }

  /// Removes a contact.
  ///
  /// - Returns: The drive that it ended; nil if it was not the driving contact.
  func lift(_ contact: Contact) -> Drive? {
    guard all.remove(contact) != nil, let driving, driving.contact == contact else { return nil }
    self.driving = nil
    return driving
  }

  /// Removes all contacts, and with them the reference to an interaction; called when the container is deallocated.
  func forgetAll() { (all, driving) = ([], nil) }

  // MARK: The driving contact

  /// Updates the driving contact's point.
  func move(to point: Point) { driving?.last = point }

  /// Updates the second finger's point.
  func moveSecond(to point: Point) { driving?.second?.last = point }

  /// Removes the second finger.
  func forgetSecond() { driving?.second = nil }

  /// Begins the test of the slop again from the contact's present point.
  func beginAnew() {
    if let driving { self.driving?.press = driving.last }
  }

  /// Sets the element that looks pressed; nil for none.
  func press(on pressed: Drive.Pressed?) { driving?.press(on: pressed) }

  /// Lets the release of the driving contact tap what it is on, although the contact may cross the slop.
  func allowTap() { driving?.allowTap(true) }

  /// Gives the driving contact to an interaction, until its release or until another interaction takes over.
  func give(to holder: any Interaction) {
    driving?.holder = .part(holder)
    driving?.pressed = nil
    driving?.second = nil
  }

  /// Gives the driving contact to an interaction that passes its events on to a hosted container.
  func give(to holder: any ContactRelay) { driving?.holder = .relay(holder) }

  /// Ignores the driving contact until its release.
  func ignore() {
    ignoreMoves()
    driving?.allowTap(false)
  }

  /// Ignores the moves of the driving contact until its release, which may still tap.
  func ignoreMoves() {
    driving?.holder = .ignored
    driving?.pressed = nil
    driving?.second = nil
  }

  /// Ignores the driving contact until its release, if the interaction holds it.
  func ignore(ifHeldBy holder: any Interaction) {
    if isHeld(by: holder) { ignore() }
  }

  /// Stops the present contact from driving, if the interaction holds it; the next press drives.
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

  /// Whether an element of a bar looks pressed.
  func presses(_ target: BarTarget) -> Bool {
    driving?.pressed == .bar(target, isInside: true)
  }
}
