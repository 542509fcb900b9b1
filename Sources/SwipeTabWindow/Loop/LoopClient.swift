package import SwipeTabKit

/// What an event loop runs: something that takes input, moves by itself and can be drawn.
///
/// Times are seconds since the loop was made; they never run backwards, from whichever call to whichever.
package protocol LoopClient: AnyObject {
  /// Takes what a person did at `time`.
  func handle(_ event: InputEvent, at time: Double)
  /// Takes the call of a `DescriptorWatch`, by its number.
  func wake(_ code: Int, at time: Double)
  /// Moves everything to where it is at `time`.
  func advance(to time: Double)
  /// When it has to be advanced even if nothing moves until then; nil for never.
  var nextDeadline: Double? { get }
  /// Whether it moves, or looks different from how it was last drawn.
  var needsFrame: Bool { get }
  /// Draws what has changed since the last call, or all of a new frame, and returns where; nothing if all is the same.
  ///
  /// The rectangles lie within the frame.
  func draw(into frame: WindowScreen.Frame) -> [PixelRect]
}
