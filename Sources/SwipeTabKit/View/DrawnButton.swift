/// A button that draws itself by a function.
///
/// Otherwise it behaves like the buttons of a body: a tap, Enter or Space activates it, and a drag over it scrolls or
/// swipes.
///
/// The Tab key reaches it. Give its place in the body `isFocusable: true`, so that a press gives it the focus too.
@MainActor public final class DrawnButton: CustomView {
  /// The current look of the button.
  public struct Look: Sendable, Hashable {
    /// Whether a finger or mouse button presses it.
    public var isPressed = false
    /// Whether the pointer is over it.
    public var isHovered = false
  }

  /// The name for users, tests and assistive technology.
  public let label: String
  private let fixedHeight: Double?
  private let paint: (inout Drawing, ViewContext, Look) -> Void
  private let action: () -> Void
  private var look = Look()

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - label: The name of the button.
  ///   - height: The height in points. The default is 48. With nil, it gets a part of the height that other elements
  ///     leave.
  ///   - action: Called for each tap and activation.
  ///   - draw: Paints the button with its current look.
  public init(
    _ label: String, height: Double? = 48, action: @escaping () -> Void,
    draw: @escaping (inout Drawing, ViewContext, Look) -> Void
  ) {
    (self.label, fixedHeight, self.action, paint) = (label, height, action, draw)
  }

  /// The height that the button was made with.
  public func height(forWidth width: Double, measurer: any TextMeasuring) -> Double? {
    fixedHeight
  }

  /// Paints the button with the closure that it was made with.
  public func draw(in drawing: inout Drawing, context: ViewContext) {
    paint(&drawing, context, look)
  }

  /// Waits for a tap, so that a drag from the button scrolls or swipes.
  public func claim(_ press: ViewPress) -> ViewClaim { .waits }

  /// Follows the pointer, so that it looks hovered.
  public var wantsHover: Bool { true }

  /// Changes the look, and performs the action of taps and activations.
  public func handle(_ event: ViewEvent) {
    switch event {
    case .pressed: look.isPressed = true
    case .hovered(let point): look.isHovered = point != nil
    case .tapped, .activated:
      look.isPressed = false
      action()
    case .cancelled, .dragBegan, .dragged, .dragEnded: look.isPressed = false
    case .set: break
    }
  }

  /// A button with the label.
  public func accessibilityNodes(_ context: ViewContext) -> [ViewNode] {
    [ViewNode(.button, label, isActivatable: true)]
  }
}
