import SwipeTabKit

nonisolated extension CoverageMask {
  mutating func fill(
    _ outline: Outline, _ rule: FillRule, left: Double = 0, top: Double = 0,
    precision: AreaScanner.Precision = .exact
  ) {
    let shape = PlacedOutline(outline: outline, offset: VectorPoint(x: left, y: top))
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    include(shape.bounds)
    AreaScanner().scan(shape, rule, in: all, precision: precision) { y, x, count, coverage in
      for x in x..<x + count { put(UInt8(coverage), at: y * width + x) }
    }
  }

  mutating func fill(_ shape: RoundedShape) {
    let area = shape.bounds.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return }
    include(area)
    for y in area.top..<area.bottom {
      let row = shape.row(y)
      for x in area.left..<area.right { put(shape.coverage(x, row), at: y * width + x) }
    }
  }

  mutating func outline(_ shape: RoundedShape, thickness: Double) {
    let outer = shape.inset(by: -thickness / 2)
    let inner = shape.inset(by: thickness / 2)
    let area = outer.bounds.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return }
    include(area)
    for y in area.top..<area.bottom {
      let (row, hole) = (outer.row(y), inner.row(y))
      for x in area.left..<area.right {
        let open = inner.isEmpty ? 0 : inner.coverage(x, hole)
        put(outer.coverage(x, row) - open, at: y * width + x)
      }
    }
  }
}
