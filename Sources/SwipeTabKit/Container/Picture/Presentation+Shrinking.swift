/// The toolbar that shrinks to its selected item while a body scrolls.
///
/// It is a function of how far it has shrunk and of the position: the bar narrows to a capsule at its leading end, and
/// the selected item moves into it. `Toolbar+Shrinking` has the items.
extension Presentation {
  /// The height with titles at a text scale of 1.
  private static let shrunkHeight = 44.0
  private static let shrunkMargin = 8.0
  /// The greatest width of the shrunk toolbar, for one whose selected item has a title alone.
  private static let widestShrunk = 160.0
  /// The greatest width of a toolbar that shrinks to its leading end; a wider one shrinks to its middle.
  private static let widestToEnd = 600.0

  var toolbarShrinking: Double {
    guard context.configuration.hidesOnScroll == .shrink, bars.screen != nil,
      let shown = pager.visibleSlots
    else { return 0 }
    return mixedOverPages(shown) { bars.toolbarShrinking(of: $0.id) }
  }

  /// Whether the toolbar has shrunk so far that its selected item is seen and takes input, and no other.
  var isToolbarShrunk: Bool { shrinkingOpacity < 0.5 }

  var toolbarFrame: Rect? {
    guard let toolbar = context.layout.toolbar else { return nil }
    guard toolbarShrinking > 0 else { return toolbar }
    return onTheWay(from: toolbar, to: shrunkToolbar)
  }

  // The part of the way in which the other items fade, before the toolbar narrows, so that it cuts none off.
  private static let fading = 1.0 / 3

  var shrinkingOpacity: Double { max(0, 1 - toolbarShrinking / Self.fading) }

  /// The progress of shrinking from side to side, and up or down.
  ///
  /// Beside a view, toolbar and view change from side to side in the first half of the way, and up or down in the
  /// second half. So neither covers the other.
  var shrinkingWays: (across: Double, down: Double) {
    let share = max(0, toolbarShrinking - Self.fading) / (1 - Self.fading)
    guard share > 0, shrunkRow != nil else { return (share, share) }
    return (min(1, 2 * share), max(0, 2 * share - 1))
  }

  func onTheWay(from whole: Rect, to shrunk: Rect) -> Rect {
    let (across, down) = shrinkingWays
    return Rect(
      x: mix(whole.x, shrunk.x, across), y: mix(whole.y, shrunk.y, down),
      width: mix(whole.width, shrunk.width, across),
      height: mix(whole.height, shrunk.height, down))
  }

  var shrunkToolbar: Rect {
    let items = context.layout.items.bounds
    let row = shrunkRow
    let height =
      row?.height ?? context.configuration.textScale.grown(Self.shrunkHeight, by: 16)
    let margin = Self.shrunkMargin
    let width = min(shrunkWidth(height: height), max(0, items.width - 2 * margin))
    let isAtTop = context.configuration.toolbarEdge == .top
    let isMirrored = context.configuration.isRightToLeft
    var x = items.midX - width / 2
    if let row {
      x = isMirrored ? row.maxX - width : row.x
    } else if items.width <= Self.widestToEnd {
      x = isMirrored ? items.maxX - margin - width : items.x + margin
    }
    return Rect(
      x: x, y: isAtTop ? items.y + margin : items.maxY - margin - height, width: width,
      height: height)
  }

  /// The width of a circle around an image, or more for a title alone.
  func shrunkWidth(height: Double) -> Double {
    let items = context.layout.items
    guard items.count > 0 else { return height }
    let travel = TabBarTravel(
      position: items.itemPosition(pager.scroll.position), count: items.count)
    return mix(
      shrunkWidth(ofItem: travel.from, height: height),
      shrunkWidth(ofItem: travel.to, height: height), travel.share)
  }

  private func shrunkWidth(ofItem index: Int, height: Double) -> Double {
    let items = context.layout.items
    guard index != items.moreIndex, catalog.item(at: index).image == nil else { return height }
    return items.span(at: index).length.clamped(to: height...max(height, Self.widestShrunk))
  }
}
