import SwipeTabKit

nonisolated extension VectorIcon.Shape {
  /// The painting work as the area that the shape visits inside the drawing, divided by the drawing's area.
  func paintedArea(on size: Size) -> Double {
    let square = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let grid = max(size.width, size.height)
    func area(_ rect: Rect) -> Double {
      let part = rect.intersection(square)
      return max(0, part.width) * max(0, part.height)
    }
    func grown(_ rect: Rect) -> Rect {
      Rect(
        x: rect.x - pen / 2, y: rect.y - pen / 2, width: rect.width + pen,
        height: rect.height + pen)
    }
    func outlined(_ make: (_ axis: VectorPoint, _ outline: Outline) -> Void) -> Double {
      let outline = Outline()
      let scale = 64 / grid
      make(VectorPoint(x: scale, y: 0), outline)
      guard outline.low.x <= outline.high.x else { return 0 }
      let bounds = Rect(
        x: outline.low.x / scale, y: outline.low.y / scale,
        width: (outline.high.x - outline.low.x) / scale,
        height: (outline.high.y - outline.low.y) / scale)
      return outline.edges.reduce(area(bounds)) { sum, edge in
        // An edge costs something even where it is short.
        let height = (edge.bottom - edge.top) / scale
        let rows = area(Rect(x: 0, y: edge.top / scale, width: grid / 64, height: height))
        return sum + max(rows, 2e-4 * size.width * size.height)
      }
    }
    let visited: Double
    switch form {
    case .block(let rect, _): visited = area(rect)
    case .box(let rect, _): visited = area(grown(rect))
    case .line(let path):
      visited = path.segments.reduce(0) { sum, segment in
        // A slanted stroke visits less than the rectangle around it.
        let length = min(segment.length, 2 * grid)
        return sum + min(area(grown(segment.bounds)), (length + pen) * pen)
      }
    case .area(let path):
      let segments = path.segments
      let points = segments.flatMap { [$0.start, $0.end] }
      let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
      let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
      let bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
      // Every edge is examined in each row that it crosses.
      let edges = segments.reduce(0) { sum, segment in
        let bounds = segment.bounds
        return sum + area(Rect(x: 0, y: bounds.y, width: grid / 64, height: bounds.height))
      }
      visited = area(bounds) + edges
    case .filled(let path, _):
      visited = outlined { OutlineBuilder().fill(path, axis: $0, into: $1) }
    case .stroked(let path, let style):
      visited = outlined { OutlineBuilder().stroke(path, style, axis: $0, into: $1) }
    }
    return visited / (size.width * size.height)
  }
}

/// A straight piece of a path.
nonisolated private struct Segment {
  var start: VectorPoint
  var end: VectorPoint

  var length: Double { (end - start).length }

  var bounds: Rect {
    Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }
}

nonisolated extension VectorPath {
  /// The straight pieces of the path, where a dot is a piece without a length.
  fileprivate var segments: [Segment] {
    strokes { $0 }.flatMap { stroke in
      stroke.points.count == 1
        ? stroke.points.map { Segment(start: $0, end: $0) }
        : zip(stroke.points, stroke.points.dropFirst()).map { Segment(start: $0, end: $1) }
    }
  }
}
