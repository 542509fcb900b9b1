/// The colors of a body: the theme's, adapted to the backdrop where it has one.
struct BodyPalette: Sendable, Hashable {
  let ground: Color
  let text: Color
  let secondaryText: Color
  let button: Color
  let buttonText: Color
  let plainButton: Color
  /// The color of errors and of buttons that destroy, which is at least as legible as a plain button.
  let warning: Color
  let cell: Color
  let focus: Color
  let separator: Color

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
    let fill = theme.fill
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
  /// The color of large fills in the selected tint, such as the fill of buttons.
  ///
  /// In dark themes it is a deep shade of the tint with white texts, because the tint would be too bright.
  var fill: Color {
    guard appearance == .dark, !isHighContrast else { return selectedTint }
    let deep = selectedTint.deepened
    return deep.contrast(with: .white) >= 4.5 ? deep : selectedTint
  }
}

extension Color {
  fileprivate var deepened: Color {
    func channel(_ value: UInt8) -> UInt8 {
      let share = Double(value) / 255
      return UInt8((0.88 * 255 * share * share * share).rounded())
    }
    return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
  }
}
