/// The shape of a bar that floats: a capsule or a panel.
struct GlassShape: Sendable, Hashable {
  /// The distance of indicators from its corners: its outline with high contrast, and 1.
  private static let clearance = 3.0

  var frame: Rect
  var radius: Double

  /// The distance from its end at which a line stays inside its corners, at an `offset` from its edge.
  func end(at offset: Double) -> Double {
    let reach = max(0, radius - Self.clearance)
    let height = radius - min(offset, radius)
    return radius - max(0, reach * reach - height * height).squareRoot()
  }

  /// The least radius of the corners of an indicator that stays inside its corners.
  func leastRadius(of mark: Rect) -> Double {
    max(0, radius - frame.extraRadius(around: mark, by: Self.clearance))
  }
}

extension Rect {
  /// The amount by which its radius can be larger while its corners keep a distance from those of a rectangle in it.
  ///
  /// With the greatest radius r, the circle in its corner has its center at (r, r). There it passes the other
  /// rectangle, whose corner is at (x, y), at a distance d: (r − x)² + (r − y)² = (r − d)². With round corners of the
  /// other rectangle, both radii are larger by the same amount.
  func extraRadius(around inner: Rect, by distance: Double) -> Double {
    let x = max(0, min(inner.x - self.x, maxX - inner.maxX) - distance)
    let y = max(0, min(inner.y - self.y, maxY - inner.maxY) - distance)
    return x + y + distance + (2 * x * y).squareRoot()
  }
}
