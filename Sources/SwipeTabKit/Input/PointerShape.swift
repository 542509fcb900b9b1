/// The shape of the mouse pointer over an element.
public enum PointerShape: String, Sendable, Hashable, CaseIterable {
  /// The arrow, over everything that is neither a link nor a text field.
  case arrow
  /// A pointing hand, over buttons that look like links.
  case hand
  /// A beam between letters, over text fields.
  case text
}
