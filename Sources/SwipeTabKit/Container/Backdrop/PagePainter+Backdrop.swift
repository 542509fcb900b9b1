/// Pages on a backdrop, which shows through them, between them and around them, and stays where it is.
extension PagePainter {
  /// Paints the pages in view, the topmost last.
  ///
  /// No page may be a card with its own edges.
  func drawPagesOnBackdrop(_ drawing: inout Drawing) {
    let slots = context.layout.peek == 0 ? pager.visibleSlots : drawnSlots
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

  /// Paints the backdrop below a page that covers another one, and returns the color for the area without a page below
  /// it.
  ///
  /// A page that is rotated has the mean color of the backdrop, because the backdrop is never rotated.
  func drawGroundOnBackdrop(below page: PlacedPage, _ drawing: inout Drawing) -> Color {
    let configuration = context.configuration
    guard let backdrop = configuration.shownBackdrop else { return configuration.theme.background }
    guard page.placement.rotation == 0 else { return backdrop.middle }
    context.drawBackdrop(page.frame, &drawing)
    return .clear
  }
}

extension ContainerContext {
  /// Paints the part of the backdrop, or of the theme's background, in a rectangle.
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
