extension PagePainter {
  /// How many of a page's first commands are searched for its background.
  private static let groundSearch = 8

  /// The color that a page begins with, from the first command that it drew; nil if it fills no rectangle.
  func ground(in drawing: Drawing, from start: Int) -> Color? {
    let extent = context.layout.viewport.extent(along: context.pagingAxis) / 2
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

  /// Paints thin lines where two pages of one color meet, as nothing else would tell them apart.
  ///
  /// They fade in over the first eighth of the way and out over the last.
  func drawJoints(of shown: ClosedRange<Int>, _ drawing: inout Drawing) {
    let share = pager.scroll.slot - Double(shown.lowerBound)
    let strength = min(1, 8 * min(share, 1 - share))
    let transition = context.configuration.transition
    guard strength > 0, transition != .fade else { return }
    let color = context.configuration.theme.separator.opacity(strength)
    let outer = drawing.clip
    drawing.clip = presentation.viewport(atSlot: shown.upperBound)
    drawing.begin(layer: Layer.page, index: Int(UInt32.max))
    if transition == .zoomOut {
      for slot in shown {
        drawing.ring(
          presentation.snappedFrame(atSlot: slot), radius: 0, width: context.hairline, color)
      }
    } else {
      let slot = transition.nextIsAbove ? shown.upperBound : shown.lowerBound
      let above = presentation.snappedFrame(atSlot: slot)
      // The next page's first edge, or the previous page's last one.
      let isStart = transition.nextIsAbove == (context.pageDirection > 0)
      let axis = context.pagingAxis
      let edge = isStart ? above.start(along: axis) : above.end(along: axis) - context.hairline
      let line = drawing.clip.spanning(edge, context.hairline, along: axis)
      let offset = presentation.subpixelOffset(of: presentation.placement(atSlot: slot))
      drawing.offset(by: offset, pixel: context.pixel) { $0.fill(line, color) }
    }
    drawing.clip = outer
  }
}
