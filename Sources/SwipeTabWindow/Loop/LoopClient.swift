package import SwipeTabKit

/// The client of an event loop, which handles input, changes with time and can be drawn.
///
/// Times are seconds since the loop was made, and never decrease from call to call. No requirement has a default, which a
/// client that wraps another would forget to pass on.
package protocol LoopClient: AnyObject {
  /// Handles an input event that happened at `time`.
  ///
  /// Returns false if it was not used, so that it is for the window.
  @discardableResult
  func handle(_ event: InputEvent, at time: Double) -> Bool
  /// Whether a key that is held down repeats the effect of its press.
  func repeats(_ key: KeyPress) -> Bool
  /// Handles a size, in points, and a scale that the window got at `time`, while it opened.
  ///
  /// The change has no motion, because the old size was not visible.
  func takeOpeningSize(_ size: Size, scale: Double, at time: Double)
  /// Handles a wake-up by a `DescriptorWatch`, identified by its code.
  func wake(_ code: Int, at time: Double)
  /// Notes whether the window can be seen, before each frame.
  func noteVisibility(_ isVisible: Bool)
  /// Advances the state to `time`.
  func advance(to time: Double)
  /// When it must be advanced even if nothing moves, or nil for never.
  var nextDeadline: Double? { get }
  /// Whether it is moving, or looks different from how it was last drawn.
  var needsFrame: Bool { get }
  /// Draws the changes since the last call, or everything into a new frame.
  ///
  /// Returns the changed rectangles. It is empty if nothing changed.
  ///
  /// The rectangles are inside the frame.
  func draw(into frame: WindowScreen.Frame) -> [PixelRect]
  /// Notes where something is that another program drags over the window, at `time`, or nil once it has left.
  func hoverDrop(at point: Point?, time: Double)
  /// Takes files and a text that were dropped at a point, at `time`.
  func takeDrop(files: [String], text: String?, at point: Point, time: Double)
  /// Whether a point is on a bar but on nothing that can be pressed.
  func isEmptyBar(at point: Point) -> Bool
  /// The shape of the mouse pointer where it is now.
  var pointerShape: PointerShape { get }
  /// The caret of the text field with the focus, in points, or nil if no field has it.
  var textCaret: Rect? { get }
  /// Whether a composition of an input method is shown.
  var isComposing: Bool { get }
  /// Called whenever nothing moves and everything is drawn.
  func didRest()
}
