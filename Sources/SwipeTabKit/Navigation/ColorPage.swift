/// A page of one color with a large centered title.
public struct ColorPage: TabPage, Sendable {
  /// The stable identifier.
  public var id: PageID
  /// The item that represents the page in the toolbar.
  public var item: TabItem
  /// The title in the navigation bar.
  public var navigationTitle: String
  /// The background color.
  public var color: Color
  /// The large title.
  ///
  /// It is empty for a page without a large title.
  public var title: String
  /// The directions in which swiping must not leave the page.
  public var swipeLock: SwipeLock

  /// Makes a page.
  ///
  /// By default the large title is also the title in the navigation bar.
  public init(
    id: PageID, item: TabItem, color: Color, navigationTitle: String? = nil, title: String? = nil,
    swipeLock: SwipeLock = []
  ) {
    self.id = id
    self.item = item
    self.color = color
    self.navigationTitle = navigationTitle ?? item.title ?? item.label
    self.title = title ?? self.navigationTitle
    self.swipeLock = swipeLock
  }

  /// Fills the page and draws the title in white or near black, whichever is more legible.
  public func draw(in drawing: inout Drawing, context: PageContext) {
    let color = PageFill.color(color).shown(in: context.theme).middle
    drawing.fill(context.frame, color)
    let safe = context.safeFrame
    let scale = drawing.textScale
    let height = scale > 1 ? min(safe.height, 3 * 60 * scale) : 64
    let text = Rect(
      x: safe.x + 16, y: safe.midY - height / 2, width: max(0, safe.width - 32), height: height)
    drawing.text(
      title, in: text, style: TextStyle(size: 44, weight: .bold),
      color.ink(in: context.theme), lines: scale > 1 ? 3 : 1)
  }
}

extension Color {
  /// The relative luminance, in `0...1`, by WCAG 2's formula.
  public var luminance: Double {
    func linear(_ channel: UInt8) -> Double { Self.linearChannels[Int(channel)] }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The linear value of each channel value, because each frame needs the luminance of the colors below texts.
  private static let linearChannels = (0...255).map { channel in
    let value = Double(channel) / 255
    // The power ((v + 0.055) / 1.055)^2.4 by exp and log.
    return value <= 0.04045
      ? value / 12.92 : exponential(2.4 * naturalLogarithm((value + 0.055) / 1.055))
  }

  /// Returns the contrast ratio with another color, in `1...21`, by WCAG 2's formula.
  ///
  /// Opacity is ignored.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The color of text on this one: nearly black or white, or black if both are too faint.
  ///
  /// Its contrast is at least 4.5 to 1.
  public var ink: Color {
    let soft = Color(rgb: 0x1C1C1E)
    if isLight { return contrast(with: soft) >= 4.5 ? soft : .black }
    return contrast(with: .white) >= 4.5 ? .white : .black
  }

  /// The color of text on this one as a theme shows it; with high contrast, black or white.
  func ink(in theme: Theme) -> Color {
    theme.isHighContrast ? (isLight ? .black : .white) : ink
  }

  /// Whether dark text is more legible on this color than white.
  public var isLight: Bool { contrast(with: Color(rgb: 0x1C1C1E)) > contrast(with: .white) }
}
