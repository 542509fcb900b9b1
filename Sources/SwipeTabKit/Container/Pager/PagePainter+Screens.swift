extension PagePainter {
  /// The buffer for pixels that a fading screen covers; a fading page uses another buffer at the same time.
  static let screenBuffer = 3

  /// Paints nothing at a `depth` of 1 or more; `page` is the context of the uncovered screen.
  func draw(
    _ screen: some Screen, under depth: Double, in drawing: inout Drawing, _ page: PageContext
  ) {
    guard depth < 1 else { return }
    guard depth > 0 else { return draw(screen, in: &drawing, page) }
    let placement = placement(at: -depth)
    drawPlaced(placement, from: page.frame, &drawing) { drawing, frame in
      var page = page
      page.frame = frame
      draw(screen, in: &drawing, page)
      guard placement.opacity < 1 else { return }
      context.drawBackdrop(frame, opacity: 1 - placement.opacity, &drawing)
    }
  }

  private func draw(_ screen: some Screen, in drawing: inout Drawing, _ page: PageContext) {
    // A screen that shows a container in which it is would never end.
    if let hosted = screen.hosted, hosted.standing.surroundings !== standing.container {
      return context.drawBackdrop(page.frame, &drawing)
    }
    let header = screen.header
    guard let shown = bodies.shownBody(of: screen, in: page),
      let surroundings = standing.container?.bodySurroundings
    else {
      var below = page
      below.insets.top += context.extents(of: header, on: page).expanded
      screen.draw(in: &drawing, context: below)
      if let header { headers.painter(of: header, on: screen.id, page)?.paint(in: &drawing) }
      return
    }
    screen.draw(in: &drawing, context: page)
    let painter = BodyPainter(surroundings, shown, bodies.palette(of: shown))
    painter.paint(in: &drawing)
    drawScrollEdges(of: shown, offset: painter.offset, &drawing)
    guard let header else { return }
    headers.painter(of: header, on: screen.id, page, offset: painter.offset)?.paint(in: &drawing)
  }

  func draw(
    _ stack: NavigationStack, _ layer: UInt8, _ base: Int, in drawing: inout Drawing,
    _ page: PageContext, on side: PageSide? = nil
  ) {
    let depth = stack.depth
    for (index, screen) in stack.layers.enumerated() {
      let above = depth - Double(index)
      guard above > 0, above < 2 else { continue }
      let traits = ScreenTraits(screen)
      guard !traits.isStandalone else { continue }
      drawing.begin(layer: layer, index: base + 1 + index % 30)
      var own = presentation.roomy(page, for: traits, overToolbar: layer == Layer.screen)
      if let side { own = own.side(side) }
      let placement = placement(at: max(0, 1 - above))
      drawCover(placement, from: own.frame, dimming: drawing.clip, &drawing) { drawing, frame in
        var own = own
        own.frame = frame
        context.drawBackdrop(frame, &drawing)
        draw(screen, under: max(0, above - 1), in: &drawing, own)
      }
    }
  }

  func drawCoveringScreens(_ drawing: inout Drawing) {
    guard let stack = navigator.coveringStack else { return }
    draw(stack, Layer.screen, 0, in: &drawing, presentation.coveringContext)
  }

  func drawStandaloneScreens(_ drawing: inout Drawing) {
    guard let stack = navigator.activeStack else { return }
    for (index, screen) in stack.layers.enumerated() {
      let above = stack.depth - Double(index)
      guard above > 0, above < 2, let hosting = screen.hosting, hosting.isStandalone,
        let hosted = hosting.container
      else { continue }
      drawing.begin(layer: Layer.standalone, index: index)
      let bounds = Rect(x: 0, y: 0, width: context.size.width, height: context.size.height)
      drawCover(
        placement(at: 1 - above), from: bounds, dimming: context.layout.bounds, &drawing
      ) { drawing, frame in
        drawing.nested { drawing in
          drawing.transformed(by: .translation(x: frame.x, y: frame.y)) { hosted.draw(in: &$0) }
        }
      }
    }
  }

  // MARK: Placements

  /// The placement of a pushed screen, or of the content below it, see `PageTransition.placement(at:)`.
  private func placement(at distance: Double) -> PagePlacement {
    guard distance != 0 else { return PagePlacement() }
    let transition = navigator.activeStack?.transition ?? context.configuration.pushTransition
    return transition.shownCovering(at: distance)
  }

  /// Paints content that covers other content: the darkness over `area`, its shadow, and itself, as a whole.
  private func drawCover(
    _ placement: PagePlacement, from rest: Rect, dimming area: Rect, _ drawing: inout Drawing,
    _ body: (inout Drawing, Rect) -> Void
  ) {
    drawing.fill(area, Color.black.opacity(placement.dimming))
    let transform = placement.transform(
      from: rest, to: frame(of: placement, from: rest),
      isRightToLeft: context.configuration.isRightToLeft)
    if placement.shadow > 0 {
      drawing.transformed(by: transform) {
        $0.softShadow(
          around: rest, radius: placement.cornerRadius,
          strength: placement.shadow * placement.opacity)
      }
    }
    drawing.asWhole(
      opacity: placement.opacity, in: transform.applied(to: rest), buffer: Self.screenBuffer
    ) { drawPlaced(placement, from: rest, &$0, body) }
  }

  private func drawPlaced(
    _ placement: PagePlacement, from rest: Rect, _ drawing: inout Drawing,
    _ body: (inout Drawing, Rect) -> Void
  ) {
    drawing.placed(
      placement, from: rest, to: frame(of: placement, from: rest),
      isRightToLeft: context.configuration.isRightToLeft, paper: context.configuration.theme.paper,
      body)
  }

  /// The rectangle before the rotation about its center, moved by whole pixels if the screen has its own size.
  private func frame(of placement: PagePlacement, from rest: Rect) -> Rect {
    let isRightToLeft = context.configuration.isRightToLeft
    guard placement.isUpright else {
      return placement.frame(in: rest, along: .horizontal, isRightToLeft: isRightToLeft)
    }
    let shift = placement.shift(in: rest, along: .horizontal, isRightToLeft: isRightToLeft)
    return rest.offsetBy(x: context.snap(shift.x), y: context.snap(shift.y))
  }
}
