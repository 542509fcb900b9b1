extension Drawing {
  /// The width of the round part of a sheet beside its fold.
  private static let roundPart = 56.0
  /// The widths of the shadows of a sheet that is turned over: on itself, and on what is below.
  private static let (ownShadow, shadowBelow) = (16.0, 28.0)
  private static let print = 0.12

  /// Draws something of which a part is turned over like a sheet of paper.
  ///
  /// The amount `curl` is as in ``PagePlacement/curl``, `isForward` says whether reading order runs to the right or
  /// down, and `paper` is the color of the back.
  mutating func curled(
    _ curl: Double, _ rest: Rect, along axis: Axis, isForward: Bool, paper: Color,
    _ body: (inout Drawing) -> Void
  ) {
    guard curl != 0 else { return body(&self) }
    let outer = clip
    let (start, end) = (rest.start(along: axis), rest.end(along: axis))
    let turned = abs(curl) * (end - start)
    // From the fold, the sheet goes on in this direction, and so does the part that is turned over.
    let direction = (curl > 0) == isForward ? -1.0 : 1.0
    let fold = direction < 0 ? end - turned : start + turned
    clip = half(outer, from: fold, direction, along: axis)
    body(&self)
    clip = outer.intersection(rest)
    defer { clip = outer }

    func band(_ from: Double, _ width: Double) -> Rect {
      let other = (from + direction * width).clamped(to: start...end)
      return rest.spanning(min(from, other), abs(other - from), along: axis)
    }
    func shade(_ from: Double, _ width: Double, _ first: Color, _ last: Color) {
      let (low, high) = direction > 0 ? (first, last) : (last, first)
      gradient(band(from, width), from: low, to: high, isHorizontal: axis == .horizontal)
    }
    // Shadows begin with the turn and end with it.
    let strength = min(1, turned / Self.roundPart, 8 * (1 - abs(curl)))
    let dark = Color.black.opacity(0.3 * strength)
    let edge = fold + direction * turned
    let below = rest.spanning(
      direction < 0 ? fold : fold - Self.shadowBelow, Self.shadowBelow, along: axis)
    gradient(
      below, from: direction < 0 ? dark : .clear, to: direction < 0 ? .clear : dark,
      isHorizontal: axis == .horizontal)
    if (start..<end).contains(edge) {
      shade(edge, Self.ownShadow, Color.black.opacity(0.16 * strength), .clear)
    } else {
      skip()
    }
    fill(band(fold, turned), paper)
    drawBack(of: band(fold, -turned), at: fold, along: axis, body)
    fill(band(fold, turned), paper.opacity(1 - Self.print))
    // A round part at the fold: dark where it turns away, light where it faces up.
    let round = min(Self.roundPart, turned)
    shade(fold, round * 0.45, Color.black.opacity(0.28), Color.white.opacity(0.14))
    shade(
      fold + direction * round * 0.45, round * 0.55, Color.white.opacity(0.14),
      Color.black.opacity(0.05))
    let flat = band(fold + direction * round, max(0, turned - round))
    fill(flat, Color.black.opacity(0.05))
  }

  // Draws what is turned over once more on the back, mirrored and faint, as a print shines through paper.
  private mutating func drawBack(
    of turned: Rect, at fold: Double, along axis: Axis, _ body: (inout Drawing) -> Void
  ) {
    guard !transform.isRotated else { return }
    let (start, room) = (list.commands.count, clipOnContainer)
    let outer = clip
    clip = outer.intersection(turned)
    nested(body)
    clip = outer
    let line = transform.applied(to: Point(fold, along: axis)).coordinate(along: axis)
    list.mirror(from: start, at: line, along: axis, in: room)
  }

  private func half(_ area: Rect, from fold: Double, _ direction: Double, along axis: Axis) -> Rect
  {
    let (start, end) = (area.start(along: axis), area.end(along: axis))
    let (low, high) = direction < 0 ? (start, min(end, fold)) : (max(start, fold), end)
    return area.spanning(low, max(0, high - low), along: axis)
  }
}
