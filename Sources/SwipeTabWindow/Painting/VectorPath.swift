import SwipeTabKit

/// A point of a drawing; y grows upwards in glyphs and downwards in icons.
nonisolated struct VectorPoint: Hashable, Sendable {
  var x: Double
  var y: Double

  static func + (a: VectorPoint, b: VectorPoint) -> VectorPoint {
    VectorPoint(x: a.x + b.x, y: a.y + b.y)
  }

  static func - (a: VectorPoint, b: VectorPoint) -> VectorPoint {
    VectorPoint(x: a.x - b.x, y: a.y - b.y)
  }

  static func * (a: VectorPoint, share: Double) -> VectorPoint {
    VectorPoint(x: a.x * share, y: a.y * share)
  }

  var length: Double { (x * x + y * y).squareRoot() }
}

/// A path of lines and curves.
nonisolated struct VectorPath: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case move(VectorPoint)
    case line(VectorPoint)
    /// Draws a quarter of an ellipse that starts along x and ends along y.
    case quarterAlongX(VectorPoint)
    /// Draws a quarter of an ellipse that starts along y and ends along x.
    case quarterAlongY(VectorPoint)
    case cubic(VectorPoint, VectorPoint, VectorPoint)
    case dot(VectorPoint)
  }

  var elements: [Element] = []

  struct Stroke: Hashable, Sendable {
    /// The vertices of a polyline, or a single one for a dot.
    var points: [VectorPoint]
    var isDot: Bool
  }

  /// The distance of a quarter's control points from its ends, as a fraction of its size, that makes a circle.
  static let circle = 0.552_284_75

  /// Returns polylines that look smooth at the unit of the coordinates, where `fullness` makes fuller corners.
  func strokes(
    fullness: Double = circle, _ transform: (VectorPoint) -> VectorPoint
  ) -> [Stroke] {
    var strokes: [Stroke] = []
    var here = VectorPoint(x: 0, y: 0)
    func curve(_ first: VectorPoint, _ second: VectorPoint, _ end: VectorPoint) {
      if strokes.isEmpty { strokes.append(Stroke(points: [transform(here)], isDot: false)) }
      Self.flatten(
        transform(here), transform(first), transform(second), transform(end),
        into: &strokes[strokes.count - 1].points)
      here = end
    }
    func quarter(_ end: VectorPoint, corner: VectorPoint) {
      curve(here + (corner - here) * fullness, end + (corner - end) * fullness, end)
    }
    for element in elements {
      switch element {
      case .move(let point):
        strokes.append(Stroke(points: [transform(point)], isDot: false))
        here = point
      case .line(let point):
        if strokes.isEmpty { strokes.append(Stroke(points: [transform(here)], isDot: false)) }
        strokes[strokes.count - 1].points.append(transform(point))
        here = point
      case .quarterAlongX(let end): quarter(end, corner: VectorPoint(x: end.x, y: here.y))
      case .quarterAlongY(let end): quarter(end, corner: VectorPoint(x: here.x, y: end.y))
      case .cubic(let first, let second, let end): curve(first, second, end)
      case .dot(let point):
        strokes.append(Stroke(points: [transform(point)], isDot: true))
        here = point
      }
    }
    return strokes
  }

  fileprivate static func flatten(
    _ start: VectorPoint, _ first: VectorPoint, _ second: VectorPoint, _ end: VectorPoint,
    into points: inout [VectorPoint]
  ) {
    let length = (first - start).length + (second - first).length + (end - second).length
    // With this many pieces an arc differs from its chords by less than 1/30 of a unit at any size.
    let pieces = min(64, max(2, Int(saturating: (length.squareRoot() * 2.5).rounded(.up))))
    for piece in 1...pieces {
      let t = Double(piece) / Double(pieces)
      let s = 1 - t
      points.append(
        start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end * (t * t * t)
      )
    }
  }
}

nonisolated extension Path {
  /// Returns the parts as polylines that look smooth at the unit of the new coordinates, without parts of a single point.
  func polylines(_ transform: (Point) -> VectorPoint) -> [[VectorPoint]] {
    let limit = -Outline.limit...Outline.limit
    func place(_ point: Point) -> VectorPoint {
      let point = transform(point)
      return VectorPoint(x: point.x.clamped(to: limit), y: point.y.clamped(to: limit))
    }
    var lines: [[VectorPoint]] = []
    var line = [place(Point(x: 0, y: 0))]
    func end() { if line.count > 1 { lines.append(line) } }
    for element in elements {
      let here = line[line.count - 1]
      switch element {
      case .move(let point):
        end()
        line = [place(point)]
      case .line(let point): line.append(place(point))
      case .quad(let control, let end):
        let (control, end) = (place(control), place(end))
        VectorPath.flatten(
          here, here + (control - here) * (2 / 3), end + (control - end) * (2 / 3), end,
          into: &line)
      case .cubic(let first, let second, let end):
        VectorPath.flatten(here, place(first), place(second), place(end), into: &line)
      case .close:
        line.append(line[0])
        end()
        line = [line[0]]
      }
    }
    end()
    return lines
  }
}

nonisolated extension Outline {
  convenience init(_ path: Path, _ transform: (Point) -> VectorPoint) {
    self.init()
    for points in path.polylines(transform) { addPolygon(points) }
  }
}
