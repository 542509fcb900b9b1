extension Drawing {
  /// Fills the area inside a path, anti-aliased at its exact position.
  ///
  /// Each part counts as closed.
  public mutating func fill(_ path: Path, _ color: Color, rule: FillRule = .nonZero) {
    add(path.bounds.widened, .fillPath(path, .identity, rule, faded(color)), color)
  }

  /// Draws a line along a path, anti-aliased at its exact position.
  public mutating func stroke(_ path: Path, _ color: Color, style: StrokeStyle) {
    guard style.width > 0, style.width.isFinite, !path.isEmpty else { return skip() }
    add(
      path.bounds.inset(by: -style.reach).widened,
      .strokePath(path, .identity, style, faded(color)), color)
  }

  /// Draws a line along a path, anti-aliased at its exact position.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - width: The thickness, in points. If it is not more than 0, nothing is drawn.
  ///   - color: The color.
  ///   - cap: The shape of ends. By default they are straight.
  ///   - join: The shape of corners. The default is pointed.
  ///   - dashes: The lengths of dashes and gaps, in points, as in `StrokeStyle`. The default is empty, for a solid
  ///     line.
  public mutating func stroke(
    _ path: Path, width: Double, _ color: Color, cap: StrokeStyle.Cap = .butt,
    join: StrokeStyle.Join = .miter, dashes: [Double] = []
  ) {
    stroke(
      path, color, style: StrokeStyle(width: width, cap: cap, join: join, dashes: dashes))
  }

  /// Draws a straight line, anti-aliased at its exact position.
  ///
  /// The width is in points. If it is not more than 0, or if a number is not finite, nothing is drawn.
  public mutating func line(
    from start: Point, to end: Point, width: Double, _ color: Color, cap: StrokeStyle.Cap = .butt
  ) {
    guard start.isFinite, end.isFinite, width > 0, width.isFinite else { return skip() }
    let box = Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
    add(box.inset(by: -width), .line(start, end, width: width, cap: cap, faded(color)), color)
  }

  /// Draws a picture of pixels in a rectangle whose edges keep their exact position.
  ///
  /// It is smoothed when it is scaled. The opacity, in `0...1`, is multiplied by the drawing's opacity.
  public mutating func image(
    _ image: PixelImage, in frame: Rect, fit: ImageFit = .fill, opacity share: Double = 1
  ) {
    let shown = shownOpacity * share
    guard shown > 0, frame.hasFiniteEdges, image.width > 0, image.height > 0 else {
      return skip()
    }
    add(
      frame, .image(DrawCommand.PlacedImage(image, frame: frame, fit: fit, opacity: min(shown, 1)))
    )
  }
}

extension Rect {
  /// The rectangle without negative extents and with some area, so that flat paths are not omitted.
  fileprivate var widened: Rect { isEmpty ? inset(by: -1e-3) : self }
}
