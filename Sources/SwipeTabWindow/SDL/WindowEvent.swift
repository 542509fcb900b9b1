import SwipeTabKit

/// An event of a window: input in it, or a change of it.
nonisolated enum WindowEvent: Sendable, Hashable {
  case input(InputEvent)
  case repeated(KeyPress)
  case resized
  case displayChanged
  case placed(isNewlyMaximized: Bool)
  case dropped(files: [String], text: String?)
  /// The primary button of the mouse was released after a double click, at a point on the content.
  case doubleClick(Point)
  case keyboard(isHere: Bool)
  /// The window may no longer show the frame that was last presented.
  case exposed
  case pixelsLost
  /// A `DescriptorWatch` thread woke the loop with its code.
  case wake(Int)
  case quit
}
