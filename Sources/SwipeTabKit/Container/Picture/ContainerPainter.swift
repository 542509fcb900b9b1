/// Paints a container at its present positions, from back to front.
@MainActor struct ContainerPainter {
  let container: TabContainer

  init(_ container: TabContainer) { self.container = container }

  var context: ContainerContext { container.parts.context }
  var catalog: PageCatalog { container.parts.catalog }
  var pager: Pager { container.parts.pager }
  var navigator: Navigator { container.parts.navigator }
  var presentation: Presentation { container.parts.presentation }
  var toolbar: Toolbar { container.parts.toolbar }
  var closeButtons: CloseButtons { container.parts.closeButtons }

  /// Adds the container's draw commands, with its top left corner at the origin.
  func paint(in drawing: inout Drawing) {
    let outer = drawing.textScale
    drawing.textScale = context.configuration.textScale
    defer { drawing.textScale = outer }
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

  /// Adds the draw commands of the toolbar, the More list and the tooltip, without pages.
  func paintBarAlone(_ drawing: inout Drawing) {
    drawing.textScale = context.configuration.textScale
    drawToolbarInPlace(&drawing)
    drawMoreList(&drawing)
    drawTooltip(&drawing)
  }

  /// Paints the background of a bar at an edge, with a line on the side of the pages.
  func drawBar(_ drawing: inout Drawing, _ bar: Rect, _ color: Color, at edge: Edge) {
    let configuration = context.configuration
    let isTranslucent = configuration.isTranslucent && !configuration.theme.isHighContrast
    if configuration.barBlur > 0, isTranslucent {
      drawing.blur(bar, radius: configuration.barBlur)
    } else {
      drawing.skip()
    }
    drawing.fill(bar, isTranslucent ? color : color.opaque)
    drawing.fill(
      bar.band(at: edge.opposite, thickness: context.hairline), configuration.theme.separator)
  }
}

extension Color {
  /// The color without transparency.
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}
