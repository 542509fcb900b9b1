import SwipeTabKit

/// Fingers and mouse buttons that press, drawn at their positions in an animation.
struct DrawnHands {
  private struct Hand {
    var contact: Contact
    var point: Point
    /// The time at which it was lifted, or nil while it presses.
    var end: Double?
  }

  /// The time for which a lifted contact is still drawn, so that a short tap is visible.
  private static let rest = 0.3
  private static let radius = 18.0

  private var hands: [Hand] = []

  mutating func note(_ event: InputEvent, at time: Double) {
    hands.removeAll { $0.end.map { $0 + Self.rest < time } ?? false }
    switch event {
    case .press(let contact, let point, _):
      hands.removeAll { $0.contact == contact }
      hands.append(Hand(contact: contact, point: point))
    case .move(let contact, let point):
      change(contact) { $0.point = point }
    case .release(let contact, let point, _):
      change(contact) { ($0.point, $0.end) = (point, time) }
    case .cancel(let contact): change(contact) { $0.end = time }
    default: break
    }
  }

  private mutating func change(_ contact: Contact, _ change: (inout Hand) -> Void) {
    for index in hands.indices where hands[index].contact == contact && hands[index].end == nil {
      change(&hands[index])
    }
  }

  func draw(at time: Double, into list: inout DisplayList, size: Size) {
    guard !hands.isEmpty else { return }
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    Drawing.adding(to: &list, clip: whole) { drawing in
      drawing.begin(layer: 0)
      for hand in hands {
        let share = hand.end.map { 1 - (time - $0) / Self.rest } ?? 1
        guard share > 0 else { continue }
        let frame = Rect(
          x: hand.point.x - Self.radius, y: hand.point.y - Self.radius, width: 2 * Self.radius,
          height: 2 * Self.radius)
        drawing.roundedRect(frame, radius: Self.radius, Color.black.opacity(0.35 * share))
        drawing.ring(frame, radius: Self.radius, width: 2, Color.white.opacity(0.9 * share))
      }
    }
  }
}
