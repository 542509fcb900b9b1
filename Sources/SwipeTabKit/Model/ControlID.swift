/// The identifier of a control, such as a toggle, choice or text field: the name of its value.
///
/// Controls with the same identifier have the same value, on all pages.
public struct ControlID: Identifier {
  /// The identifier for the container or page that a storyboard shows, if an action has changed it.
  package static let root: ControlID = "$root"
  // The value of a storyboard that is its language, if its state has one.
  package static let locale: ControlID = "locale"

  /// The identifier as a string.
  public let rawValue: String

  /// Makes an identifier from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
