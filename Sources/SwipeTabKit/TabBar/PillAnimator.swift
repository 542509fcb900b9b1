/// A round patch behind the selected item's image, or behind image and title where they stand side by side.
///
/// At a side, where titles stand beside images, all patches are as wide as the bar has room for.
///
/// It stretches on the way as `TabBarGeometry.elasticFrame(_:)` does, and past the ends it is pressed together.
public struct PillAnimator: TabBarAnimator {
  /// The patch behind an image alone or above its title, in points; by default 56 × 28.
  ///
  /// That is the 64 × 32 of Material 3, whose bar is 80 points high, for one of 49.
  public var size: Size
  /// The room around a title, and around an image and the title beside it, in points; by default 14 and 5.
  public var padding: Size
  /// The share of the selected tint in the patch, in `0...1`; by default 0.12.
  public var opacity: Double

  /// Makes the animator.
  public init(
    size: Size = Size(width: 56, height: 28), padding: Size = Size(width: 14, height: 5),
    opacity: Double = 0.12
  ) {
    self.size = size
    self.padding = padding
    self.opacity = opacity
  }

  /// The name `pill`.
  public var name: String { "pill" }

  /// The patch, its ends half circles.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let frame = bar.elasticFrame({ patch(ofItem: $0, in: bar) }) else { return nil }
    return Indicator(
      frame: frame, radius: min(frame.width, frame.height) / 2,
      color: bar.theme.selectedTint.opacity(opacity), isBehindItems: true)
  }

  private func patch(ofItem index: Int, in bar: TabBarGeometry) -> Rect {
    if bar.titles == .below, let image = bar.imageFrame(ofItem: index) {
      return Rect(
        x: image.midX - size.width / 2, y: image.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let (content, item) = (bar.contentFrame(ofItem: index), bar.frame(ofItem: index))
    let isRow = bar.axis == .vertical
    let width =
      isRow
      ? max(0, item.width - padding.width) : min(content.width + 2 * padding.width, item.width)
    let height = min(content.height + 2 * padding.height, item.height)
    return Rect(
      x: (isRow ? item : content).midX - width / 2, y: content.midY - height / 2, width: width,
      height: height)
  }
}
