/// A rounded block of color behind the items that slides from item to item, in a color for each item.
///
/// With high contrast it has an outline. It moves linearly and is as long as the items. Past the ends it stops. The
/// colors are mixed on the way. The selected item is legible on the block: it has the color of texts, or is black or
/// white if that would be too faint.
public struct OverlayAnimator: TabBarAnimator {
  /// The color of each item.
  ///
  /// The list is repeated if there are more items. The default is empty, for the selected tint.
  public var colors: [Color]
  /// The opacity of the block, in `0...1`.
  ///
  /// The default is 0.18.
  public var opacity: Double
  /// The space around the block within the bar, in points.
  ///
  /// The default is 4, which is the least in a bar that floats.
  public var margin: Double
  /// The radius of the block's corners, in points.
  ///
  /// The default is 14. In a bar that floats, the corners have the same centers as the bar's corners instead, unless they
  /// would cut image or title.
  public var radius: Double
  /// The color of the selected item, or nil, the default, for one that is legible on the block.
  public var selectedColor: Color?

  /// Makes the animator.
  ///
  /// Arguments are the values of the properties. Omitted arguments have the defaults.
  public init(
    colors: [Color] = [], opacity: Double = 0.18, margin: Double = 4, radius: Double = 14,
    selectedColor: Color? = nil
  ) {
    self.colors = colors
    self.opacity = opacity
    self.margin = margin
    self.radius = radius
    self.selectedColor = selectedColor
  }

  /// The animator's name in options and storyboards, `overlay`.
  public var name: String { "overlay" }

  /// The block at the current position.
  public func indicator(in bar: TabBarGeometry) -> Indicator? {
    guard let travel = bar.travel, let frame = bar.frameAtPosition else { return nil }
    let block = block(on: frame, in: bar)
    let color = travel.color(of: chosen(in: bar.theme))
    return Indicator(
      frame: block, radius: radius(of: block, in: bar), color: color.opacity(opacity),
      outline: bar.theme.isHighContrast ? color : nil, isBehindItems: true)
  }

  /// The block on an item, as far from a floating bar's ends as from its edges, with the items' distance included.
  @MainActor private func block(on item: Rect, in bar: TabBarGeometry) -> Rect {
    let block = bar.bar.spanning(
      item.start(along: bar.axis), item.extent(along: bar.axis), along: bar.axis)
    guard bar.isFloating else { return block.inset(by: margin) }
    let space = max(margin, FloatingBar.ends)
    return block.inset(
      by: EdgeInsets { $0.axis == bar.axis ? space : space - FloatingBar.ends })
  }

  @MainActor private func radius(of block: Rect, in bar: TabBarGeometry) -> Double {
    guard let glass = bar.glass else { return min(radius, block.width / 2, block.height / 2) }
    let most = max(0, glass.radius - max(margin, FloatingBar.ends))
    return bar.radius(of: block, upTo: most) { self.block(on: bar.frame(ofItem: $0), in: bar) }
  }

  /// The item's tint, mixed from the tint and the selected tint by how selected the item is.
  ///
  /// On a block that hides the bar its image is tinted too, because an image in its own colors may have the block's
  /// color.
  public func appearance(ofItem index: Int, in bar: TabBarGeometry) -> ItemAppearance {
    let amount = bar.amount(ofItem: index)
    let colors = chosen(in: bar.theme)
    let block = colors[index % colors.count].opacity(opacity)
    guard block.alpha >= Self.hidingAlpha else {
      return ItemAppearance(selection: amount, color: selectedColor ?? bar.theme.text)
    }
    let color = selectedColor ?? Self.ink(on: block, in: bar.theme)
    return ItemAppearance(selection: amount, color: color, tintsImage: true)
  }

  /// The opacity of a block, in `0...255`, from which its color decides legibility more than the bar's color.
  private func chosen(in theme: Theme) -> [Color] {
    colors.isEmpty ? [theme.selectedTint] : colors
  }

  private static let hidingAlpha = 128

  /// The color of texts if it is legible on a block over the bar, else black or white.
  private static func ink(on block: Color, in theme: Theme) -> Color {
    let ground = theme.toolbar.opaque.mixed(with: block.opaque, share: Double(block.alpha) / 255)
    return theme.text.contrast(with: ground) >= 4.5 ? theme.text : ground.ink(in: theme)
  }
}
