/// A color of a theme, by the name that storyboards and saved states use.
package enum ThemeColor: String, Sendable, Hashable, CaseIterable {
  case background, toolbar, navigationBar, cell, separator, selectedTint, tint, navigationTint
  case control, text, secondaryText, badge, badgeText, highlight, focus

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
