import SwipeTabKit

/// Computes the outlines of strokes.
///
/// The outline of a stroke runs along its left side and back along its right side. Where it
/// overlaps itself its winding number grows, so that the non-zero rule fills it without holes.
nonisolated struct Stroker {
  private var half = 0.5
  private var cap = StrokeStyle.Cap.butt
  private var join = StrokeStyle.Join.miter
  /// The corners of the current part, without those at the same place as the one before.
  private var corners: [FlatPath.Corner] = []
  private var polygon: [VectorPoint] = []

  /// Corners closer than this, in pixels, count as one.
  private static let closest = 1e-6

  mutating func begin(halfWidth: Double, cap: StrokeStyle.Cap, join: StrokeStyle.Join) {
    (half, self.cap, self.join) = (halfWidth, cap, join)
  }

  mutating func add(
    _ part: FlatPath.Part, of path: [FlatPath.Corner], to outline: Outline
  ) {
    keepDistinct(path, part.corners)
    if part.isClosed, corners.count > 1,
      let first = corners.first, let last = corners.last,
      (first.point - last.point).length < Self.closest
    {
      corners.removeLast()
    }
    guard corners.count > 1 else { return addDot(to: outline) }
    if part.isClosed, corners.count > 2 {
      addSide(isClosed: true, isBackwards: false)
      finish(outline)
      addSide(isClosed: true, isBackwards: true)
      finish(outline)
    } else if part.isClosed {
      // Two corners, at both of which the left side turns back.
      addSide(isClosed: true, isBackwards: false)
      finish(outline)
    } else {
      addSide(isClosed: false, isBackwards: false)
      addCap(at: corners.count - 1, from: corners.count - 2)
      addSide(isClosed: false, isBackwards: true)
      addCap(at: 0, from: 1)
      finish(outline)
    }
  }

  private mutating func finish(_ outline: Outline) {
    outline.addPolygon(polygon)
    polygon.removeAll(keepingCapacity: true)
  }

  private mutating func keepDistinct(_ path: [FlatPath.Corner], _ range: Range<Int>) {
    corners.removeAll(keepingCapacity: true)
    for index in range {
      if let last = corners.last, (path[index].point - last.point).length < Self.closest {
        corners[corners.count - 1].isSmooth = last.isSmooth && path[index].isSmooth
      } else {
        corners.append(path[index])
      }
    }
  }

  /// A part without length is a circle or a square, unless ends are butt.
  private mutating func addDot(to outline: Outline) {
    guard let center = corners.first?.point, cap != .butt else { return }
    let right = VectorPoint(x: half, y: 0)
    let down = VectorPoint(x: 0, y: half)
    addQuarter(center, right, down)
    addQuarter(center, down, right * -1)
    addQuarter(center, right * -1, down * -1)
    addQuarter(center, down * -1, right)
    finish(outline)
  }

  private mutating func addQuarter(
    _ center: VectorPoint, _ from: VectorPoint, _ to: VectorPoint
  ) {
    if cap == .square {
      polygon.append(center + from + to)
    } else {
      addArc(center, from, to)
    }
  }

  // MARK: Sides

  private mutating func addSide(isClosed: Bool, isBackwards: Bool) {
    let count = corners.count
    func index(_ step: Int) -> Int {
      let index = step % count
      return isBackwards ? count - 1 - index : index
    }
    let segments = isClosed ? count : count - 1
    var segment = Segment(corners[index(0)].point, corners[index(1)].point, half)
    if !isClosed { polygon.append(corners[index(0)].point + segment.normal) }
    for step in 1...segments {
      let end = corners[index(step)]
      if step == segments, !isClosed {
        polygon.append(end.point + segment.normal)
        return
      }
      let next = Segment(end.point, corners[index(step + 1)].point, half)
      addJoin(end, segment, next)
      segment = next
    }
  }

  private struct Segment {
    let direction: VectorPoint
    let length: Double
    /// The way from the path to the stroke's left side.
    let normal: VectorPoint

    init(_ from: VectorPoint, _ to: VectorPoint, _ half: Double) {
      let way = to - from
      length = way.length
      direction = way * (1 / length)
      normal = VectorPoint(x: direction.y * half, y: -direction.x * half)
    }
  }

  private mutating func addJoin(_ corner: FlatPath.Corner, _ from: Segment, _ to: Segment) {
    let (a, b) = (from.direction, to.direction)
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    let point = corner.point
    // Half of the turn's tangent, with which the sides meet.
    let meeting = (from.normal + to.normal) * (1 / (1 + dot))
    if cross < 0 || cross == 0 && dot > 0 {
      let used = half * half * (1 - dot)
      // Each segment may lose half of its length at each end.
      let room = min(from.length, to.length) / 2
      if used <= room * room * (1 + dot) {
        polygon.append(point + meeting)
      } else {
        // Over the corner itself, so that every piece of the stroke winds in the same direction.
        polygon.append(point + from.normal)
        polygon.append(point)
        polygon.append(point + to.normal)
      }
      return
    }
    if corner.isSmooth || join == .round {
      polygon.append(point + from.normal)
      if dot < 0 {
        let middle = Self.middle(from.normal, to.normal, a, half)
        addArc(point, from.normal, middle)
        addArc(point, middle, to.normal)
      } else {
        addArc(point, from.normal, to.normal)
      }
    } else if join == .miter, 1 + dot >= 2 / (StrokeStyle.miterLimit * StrokeStyle.miterLimit) {
      polygon.append(point + meeting)
    } else {
      polygon.append(point + from.normal)
      polygon.append(point + to.normal)
    }
  }

  // MARK: Ends and arcs

  private mutating func addCap(at end: Int, from previous: Int) {
    let point = corners[end].point
    let segment = Segment(corners[previous].point, point, half)
    let ahead = segment.direction * half
    switch cap {
    case .butt: break
    case .square:
      polygon.append(point + segment.normal + ahead)
      polygon.append(point - segment.normal + ahead)
    case .round:
      addArc(point, segment.normal, ahead)
      addArc(point, ahead, segment.normal * -1)
    }
  }

  private static func middle(
    _ from: VectorPoint, _ to: VectorPoint, _ direction: VectorPoint, _ radius: Double
  ) -> VectorPoint {
    let sum = from + to
    let length = sum.length
    return length > 1e-6 * radius ? sum * (radius / length) : direction * radius
  }

  /// Adds an arc of at most 90° around a center, without its first point.
  private mutating func addArc(
    _ center: VectorPoint, _ from: VectorPoint, _ to: VectorPoint, depth: Int = 0
  ) {
    let sum = from + to
    let distance = sum.length / 2
    if half - distance > FlatPath.tolerance, depth < 8 {
      let middle = sum * (half / (2 * distance))
      addArc(center, from, middle, depth: depth + 1)
      addArc(center, middle, to, depth: depth + 1)
    } else {
      polygon.append(center + to)
    }
  }
}
