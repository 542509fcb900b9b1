extension ContainerPainter {
  /// Paints the toolbar on its way to the capsule with the selected item, at a progress of `share`.
  func drawToolbar(_ drawing: inout Drawing, shrunkBy share: Double) {
    guard let frame = presentation.toolbarFrame else { return }
    let whole = context.layout.barRadius
    let radius = mix(whole ?? 0, frame.height / 2, share)
    let theme = context.layout.barTheme
    if whole != nil {
      brush.drawGlass(&drawing, frame, radius: radius, theme)
    } else {
      drawing.transformed(opacity: share) { brush.drawShadow(&$0, frame, radius: radius) }
    }
    let (shift, moved) = (presentation.toolbarShift, toolbar.itemShift)
    drawing.clipped(toRounded: frame, radius: radius) { drawing in
      if whole == nil {
        brush.drawBar(
          &drawing, frame, theme.toolbar, at: context.configuration.toolbarEdge,
          lineOpacity: 1 - share)
      }
      drawing.transformed(by: .translation(x: moved.x - shift.x, y: moved.y - shift.y)) {
        drawToolbarItems(&$0, in: $0.clip)
      }
    }
  }
}
