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

  /// Adds the container's draw commands, with its top left corner at the origin.
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
    parts.accessory.draw(with: brush, in: &drawing)
    parts.pagePainter.drawCoveringScreens(&drawing)
    drawNavigationBar(&drawing)
    parts.pagePainter.drawStandaloneScreens(&drawing)
    let interactions = context.backToFront
    for index in interactions.indices { interactions[index].paint(with: brush, in: &drawing) }
  }

  /// Adds the draw commands of the toolbar, the More list and the tooltip, without pages.
  func paintBarAlone(_ drawing: inout Drawing) {
    drawing.textScale = context.configuration.textScale
    drawToolbarInPlace(&drawing)
    parts.moreMenu.paint(with: brush, in: &drawing)
    parts.hover.paint(with: brush, in: &drawing)
  }

}
