extension ContainerPainter {
  /// Paints the toolbar on its way to the capsule that holds the selected item; `share` is how far it is, in `0...1`.
  func drawToolbar(_ drawing: inout Drawing, shrunkBy share: Double) {
    guard let frame = presentation.toolbarFrame else { return }
    let radius = share * frame.height / 2
    let theme = context.configuration.theme
    drawing.transformed(opacity: share) { brush.drawShadow(&$0, frame, radius: radius) }
    let (shift, moved) = (presentation.toolbarShift, toolbar.itemShift)
    drawing.clipped(toRounded: frame, radius: radius) { drawing in
      brush.drawBar(
        &drawing, frame, theme.toolbar, at: context.configuration.toolbarEdge,
        lineOpacity: 1 - share)
      drawing.transformed(by: .translation(x: moved.x - shift.x, y: moved.y - shift.y)) {
        drawToolbarItems(&$0, in: $0.clip)
      }
    }
  }
}
