/// A contact that is down, and the interaction that handles it until its release.
struct Drive {
  /// The part of the container that handles a contact.
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
    /// An element of a bar.
    ///
    /// `isInside` is true while the contact is on it.
    case bar(BarTarget, isInside: Bool)
    /// An element of the body in front.
    case part(BodyTarget)
  }

  let contact: Contact
  /// The point from which the drag threshold counts, on the container: where the contact went down, or where its test
  /// began again.
  var press: Point
  /// The contact's current point, on the container.
  var last: Point
  /// The point at which the contact would tap if it lifted now, or nil if it has moved too far for a tap.
  var tap: Point?
  var holder = Holder.nobody
  /// The element that looks pressed, or nil without one.
  var pressed: Pressed?
  /// The element that looked pressed first, or nil if none did.
  private(set) var firstPressed: Pressed?
  /// Whether a release may tap although the contact has crossed the drag threshold, if the finger only rolled or
  /// trembled.
  private(set) var canTap = false
  /// Whether the contact is offered as a tap after it has crossed the drag threshold.
  private(set) var isRolled = false
  /// Whether an interaction got the contact because it caught a motion, and no axis has been chosen since.
  var isCatch = false
  /// Whether the contact pinches together with the second finger.
  var isPinching = false
  /// Whether content that follows the contact is drawn between pixels.
  var isSlow = false
  /// A second finger, which may begin a pinch, or nil without one.
  var second: Second?

  /// A finger that went down while the first one was down.
  struct Second: Sendable, Hashable {
    let contact: Contact
    /// The position of the second finger's press.
    let press: Point
    /// The first finger's point at that time.
    let beside: Point
    /// The second finger's current point.
    var last: Point
  }

  /// Makes an element look pressed; with nil, none looks pressed.
  mutating func press(on pressed: Pressed?) {
    self.pressed = pressed
    guard let pressed else { return }
    (firstPressed, canTap) = (firstPressed ?? pressed, true)
  }

  /// Allows or forbids that the release taps although the contact may cross the drag threshold.
  mutating func allowTap(_ isAllowed: Bool) { canTap = isAllowed }

  /// The contact as a tap on what it pressed first, although it has crossed the drag threshold, or nil if it may not
  /// tap.
  var rolled: Drive? {
    guard canTap, pressed == nil else { return nil }
    var tap = self
    (tap.pressed, tap.isRolled) = (firstPressed, true)
    return tap
  }

  /// Whether an element looks pressed, or would be tapped if the contact lifted now.
  func presses(_ element: Pressed) -> Bool {
    pressed == element || pressed == nil && canTap && tap != nil && firstPressed == element
  }

  /// Whether an interaction may claim the contact: it holds the contact already, or no interaction does.
  func isFree(for part: any Interaction) -> Bool {
    switch holder {
    case .nobody: true
    case .part(let other): other === part
    case .relay, .ignored: false
    }
  }

  /// The contact and its current point, in points from `origin`.
  func pointer(from origin: Point) -> ResampledPointer {
    var pointer = ResampledPointer(contact: contact, point: last.from(origin))
    pointer.isSlow = isSlow
    return pointer
  }

  /// Whether an interaction drags something with the contact.
  var isDragging: Bool {
    if case .part = holder { pressed == nil } else { false }
  }

  /// The pressed element of a bar, or nil if none is pressed.
  var barTarget: BarTarget? {
    if case .bar(let target, _) = pressed { target } else { nil }
  }

  /// The pressed element of a body, or nil if none is pressed.
  var bodyTarget: BodyTarget? {
    if case .part(let target) = pressed { target } else { nil }
  }
}

/// All contacts that are down, and the interactions that hold them.
///
/// It only stores them: the arbiter and the interactions decide.
@MainActor final class Contacts {
  /// The contacts in the order of their presses.
  private var drives: [Drive] = []
  /// The contact whose event is handled.
  ///
  /// Afterwards it is the contact with the last event.
  private var current: Contact?

  /// Every contact that is down.
  var down: [Contact] { drives.map(\.contact) }

  /// Whether no contact is down.
  var isEmpty: Bool { drives.isEmpty }

