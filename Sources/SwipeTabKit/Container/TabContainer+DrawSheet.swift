extension TabContainer {
  /// Paints the sheet and the shade that it casts on everything below.
  func drawSheet(_ drawing: inout Drawing) {
    guard let sheet, sheet.share > 0 else { return }
    drawing.begin(layer: Layer.sheet)
    drawing.fill(layout.bounds, Color.black.opacity(SheetMetrics.dim * sheet.share))
    let frame = sheetFrame
    for spread in stride(from: 9.0, through: 3, by: -3) {
      drawing.roundedRect(
        frame.inset(by: -spread).offsetBy(x: 0, y: 3),
        radius: SheetMetrics.cornerRadius + spread, Color.black.opacity(0.06))
    }
    let shift = DrawTransform(scale: 1, origin: Point(x: frame.x, y: frame.y))
    drawing.onLayersOfItsOwn { drawing in
      drawing.transformed(by: shift) { drawing in
        drawing.clipped(to: Rect(x: 0, y: 0, width: frame.width, height: frame.height)) {
          $0.withRoundField(
            Rect(x: 0, y: 0, width: frame.width, height: frame.height),
            radius: SheetMetrics.cornerRadius
          ) { sheet.container.draw(in: &$0) }
        }
      }
    }
  }
}
