/// A line on the bar's side towards the pages, and tints, in a color for each item, mixed on the
/// way.
///
/// The line moves linearly from item to item; past the ends it stops.
public struct RainbowAnimator: TabBarAnimator {
  /// The color of each item, starting over if there are more items; empty, the default, for the
  /// colors of the theme's appearance.
  public var colors: [Color]
  /// The line's thickness, in points; by default 3.
  public var thickness: Double

  /// Makes the animator.
  public init(colors: [Color] = [], thickness: Double = 3) {
    self.colors = colors
    self.thickness = thickness
  }

  /// The name `rainbow`.
  public var name: String { "rainbow" }

  /// The line, in the color mixed from those of two items.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel, let frame = bar.frameAtPosition else { return nil }
    return Indicator(
      frame: bar.line(along: frame, thickness: thickness), radius: thickness / 2,
      color: travel.color(of: palette(in: bar)))
  }

  /// The item's tint: as much of its color as it is selected.
  public func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    let colors = palette(in: bar)
    return ItemAppearance(
      selection: bar.amount(ofItem: index), color: colors[index % colors.count])
  }

  private func palette(in bar: TabBarGeometry) -> [Color] {
    if !colors.isEmpty { return colors }
    return bar.theme.appearance == .light ? Self.light : Self.dark
  }

  /// Colors dark enough for text on a light bar over any page: a contrast of at least 4.5 to 1.
  static let light = hues(
    0xB52222, 0xA43B08, 0x7F5500, 0x176B32, 0x006779, 0x1C57C4, 0x733ACC, 0xB11D5E)
  /// Colors light enough for text on a dark bar over any page: a contrast of at least 4.5 to 1.
  static let dark = hues(
    0xFF8D86, 0xFFA45C, 0xF2CE4B, 0x74D680, 0x4FD2E3, 0x7DB3FF, 0xBE9CFF, 0xFF8DBB)

  private static func hues(_ rgb: UInt32...) -> [Color] { rgb.map { Color(rgb: $0) } }
}
