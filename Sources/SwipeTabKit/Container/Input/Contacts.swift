/// A contact that is down, and the interaction that handles it until its release.
struct Drive {
  enum Holder {
    /// No interaction yet; the contact may become a tap or a drag.
    case nobody
    case part(any ContactInteraction)
    case relay(any ContactRelay)
    /// No interaction until the release; the contact moves nothing.
    case ignored
  }

  enum Pressed: Sendable, Hashable {
    /// `isInside` is true while the contact is on the element.
    case bar(BarTarget, isInside: Bool)
    case part(BodyTarget)
  }

  let contact: Contact
  /// The point from which the drag threshold counts: where the contact went down, or its test began again.
  var press: Point
  var last: Point
  /// The point at which the contact would tap, or nil if it has moved too far.
  var tap: Point?
  var holder = Holder.nobody
  var pressed: Pressed?
  private(set) var firstPressed: Pressed?
  /// Whether a release may tap beyond the drag threshold, if the finger only rolled or trembled.
  private(set) var canTap = false
  /// Whether the contact is offered as a tap after it has crossed the drag threshold.
  private(set) var isRolled = false
  /// Whether an interaction has the contact because it caught a motion, and no axis has been chosen since.
  var isCatch = false
  var isPinching = false
  /// Whether content that follows the contact is drawn between pixels.
  var isSlow = false
  var second: Second?

  /// A finger that went down while the first one was down, and may begin a pinch with it.
  struct Second: Sendable, Hashable {
    let contact: Contact
    let press: Point
    /// The first finger's point at the second one's press.
    let beside: Point
    var last: Point
  }

  mutating func press(on pressed: Pressed?) {
    self.pressed = pressed
    guard let pressed else { return }
    (firstPressed, canTap) = (firstPressed ?? pressed, true)
  }

  mutating func allowTap(_ isAllowed: Bool) { canTap = isAllowed }

  /// The contact as a tap on what it pressed first, although it has crossed the drag threshold.
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

  func isFree(for part: any ContactInteraction) -> Bool {
    switch holder {
    case .nobody: true
    case .part(let other): other === part
    case .relay, .ignored: false
    }
  }

  func pointer(from origin: Point) -> ResampledPointer {
    var pointer = ResampledPointer(contact: contact, point: last.from(origin))
    pointer.isSlow = isSlow
    return pointer
  }

  var isDragging: Bool {
    if case .part = holder { pressed == nil } else { false }
  }

  var barTarget: BarTarget? {
    if case .bar(let target, _) = pressed { target } else { nil }
  }

  var bodyTarget: BodyTarget? {
    if case .part(let target) = pressed { target } else { nil }
  }
}

/// Stores all contacts that are down, and the interactions that hold them; others decide.
@MainActor final class Contacts {
  private var drives: [Drive] = []
  /// The contact whose event is handled, and afterwards the one with the last event.
  private var current: Contact?

  var down: [Contact] { drives.map(\.contact) }

  var isEmpty: Bool { drives.isEmpty }

  var drive: Drive? {
    guard let current else { return nil }
    return drive(of: current)
  }

  func drive(of contact: Contact) -> Drive? {
    guard let index = index(of: contact) else { return nil }
    return drives[index]
  }

  /// A resting finger does not count, because its release may have been lost.
  var isBusy: Bool { firstIndex { $0.contact.device == .mouse || $0.isDragging } != nil }

  var isDragging: Bool { firstIndex { $0.isDragging } != nil }

  private func index(of contact: Contact) -> Int? { firstIndex { $0.contact == contact } }

  /// By index, because an iterator would allocate memory in each frame of a drag.
  private func firstIndex(where condition: @MainActor (Drive) -> Bool) -> Int? {
    for index in drives.indices where condition(drives[index]) { return index }
    return nil
  }

  private func change(_ change: @MainActor (inout Drive) -> Void) {
    if let current, let index = index(of: current) { change(&drives[index]) }
  }

  // MARK: Down and up

  func press(_ contact: Contact, at point: Point) -> Bool {
    guard index(of: contact) == nil else { return false }
    drives.append(Drive(contact: contact, press: point, last: point, tap: point))
    current = contact
    return true
  }

  /// Whether a finger made the last input of contacts.
  var isByTouch: Bool { current?.device == .touch }

  @discardableResult
  func turn(to contact: Contact) -> Drive? {
    current = contact
    return drive
  }

  func lift(_ contact: Contact) -> Drive? {
    current = contact
    return index(of: contact).map { drives.remove(at: $0) }
  }

