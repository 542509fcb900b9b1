import SwipeTabKit

/// The buttons and fingers that are down.
nonisolated struct HeldContacts {
  /// A finger as SDL names it.
  struct Finger: Hashable {
    /// The touch panel.
    var device: Int64
    /// Which finger on it; the numbers grow with every touch.
    var number: Int64
  }

  private var buttons: Set<Int> = []
  /// The place of a finger is its number for everyone else.
  private var fingers: [Finger?] = []

  /// Whether nothing is down.
  var isEmpty: Bool { buttons.isEmpty && fingers.allSatisfy { $0 == nil } }

  /// The contact of a finger that is down.
  subscript(finger: Finger) -> Contact? {
    fingers.firstIndex(of: finger).map { Contact(device: .touch, pointer: $0) }
  }

  /// Takes note of a button.
  mutating func press(button: Int) { buttons.insert(button) }

  /// Forgets a button, and says whether it was down.
  mutating func release(button: Int) -> Bool { buttons.remove(button) != nil }

  /// Takes note of a finger, and gives it the lowest number that is free.
  mutating func press(_ finger: Finger) -> Contact {
    if let held = self[finger] { return held }
    let place = fingers.firstIndex(of: nil) ?? fingers.endIndex
    if place == fingers.endIndex { fingers.append(nil) }
    fingers[place] = finger
    return Contact(device: .touch, pointer: place)
  }

  /// Forgets a finger, and returns its contact if it was down.
  mutating func release(_ finger: Finger) -> Contact? {
    let contact = self[finger]
    if let contact { fingers[contact.pointer] = nil }
    return contact
  }

  /// Forgets the mouse's buttons, and passes the mouse to `body` if one was down.
  mutating func cancelMouse(_ body: (Contact) -> Void) {
    guard !buttons.isEmpty else { return }
    buttons.removeAll()
    body(.mouse)
  }

  /// Forgets everything, and passes each contact that was down to `body`.
  mutating func cancelAll(_ body: (Contact) -> Void) {
    cancelMouse(body)
    for (place, finger) in fingers.enumerated() where finger != nil {
      body(Contact(device: .touch, pointer: place))
    }
    fingers.removeAll()
  }
}
