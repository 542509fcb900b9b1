/// The place of the view above the toolbar: a function of the position and of the toolbar's progress in hiding or
/// shrinking.
extension Presentation {
  var accessoryFrame: Rect? {
    guard let rest = context.layout.accessory else { return nil }
    var frame = rest
    frame.y = accessoryTop(rest)
    if toolbarShrinking > 0, let beside = accessoryBesideToolbar {
      let shift = toolbarShift
      frame = onTheWay(from: frame, to: beside.offsetBy(x: shift.x, y: shift.y))
    }
    let top = context.snap(frame.y)
    frame = Rect(
      x: context.snap(frame.x), y: top, width: context.snap(frame.maxX) - context.snap(frame.x),
      height: context.snap(frame.maxY) - top)
    return frame.intersects(context.layout.bounds) ? frame : nil
  }

  /// The top moves to the place of a toolbar that scrolling hides, and leaves with one that a page or a width hides.
  private func accessoryTop(_ rest: Rect) -> Double {
    let (layout, gap) = (context.layout, AccessoryMetrics.gap)
    var (scrolled, gone) = (0.0, context.barHiding)
    if let shown = pager.visibleSlots {
      scrolled = mixedOverPages(shown) { bars.toolbarShare(of: $0.id) }
      gone = max(gone, mixedOverPages(shown) { $0.hidesToolbar ? 1 : 0 })
    }
    let isBar = context.configuration.toolbarEdge.axis == .horizontal
    let way = isBar ? scrolled * layout.toolbarThickness : 0
    let safe = context.configuration.safeArea
    guard context.configuration.toolbarEdge != .top else {
      return mix(max(safe.top + gap, rest.y + toolbarRise - way), -rest.height - gap, gone)
    }
    let lowest = layout.bounds.maxY - safe.bottom - gap - rest.height
    return mix(min(rest.y + way, max(lowest, rest.y)), layout.bounds.maxY + gap, gone)
  }

  /// The row in the toolbar's layout, or nil if the view does not fit into it, so that it stays above the toolbar.
  var shrunkRow: Rect? { accessoryPlace.inlineHeight.flatMap { rowBesideToolbar(height: $0) } }

  /// The row without regard to the view's content; with nil, it is as high as it can be.
  func rowBesideToolbar(height: Double? = nil) -> Rect? {
    guard let rest = context.layout.accessory, context.configuration.hidesOnScroll == .shrink,
      context.layout.toolbar != nil
    else { return nil }
    let most = context.configuration.textScale.grown(AccessoryMetrics.heightBeside, by: 40)
    let height = height ?? min(rest.height, most)
    let (items, gap) = (context.layout.items.bounds, AccessoryMetrics.gap)
    let width = min(items.width - 2 * gap, AccessoryMetrics.width)
    guard width - height - gap >= AccessoryMetrics.leastBeside else { return nil }
    let isAtTop = context.configuration.toolbarEdge == .top
    return Rect(
      x: items.midX - width / 2, y: isAtTop ? items.y + gap : items.maxY - gap - height,
      width: width, height: height)
  }

  var accessoryBesideToolbar: Rect? {
    shrunkRow.map(accessoryFrame(in:))
  }

  /// The toolbar is as high as the row even while the view does not fit, so the answer does not depend on that.
  func accessoryFrame(in row: Rect) -> Rect {
    let taken = shrunkWidth(height: row.height) + AccessoryMetrics.gap
    let x = context.configuration.isRightToLeft ? row.x : row.x + taken
    return Rect(x: x, y: row.y, width: row.width - taken, height: row.height)
  }

  /// The layout changes once for the whole way, because another one in each frame would take time and memory.
  var isAccessoryBeside: Bool { toolbarShrinking > 0 && shrunkRow != nil }
}
