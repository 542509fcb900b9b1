extension Drawing {
  /// Draws only inside a path, whose edge is anti-aliased.
  ///
  /// All that is drawn in `body` is cut out as one picture, so that no fringe of lower layers shows
  /// at the edge. It costs a copy of the pixels in the path's bounds.
  public mutating func clipped(
    to path: Path, rule: FillRule = .nonZero, _ body: (inout Drawing) -> Void
  ) {
    clipped(to: .path(path, .identity, rule), bounds: path.bounds, body)
  }

  /// Draws only inside a rectangle with round corners, which are anti-aliased.
  ///
  /// All that is drawn in `body` is cut out as one picture, so that no fringe of lower layers shows
  /// at the edge. It costs a copy of the pixels in the rectangle.
  public mutating func clipped(
    toRounded rect: Rect, radius: Double, _ body: (inout Drawing) -> Void
  ) {
    clipped(
      to: .rect(DrawCommand.RotatedRect(rect, radius: radius, rotation: 0)), bounds: rect, body)
  }

  private mutating func clipped(
    to shape: DrawCommand.ClipShape, bounds: Rect, _ body: (inout Drawing) -> Void
  ) {
    let outer = clip
    // Pixels that the shape touches only in part are inside the clip too.
    clip = clip.intersection(bounds.inset(by: -1 / transform.scale))
    let start = list.commands.count
    let area = clip
    add(area, .beginClip)
    let isBegun = list.commands.count > start
    body(&self)
    clip = area
    if isBegun, list.commands.count > start + 1 {
      append(.endClip(shape))
    } else {
      if isBegun { list.removeLast() }
      skip()
    }
    clip = outer
  }
}
