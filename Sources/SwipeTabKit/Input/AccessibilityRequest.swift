/// A request of assistive technology to an element, passed as the input event `InputEvent.accessibility`.
public struct AccessibilityRequest: Sendable, Hashable {
  /// The kinds of requests.
  public enum Action: Sendable, Hashable {
    /// Activate the element, as a tap does.
    case activate
    /// Give the keyboard focus to the element.
    case focus
    /// Set the number of a control, to the nearest number that it can have.
    case setNumber(Double)
    /// Replaces the whole text of a field.
    case setText(String)
  }

  /// The identifier of the element's node in `TabContainer.accessibilityTree()`.
  public var id: String
  /// The requested action.
  public var action: Action

  /// Makes a request to the element with an identifier, see `AccessibilityNode.id`.
  public init(_ action: Action, of id: String) { (self.action, self.id) = (action, id) }
}
