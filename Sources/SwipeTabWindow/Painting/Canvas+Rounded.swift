import SwipeTabKit

nonisolated extension Canvas {
  func fill(_ shape: RoundedShape, _ color: Color) {
    let area = shape.bounds.intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    let (opacity, straight) = (Double(color.alpha), shape.straightRows)
    var line = shape.row(area.top)
    for y in area.top..<area.bottom {
      // Rows between the corners are all alike.
      if y > area.top, !(straight.contains(y - 1) && straight.contains(y)) { line = shape.row(y) }
      let evenStart = min(max(line.evenStart, area.left), area.right)
      let evenEnd = min(max(line.evenEnd, evenStart), area.right)
      let evenAlpha = UInt32(line.even * opacity + 0.5)
      fillEdge(shape, line, y, max(line.start, area.left), evenStart, color)
      if evenAlpha > 0 {
        fillSpan(row(y) + evenStart, count: evenEnd - evenStart, color.pixel, evenAlpha)
      }
      fillEdge(shape, line, y, evenEnd, min(line.end, area.right), color)
    }
  }

  func ring(_ shape: RoundedShape, width: Double, _ color: Color) {
    let area = shape.bounds.intersection(clip)
    guard !area.isEmpty, color.alpha > 0, width > 0 else { return }
    let hole = shape.inset(by: width)
    for y in area.top..<area.bottom {
      let outer = shape.row(y)
      let inner = hole.row(y)
      let start = max(outer.start, area.left)
      let end = min(outer.end, area.right)
      let isOpen = inner.even == 1 && inner.evenStart < inner.evenEnd
      let holeStart = isOpen ? min(max(inner.evenStart, start), end) : end
      let holeEnd = isOpen ? min(max(inner.evenEnd, holeStart), end) : end
      ringEdge(shape, outer, hole, inner, y, start, holeStart, color)
      ringEdge(shape, outer, hole, inner, y, holeEnd, end, color)
    }
  }

  private func fillEdge(
    _ shape: RoundedShape, _ line: RoundedShape.Row, _ y: Int, _ start: Int, _ end: Int,
    _ color: Color
  ) {
    let pixels = row(y)
    var x = start
    while x < end {
      blend(pixels + x, shape.coverage(x, line), color)
      x &+= 1
    }
  }

  private func ringEdge(
    _ shape: RoundedShape, _ outer: RoundedShape.Row, _ hole: RoundedShape,
    _ inner: RoundedShape.Row, _ y: Int, _ start: Int, _ end: Int, _ color: Color
  ) {
    let pixels = row(y)
    var x = start
    while x < end {
      let covered = hole.isEmpty ? 0 : hole.coverage(x, inner)
      blend(pixels + x, shape.coverage(x, outer) - covered, color)
      x &+= 1
    }
  }

  @inline(__always)
  private func blend(_ pixel: UnsafeMutablePointer<UInt32>, _ coverage: Double, _ color: Color) {
    guard coverage > 0 else { return }
    let alpha = UInt32(coverage * Double(color.alpha) + 0.5)
    pixel.pointee = Blend.mix(pixel.pointee, color.pixel, alpha)
  }
}
