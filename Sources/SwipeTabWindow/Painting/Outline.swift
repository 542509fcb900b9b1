/// The edges of polygons, in pixels.
nonisolated final class Outline {
  /// A line that is not horizontal.
  struct Edge {
    var top: Double
    var bottom: Double
    /// The x coordinate at the top.
    var start: Double
    /// The x coordinate at the bottom.
    var end: Double
    /// 1 if the polygon goes down along the edge, -1 if it goes up.
    var winding: Int

    var slope: Double

    init(top: Double, bottom: Double, start: Double, end: Double, winding: Int) {
      (self.top, self.bottom) = (top, bottom)
      (self.start, self.end, self.winding) = (start, end, winding)
      slope = (end - start) / (bottom - top)
    }

    @inline(__always)
    func x(at y: Double) -> Double {
      let x = start + slope * (y - top)
      return start < end ? min(max(x, start), end) : min(max(x, end), start)
    }
  }

  private(set) var edges: [Edge] = []
  private(set) var low = VectorPoint(x: .infinity, y: .infinity)
  private(set) var high = VectorPoint(x: -.infinity, y: -.infinity)

  /// The largest distance from the origin, in pixels; points beyond are moved there.
  static let limit = 1e9

  func removeAll() {
    edges.removeAll(keepingCapacity: true)
    low = VectorPoint(x: .infinity, y: .infinity)
    high = VectorPoint(x: -.infinity, y: -.infinity)
  }

  func addEdge(from: VectorPoint, to: VectorPoint) {
    include(from)
    include(to)
    if from.y < to.y {
      edges.append(Edge(top: from.y, bottom: to.y, start: from.x, end: to.x, winding: 1))
    } else if to.y < from.y {
      edges.append(Edge(top: to.y, bottom: from.y, start: to.x, end: from.x, winding: -1))
    }
  }

  func addPolygon(_ points: some RandomAccessCollection<VectorPoint>) {
    guard var from = points.last else { return }
    for to in points {
      addEdge(from: from, to: to)
      from = to
    }
  }

  func bounds(movedBy offset: VectorPoint) -> PixelRect {
    guard low.x < high.x, low.y < high.y else { return .empty }
    return PixelRect(
      left: Int(saturating: (low.x + offset.x).rounded(.down)),
      top: Int(saturating: (low.y + offset.y).rounded(.down)),
      right: Int(saturating: (high.x + offset.x).rounded(.up)),
      bottom: Int(saturating: (high.y + offset.y).rounded(.up)))
  }

  private func include(_ point: VectorPoint) {
    low = VectorPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = VectorPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }
}

/// An outline at a place on the canvas.
nonisolated struct PlacedOutline {
  let outline: Outline
  let offset: VectorPoint

  var bounds: PixelRect { outline.bounds(movedBy: offset) }
}
