/// Pages on a backdrop, which shows through them, between them and around them, and stays where it is.
extension PagePainter {
  /// Paints the pages in view, the topmost last, of which none may be a card with its own edges.
  func drawPagesOnBackdrop(_ drawing: inout Drawing) {
    let slots = context.layout.peek == 0 ? pager.visibleSlots : peeking.drawnSlots
    guard let slots else { return }
    var before: (page: PlacedPage, commands: Range<Int>)?
    for step in 0..<slots.count {
      let slot = nextIsAbove ? slots.lowerBound + step : slots.upperBound - step
      let page = presentation.placedPage(atSlot: slot).uncut
      let covers = before.map { page.overlaps($0.page) } ?? false
      if covers, let before { drawBetween(before.page, page, &drawing) }
      let start = drawing.list.commands.count
      drawPage(page, covers: covers, &drawing)
      if let before, !covers {
        closeSeam(of: before.page.frame, below: page.frame, before.commands, &drawing)
      }
      before = (page, start..<drawing.list.commands.count)
    }
  }

  /// Below a rotated page the backdrop's mean color is returned, because the backdrop is never rotated.
  func drawGroundOnBackdrop(below page: PlacedPage, _ drawing: inout Drawing) -> Color {
    let configuration = context.configuration
    guard let backdrop = configuration.shownBackdrop else { return configuration.theme.background }
    guard page.placement.rotation == 0 else { return backdrop.middle }
    context.drawBackdrop(page.frame, &drawing)
    return .clear
  }
}

extension ContainerContext {
  func drawBackdrop(_ frame: Rect, opacity: Double = 1, _ drawing: inout Drawing) {
    guard let backdrop = configuration.shownBackdrop else {
      drawing.fill(frame, configuration.theme.background.opacity(opacity))
      return drawing.skip()
    }
    drawing.clipped(to: frame) { drawing in
      drawing.fill(
        layout.bounds, backdrop.opacity(opacity), isRightToLeft: configuration.isRightToLeft)
    }
  }
}
