/// What a position is doing.
public enum Phase: String, Sendable, Hashable, CaseIterable {
  /// It is a whole number, and nothing moves.
  case resting
  /// It follows a finger, a button or a wheel.
  case dragging
  /// A spring carries it to rest.
  case settling
}
