extension PagePainter {
  func drawPagesAndNeighbors(_ drawing: inout Drawing) {
    guard let drawn = peeking.drawnSlots else { return }
    let ends = (
      presentation.placement(atSlot: drawn.lowerBound),
      presentation.placement(atSlot: drawn.upperBound)
    )
    let theme = context.configuration.theme
    let areCards = min(ends.0.scale, ends.1.scale) < 1
    if areCards {
      drawing.begin(layer: Layer.background, index: 1)
      drawing.fill(groundOfCards, theme.ground)
    }
    var largest = 0.0
    var before: (page: PlacedPage, commands: Range<Int>)?
    for step in 0..<drawn.count {
      let page = presentation.placedPage(
        atSlot: nextIsAbove ? drawn.lowerBound + step : drawn.upperBound - step)
      largest = max(largest, page.placement.scale)
      let start = drawing.list.commands.count
      let covers = before.map { page.overlaps($0.page) } ?? false
      drawPage(!covers && page.isSheet ? page.uncut : page, covers: covers, &drawing)
      if let before {
        closeSeam(of: before.page.frame, below: page.frame, before.commands, &drawing)
      }
      before = (page, start..<drawing.list.commands.count)
    }
    drawGround(beside: drawn, &drawing)
    for slot in drawn {
      let page = presentation.placedPage(atSlot: slot)
      if page.isSheet {
        cut(page, areCards ? theme.ground : theme.gap, isAlone: false, &drawing)
      }
      if areCards { drawEdge(onGround: page, page.frame, &drawing) }
    }
    drawBelowBars(beside: largest, &drawing)
  }

  /// The ground below cards: the viewport, and the space of a toolbar that floats above it.
  private var groundOfCards: Rect {
    let layout = context.layout
    guard layout.barRadius != nil, let top = layout.navigationBar?.maxY, top < layout.viewport.y
    else { return layout.viewport }
    return layout.viewport.inset(by: EdgeInsets(top: top - layout.viewport.y))
  }

  /// Paints the gaps between pages and the ground beside them, or else thin lines where the pages meet.
  private func drawGround(beside drawn: ClosedRange<Int>, _ drawing: inout Drawing) {
    let (axis, theme) = (context.pagingAxis, context.configuration.theme)
    let viewport = presentation.viewport(atSlot: pager.visibleSlots?.lowerBound ?? 0)
    let outer = drawing.clip
    drawing.clip = outer.intersection(viewport)
    defer { drawing.clip = outer }
    drawing.begin(layer: Layer.page, index: Int(UInt32.max))
    var start = viewport.start(along: axis)
    for step in 0..<drawn.count {
      let isForward = context.pageDirection > 0
      let page = presentation.placedPage(
        atSlot: isForward ? drawn.lowerBound + step : drawn.upperBound - step)
      guard page.placement.uncut.slides else { return }
      let offset = presentation.subpixelOffset(of: page.placement)
      drawing.offset(by: offset, pixel: context.pixel) { drawing in
        let edge = page.frame.start(along: axis)
        if edge > start {
          drawing.fill(viewport.spanning(start, edge - start, along: axis), theme.gap)
        } else if step > 0 {
          drawing.fill(
            viewport.spanning(edge, context.hairline, along: axis), theme.separator)
        } else {
          drawing.skip()
        }
      }
      start = page.frame.end(along: axis)
    }
    let end = viewport.end(along: axis)
    if end > start {
      drawing.fill(viewport.spanning(start, end - start, along: axis), theme.gap)
    }
  }
}
