/// Corners of indicators: around images and titles, and within the corners of a bar that floats.
extension TabBarGeometry {
  private static let leastRadius = 8.0
  /// The distance that the corners of an indicator keep from its item's image and title: their outline.
  private static let outline = 1.0
  private static let lineSpace = 2.0
  private static let shortestLine = 24.0

  /// Returns a line along the bar, with the start and the length of a rectangle, in points.
  ///
  /// It is on the bar's side towards the pages, or on the other side.
  ///
  /// `offset` is the line's distance from the edge of the bar, at least 0, and at least 4 in a bar that floats. There the
  /// line ends where the bar's corners begin.
  public func line(
    along frame: Rect, thickness: Double, isAtOuterEdge: Bool = false, offset: Double = 0
  ) -> Rect {
    let side = isAtOuterEdge ? edge : edge.opposite
    let offset = max(offset, isFloating ? FloatingBar.ends : Self.lineSpace)
    var band = bar.band(at: side, thickness: offset + thickness)
    if offset > 0 { band = band.band(at: side.opposite, thickness: thickness) }
    guard let glass else {
      return band.spanning(frame.start(along: axis), frame.extent(along: axis), along: axis)
    }
    let end = glass.end(at: offset)
    let (first, last) = (
      glass.frame.start(along: axis) + end, glass.frame.end(along: axis) - end
    )
    let start = max(frame.start(along: axis), min(first, frame.end(along: axis)))
    let stop = min(frame.end(along: axis), max(last, start))
    return band.spanning(start, stop - start, along: axis)
  }

  func lineSpan(ofItem index: Int) -> Rect {
    let item = frame(ofItem: index)
    guard axis == .horizontal, !layout.isTabs else { return item }
    let content = contentFrame(ofItem: index)
    let length = min(item.width, max(content.width, Self.shortestLine))
    return item.spanning(
      (content.midX - length / 2).clamped(to: item.x...max(item.x, item.maxX - length)), length,
      along: .horizontal)
  }

  /// The radius behind image and title, less than `most` if that would cut them, but inside a floating bar's corners.
  func radius(of mark: Rect, upTo most: Double = .infinity, on room: (Int) -> Rect) -> Double {
    let half = min(mark.width, mark.height) / 2
    guard let travel else { return min(half, most) }
    let start = radius(around: travel.from, in: room(travel.from), upTo: most)
    let clear =
      travel.share == 0
      ? start
      : mix(start, radius(around: travel.to, in: room(travel.to), upTo: most), travel.share)
    return min(half, max(clear, glass?.leastRadius(of: mark) ?? 0))
  }

  /// The greatest radius, at most `most`, of an indicator on an item that does not cut its image and title.
  private func radius(around index: Int, in room: Rect, upTo most: Double) -> Double {
    let clear = room.extraRadius(around: contentFrame(ofItem: index), by: Self.outline)
    return min(most, max(clear, Self.leastRadius))
  }
}
