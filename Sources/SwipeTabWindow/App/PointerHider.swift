import SwipeTabKit

/// Decides whether the mouse pointer shows: it hides once it has not moved for a while.
nonisolated struct PointerHider {
  static let rest = 3.0

  private let hiding: WindowOptions.PointerHiding
  private var lastMove = 0.0
  private(set) var isShown: Bool

  init(_ hiding: WindowOptions.PointerHiding) {
    self.hiding = hiding
    isShown = hiding != .always
  }

  /// Takes an event, and returns whether the pointer comes or goes.
  mutating func note(_ event: InputEvent, at time: Double) -> Bool {
    guard hiding == .afterRest, Self.isOfMouse(event) else { return false }
    lastMove = time
    defer { isShown = true }
    return !isShown
  }

  mutating func advance(to time: Double) -> Bool {
    guard let deadline, time >= deadline else { return false }
    isShown = false
    return true
  }

  var deadline: Double? { hiding == .afterRest && isShown ? lastMove + Self.rest : nil }

  private static func isOfMouse(_ event: InputEvent) -> Bool {
    switch event {
    case .press(let contact, _, _), .move(let contact, _), .release(let contact, _, _):
      contact.device == .mouse
    case .wheel: true
    default: false
    }
  }
}
