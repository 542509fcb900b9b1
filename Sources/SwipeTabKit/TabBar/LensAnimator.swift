/// A bright, soft shape behind the selected item.
///
/// It follows the position, and its tail follows by a spring.
///
/// It covers image and title. Its ends are half circles, or less round where those would cut the title. In the tabs of a
/// browser it fills the tab. While it moves it stretches over both items. The faster the pages are, the longer and
/// flatter it is. When they stop, its tail catches up and swings a little. Past the ends it is compressed. On a plain
/// bar it is tinted with the selected tint, and with high contrast it also has an outline.
///
/// A contact that goes down on the selected item drags it through the items, with the pages following. Under a press it
/// swells a little.
public struct LensAnimator: TabBarAnimator {
  /// The space between the lens and the edges of the bar across it, in points.
  ///
  /// The default is 4.
  public var margin: Double
  /// The space around an item's image and title along the bar, in points.
  ///
  /// The default is 22. In a shorter item it is less, but at least 6 if the item is that long.
  public var padding: Double
  /// The fraction of its thickness that it loses at full speed, in `0...1`.
  ///
  /// The default is 0.08.
  public var flattening: Double
  /// The spring with which the tail follows.
  ///
  /// The default is a soft spring that passes its target by 3 % of the distance.
  public var tailSpring: Spring?

  /// The distance of the tail behind the position at full speed, in pages.
  private static let fullLag = 0.5
  /// The space around an item's image and title for which it can be as long as the item.
  private static let leastPadding = 6.0
  /// The increase of its thickness under a press, as a fraction.
  private static let swelling = 0.06

  /// Makes the animator.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(
    margin: Double = 4, padding: Double = 22, flattening: Double = 0.08,
    tailSpring: Spring? = Spring(stiffness: 140, dampingRatio: 0.75)
  ) {
    self.margin = margin
    self.padding = padding
    self.flattening = flattening
    self.tailSpring = tailSpring
  }

  /// The animator's name in options and storyboards, `lens`.
  public var name: String { "lens" }

  /// A contact can drag the lens.
  public var isDraggable: Bool { true }

  /// The lens from its tail to the position.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    let tail = bar.tail
    guard let front = bar.elasticFrame({ room(ofItem: $0, in: bar) }),
      let back = tail.elasticFrame({ room(ofItem: $0, in: tail) })
    else { return nil }
    let whole = front.union(back)
    let way = abs(back.middle(along: bar.axis) - front.middle(along: bar.axis))
    let page = bar.frame(ofItem: 0).extent(along: bar.axis)
    let speed = page > 0 ? min(1, way / (page * Self.fullLag)) : 0
    let across = bar.axis.other
    let thickness = whole.extent(along: across) * (1 - flattening * speed)
    let frame = whole.spanning(
      whole.middle(along: across) - thickness / 2, thickness, along: across
    ).inset(by: -min(margin, thickness * Self.swelling / 2) * bar.swell)
    return Indicator(
      frame: frame, radius: bar.radius(of: frame) { room(ofItem: $0, in: bar) },
      color: color(in: bar),
      outline: bar.theme.isHighContrast ? bar.theme.selectedTint : nil, isBehindItems: true,
      shadow: bar.isFloating && !bar.theme.isHighContrast ? 0.14 : 0)
  }

  @MainActor private func color(in bar: TabBarGeometry) -> Color {
    guard bar.isFloating, !bar.theme.isHighContrast else {
      return bar.theme.selectedTint.opacity(0.12)
    }
    return bar.theme.appearance == .dark
      ? Color(rgb: 0x0A0C18).opacity(0.72)
      : Color.white.mixed(with: bar.theme.selectedTint, share: 0.08).opacity(0.92)
  }

  /// The lens at rest: around image and title in a row, and as long as the bar or tab allows in a list or a tab.
  @MainActor private func room(ofItem index: Int, in bar: TabBarGeometry) -> Rect {
    let (content, item) = (bar.contentFrame(ofItem: index), bar.frame(ofItem: index))
    let usual = item.inset(by: margin)
    guard bar.axis == .horizontal, !bar.layout.isTabs else { return usual }
    let wanted = max(content.width + 2 * padding, item.height)
    let width = max(
      min(usual.width, wanted), min(item.width, content.width + 2 * Self.leastPadding))
    // Beside a close button, image and title are not in the middle.
    let space = min(margin, (item.width - width) / 2) / 2
    let start = (content.midX - width / 2).clamped(
      to: item.x + space...max(item.x + space, item.maxX - space - width))
    return usual.spanning(start, width, along: .horizontal)
  }
}
