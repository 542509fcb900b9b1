import SwipeTabKit

/// The buttons and fingers that are down.
nonisolated struct HeldContacts {
  /// A finger as SDL identifies it.
  struct Finger: Hashable {
    /// The touch panel.
    var device: Int64
    /// The number of the finger; numbers grow with every touch.
    var number: Int64
  }

  /// An array, as a set would need much more of Swift's library for a button or two.
  private var buttons: [Int] = []
  /// The index of a finger is its pointer number for the container.
  private var fingers: [Finger?] = []

  /// Whether nothing is down.
  var isEmpty: Bool { buttons.isEmpty && !hasFingers }

  /// Whether a finger is down.
  var hasFingers: Bool { fingers.contains { $0 != nil } }

  /// The contact of a finger that is down.
  subscript(finger: Finger) -> Contact? {
    fingers.firstIndex(of: finger).map { Contact(device: .touch, pointer: $0) }
  }

  /// Adds a button.
  mutating func press(button: Int) {
    if !buttons.contains(button) { buttons.append(button) }
  }

  /// Removes a button; returns whether it was down.
  mutating func release(button: Int) -> Bool {
    guard let place = buttons.firstIndex(of: button) else { return false }
    buttons.remove(at: place)
    return true
  }

  /// Adds a finger under the lowest free number.
  mutating func press(_ finger: Finger) -> Contact {
    if let held = self[finger] { return held }
    let place = fingers.firstIndex(of: nil) ?? fingers.endIndex
    if place == fingers.endIndex { fingers.append(nil) }
    fingers[place] = finger
    return Contact(device: .touch, pointer: place)
  }

  /// Removes a finger; returns its contact if it was down.
  mutating func release(_ finger: Finger) -> Contact? {
    let contact = self[finger]
    if let contact { fingers[contact.pointer] = nil }
    return contact
  }

  /// Removes the mouse's buttons, and passes the mouse to `body` if one was down.
  mutating func cancelMouse(_ body: (Contact) -> Void) {
    guard !buttons.isEmpty else { return }
    buttons.removeAll()
    body(.mouse)
  }

  /// Removes everything, and passes each contact that was down to `body`.
  mutating func cancelAll(_ body: (Contact) -> Void) {
    cancelMouse(body)
    for (place, finger) in fingers.enumerated() where finger != nil {
      body(Contact(device: .touch, pointer: place))
    }
    fingers.removeAll()
  }
}
