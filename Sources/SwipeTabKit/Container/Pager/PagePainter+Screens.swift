extension PagePainter {
  /// The distance that a covered screen moves while another slides over it, as a share of the width.
  private static let parallax = 0.3

  /// Paints a screen unless screens above it cover it entirely.
  ///
  /// `depth` is how far the screen is covered: 0 not at all, 1 or more entirely. `page` is the drawing context of the
  /// uncovered screen.
  func draw(
    _ screen: some Screen, under depth: Double, in drawing: inout Drawing, _ page: PageContext
  ) {
    guard depth < 1 else { return }
    var page = page
    if depth > 0 {
      page.frame.x -= context.snap(context.direction * depth * Self.parallax * page.frame.width)
    }
    screen.draw(in: &drawing, context: page)
    guard let shown = bodies.shownBody(of: screen, in: page),
      let surroundings = standing.container?.bodySurroundings
    else { return }
    BodyPainter(surroundings, shown, bodies.palette(of: shown)).paint(in: &drawing)
  }

  /// Paints the screens of a stack that are in view, from back to front.
  func draw(
    _ stack: NavigationStack, _ layer: UInt8, _ base: Int, in drawing: inout Drawing,
    _ page: PageContext
  ) {
    let depth = stack.depth
    for (index, screen) in stack.layers.enumerated() {
      let above = depth - Double(index)
      guard above > 0, above < 2 else { continue }
      let traits = ScreenTraits(screen)
      guard !traits.isStandalone else { continue }
      drawing.begin(layer: layer, index: base + 1 + index % 30)
      var own = presentation.roomy(page, for: traits, overToolbar: layer == Layer.screen)
      let hidden = max(0, 1 - above)
      own.frame.x += context.snap(context.direction * hidden * own.frame.width)
      if hidden > 0 {
        drawing.fill(drawing.clip, Color.black.opacity(0.18 * (1 - hidden)))
      } else {
        drawing.skip()
      }
      drawing.fill(own.frame, context.configuration.theme.background)
      draw(screen, under: max(0, above - 1), in: &drawing, own)
    }
  }

  /// Paints the screens pushed over the whole container.
  func drawCoveringScreens(_ drawing: inout Drawing) {
    guard let stack = navigator.coveringStack else { return }
    draw(stack, Layer.screen, 0, in: &drawing, presentation.coveringContext)
  }

  /// Paints the standalone containers, which cover the bars.
  func drawStandaloneScreens(_ drawing: inout Drawing) {
    guard let stack = navigator.activeStack else { return }
    for (index, screen) in stack.layers.enumerated() {
      let above = stack.depth - Double(index)
      guard above > 0, above < 2, let hosting = screen.hosting, hosting.isStandalone,
        let hosted = hosting.container
      else { continue }
      let hidden = max(0, 1 - above)
      let under = max(0, above - 1)
      let away = context.direction * (hidden - under * Self.parallax) * context.size.width
      drawing.begin(layer: Layer.standalone, index: index)
      drawing.fill(context.layout.bounds, Color.black.opacity(hidden > 0 ? 0.18 * (1 - hidden) : 0))
      let shift = DrawTransform(scale: 1, origin: Point(x: context.snap(away), y: 0))
      drawing.nested { drawing in
        drawing.transformed(by: shift) { hosted.draw(in: &$0) }
      }
    }
  }
}
