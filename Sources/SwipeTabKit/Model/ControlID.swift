/// The identifier of a control, such as a toggle, choice or text field: the name of its value.
///
/// Controls with the same one, on any page, share the value.
public struct ControlID: Identifier {
  /// The identifier as a string.
  public let rawValue: String

  /// Makes an identifier from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
