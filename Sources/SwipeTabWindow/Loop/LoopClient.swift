package import SwipeTabKit

/// The client of an event loop, which handles input, changes with time and can be drawn.
///
/// Times are seconds since the loop was made, and never decrease from call to call.
package protocol LoopClient: AnyObject {
  /// Handles an input event that happened at `time`.
  func handle(_ event: InputEvent, at time: Double)
  /// Handles a wake-up by a `DescriptorWatch`, identified by its code.
  func wake(_ code: Int, at time: Double)
  /// Advances the state to `time`.
  func advance(to time: Double)
  /// When it must be advanced even if nothing moves; nil for never.
  var nextDeadline: Double? { get }
  /// Whether it is moving, or looks different from how it was last drawn.
  var needsFrame: Bool { get }
  /// Draws what has changed since the last call, or everything into a new frame, and returns the
  /// changed rectangles; empty if nothing changed.
  ///
  /// The rectangles lie inside the frame.
  func draw(into frame: WindowScreen.Frame) -> [PixelRect]
}
