/// Paints a container at its current positions, from back to front.
@MainActor struct ContainerPainter {
  let parts: ContainerParts
  let brush: Brush

  init(_ parts: ContainerParts) {
    self.parts = parts
    brush = Brush(
      context: parts.context, contacts: parts.contacts,
      hovered: parts.drops.litItem ?? parts.hover.target)
  }

  var context: ContainerContext { parts.context }
  var catalog: PageCatalog { parts.catalog }
  var pager: Pager { parts.pager }
  var navigator: Navigator { parts.navigator }
  var presentation: Presentation { parts.presentation }
  var toolbar: Toolbar { parts.toolbar }
  var closeButtons: CloseButtons { parts.closeButtons }

  func paint(in drawing: inout Drawing) {
    let outer = drawing.textScale
    drawing.textScale = context.configuration.textScale
    defer { drawing.textScale = outer }
    drawing.begin(layer: Layer.background)
    if parts.standing.showsThrough {
      drawing.skip(2)
    } else {
      context.drawBackdrop(context.layout.bounds, &drawing)
    }
    parts.pagePainter.drawPages(&drawing)
    drawToolbarInPlace(&drawing)
    drawSurfaces(&drawing)
    parts.pagePainter.drawCoveringScreens(&drawing)
    drawNavigationBar(&drawing)
    parts.pagePainter.drawStandaloneScreens(&drawing)
    let overlaid = context.interactions.overlaid
    for index in overlaid.indices { overlaid[index].paint(with: brush, in: &drawing) }
    drawBarsOverOverview(&drawing)
  }

  /// Paints the bars once more over the overview while it begins to open and closes, so that they fade.
  private func drawBarsOverOverview(_ drawing: inout Drawing) {
    let share = 1 - parts.overview.openness / Self.barReach
    guard parts.overview.openness > 0, share > 0, !navigator.areBarsCovered else { return }
    fade(presentation.navigationFrame, share, &drawing) { drawNavigationBar(&$0) }
    guard let toolbar = context.layout.toolbar else { return }
    let place = context.interactions.surfaced.reduce(toolbar) { $0.union($1.frame ?? toolbar) }
      .inset(by: -Self.shadowReach)
    fade(place, share, &drawing) {
      drawToolbarInPlace(&$0)
      drawSurfaces(&$0)
    }
  }

  private func drawSurfaces(_ drawing: inout Drawing) {
    let surfaces = context.interactions.surfaced
    for index in surfaces.indices {
      drawing.begin(layer: Layer.surface, index: index)
      surfaces[index].draw(with: brush, in: &drawing)
    }
  }

  /// The openness of the overview at which bars have faded.
  private static let barReach = 0.35
  private static let shadowReach = 48.0

  private func fade(
    _ rect: Rect, _ share: Double, _ drawing: inout Drawing, _ body: (inout Drawing) -> Void
  ) {
    let rect = rect.intersection(context.layout.bounds)
    drawing.nested { drawing in
      drawing.clipped(to: rect) { drawing in
        drawing.begin(layer: Layer.background)
        drawing.copy(rect, buffer: Self.fadeBuffer)
        body(&drawing)
        drawing.begin(layer: Layer.refresh)
        drawing.blendCopy(
          rect, buffer: Self.fadeBuffer, from: 1 - share, to: 1 - share, isHorizontal: false)
      }
    }
  }

  /// The buffer for what is below bars that fade.
  private static let fadeBuffer = 3

  func paintBarAlone(_ drawing: inout Drawing) {
    drawing.textScale = context.configuration.textScale
    drawToolbarInPlace(&drawing)
    parts.commandMenu.paint(with: brush, in: &drawing)
    parts.sheets.paint(with: brush, in: &drawing)
    parts.hover.paint(with: brush, in: &drawing)
  }
}
