import SwipeTabKit

nonisolated extension CoverageMask {
  /// Fills the area inside closed lines by the even-odd rule.
  mutating func fill(_ outlines: [[VectorPoint]], _ mode: Mode) {
    include(Self.bounds(of: outlines, width, height))
    let outline = Outline()
    for points in outlines { outline.addPolygon(points) }
    let shape = PlacedOutline(outline: outline, offset: VectorPoint(x: 0, y: 0))
    AreaScanner().scan(
      shape, .evenOdd, in: PixelRect(x: 0, y: 0, width: width, height: height),
      precision: .sixteenths
    ) { y, x, count, coverage in
      for x in x..<x + count { put(UInt8(coverage), at: y * width + x, mode) }
    }
  }

  mutating func fill(
    _ outline: Outline, _ rule: FillRule, left: Double, top: Double, _ mode: Mode
  ) {
    let shape = PlacedOutline(outline: outline, offset: VectorPoint(x: left, y: top))
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    include(shape.bounds)
    AreaScanner().scan(shape, rule, in: all) { y, x, count, coverage in
      for x in x..<x + count { put(UInt8(coverage), at: y * width + x, mode) }
    }
  }

  private static func bounds(
    of outlines: [[VectorPoint]], _ width: Int, _ height: Int
  ) -> PixelRect {
    var (low, high) = (
      VectorPoint(x: .infinity, y: .infinity), VectorPoint(x: -.infinity, y: -.infinity)
    )
    for point in outlines.joined() {
      low = VectorPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = VectorPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return PixelRect(
      left: index(low.x - 1, width), top: index(low.y - 1, height),
      right: index(high.x + 2, width), bottom: index(high.y + 2, height))
  }

  mutating func fill(_ shape: RoundedShape, _ mode: Mode) {
    let area = shape.bounds.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return }
    include(area)
    for y in area.top..<area.bottom {
      let row = shape.row(y)
      for x in area.left..<area.right { put(shape.coverage(x, row), at: y * width + x, mode) }
    }
  }

  mutating func outline(_ shape: RoundedShape, thickness: Double, _ mode: Mode) {
    let outer = shape.inset(by: -thickness / 2)
    let inner = shape.inset(by: thickness / 2)
    let area = outer.bounds.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return }
    include(area)
    for y in area.top..<area.bottom {
      let (row, hole) = (outer.row(y), inner.row(y))
      for x in area.left..<area.right {
        let open = inner.isEmpty ? 0 : inner.coverage(x, hole)
        put(outer.coverage(x, row) - open, at: y * width + x, mode)
      }
    }
  }
}
