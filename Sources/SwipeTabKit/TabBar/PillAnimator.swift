/// A rounded pill behind the selected item's image, or behind image and title if they are side by side.
///
/// In a bar at a side with titles beside images, all pills are as wide as the bar allows. Tabs as in a browser have a
/// box with round corners that fills the tab.
///
/// With high contrast it has an outline. It stretches on the way by `TabBarGeometry.elasticFrame(_:)`. Past the ends it
/// is compressed.
public struct PillAnimator: TabBarAnimator {
  /// The size of the pill behind an image without a title or above its title, in points.
  ///
  /// The default is 56 × 28. It is at most as wide as the item.
  ///
  /// This is Material 3's 64 × 32 in a bar 80 points high, scaled to a bar of 49 points.
  public var size: Size
  /// The space around a title, and around an image and the title beside it, in points.
  ///
  /// The default is 14 and 5.
  public var padding: Size
  /// The opacity of the selected tint in the pill, in `0...1`.
  ///
  /// The default is 0.12.
  public var opacity: Double

  /// Makes the animator.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(
    size: Size = Size(width: 56, height: 28), padding: Size = Size(width: 14, height: 5),
    opacity: Double = 0.12
  ) {
    self.size = size
    self.padding = padding
    self.opacity = opacity
  }

  /// The animator's name in options and storyboards, `pill`.
  public var name: String { "pill" }

  private static let (tabSpace, tabRadius) = (
    EdgeInsets(top: 3, left: 2, bottom: 3, right: 2), 8.0
  )

  /// The pill, with half circles as its ends.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let frame = bar.elasticFrame({ patch(ofItem: $0, in: bar) }) else { return nil }
    return Indicator(
      frame: frame,
      radius: min(
        bar.layout.isTabs && !bar.isFloating ? Self.tabRadius : .infinity, frame.width / 2,
        frame.height / 2),
      color: bar.theme.selectedTint.opacity(opacity),
      outline: bar.theme.isHighContrast ? bar.theme.selectedTint : nil, isBehindItems: true)
  }

  @MainActor private func patch(ofItem index: Int, in bar: TabBarGeometry) -> Rect {
    if bar.layout.isTabs { return bar.frame(ofItem: index).inset(by: Self.tabSpace) }
    if bar.titles == .below, let image = bar.imageFrame(ofItem: index) {
      let width = min(size.width, bar.frame(ofItem: index).width)
      return Rect(
        x: image.midX - width / 2, y: image.midY - size.height / 2, width: width,
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
