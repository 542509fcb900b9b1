/// Paints a container: each thing where it is now, from back to front.
struct ContainerPainter {
  let container: TabContainer

  init(_ container: TabContainer) { self.container = container }

  var context: ContainerContext { container.parts.context }
  var catalog: PageCatalog { container.parts.catalog }
  var pager: Pager { container.parts.pager }
  var navigator: Navigator { container.parts.navigator }
  var presentation: Presentation { container.parts.presentation }
  var toolbar: Toolbar { container.parts.toolbar }
  var closeButtons: CloseButtons { container.parts.closeButtons }

  /// Adds what there is to paint, with the container's top left corner at the origin.
  func paint(in drawing: inout Drawing) {
    drawing.begin(layer: Layer.background)
    drawing.fill(context.layout.bounds, context.configuration.theme.background)
    drawPages(&drawing)
    drawToolbarInPlace(&drawing)
    drawCoveringScreens(&drawing)
    drawNavigationBar(&drawing)
    drawStandaloneScreens(&drawing)
    let interactions = context.backToFront
    for index in interactions.indices { interactions[index].paint(with: self, in: &drawing) }
  }

  /// Adds the toolbar and what it opens, without pages.
  func paintBarAlone(_ drawing: inout Drawing) {
    drawToolbarInPlace(&drawing)
    drawMoreList(&drawing)
    drawTooltip(&drawing)
  }

  /// Paints a bar that stands at an edge, with a line on the pages' side.
  func drawBar(_ drawing: inout Drawing, _ bar: Rect, _ color: Color, at edge: Edge) {
    if context.configuration.barBlur > 0, context.configuration.isTranslucent {
      drawing.blur(bar, radius: context.configuration.barBlur)
    } else {
      drawing.skip()
    }
    drawing.fill(bar, context.configuration.isTranslucent ? color : color.opaque)
    drawing.fill(
      bar.band(at: edge.opposite, thickness: context.hairline),
      context.configuration.theme.separator)
  }
}

extension Color {
  /// The same color without transparency.
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}
