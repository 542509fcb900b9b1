/// The shape of a bar that floats: a capsule or a panel.
struct GlassShape: Sendable, Hashable {
  /// The distance of indicators from its corners, in points: its outline with high contrast, and 1.
  private static let clearance = 3.0

  /// The bar's rectangle, in points.
  var frame: Rect
  /// The radius of its corners, in points.
  var radius: Double

  /// Returns the distance from its end at which a line begins that stays inside its corners.
  ///
  /// `offset` is the line's distance from the edge along which it is.
  func end(at offset: Double) -> Double {
    let reach = max(0, radius - Self.clearance)
    let height = radius - min(offset, radius)
    return radius - max(0, reach * reach - height * height).squareRoot()
  }

  /// Returns the least radius of the corners of an indicator that stays inside its corners.
  func leastRadius(of mark: Rect) -> Double {
    max(0, radius - frame.extraRadius(around: mark, by: Self.clearance))
  }
}

extension Rect {
  /// Compares the radius of its corners with the radius of the corners of a rectangle in it.
  ///
  /// With the greatest radius r, the circle in its corner has its center at (r, r). There it passes the other rectangle,
  /// whose corner is at (x, y), at a distance d: (r − x)² + (r − y)² = (r − d)². With round corners of the other
  /// rectangle, both radii are larger by the same amount.
  ///
  /// - Parameters:
  ///   - inner: The rectangle in it.
  ///   - distance: The distance that its corners keep from the other rectangle, in points.
  /// - Returns: The amount by which its radius can be larger, in points.
  func extraRadius(around inner: Rect, by distance: Double) -> Double {
    let x = max(0, min(inner.x - self.x, maxX - inner.maxX) - distance)
    let y = max(0, min(inner.y - self.y, maxY - inner.maxY) - distance)
    return x + y + distance + (2 * x * y).squareRoot()
  }
}
