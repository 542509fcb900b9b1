import SwipeTabKit

/// A rotated rectangle with round corners, in pixels.
nonisolated struct RotatedBox {
  let center: VectorPoint
  let halfWidth: Double
  let halfHeight: Double
  /// The corner radius, at most half of the shorter side.
  let radius: Double
  let axis: VectorPoint

  private init(
    center: VectorPoint, halfWidth: Double, halfHeight: Double, radius: Double, axis: VectorPoint
  ) {
    (self.center, self.axis) = (center, axis)
    (self.halfWidth, self.halfHeight) = (max(0, halfWidth), max(0, halfHeight))
    self.radius = max(0, min(radius, min(self.halfWidth, self.halfHeight)))
  }

  init(_ rect: Rect, radius: Double = 0, rotation: Double, _ grid: PixelGrid) {
    let axis = DrawTransform.rotation(rotation).axis
    self.init(
      center: VectorPoint(x: grid.exact(rect.midX), y: grid.exact(rect.midY)),
      halfWidth: grid.exact(rect.width) / 2, halfHeight: grid.exact(rect.height) / 2,
      radius: grid.exact(radius), axis: VectorPoint(x: axis.x, y: axis.y))
  }

  func inset(by distance: Double) -> RotatedBox {
    RotatedBox(
      center: center, halfWidth: halfWidth - distance, halfHeight: halfHeight - distance,
      radius: radius - distance, axis: axis)
  }

  /// The box with a margin for the pixels at its edge, which show it in part.
  var withMargin: RotatedBox { inset(by: -1) }

  func part(x: Double, y: Double, width: Double, height: Double) -> RotatedBox {
    let middle = VectorPoint(x: x + width / 2 - halfWidth, y: y + height / 2 - halfHeight)
    return RotatedBox(
      center: center + rotated(middle), halfWidth: width / 2, halfHeight: height / 2, radius: 0,
      axis: axis)
  }

  @inline(__always)
  func local(x: Double, y: Double) -> VectorPoint {
    let (dx, dy) = (x - center.x, y - center.y)
    return VectorPoint(
      x: axis.x * dx + axis.y * dy + halfWidth, y: axis.x * dy - axis.y * dx + halfHeight)
  }

  func add(to path: inout FlatPath) {
    guard halfWidth > 0, halfHeight > 0 else { return }
    let share = VectorPath.circle
    for turn in 0..<4 {
      // The corner seen from the center, and the directions from it back and ahead along the edges.
      let (right, down) = (turn == 1 || turn == 2, turn == 2 || turn == 3)
      let corner = VectorPoint(
        x: right ? halfWidth : -halfWidth, y: down ? halfHeight : -halfHeight)
      let aside = VectorPoint(x: right ? -radius : radius, y: 0)
      let along = VectorPoint(x: 0, y: down ? -radius : radius)
      let (back, ahead) = turn % 2 == 0 ? (along, aside) : (aside, along)
      path.add(FlatPath.Corner(point: rotated(corner + back)))
      if radius > 0 {
        path.addCurve(
          rotated(corner + back * (1 - share)), rotated(corner + ahead * (1 - share)),
          rotated(corner + ahead))
      }
    }
    path.endPart(isClosed: true)
  }

  private func rotated(_ point: VectorPoint) -> VectorPoint {
    VectorPoint(x: axis.x * point.x - axis.y * point.y, y: axis.y * point.x + axis.x * point.y)
  }
}