  /// Removes all contacts on deallocation, because each may refer to an interaction.
  func forgetAll() { drives = [] }

  // MARK: The contact whose event is handled

  func move(to point: Point, tap: Point?) { change { ($0.last, $0.tap) = (point, tap) } }

  /// Starts the test of the drag threshold again at the contact's current point.
  func beginAnew() { change { $0.press = $0.last } }

  func press(on pressed: Drive.Pressed?) { change { $0.press(on: pressed) } }

  func allowTap() { change { $0.allowTap(true) } }

  /// Another contact that the interaction held is ignored from then on, unless the interaction holds many.
  func give(to holder: any ContactInteraction) {
    if !holder.holdsManyContacts { ignore(ifHeldBy: holder) }
    leavePair()
    change { drive in
      (drive.holder, drive.pressed) = (.part(holder), nil)
      (drive.second, drive.isPinching, drive.isCatch) = (nil, false, false)
    }
  }

  /// Notes that the interaction has caught a motion with the contact, whose other axis is still open.
  func noteCatch() { change { $0.isCatch = true } }

  /// Notes that the contact moves along the axis of what it caught, so that the other one is no longer open.
  func noteAxis() { change { $0.isCatch = false } }

  func free() {
    change { ($0.holder, $0.pressed, $0.isCatch) = (.nobody, nil, false) }
  }

  func give(to holder: any ContactRelay) { change { $0.holder = .relay(holder) } }

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

  func first(withSecond contact: Contact) -> Drive? {
    firstIndex { $0.second?.contact == contact }.map { drives[$0] }
  }

  func moveSecond(_ contact: Contact, to point: Point) {
    if let index = firstIndex(where: { $0.second?.contact == contact }) {
      drives[index].second?.last = point
    }
  }

  func give(_ pair: Drive, to holder: any ContactInteraction) {
    guard let second = pair.second, let index = index(of: pair.contact) else { return }
    current = pair.contact
    give(to: holder)
    (drives[index].second, drives[index].isPinching) = (second, true)
    if let other = self.index(of: second.contact) {
      (drives[other].holder, drives[other].pressed) = (.ignored, nil)
      drives[other].allowTap(false)
    }
  }

  private func leavePair() {
    guard let current else { return }
    for index in drives.indices
    where drives[index].second?.contact == current || drives[index].contact == current {
      drives[index].second = nil
    }
  }

  func forgetSecond(_ contact: Contact) {
    if let index = firstIndex(where: { $0.second?.contact == contact }) {
      drives[index].second = nil
    }
  }

  // MARK: All contacts

  func ignore(_ contact: Contact) {
    guard let index = index(of: contact) else { return }
    (drives[index].holder, drives[index].pressed) = (.ignored, nil)
    (drives[index].second, drives[index].isPinching) = (nil, false)
    drives[index].allowTap(false)
  }

  func ignore(where condition: @MainActor (Drive) -> Bool) {
    for index in drives.indices where condition(drives[index]) { ignore(drives[index].contact) }
  }

  func ignore(ifHeldBy holder: any ContactInteraction) { ignore { $0.isHeld(by: holder) } }

  func drive(heldBy holder: any ContactInteraction) -> Drive? {
    firstIndex { $0.isHeld(by: holder) }.map { drives[$0] }
  }

  func isMouseHeld(by holder: any ContactInteraction) -> Bool {
    firstIndex { $0.contact.device == .mouse && $0.isHeld(by: holder) } != nil
  }

  func isHeld(by holder: any ContactInteraction) -> Bool { drive(heldBy: holder) != nil }

  func forEachContact(_ body: @MainActor (Drive) -> Void) {
    for index in drives.indices where drives.indices.contains(index) { body(drives[index]) }
  }

  func presses(_ target: BarTarget) -> Bool {
    firstIndex { $0.presses(.bar(target, isInside: true)) } != nil
  }

  func presses(_ target: BodyTarget) -> Bool {
    firstIndex { $0.presses(.part(target)) } != nil
  }
}

extension Drive {
  func isHeld(by holder: any ContactInteraction) -> Bool {
    switch self.holder {
    case .part(let part): part === holder
    case .relay(let relay): relay === holder
    case .nobody, .ignored: false
    }
  }

  fileprivate var mayPair: Bool {
    guard contact.device == .touch, second == nil else { return false }
    return switch holder {
    case .nobody, .part: true
    case .relay, .ignored: false
    }
  }
}
