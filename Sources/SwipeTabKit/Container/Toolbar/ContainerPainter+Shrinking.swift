extension ContainerPainter {
  // The whole bar fades, and a capsule comes around the selected item and goes with it. So there is never a part of a
  // bar.
  func drawShrinkingToolbar(_ drawing: inout Drawing) {
    guard let bar = context.layout.toolbar, let frame = toolbar.capsule else { return }
    let remaining = presentation.shrinkingOpacity
    if remaining > 0 {
      drawFaded(&drawing, remaining, around: bar, buffer: 0) { drawBarGround(&$0, bar) }
    }
    if remaining < 1 {
      drawFaded(&drawing, 1 - remaining, around: frame, buffer: 1) { drawCapsule(&$0, frame) }
    }
    let (shift, moved) = (presentation.toolbarShift, toolbar.itemShift)
    drawing.clipped(to: bar.union(frame)) {
      $0.transformed(by: .translation(x: moved.x - shift.x, y: moved.y - shift.y)) {
        drawToolbarItems(&$0, in: $0.clip)
      }
    }
  }

  private func drawFaded(
    _ drawing: inout Drawing, _ opacity: Double, around frame: Rect, buffer: Int,
    _ body: (inout Drawing) -> Void
  ) {
    let area = frame.inset(by: -Drawing.softShadowReach).intersection(context.layout.bounds)
    drawing.asWhole(opacity: opacity, in: area, buffer: buffer, body)
  }

  private func drawCapsule(_ drawing: inout Drawing, _ frame: Rect) {
    let (radius, theme) = (frame.height / 2, context.layout.barTheme)
    guard context.layout.barRadius == nil else {
      return brush.drawGlass(&drawing, frame, radius: radius, theme)
    }
    brush.drawShadow(&drawing, frame, radius: radius)
    drawing.clipped(toRounded: frame, radius: radius) {
      brush.drawBar(
        &$0, frame, theme.toolbar, at: context.configuration.toolbarEdge, lineOpacity: 0)
    }
  }
}
