/// The colors of a body: the theme's, adapted to the backdrop where it has one.
struct BodyPalette: Sendable, Hashable {
  /// Texts on the backdrop.
  let text: Color
  /// Secondary text on the backdrop.
  let secondaryText: Color
  /// The field of a filled button, and the text on it.
  let button: Color
  let buttonText: Color
  /// The text of a plain button.
  let plainButton: Color
  /// The field of rows and cards.
  let cell: Color
  /// The focus ring on the backdrop.
  let focus: Color
  /// The lines between rows.
  let separator: Color

  /// Makes the colors for a backdrop; nil for the theme's background.
  init(theme: Theme, backdrop: Color?) {
    let below = backdrop ?? theme.background
    let ink = Color(rgb: 0x1C1C1E)
    let isThemed = backdrop == nil || below.alpha < 128
    text = isThemed ? theme.text : below.isLight ? ink : .white
    secondaryText = isThemed ? theme.secondaryText : text.mixed(with: below, share: 0.18)
    // A tint with too little contrast to the backdrop is replaced by black or white.
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
