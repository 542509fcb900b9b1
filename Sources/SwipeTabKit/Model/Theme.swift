/// The light or dark colors of everything that the container draws itself.
///
/// Over a page of any color, text keeps a contrast with its bar of at least 4.5 to 1, and icons,
/// badges and focus rings of at least 3 to 1, even while the item is hovered or pressed; disabled
/// items are faint on purpose.
public struct Theme: Sendable, Hashable {
  /// The two appearances.
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// Whether this is a light or a dark theme.
  public var appearance: Appearance
  /// The background behind the pages.
  public var background: Color
  /// The toolbar's background; pages show through a translucent color.
  public var toolbar: Color
  /// The navigation bar's background.
  public var navigationBar: Color
  /// The hairline between a bar and the pages.
  public var separator: Color
  /// The selected item.
  public var selectedTint: Color
  /// All other items.
  public var tint: Color
  /// The buttons of the navigation bar.
  public var navigationTint: Color
  /// Titles and other text.
  public var text: Color
  /// Less important text.
  public var secondaryText: Color
  /// The background of a badge.
  public var badge: Color
  /// The text of a badge.
  public var badgeText: Color
  /// Laid over a hovered element; twice as opaque over a pressed one.
  public var highlight: Color
  /// The ring around the element with the keyboard focus.
  public var focus: Color

  /// The light theme.
  public static let light = Theme(
    appearance: .light, background: Color(rgb: 0xF2F2F7),
    toolbar: Color.white.opacity(0.92), navigationBar: Color(rgb: 0xF7F7F8).opacity(0.92),
    separator: Color.black.opacity(0.14), selectedTint: Color(rgb: 0x084CB4),
    tint: Color(rgb: 0x5D5D62), navigationTint: Color(rgb: 0x57575C),
    text: Color(rgb: 0x1C1C1E), secondaryText: Color(rgb: 0x636368),
    badge: Color(rgb: 0xD70015), badgeText: .white,
    highlight: Color.black.opacity(0.04), focus: Color(rgb: 0x084CB4))

  /// The dark theme.
  public static let dark = Theme(
    appearance: .dark, background: Color(rgb: 0x000000),
    toolbar: Color(rgb: 0x1C1C1E).opacity(0.96), navigationBar: Color(rgb: 0x1C1C1E).opacity(0.96),
    separator: Color.white.opacity(0.16), selectedTint: Color(rgb: 0x95C6FF),
    tint: Color(rgb: 0xADADB2), navigationTint: Color(rgb: 0xB4B4BA),
    text: Color(rgb: 0xF5F5F7), secondaryText: Color(rgb: 0xA8A8AE),
    badge: Color(rgb: 0xFF7A70), badgeText: Color(rgb: 0x1C1C1E),
    highlight: Color.white.opacity(0.06), focus: Color(rgb: 0x95C6FF))

  /// The default theme for an appearance.
  public static func named(_ appearance: Appearance) -> Theme {
    appearance == .light ? light : dark
  }
}
