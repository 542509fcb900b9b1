import SwipeTabKit

/// Turns paths and strokes into outlines, in storage that is reused.
nonisolated final class OutlineBuilder {
  private var flat = FlatPath()
  private var dasher = Dasher()
  private var stroker = Stroker()

  /// The outline of a path's area, rotated and scaled so that the unit vector along x lands on `axis`, in pixels.
  func fill(_ path: Path, axis: VectorPoint, into outline: Outline) {
    flat.removeAll()
    flat.add(path) { Self.place($0, axis) }
    fillParts(into: outline)
  }

  func stroke(_ path: Path, _ style: StrokeStyle, axis: VectorPoint, into outline: Outline) {
    flat.removeAll()
    flat.add(path) { Self.place($0, axis) }
    strokeParts(style, scale: axis.length, into: outline)
  }

  func line(
    from start: VectorPoint, to end: VectorPoint, width: Double, cap: StrokeStyle.Cap,
    into outline: Outline
  ) {
    flat.removeAll()
    flat.add(FlatPath.Corner(point: start))
    flat.add(FlatPath.Corner(point: end))
    flat.endPart(isClosed: false)
    strokeParts(StrokeStyle(width: width, cap: cap), scale: 1, into: outline)
  }

  /// The outline in pixels around the box's center.
  func fill(_ box: RotatedBox, into outline: Outline) {
    flat.removeAll()
    box.add(to: &flat)
    fillParts(into: outline)
  }

  func ring(_ box: RotatedBox, width: Double, into outline: Outline) {
    guard width > 0 else { return outline.removeAll() }
    guard width < min(box.halfWidth, box.halfHeight) else { return fill(box, into: outline) }
    flat.removeAll()
    box.inset(by: width / 2).add(to: &flat)
    strokeParts(StrokeStyle(width: width), scale: 1, into: outline)
  }

  private func fillParts(into outline: Outline) {
    outline.removeAll()
    for part in flat.parts {
      guard var from = part.corners.last else { continue }
      for index in part.corners {
        outline.addEdge(from: flat.corners[from].point, to: flat.corners[index].point)
        from = index
      }
    }
  }

  private func strokeParts(_ style: StrokeStyle, scale: Double, into outline: Outline) {
    outline.removeAll()
    let width = style.width * scale
    guard width > 0, width < Outline.limit else { return }
    stroker.begin(halfWidth: width / 2, cap: style.cap, join: style.join)
    if dasher.split(flat, dashes: style.dashes, phase: style.dashPhase, scale: scale) {
      for part in dasher.result.parts { stroker.add(part, of: dasher.result.corners, to: outline) }
    } else {
      for part in flat.parts { stroker.add(part, of: flat.corners, to: outline) }
    }
  }

  private static func place(_ point: Point, _ axis: VectorPoint) -> VectorPoint {
    let limit = -Outline.limit...Outline.limit
    return VectorPoint(
      x: (axis.x * point.x - axis.y * point.y).clamped(to: limit),
      y: (axis.y * point.x + axis.x * point.y).clamped(to: limit))
  }
}
