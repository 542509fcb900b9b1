/// A line on the bar's side towards the pages, and tints of items, in a color for each item.
///
/// Between two items their colors are mixed.
///
/// The line moves linearly from item to item. Past the ends it stops.
public struct RainbowAnimator: TabBarAnimator {
  /// The color of each item.
  ///
  /// The list is repeated if there are more items. The default is empty, for the colors of the theme's appearance.
  public var colors: [Color]
  /// The line's thickness, in points.
  ///
  /// The default is 3.
  public var thickness: Double
  /// Whether the line is at the bar's outer edge rather than towards the pages.
  ///
  /// The default is false.
  public var isAtOuterEdge: Bool

  /// Makes the animator.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(colors: [Color] = [], thickness: Double = 3, isAtOuterEdge: Bool = false) {
    self.colors = colors
    self.thickness = thickness
    self.isAtOuterEdge = isAtOuterEdge
  }

  /// The animator's name in options and storyboards, `rainbow`.
  public var name: String { "rainbow" }

  /// The line, in the color mixed from the colors of two items.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel, let frame = bar.linearFrame(bar.lineSpan) else { return nil }
    return Indicator(
      frame: bar.line(along: frame, thickness: thickness, isAtOuterEdge: isAtOuterEdge),
      radius: thickness / 2,
      color: travel.color(of: TabColors.chosen(colors, in: bar.theme)))
  }

  /// The item's tint, mixed from the tint and its color by how selected it is.
  public func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    let colors = TabColors.chosen(colors, in: bar.theme)
    return ItemAppearance(
      selection: bar.amount(ofItem: index), color: colors[index % colors.count])
  }
}
