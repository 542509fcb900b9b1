/// A color of a theme, by the name that storyboards and saved states use.
public enum ThemeColor: String, Sendable, Hashable, CaseIterable {
  /// The color of ``Theme/background``.
  case background
  /// The color of ``Theme/toolbar``.
  case toolbar
  /// The color of ``Theme/navigationBar``.
  case navigationBar
  /// The color of ``Theme/cell``.
  case cell
  /// The color of ``Theme/separator``.
  case separator
  /// The color of ``Theme/selectedTint``.
  case selectedTint
  /// The color of ``Theme/tint``.
  case tint
  /// The color of ``Theme/navigationTint``.
  case navigationTint
  /// The color of ``Theme/control``.
  case control
  /// The color of ``Theme/text``.
  case text
  /// The color of ``Theme/secondaryText``.
  case secondaryText
  /// The color of ``Theme/badge``.
  case badge
  /// The color of ``Theme/badgeText``.
  case badgeText
  /// The color of ``Theme/highlight``.
  case highlight
  /// The color of ``Theme/focus``.
  case focus

  package var keyPath: WritableKeyPath<Theme, Color> {
    switch self {
    case .background: \.background
    case .toolbar: \.toolbar
    case .navigationBar: \.navigationBar
    case .cell: \.cell
    case .separator: \.separator
    case .selectedTint: \.selectedTint
    case .tint: \.tint
    case .navigationTint: \.navigationTint
    case .control: \.control
    case .text: \.text
    case .secondaryText: \.secondaryText
    case .badge: \.badge
    case .badgeText: \.badgeText
    case .highlight: \.highlight
    case .focus: \.focus
    }
  }
}
