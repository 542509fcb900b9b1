/// The colors of a body: those of the theme, but for what lies on a backdrop of its own color.
struct BodyPalette: Sendable, Hashable {
  /// Texts on the backdrop.
  let text: Color
  /// Quiet texts on the backdrop.
  let secondaryText: Color
  /// A button's field, and what is written on it.
  let button: Color
  let buttonText: Color
  /// A button without a field.
  let plainButton: Color
  /// Below rows and cards.
  let cell: Color
  /// A ring on the backdrop.
  let focus: Color
  /// Between rows.
  let separator: Color

  /// The colors on a backdrop; nil for the theme's background.
  init(theme: Theme, backdrop: Color?) {
    let below = backdrop ?? theme.background
    let ink = Color(rgb: 0x1C1C1E)
    let isThemed = backdrop == nil || below.alpha < 128
    text = isThemed ? theme.text : below.isLight ? ink : .white
    secondaryText = isThemed ? theme.secondaryText : text.mixed(with: below, share: 0.18)
    // A tint that can hardly be told from the backdrop gives way to black or white.
    let stands = isThemed || theme.selectedTint.contrast(with: below) >= 3
    button = stands ? theme.selectedTint : text
    buttonText = button.isLight ? ink : .white
    plainButton =
      isThemed || theme.selectedTint.contrast(with: below) >= 4.5
      ? theme.selectedTint : text
    cell = theme.appearance == .light ? .white : Color(rgb: 0x1C1C1E)
    separator = theme.separator
    focus = isThemed || theme.focus.contrast(with: below) >= 3 ? theme.focus : text
  }
}
