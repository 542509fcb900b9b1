/// A line along the pages' side of the bar and tints in a color of each item's own, mixed on the way.
///
/// The line goes evenly from item to item; past the ends it stays.
public struct RainbowAnimator: TabBarAnimator {
  /// A color for each item, again from the first if there are more items; empty, the default, for those of the theme.
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

  /// The line, in the color on the way between two items.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel, let frame = bar.frameAtPosition else { return nil }
    return Indicator(
      frame: bar.line(along: frame, thickness: thickness), radius: thickness / 2,
      color: travel.color(of: palette(in: bar)))
  }

  /// The item, tinted in its color by how selected it is.
  public func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    let colors = palette(in: bar)
    return ItemAppearance(
      selection: bar.amount(ofItem: index), color: colors[index % colors.count])
  }

  private func palette(in bar: TabBarGeometry) -> [Color] {
    if !colors.isEmpty { return colors }
    return bar.theme.appearance == .light ? Self.light : Self.dark
  }

  /// Dark enough for text on a white bar: a contrast of at least 4.5 to 1.
  static let light = hues(
    0xD62828, 0xC2460A, 0x946300, 0x1B7F3B, 0x00768A, 0x1F5FD6, 0x7A3DD8, 0xBF1F66)
  /// Light enough for text on a dark bar, likewise.
  static let dark = hues(
    0xFF7B73, 0xFFA45C, 0xF2CE4B, 0x74D680, 0x4FD2E3, 0x7DB3FF, 0xBE9BFF, 0xFF8DBB)

  private static func hues(_ rgb: UInt32...) -> [Color] { rgb.map { Color(rgb: $0) } }
}
