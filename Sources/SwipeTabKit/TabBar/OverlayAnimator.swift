/// A rounded block of color behind the items that slides from item to item, in a color for each item.
///
/// With high contrast it has an outline. It moves linearly and is as long as the items; past the ends it stops. The colors are mixed on the way; the selected
/// item has the color of texts, which is legible on all of them.
public struct OverlayAnimator: TabBarAnimator {
  /// The color of each item, starting over if there are more items; empty, the default, for the
  /// colors of the theme's appearance.
  public var colors: [Color]
  /// The opacity of the block, in `0...1`; by default 0.18.
  public var opacity: Double
  /// The space around the block within the bar, in points; by default 1.
  public var margin: Double
  /// The radius of the block's corners, in points; by default 10.
  public var radius: Double

  /// Makes the animator.
  public init(
    colors: [Color] = [], opacity: Double = 0.18, margin: Double = 1, radius: Double = 10
  ) {
    self.colors = colors
    self.opacity = opacity
    self.margin = margin
    self.radius = radius
  }

  /// The name `overlay`.
  public var name: String { "overlay" }

  /// The block at the present position.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel, let frame = bar.frameAtPosition else { return nil }
    let block = bar.bar.spanning(
      frame.start(along: bar.axis), frame.extent(along: bar.axis), along: bar.axis
    ).inset(by: margin)
    let color = travel.color(of: TabColors.chosen(colors, in: bar.theme))
    return Indicator(
      frame: block, radius: min(radius, block.width / 2, block.height / 2),
      color: color.opacity(opacity), outline: bar.theme.isHighContrast ? color : nil,
      isBehindItems: true)
  }

  /// The item's tint: as much of the color of texts as it is selected.
  public func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    ItemAppearance(selection: bar.amount(ofItem: index), color: bar.theme.text)
  }
}
