nonisolated extension CoverageMask {
  /// Fills the area inside closed lines by the even-odd rule.
  ///
  /// Each row is split into sixteen lines; along each of them the coverage is exact.
  mutating func fill(_ outlines: [[VectorPoint]], _ mode: Mode) {
    let parts = 16
    var row = [Double](repeating: 0, count: width)
    var crossings: [Double] = []
    for y in 0..<height {
      for part in 0..<parts {
        Self.cross(outlines, at: Double(y) + (Double(part) + 0.5) / Double(parts), &crossings)
        crossings.sort()
        var index = 0
        while index + 1 < crossings.count {
          add(from: crossings[index], to: crossings[index + 1], 1 / Double(parts), &row)
          index += 2
        }
      }
      for x in 0..<width {
        put(row[x], at: y * width + x, mode)
        row[x] = 0
      }
    }
  }

  /// Fills a rounded rectangle.
  mutating func fill(_ shape: RoundedShape, _ mode: Mode) {
    let area = shape.bounds.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      let row = shape.row(y)
      for x in area.left..<area.right { put(shape.coverage(x, row), at: y * width + x, mode) }
    }
  }

  /// Draws the outline of a rounded rectangle, half of its thickness inside the edge.
  mutating func outline(_ shape: RoundedShape, thickness: Double, _ mode: Mode) {
    let outer = shape.inset(by: -thickness / 2)
    let inner = shape.inset(by: thickness / 2)
    let area = outer.bounds.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      let (row, hole) = (outer.row(y), inner.row(y))
      for x in area.left..<area.right {
        let open = inner.isEmpty ? 0 : inner.coverage(x, hole)
        put(outer.coverage(x, row) - open, at: y * width + x, mode)
      }
    }
  }

  /// The x coordinates where outlines cross a horizontal line.
  private static func cross(
    _ outlines: [[VectorPoint]], at y: Double, _ crossings: inout [Double]
  ) {
    crossings.removeAll(keepingCapacity: true)
    for points in outlines {
      guard var from = points.last else { continue }
      for to in points {
        if (from.y <= y) != (to.y <= y) {
          crossings.append(from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y))
        }
        from = to
      }
    }
  }

  /// Adds a horizontal span's coverage to each pixel.
  private func add(from start: Double, to end: Double, _ share: Double, _ row: inout [Double]) {
    let start = max(0, start)
    let end = min(Double(width), end)
    guard start < end else { return }
    let last = min(width - 1, Int(end))
    for x in Int(start)...last {
      row[x] += share * max(0, min(Double(x + 1), end) - max(Double(x), start))
    }
  }
}
