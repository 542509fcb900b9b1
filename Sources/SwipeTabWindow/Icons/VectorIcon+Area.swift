import SwipeTabKit

nonisolated extension VectorIcon.Shape {
  /// The painting work as the area that the shape visits inside the drawing, divided by the drawing's area.
  func paintedArea(on size: Size) -> Double {
    let square = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let grid = max(size.width, size.height)
    let scale = 64 / grid
    func area(_ rect: Rect) -> Double {
      let part = rect.intersection(square)
      return max(0, part.width) * max(0, part.height)
    }
    func grown(_ rect: Rect, by width: Double) -> Rect {
      Rect(
        x: rect.x - width / 2, y: rect.y - width / 2, width: rect.width + width,
        height: rect.height + width)
    }
    func place(_ point: Point) -> VectorPoint {
      VectorPoint(x: point.x * scale, y: point.y * scale)
    }
    func outlined(_ outline: Outline) -> Double {
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
    case .block(let box): visited = area(box.frame)
    case .box(let box, let width): visited = area(grown(box.frame, by: width))
    case .line(let path, let width):
      visited = path.polylines(place).reduce(0) { sum, line in
        zip(line, line.dropFirst()).reduce(sum) { sum, ends in
          let (start, end) = (ends.0 * (1 / scale), ends.1 * (1 / scale))
          let bounds = Rect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
            height: abs(end.y - start.y))
          // A slanted stroke visits less than the rectangle around it.
          let length = min((end - start).length, 2 * grid)
          return sum + min(area(grown(bounds, by: width)), (length + width) * width)
        }
      }
    case .filled(let path, _): visited = outlined(Outline(path, place))
    case .stroked(let path, let style):
      let outline = Outline()
      OutlineBuilder().stroke(path, style, axis: VectorPoint(x: scale, y: 0), into: outline)
      visited = outlined(outline)
    }
    return visited / (size.width * size.height)
  }
}