  /// The contact whose event is handled, or nil if it is up.
  var drive: Drive? {
    guard let current else { return nil }
    return drive(of: current)
  }

  /// A contact that is down, or nil if it is up.
  func drive(of contact: Contact) -> Drive? {
    guard let index = index(of: contact) else { return nil }
    return drives[index]
  }

  /// Whether the mouse is down or something is dragged, so that nothing is hovered.
  ///
  /// A resting finger does not count, because its release may have been lost.
  var isBusy: Bool { firstIndex { $0.contact.device == .mouse || $0.isDragging } != nil }

  /// Whether a contact drags something.
  var isDragging: Bool { firstIndex { $0.isDragging } != nil }

  private func index(of contact: Contact) -> Int? { firstIndex { $0.contact == contact } }

  /// The index of the first contact that fulfills a condition, or nil without one.
  ///
  /// By index, because an iterator would allocate memory in each frame of a drag.
  private func firstIndex(where condition: @MainActor (Drive) -> Bool) -> Int? {
    for index in drives.indices where condition(drives[index]) { return index }
    return nil
  }

  /// Changes the contact whose event is handled.
  private func change(_ change: @MainActor (inout Drive) -> Void) {
    if let current, let index = index(of: current) { change(&drives[index]) }
  }

  // MARK: Down and up

  /// Stores a contact that goes down.
  ///
  /// Returns false if it is down already.
  func press(_ contact: Contact, at point: Point) -> Bool {
    guard index(of: contact) == nil else { return false }
    drives.append(Drive(contact: contact, press: point, last: point, tap: point))
    current = contact
    return true
  }

  /// Makes a contact the one whose event is handled.
  ///
  /// - Returns: The contact, or nil if it is not down.
  func turn(to contact: Contact) -> Drive? {
    current = contact
    return drive
  }

  /// Removes a contact.
  ///
  /// - Returns: The contact in its last state, or nil if it was not down.
  func lift(_ contact: Contact) -> Drive? {
    current = contact
    return index(of: contact).map { drives.remove(at: $0) }
  }

  /// Removes all contacts, each of which may refer to an interaction; called when the container is deallocated.
  func forgetAll() { drives = [] }

  // MARK: The contact whose event is handled

  /// Updates the contact's point, and the point at which it would tap.
  func move(to point: Point, tap: Point?) { change { ($0.last, $0.tap) = (point, tap) } }

  /// Starts the test of the drag threshold again at the contact's current point.
  func beginAnew() { change { $0.press = $0.last } }

  /// Sets the element that looks pressed; with nil, none looks pressed.
  func press(on pressed: Drive.Pressed?) { change { $0.press(on: pressed) } }

  /// Allows that the release of the contact taps although the contact may cross the drag threshold.
  func allowTap() { change { $0.allowTap(true) } }

  /// Gives the contact to an interaction, until its release or until another interaction takes over.
  ///
  /// Another contact that the interaction held is ignored from then on, unless the interaction holds many.
  func give(to holder: any Interaction) {
    if !holder.holdsManyContacts { ignore(ifHeldBy: holder) }
    leavePair()
    change { drive in
      (drive.holder, drive.pressed) = (.part(holder), nil)
      (drive.second, drive.isPinching, drive.isCatch) = (nil, false, false)
    }
  }

  /// Notes that the interaction with the contact has caught a motion, whose other axis is still open.
  func noteCatch() { change { $0.isCatch = true } }

  /// Notes that the contact moves along the axis of what it caught, so that the other axis is no longer open.
  func noteAxis() { change { $0.isCatch = false } }

  /// Takes the contact from its interaction; another one may get it.
  func free() {
    change { ($0.holder, $0.pressed, $0.isCatch) = (.nobody, nil, false) }
  }

  /// Gives the contact to an interaction that passes its events on to a hosted container.
  func give(to holder: any ContactRelay) { change { $0.holder = .relay(holder) } }

  /// Ignores the contact until its release.
  func ignore() { if let current { ignore(current) } }

  /// Ignores the moves of the contact until its release, which may still tap.
  func ignoreMoves() {
    let canTap = drive?.canTap ?? false
    ignore()
    change { $0.allowTap(canTap) }
  }

  // MARK: Pairs

