/// A block of color with an outline behind the items, as thick as the bar, that slides from item to item.
///
/// It moves linearly and is as long as the items; past the ends it stops. The items' own colors are
/// mixed on the way.
public struct OverlayAnimator: TabBarAnimator {
  /// The color of each item, starting over if there are more items; empty, the default, for the
  /// selected tint.
  public var colors: [Color]
  /// The opacity of the block, in `0...1`; by default 0.12.
  public var opacity: Double

  /// Makes the animator.
  public init(colors: [Color] = [], opacity: Double = 0.12) {
    self.colors = colors
    self.opacity = opacity
  }

  /// The name `overlay`.
  public var name: String { "overlay" }

  /// The block at the present position.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel, let frame = bar.frameAtPosition else { return nil }
    let block = bar.bar.spanning(
      frame.start(along: bar.axis), frame.extent(along: bar.axis), along: bar.axis)
    let color = travel.color(of: colors) ?? bar.theme.selectedTint
    return Indicator(
      frame: block, color: color.opacity(opacity), outline: color, isBehindItems: true)
  }
}

extension TabBarTravel {
  /// The color mixed from the colors of the two items, which start over if there are more items;
  /// nil for an empty list.
  func color(of colors: [Color]) -> Color? {
    guard !colors.isEmpty else { return nil }
    let ends = ends(of: colors)
    return ends.from.mixed(with: ends.to, share: share)
  }
}
