/// The light or dark colors of everything that the container draws itself.
///
/// Over a page of any color, text has a contrast with its bar of at least 4.5:1. Icons, badges, controls and focus
/// rings have at least 3:1. This also holds while an item is hovered or pressed. Disabled items are faint on purpose.
/// The themes of high contrast have at least 7:1 for text and 4.5:1 for everything else, are opaque, and draw lines
/// around bars and controls.
public struct Theme: Sendable, Hashable {
  /// The two appearances.
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// The difference of colors from the colors below them.
  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    /// As far as most users need: 4.5 to 1 for text, by WCAG 2's formula.
    case normal
    /// High contrast: at least 7:1 for text, opaque bars without blur, and lines around bars and controls.
    case high
  }

  /// Whether this is a light or a dark theme.
  public var appearance: Appearance
  /// Whether this is a theme of high contrast.
  ///
  /// The default is normal.
  public var contrast: Contrast
  /// The background behind the pages.
  public var background: Color
  /// The toolbar's background.
  ///
  /// Pages show through a translucent color.
  public var toolbar: Color
  /// The navigation bar's background.
  public var navigationBar: Color
  /// The background of rows, cards and controls.
  public var cell: Color
  /// The line between a bar and the pages and between rows.
  ///
  /// With high contrast it is around fields too.
  public var separator: Color
  /// The color of the selected item, of buttons and of switches.
  public var selectedTint: Color
  /// The color of items that are not selected.
  public var tint: Color
  /// The color of buttons in the navigation bar.
  public var navigationTint: Color
  /// The color of the parts of controls that are neither chosen nor filled, such as a switch that is off, or the
  /// outline of a choice.
  public var control: Color
  /// Whether a selected image that is not `original` is drawn in the selected tint.
  ///
  /// Otherwise it keeps its own colors, which are made for a light bar.
  public var tintsSelectedImages: Bool
  /// The color of titles and other text.
  public var text: Color
  /// The color of less important text, such as captions.
  public var secondaryText: Color
  /// The color of badges.
  public var badge: Color
  /// The color of texts on badges.
  public var badgeText: Color
  /// The color painted over a hovered element.
  ///
  /// Over a pressed element it is twice as opaque.
  public var highlight: Color
  /// The ring around the element with the keyboard focus.
  public var focus: Color
  /// The custom colors of the theme in each appearance.
  ///
  /// `setColors` sets them.
  public private(set) var ownColors: [Appearance: [ThemeColor: Color]] = [:]

  /// The light theme.
  public static let light = Theme(
    appearance: .light, contrast: .normal, background: Color(rgb: 0xF2F2F7),
    toolbar: Color.white.opacity(0.92), navigationBar: Color.white.opacity(0.92),
    cell: .white, separator: Color.black.opacity(0.14), selectedTint: Color(rgb: 0x084CB4),
    tint: Color(rgb: 0x5D5D62), navigationTint: Color(rgb: 0x57575C),
    control: Color(rgb: 0x7D7D82), tintsSelectedImages: false,
    text: Color(rgb: 0x1C1C1E), secondaryText: Color(rgb: 0x636368),
    badge: Color(rgb: 0xD70015), badgeText: .white,
    highlight: Color.black.opacity(0.04), focus: Color(rgb: 0x084CB4))

  /// The dark theme.
  public static let dark = Theme(
    appearance: .dark, contrast: .normal, background: Color(rgb: 0x16161A),
    toolbar: Color(rgb: 0x1B1B1F).opacity(0.96), navigationBar: Color(rgb: 0x1B1B1F).opacity(0.96),
    cell: Color(rgb: 0x26262C), separator: Color.white.opacity(0.16),
    selectedTint: Color(rgb: 0x95C6FF),
    tint: Color(rgb: 0xADADB2), navigationTint: Color(rgb: 0xB4B4BA),
    control: Color(rgb: 0x8E8E93), tintsSelectedImages: true,
    text: Color(rgb: 0xF5F5F7), secondaryText: Color(rgb: 0xA8A8AE),
    badge: Color(rgb: 0xFF7A70), badgeText: Color(rgb: 0x1C1C1E),
    highlight: Color.white.opacity(0.06), focus: Color(rgb: 0x95C6FF))

  /// The light theme of high contrast.
  public static let highContrastLight = Theme(
    appearance: .light, contrast: .high, background: .white, toolbar: .white,
    navigationBar: .white, cell: .white, separator: .black, selectedTint: Color(rgb: 0x0033A0),
    tint: .black, navigationTint: .black, control: .black, tintsSelectedImages: true,
    text: .black, secondaryText: .black, badge: Color(rgb: 0xA00010), badgeText: .white,
    highlight: Color.black.opacity(0.07), focus: Color(rgb: 0x0033A0))

  /// The dark theme of high contrast.
  public static let highContrastDark = Theme(
    appearance: .dark, contrast: .high, background: .black, toolbar: .black,
    navigationBar: .black, cell: .black, separator: .white, selectedTint: Color(rgb: 0xA8D1FF),
    tint: .white, navigationTint: .white, control: .white, tintsSelectedImages: true,
    text: .white, secondaryText: .white, badge: Color(rgb: 0xFFB3AD), badgeText: .black,
    highlight: Color.white.opacity(0.12), focus: Color(rgb: 0xA8D1FF))

  /// The default theme for an appearance and a contrast, which is normal by default.
  public static func named(_ appearance: Appearance, contrast: Contrast = .normal) -> Theme {
    switch (appearance, contrast) {
    case (.light, .normal): light
    case (.dark, .normal): dark
    case (.light, .high): highContrastLight
    case (.dark, .high): highContrastDark
    }
  }

  /// Sets custom colors of the theme in an appearance, such as the colors of a brand.
  ///
  /// A color that is set by its property is lost when the appearance changes. These colors return with their
  /// appearance, so that a container can continue to follow the desktop. High contrast ignores them.
  ///
  /// ```swift
  /// configuration.theme.setColors([.selectedTint: Color(rgb: 0x8A1C3B)], in: .light)
  /// configuration.theme.setColors([.selectedTint: Color(rgb: 0xF2A0B5)], in: .dark)
  /// ```
  ///
  /// - Parameters:
  ///   - colors: The colors. Missing colors do not change.
  ///   - appearance: The appearance in which they show.
  public mutating func setColors(_ colors: [ThemeColor: Color], in appearance: Appearance) {
    guard !colors.isEmpty else { return }
    ownColors[appearance, default: [:]].merge(colors) { $1 }
    guard appearance == self.appearance, !isHighContrast else { return }
    for (name, color) in colors { self[keyPath: name.keyPath] = color }
  }

  /// Returns the default theme for an appearance and a contrast, with this theme's custom colors for it.
  ///
  /// Colors that were changed by their properties are not kept.
  public func changed(to appearance: Appearance, contrast: Contrast = .normal) -> Theme {
    var theme = Theme.named(appearance, contrast: contrast)
    for (appearance, colors) in ownColors { theme.setColors(colors, in: appearance) }
    return theme
  }

  var isHighContrast: Bool { contrast == .high }

  /// The color of the words in an empty field.
  ///
  /// In high contrast, where all other texts have one color, they must not look like typed text. The default colors
  /// then have a contrast of more than 7 to 1.
  var placeholder: Color {
    isHighContrast ? secondaryText.mixed(with: background.opaque, share: 0.32) : secondaryText
  }

  var disabledOpacity: Double { isHighContrast ? 0.6 : 0.4 }
}