  /// Stores the contact, if it is a finger that nothing holds yet, as the second one of a finger that is down.
  func notePair() {
    guard let drive, drive.contact.device == .touch, case .nobody = drive.holder,
      let first = firstIndex(where: { $0.contact != drive.contact && $0.mayPair })
    else { return }
    drives[first].second = Drive.Second(
      contact: drive.contact, press: drive.press, beside: drives[first].last, last: drive.last)
  }

  /// The finger with which a contact is a pair, and whose second finger it is, or nil without one.
  func first(withSecond contact: Contact) -> Drive? {
    firstIndex { $0.second?.contact == contact }.map { drives[$0] }
  }

  /// Updates the point of a second finger.
  func moveSecond(_ contact: Contact, to point: Point) {
    if let index = firstIndex(where: { $0.second?.contact == contact }) {
      drives[index].second?.last = point
    }
  }

  /// Gives both fingers of a pinch to an interaction.
  func give(_ pair: Drive, to holder: any Interaction) {
    guard let second = pair.second, let index = index(of: pair.contact) else { return }
    current = pair.contact
    give(to: holder)
    (drives[index].second, drives[index].isPinching) = (second, true)
    if let other = self.index(of: second.contact) {
      (drives[other].holder, drives[other].pressed) = (.ignored, nil)
      drives[other].allowTap(false)
    }
  }

  /// Removes the contact from its pair, as first or as second finger.
  private func leavePair() {
    guard let current else { return }
    for index in drives.indices
    where drives[index].second?.contact == current || drives[index].contact == current {
      drives[index].second = nil
    }
  }

  /// Removes a second finger.
  func forgetSecond(_ contact: Contact) {
    if let index = firstIndex(where: { $0.second?.contact == contact }) {
      drives[index].second = nil
    }
  }

  // MARK: All contacts

  /// Ignores a contact until its release.
  func ignore(_ contact: Contact) {
    guard let index = index(of: contact) else { return }
    (drives[index].holder, drives[index].pressed) = (.ignored, nil)
    (drives[index].second, drives[index].isPinching) = (nil, false)
    drives[index].allowTap(false)
  }

  /// Ignores all contacts that fulfill a condition, until their release.
  func ignore(where condition: @MainActor (Drive) -> Bool) {
    for index in drives.indices where condition(drives[index]) { ignore(drives[index].contact) }
  }

  /// Ignores the contacts that an interaction holds, until their release.
  func ignore(ifHeldBy holder: any Interaction) { ignore { $0.isHeld(by: holder) } }

  /// The first contact that an interaction holds, or nil if it holds none.
  func drive(heldBy holder: any Interaction) -> Drive? {
    firstIndex { $0.isHeld(by: holder) }.map { drives[$0] }
  }

  /// Whether an interaction holds the mouse.
  func isMouseHeld(by holder: any Interaction) -> Bool {
    firstIndex { $0.contact.device == .mouse && $0.isHeld(by: holder) } != nil
  }

  /// Whether an interaction holds a contact.
  func isHeld(by holder: any Interaction) -> Bool { drive(heldBy: holder) != nil }

  /// Calls `body` with every contact.
  func forEachContact(_ body: @MainActor (Drive) -> Void) {
    for index in drives.indices where drives.indices.contains(index) { body(drives[index]) }
  }

  /// Whether an element of a bar looks pressed.
  func presses(_ target: BarTarget) -> Bool {
    firstIndex { $0.presses(.bar(target, isInside: true)) } != nil
  }

  /// Whether an element of a body looks pressed.
  func presses(_ target: BodyTarget) -> Bool {
    firstIndex { $0.presses(.part(target)) } != nil
  }
}

extension Drive {
  /// Whether an interaction holds the contact.
  func isHeld(by holder: any Interaction) -> Bool {
    switch self.holder {
    case .part(let part): part === holder
    case .relay(let relay): relay === holder
    case .nobody, .ignored: false
    }
  }

  /// Whether a second finger may pair with the contact.
  fileprivate var mayPair: Bool {
    guard contact.device == .touch, second == nil else { return false }
    return switch holder {
    case .nobody, .part: true
    case .relay, .ignored: false
    }
  }
}
