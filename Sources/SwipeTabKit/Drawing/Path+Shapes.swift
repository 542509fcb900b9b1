extension Path {
  /// Makes a path around a rectangle.
  public init(rect: Rect) {
    self.init()
    addRect(rect)
  }

  /// Makes a path around a rectangle with round corners.
  public init(roundedRect rect: Rect, radius: Double) {
    self.init()
    addRoundedRect(rect, radius: radius)
  }

  /// Makes the ellipse that touches the edges of a rectangle.
  public init(ellipseIn rect: Rect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Makes a path of straight lines from point to point.
  ///
  /// Points with a number that is not finite are omitted. O(n).
  public init(polyline points: some Sequence<Point>, isClosed: Bool = false) {
    self.init()
    addPolyline(points, isClosed: isClosed)
  }

  /// Adds straight lines from point to point, as a new part.
  ///
  /// O(n).
  public mutating func addPolyline(_ points: some Sequence<Point>, isClosed: Bool = false) {
    var isFirst = true
    for point in points where point.isFinite {
      if isFirst { move(to: point) } else { addLine(to: point) }
      isFirst = false
    }
    if isClosed, !isFirst { close() }
  }

  /// Adds a rectangle as a closed part, clockwise from its top left corner.
  public mutating func addRect(_ rect: Rect) {
    guard rect.hasFiniteEdges else { return }
    move(to: Point(x: rect.x, y: rect.y))
    addLine(to: Point(x: rect.maxX, y: rect.y))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.x, y: rect.maxY))
    close()
  }

  /// Adds a rectangle with round corners as a closed part, clockwise.
  ///
  /// The radius, in points, is clamped to `0...` half of the shorter side.
  public mutating func addRoundedRect(_ rect: Rect, radius: Double) {
    guard rect.hasFiniteEdges else { return }
    let radius = radius.clamped(to: 0...max(0, min(rect.width, rect.height) / 2))
    guard radius > 0 else { return addRect(rect) }
    addCorners(rect, radius, radius)
  }

  /// Adds the ellipse that touches the edges of a rectangle as a closed part, clockwise.
  public mutating func addEllipse(in rect: Rect) {
    guard rect.hasFiniteEdges else { return }
    addCorners(rect, rect.width / 2, rect.height / 2)
  }

  /// Adds a part of a circle: a straight line to its start, unless the path is empty, and the arc.
  ///
  /// - Parameters:
  ///   - center: The circle's center, in points.
  ///   - radius: The circle's radius, in points, at least 0.
  ///   - start: The angle at which it starts, in radians. 0 is to the right, π / 2 below.
  ///   - sweep: The angle of the arc, in radians, clockwise on screen if positive. It is clamped to `-2π...2π`.
  public mutating func addArc(
    center: Point, radius: Double, from start: Double, sweep: Double
  ) {
    guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite, radius >= 0 else {
      return
    }
    let sweep = sweep.clamped(to: -2 * Double.pi...2 * Double.pi)
    let pieces = max(1, Int(saturating: (abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4 / 3 * sine(step / 4) / cosine(step / 4) * radius
    var here = ArcPoint(center, radius, start)
    addLine(to: here.point)
    for piece in 1...pieces {
      let next = ArcPoint(center, radius, start + step * Double(piece))
      addCurve(
        to: next.point, control1: here.ahead(by: reach), control2: next.ahead(by: -reach))
      here = next
    }
  }

  private mutating func addCorners(_ rect: Rect, _ rx: Double, _ ry: Double) {
    // The fraction of a quarter's size at which its control points are, for a circle.
    let share = 1 - 0.552_284_749_830_793_4
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    func corner(_ x: Double, _ y: Double, _ first: Point, _ second: Point) {
      addLine(to: first)
      addCurve(
        to: second,
        control1: Point(x: mix(x, first.x, share), y: mix(y, first.y, share)),
        control2: Point(x: mix(x, second.x, share), y: mix(y, second.y, share)))
    }
    move(to: Point(x: left + rx, y: top))
    corner(right, top, Point(x: right - rx, y: top), Point(x: right, y: top + ry))
    corner(right, bottom, Point(x: right, y: bottom - ry), Point(x: right - rx, y: bottom))
    corner(left, bottom, Point(x: left + rx, y: bottom), Point(x: left, y: bottom - ry))
    corner(left, top, Point(x: left, y: top + ry), Point(x: left + rx, y: top))
    close()
  }
}

/// A point of a circle, and the direction in which an arc leaves it.
private struct ArcPoint {
  let point: Point
  private let direction: Point

  init(_ center: Point, _ radius: Double, _ angle: Double) {
    let (x, y) = (cosine(angle), sine(angle))
    point = Point(x: center.x + radius * x, y: center.y + radius * y)
    direction = Point(x: -y, y: x)
  }

  func ahead(by distance: Double) -> Point {
    Point(x: point.x + direction.x * distance, y: point.y + direction.y * distance)
  }
}

extension Rect {
  var hasFiniteEdges: Bool { x.isFinite && y.isFinite && maxX.isFinite && maxY.isFinite }
}
