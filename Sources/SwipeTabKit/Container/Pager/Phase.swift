/// Whether the pages rest, are dragged or settle.
public enum Phase: String, Sendable, Hashable, CaseIterable {
  /// The position is a whole number, and nothing moves.
  case resting
  /// The position follows a finger, a mouse, a wheel or the program.
  case dragging
  /// A spring moves the position to rest.
  case settling
}
