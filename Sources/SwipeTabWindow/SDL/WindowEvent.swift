import SwipeTabKit

/// An event of a window: input in it, or a change of it.
nonisolated enum WindowEvent: Sendable, Hashable {
  /// Input for the container.
  case input(InputEvent)
  /// A key that is held down repeats.
  case repeated(KeyPress)
  /// The window's size has changed.
  ///
  /// Its size in points is in `Window`.
  case resized
  /// The window may be on another display, or its display has changed.
  case displayChanged
  /// The window was moved, maximized or restored.
  case placed(isNewlyMaximized: Bool)
  /// Files and a text were dropped on the window.
  case dropped(files: [String], text: String?)
  /// The primary button of the mouse was released after a double click, at a point on the content.
  case doubleClick(Point)
  /// The window has got the keyboard or lost it.
  case keyboard(isHere: Bool)
  /// The window may no longer show the frame that was last presented.
  case exposed
  /// The pixels drawn so far are lost.
  case pixelsLost
  /// A `DescriptorWatch` thread woke the loop; the number is its code.
  case wake(Int)
  /// The window should close, or the program end.
  case quit
}
