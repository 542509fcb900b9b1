/// The colors of a body: the theme's, adapted to the backdrop where it has one.
struct BodyPalette: Sendable, Hashable {
  /// The backdrop, or the theme's background.
  let ground: Color
  /// Texts on the backdrop.
  let text: Color
  /// Secondary text on the backdrop.
  let secondaryText: Color
  /// The field of a filled button, and the text on it.
  let button: Color
  let buttonText: Color
  /// The text of a plain button.
  let plainButton: Color
  /// The color of warnings: errors, and buttons that destroy.
  ///
  /// It is at least as legible as a plain button.
  let warning: Color
  /// The field of rows and cards.
  let cell: Color
  /// The focus ring on the backdrop.
  let focus: Color
  /// The lines between rows.
  let separator: Color

  /// Makes the colors for a backdrop, or nil for the theme's background.
  init(theme: Theme, backdrop: Color?) {
    let below = backdrop.map { PageFill.color($0).shown(in: theme).middle } ?? theme.background
    ground = below
    let isThemed = backdrop == nil || below.alpha < 128
    text = isThemed ? theme.text : below.ink(in: theme)
    let faint = text.mixed(with: below, share: 0.18)
    let mayBeFaint = !theme.isHighContrast && faint.contrast(with: below) >= 4.5
    secondaryText = isThemed ? theme.secondaryText : mayBeFaint ? faint : text
    // A tint with too little contrast to the backdrop is replaced by black or white.
    let (shape, plain) = theme.isHighContrast ? (4.5, 7.0) : (3.0, 4.5)
    let fill = theme.fill(on: below)
    button = isThemed || fill.contrast(with: below) >= shape ? fill : text
    buttonText = button.ink(in: theme)
    plainButton =
      isThemed || theme.selectedTint.contrast(with: below) >= plain
      ? theme.selectedTint : text
    warning = isThemed || theme.badge.contrast(with: below) >= plain ? theme.badge : text
    cell = theme.cell
    separator = theme.separator
    focus = isThemed || theme.focus.contrast(with: below) >= shape ? theme.focus : text
  }
}

extension Theme {
  /// Returns the color of large fills in the selected tint, such as the fill of buttons, on a ground.
  ///
  /// In dark themes it is a deep shade of the tint with white texts, because the tint itself would be too bright. If
  /// this shade does not stand out from the ground, it is the tint.
  func fill(on ground: Color) -> Color {
    guard appearance == .dark, !isHighContrast else { return selectedTint }
    let deep = selectedTint.deepened
    let stands = deep.contrast(with: ground) >= 3 && deep.contrast(with: .white) >= 4.5
    return stands ? deep : selectedTint
  }
}

extension Color {
  /// The color with more of its hue, and darker.
  fileprivate var deepened: Color {
    func channel(_ value: UInt8) -> UInt8 {
      let share = Double(value) / 255
      return UInt8((0.88 * 255 * share * share * share).rounded())
    }
    return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
  }
}
