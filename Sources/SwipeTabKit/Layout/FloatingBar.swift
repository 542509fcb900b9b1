/// The measures of a toolbar that floats: a capsule at the top or the bottom, or a panel at a side.
enum FloatingBar {
  private static let gap = 8.0
  private static let margin = 16.0
  /// The space between the ends of a capsule and its items, and between its edges and an indicator.
  static let ends = 4.0
  /// The space between the ends of a page indicator and its dots, where a tap goes on by one page.
  private static let dotEnds = 14.0
  private static let longest = 560.0
  /// The length of an item in a capsule with enough space, with titles below images.
  private static let itemLengths = 72.0...96.0
  /// The length of an item in a capsule with enough space, with titles beside images.
  private static let longItem = 150.0
  private static let panelMargin = 12.0
  private static let panelRadius = 20.0

  /// The space of a bar beside its thickness, towards the pages, and to the container's edge behind a safe area.
  static func space(at edge: Edge, clear: Double) -> Double {
    edge.axis == .horizontal ? gap + max(margin, clear) : panelMargin + max(panelMargin, clear)
  }

  /// The capsule or panel in its band at an edge, where `count` includes a button that adds a page.
  static func frame(
    in band: Rect, at edge: Edge, safe: EdgeInsets, count: Int,
    _ configuration: ContainerConfiguration
  ) -> Rect {
    if configuration.toolbarStyle == .dots {
      return dots(in: band, at: edge, safe: safe, count: count)
    }
    guard edge.axis == .horizontal else {
      return band.inset(by: EdgeInsets { max(panelMargin, safe[$0]) })
    }
    let across = edge == .top ? Edge.bottom : .top
    let bar = band.inset(
      by: EdgeInsets { side in
        side == across ? gap : max(margin, safe[side])
      })
    let items = Double(max(count, 1))
    let scale = configuration.textScale
    let share =
      configuration.titles == .beside
      ? longItem : (bar.width / items).clamped(to: itemLengths)
    let length = min(bar.width, items * share * scale + 2 * ends, longest * scale)
    return bar.spanning(bar.midX - length / 2, length, along: .horizontal)
  }

  private static func dots(
    in band: Rect, at edge: Edge, safe: EdgeInsets, count: Int
  ) -> Rect {
    let bar = band.inset(
      by: EdgeInsets { side in
        side == edge.opposite ? gap : max(margin, safe[side])
      })
    let length = Double(max(count, 1)) * PageDotsAnimator.pitch + 2 * dotEnds
    let shown = min(length, bar.extent(along: edge.axis))
    return bar.spanning(bar.middle(along: edge.axis) - shown / 2, shown, along: edge.axis)
  }

  static func head(of content: Rect, height: Double) -> Rect {
    content.band(at: .top, thickness: height)
  }

  static func content(of bar: Rect, at edge: Edge) -> Rect {
    edge.axis == .horizontal
      ? bar.inset(by: EdgeInsets(left: min(ends, bar.width / 2), right: min(ends, bar.width / 2)))
      : bar.inset(by: EdgeInsets(top: ends, bottom: ends))
  }

  static func radius(of bar: Rect, at edge: Edge, hasDots: Bool) -> Double {
    edge.axis == .horizontal || hasDots ? min(bar.width, bar.height) / 2 : panelRadius
  }
}

extension Theme {
  /// The translucent colors of a floating bar, whose items have a contrast of at least 4.5:1 over any page.
  var onGlass: Theme {
    guard !isHighContrast else { return self }
    var theme = self
    theme.tint = tint.mixed(with: text, share: 0.6)
    theme.toolbar =
      appearance == .dark
      ? toolbar.opaque.mixed(with: .white, share: 0.09).opacity(0.8)
      : toolbar.opaque.opacity(0.74)
    return theme
  }
}
