package import SwipeTabKit

/// The client of an event loop, which handles input, changes with time and can be drawn.
///
/// Times are seconds since the loop was made, and never decrease from call to call. No requirement has a default, which a
/// client that wraps another would forget to pass on.
package protocol LoopClient: AnyObject {
  /// Returns false if the event was not used, so that it is for the window.
  @discardableResult
  func handle(_ event: InputEvent, at time: Double) -> Bool
  /// Whether a key that is held down repeats the effect of its press.
  func repeats(_ key: KeyPress) -> Bool
  /// Handles the size while the window opens, without motion, because the old size was not visible.
  func takeOpeningSize(_ size: Size, scale: Double, at time: Double)
  func wake(_ code: Int, at time: Double)
  /// Notes whether the window can be seen, before each frame.
  func noteVisibility(_ isVisible: Bool)
  func advance(to time: Double)
  /// When it must be advanced even if nothing moves.
  var nextDeadline: Double? { get }
  /// Whether it is moving, or looks different from how it was last drawn.
  var needsFrame: Bool { get }
  /// Draws the changes since the last call, or all of a new frame, and returns the changed rectangles inside it.
  func draw(into frame: WindowScreen.Frame) -> [PixelRect]
  /// Notes where something is that another program drags over the window, or nil once it has left.
  func hoverDrop(at point: Point?, time: Double)
  func takeDrop(files: [String], text: String?, at point: Point, time: Double)
  /// Whether a point is on a bar but on nothing that can be pressed.
  func isEmptyBar(at point: Point) -> Bool
  var pointerShape: PointerShape { get }
  var textCaret: Rect? { get }
  var isComposing: Bool { get }
  /// Called whenever nothing moves and everything is drawn.
  func didRest()
}
