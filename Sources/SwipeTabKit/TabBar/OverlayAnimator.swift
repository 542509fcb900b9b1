/// A block of color as thick as the bar that slides from item to item, behind them.
///
/// It goes evenly, as long as the items are; past the ends it stays. Colors of its own mix on the way.
public struct OverlayAnimator: TabBarAnimator {
  /// A color for each item, again from the first if there are more items; empty, the default, for the selected tint.
  public var colors: [Color]
  /// The share of the color in the block, in `0...1`; by default 0.12.
  public var opacity: Double

  /// Makes the animator.
  public init(colors: [Color] = [], opacity: Double = 0.12) {
    self.colors = colors
    self.opacity = opacity
  }

  /// The name `overlay`.
  public var name: String { "overlay" }

  /// The block.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel, let frame = bar.frameAtPosition else { return nil }
    let block = bar.bar.spanning(
      frame.start(along: bar.axis), frame.extent(along: bar.axis), along: bar.axis)
    let color = travel.color(of: colors) ?? bar.theme.selectedTint
    return Indicator(frame: block, color: color.opacity(opacity), isBehindItems: true)
  }
}

extension TabBarTravel {
  /// The color on the way between those of two items, which take turns; nil if there are none.
  func color(of colors: [Color]) -> Color? {
    guard !colors.isEmpty else { return nil }
    let ends = ends(of: colors)
    return ends.from.mixed(with: ends.to, share: share)
  }
}
