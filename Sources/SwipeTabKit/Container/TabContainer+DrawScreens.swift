extension TabContainer {
  /// How far what lies below moves while a screen slides over it, as a share of the width.
  private static let parallax = 0.3

  /// Paints a screen as far as others above it leave it in view.
  ///
  /// The depth is how far it is covered: 0 not at all, 1 and more whole. The context says where it lies when nothing
  /// covers it.
  func draw(
    _ screen: some Screen, under depth: Double, in drawing: inout Drawing, _ context: PageContext
  ) {
    guard depth < 1 else { return }
    var context = context
    if depth > 0 {
      context.frame.x -= snap(direction * depth * Self.parallax * context.frame.width)
    }
    screen.draw(in: &drawing, context: context)
    if let shown = shownBody(of: screen, in: context) { draw(shown, in: &drawing) }
  }

  /// Paints the layers of a stack that are in view, from below to above.
  func draw(
    _ stack: NavigationStack, _ layer: UInt8, _ base: Int, in drawing: inout Drawing,
    _ context: PageContext
  ) {
    let depth = stack.depth
    for (index, screen) in stack.layers.enumerated() {
      let above = depth - Double(index)
      guard above > 0, above < 2 else { continue }
      let traits = ScreenTraits(screen)
      guard !traits.isStandalone else { continue }
      drawing.begin(layer: layer, index: base + 1 + index % 30)
      var context = roomy(context, for: traits, overToolbar: layer == Layer.screen)
      let hidden = max(0, 1 - above)
      context.frame.x += snap(direction * hidden * context.frame.width)
      if hidden > 0 {
        drawing.fill(drawing.clip, Color.black.opacity(0.18 * (1 - hidden)))
      } else {
        drawing.skip()
      }
      drawing.fill(context.frame, configuration.theme.background)
      draw(screen, under: max(0, above - 1), in: &drawing, context)
    }
  }

  /// Paints what is pushed over the whole container.
  func drawCoveringScreens(_ drawing: inout Drawing) {
    guard let stack = coveringStack else { return }
    draw(stack, Layer.screen, 0, in: &drawing, coveringContext)
  }

  /// Paints the containers that cover the bars too.
  func drawStandaloneScreens(_ drawing: inout Drawing) {
    guard let stack = activeStack else { return }
    for (index, screen) in stack.layers.enumerated() {
      let above = stack.depth - Double(index)
      guard above > 0, above < 2, let screen = screen as? ContainerScreen, screen.isStandalone
      else { continue }
      let hidden = max(0, 1 - above)
      let under = max(0, above - 1)
      let away = direction * (hidden - under * Self.parallax) * size.width
      drawing.begin(layer: Layer.standalone, index: index)
      drawing.fill(layout.bounds, Color.black.opacity(hidden > 0 ? 0.18 * (1 - hidden) : 0))
      let shift = DrawTransform(scale: 1, origin: Point(x: snap(away), y: 0))
      drawing.onLayersOfItsOwn { drawing in
        drawing.transformed(by: shift) { screen.container.draw(in: &$0) }
      }
    }
  }

  /// Where a screen over the whole container lies that says nothing about the navigation bar.
  var coveringContext: PageContext { pageContext(in: layout.withoutToolbar) }
}
