import SwipeTabKit

/// What a window has to tell: what a person did in it, and what became of it.
nonisolated enum WindowEvent: Sendable, Hashable {
  /// Something for the container.
  case input(InputEvent)
  /// The window has another size; only the window itself knows it in points.
  case resized
  /// The window may be on another display, or its display has changed.
  case displayChanged
  /// The window may show something else than was last presented.
  case exposed
  /// What was drawn is gone.
  case pixelsLost
  /// A thread of our own asks for attention; the number says which.
  case wake(Int)
  /// The window is to be closed, or the program to end.
  case quit
}
