extension PagePainter {
  /// The number of a page's first commands that are searched for its background.
  private static let groundSearch = 8

  /// The color that a page begins with, or nil if it fills no rectangle.
  func ground(of page: PlacedPage, in drawing: Drawing, from start: Int) -> Color? {
    // A split page begins with its list.
    let list = sides.list(of: catalog.page(at: peeking.page(drawnAt: page.slot)).id)
    let whole = context.layout.pageFrame.extent(along: context.pagingAxis)
    let extent = (list?.size.width ?? whole) / 2
    let end = min(start + Self.groundSearch, drawing.list.commands.count)
    // By index, because a slice would retain the commands.
    for index in start..<max(start, end) {
      switch drawing.list.commands[index].content {
      case .fill(let rect, let color), .gradient(let rect, let color, _, _):
        if rect.extent(along: context.pagingAxis) >= extent { return color }
      default: continue
      }
    }
    return nil
  }

  /// Paints thin lines between two pages of one color, because nothing else would separate them.
  ///
  /// They fade in over the first eighth of the way and out over the last. A line runs along the edge of an upper page
  /// that slides, or else around each page that is out of place.
  func drawJoints(
    of lower: PlacedPage, below upper: PlacedPage, covers: Bool, _ drawing: inout Drawing
  ) {
    let first = min(lower.slot, upper.slot)
    let share = pager.scroll.slot - Double(first)
    let strength = min(1, 8 * min(share, 1 - share))
    // A page that fades in has no edge, and the ground shows around cards.
    guard strength > 0, upper.placement.isOutOfPlace, !covers || upper.placement.opacity == 1,
      covers || !upper.placement.isCut, upper.placement.curl == 0
    else { return }
    let color = context.configuration.theme.separator.opacity(strength)
    let outer = drawing.clip
    drawing.clip = presentation.viewport(atSlot: first + 1)
    drawing.begin(layer: Layer.page, index: Int(UInt32.max))
    if upper.placement.slides {
      drawJoint(beside: upper, color, &drawing)
    } else {
      let isLowerFirst = lower.slot == first
      drawOutline(of: isLowerFirst ? lower : upper, color, &drawing)
      drawOutline(of: isLowerFirst ? upper : lower, color, &drawing)
    }
    drawing.clip = outer
  }

  /// Paints the space between two pages that slide, so that it is seen beside pages of the background's color.
  func drawGap(between lower: PlacedPage, _ upper: PlacedPage, _ drawing: inout Drawing) {
    guard lower.placement.uncut.slides, upper.placement.uncut.slides else { return }
    let axis = context.pagingAxis
    let isFirst = lower.frame.start(along: axis) < upper.frame.start(along: axis)
    let (first, second) = isFirst ? (lower, upper) : (upper, lower)
    let start = first.frame.end(along: axis)
    let gap = drawing.clip.intersection(presentation.viewport(atSlot: first.slot)).spanning(
      start, max(0, second.frame.start(along: axis) - start), along: axis)
    drawing.begin(layer: Layer.page, index: Int(UInt32.max))
    drawing.offset(
      by: presentation.subpixelOffset(of: upper.placement), pixel: context.pixel
    ) { $0.fill(gap, context.configuration.theme.gap) }
  }

  /// Paints the line at the edge that faces the other page: the next one's first, or the previous one's last.
  func drawJoint(beside page: PlacedPage, _ color: Color, _ drawing: inout Drawing) {
    let axis = context.pagingAxis
    let isStart = nextIsAbove == (context.pageDirection > 0)
    let edge =
      isStart ? page.frame.start(along: axis) : page.frame.end(along: axis) - context.hairline
    let line = drawing.clip.spanning(edge, context.hairline, along: axis)
    let offset = presentation.subpixelOffset(of: page.placement)
    drawing.offset(by: offset, pixel: context.pixel) { $0.fill(line, color) }
  }

  func drawOutline(of page: PlacedPage, _ color: Color, _ drawing: inout Drawing) {
    let placement = page.placement
    guard placement.isOutOfPlace else { return drawing.skip() }
    guard placement.rotation != 0 else {
      return drawing.ring(
        page.frame, radius: placement.cornerRadius * placement.scale, width: context.hairline,
        color)
    }
    drawing.transformed(by: presentation.transform(of: placement, to: page.frame)) {
      $0.ring(
        context.layout.pageFrame, radius: placement.cornerRadius,
        width: context.hairline / placement.scale, color)
    }
  }
}

extension Theme {
  /// The color between pages with a space, and beside the first and last page.
  var gap: Color { background.opaque.mixed(with: text, share: 0.12) }
}
