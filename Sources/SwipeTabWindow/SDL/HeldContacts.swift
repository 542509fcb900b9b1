import SwipeTabKit

/// The buttons and fingers that are down.
nonisolated struct HeldContacts {
  struct Finger: Hashable {
    var device: Int64
    /// The number of the finger, which grows with every touch.
    var number: Int64
  }

  /// An array, because a set would need much more of Swift's library for a button or two.
  private var buttons: [Int] = []
  /// The index of a finger is its pointer number for the container.
  private var fingers: [Finger?] = []

  var isEmpty: Bool { buttons.isEmpty && !hasFingers }

  var hasFingers: Bool { fingers.contains { $0 != nil } }

  subscript(finger: Finger) -> Contact? {
    fingers.firstIndex(of: finger).map { Contact(device: .touch, pointer: $0) }
  }

  mutating func press(button: Int) {
    if !buttons.contains(button) { buttons.append(button) }
  }

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

  mutating func release(_ finger: Finger) -> Contact? {
    let contact = self[finger]
    if let contact { fingers[contact.pointer] = nil }
    return contact
  }

  mutating func cancelMouse(_ body: (Contact) -> Void) {
    guard !buttons.isEmpty else { return }
    buttons.removeAll()
    body(.mouse)
  }

  mutating func cancelAll(_ body: (Contact) -> Void) {
    cancelMouse(body)
    for (place, finger) in fingers.enumerated() where finger != nil {
      body(Contact(device: .touch, pointer: place))
    }
    fingers.removeAll()
  }
}
