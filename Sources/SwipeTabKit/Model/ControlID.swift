/// The identifier of a control, such as a toggle, choice or text field: the name of its value.
///
/// Controls with the same one, on any page, share the value.
public struct ControlID: Identifier {
  /// What holds the identifier of the container or page that a storyboard shows, once an action has changed that.
  package static let root: ControlID = "$root"

  /// The identifier as a string.
  public let rawValue: String

  /// Makes an identifier from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
