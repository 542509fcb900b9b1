/// A color of a theme, by the name that storyboards and saved states use.
public enum ThemeColor: String, Sendable, Hashable, CaseIterable {
  /// ``Theme/background``.
  case background
  /// ``Theme/toolbar``.
  case toolbar
  /// ``Theme/navigationBar``.
  case navigationBar
  /// ``Theme/cell``.
  case cell
  /// ``Theme/separator``.
  case separator
  /// ``Theme/selectedTint``.
  case selectedTint
  /// ``Theme/tint``.
  case tint
  /// ``Theme/navigationTint``.
  case navigationTint
  /// ``Theme/control``.
  case control
  /// ``Theme/text``.
  case text
  /// ``Theme/secondaryText``.
  case secondaryText
  /// ``Theme/badge``.
  case badge
  /// ``Theme/badgeText``.
  case badgeText
  /// ``Theme/highlight``.
  case highlight
  /// ``Theme/focus``.
  case focus

  /// The theme's property with the color.
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
