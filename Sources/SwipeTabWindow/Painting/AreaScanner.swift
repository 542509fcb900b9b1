import SwipeTabKit

/// Computes the part of each pixel that is inside polygons.
///
/// A row of pixels is cut at all corners and crossings, so that its coverage is exact, unless there are too many of
/// them: then it is split into sixteen lines, along each of which the coverage is exact. The coverage does not depend
/// on the part of the canvas that is painted. Nothing is allocated once its memory has grown.
nonisolated final class AreaScanner {
  /// The way in which a row of pixels is cut.
  enum Precision {
    /// At corners and crossings, if they are few.
    case exact
    case sixteenths
  }

  private let edges = Scratch<Outline.Edge>()
  /// For each edge, the next one that begins in the same row, or -1.
  private let successors = Scratch<Int>()
  /// For each row, the first edge that begins there, or -1.
  private let heads = Scratch<Int>()
  private let active = Scratch<Int>()
  private let cuts = Scratch<Double>()
  private let sides = Scratch<ScannedSide>()
  private let others = Scratch<Int>()
  private var row = CoverageRow()

  /// The largest number of edges in a row whose crossings are computed.
  private static let mostEdges = 24
  private static let mostCuts = 48

  /// Calls `body` with runs of pixels of equal coverage in `1...255`, from left to right and from top to bottom.
  func scan(
    _ shape: PlacedOutline, _ rule: FillRule, in clip: PixelRect, precision: Precision = .exact,
    _ body: (_ y: Int, _ x: Int, _ count: Int, _ coverage: UInt32) -> Void
  ) {
    let area = shape.bounds.intersection(clip)
    guard !area.isEmpty else { return }
    let count = place(shape, area)
    let active = active.pointer(count: count)
    let edges = edges.pointer(count: count)
    let successors = successors.pointer(count: count)
    let heads = heads.pointer(count: area.height)
    var activeCount = 0
    row.begin(left: area.left, right: area.right)
    for y in area.top..<area.bottom {
      var kept = 0
      for index in 0..<activeCount where edges[active[index]].bottom > Double(y) {
        active[kept] = active[index]
        kept += 1
      }
      activeCount = kept
      var next = heads[y - area.top]
      while next >= 0 {
        active[activeCount] = next
        activeCount += 1
        next = successors[next]
      }
      guard activeCount > 0 else { continue }
      scanRow(y, Edges(all: edges, active: active, count: activeCount), rule, precision)
      row.forEachRun { body(y, $0, $1, $2) }
    }
  }

  private struct Edges {
    let all: UnsafeMutablePointer<Outline.Edge>
    let active: UnsafeMutablePointer<Int>
    let count: Int

    subscript(index: Int) -> Outline.Edge { all[active[index]] }
  }

  /// Copies the edges that touch an area, sorts them by the row in which they begin, and returns their number.
  private func place(_ shape: PlacedOutline, _ area: PixelRect) -> Int {
    let heads = heads.pointer(count: area.height)
    heads.update(repeating: -1, count: area.height)
    let edges = edges.pointer(count: shape.outline.edges.count)
    let successors = successors.pointer(count: shape.outline.edges.count)
    let (top, bottom) = (Double(area.top), Double(area.bottom))
    var count = 0
    for original in shape.outline.edges {
      var edge = original
      edge.top += shape.offset.y
      edge.bottom += shape.offset.y
      // An edge much smaller than the offset can become horizontal.
      guard edge.bottom > top, edge.top < bottom, edge.top < edge.bottom else { continue }
      edge.start += shape.offset.x
      edge.end += shape.offset.x
      let first = edge.top > top ? Int(edge.top.rounded(.down)) - area.top : 0
      edges[count] = edge
      successors[count] = heads[first]
      heads[first] = count
      count += 1
    }
    return count
  }

  private func scanRow(_ y: Int, _ edges: Edges, _ rule: FillRule, _ precision: Precision) {
    if precision == .exact, edges.count <= Self.mostEdges {
      let count = cut(y, edges)
      if count <= Self.mostCuts { return scanSlabs(y, edges, rule, cutCount: count) }
    }
    // A path with very many edges in a row is noise at any precision.
    let lines = precision == .exact && edges.count > 512 ? 4 : 16
    for line in 0..<lines {
      scanLine(
        Double(y) + (Double(line) + 0.5) / Double(lines), edges, rule,
        height: CoverageRow.full / lines)
    }
  }

  /// Finds the heights at which a row must be cut, and returns their number; above `mostCuts`, some are missing.
  private func cut(_ y: Int, _ edges: Edges) -> Int {
    let cuts = cuts.pointer(count: Self.mostCuts + 1)
    let (top, bottom) = (Double(y), Double(y) + 1)
    cuts[0] = top
    cuts[1] = bottom
    var count = 2
    func insert(_ height: Double) {
      guard height > top, height < bottom, count <= Self.mostCuts else { return }
      var index = count
      while cuts[index - 1] > height { index -= 1 }
      guard cuts[index - 1] < height else { return }
      var moved = count
      while moved > index {
        cuts[moved] = cuts[moved - 1]
        moved -= 1
      }
      cuts[index] = height
      count += 1
    }
    for first in 0..<edges.count {
      let edge = edges[first]
      insert(edge.top)
      insert(edge.bottom)
      for second in 0..<first {
        if let crossing = Self.crossing(edge, edges[second], from: top, to: bottom) {
          insert(crossing)
        }
      }
    }
    return count
  }

  @inline(__always)
  private static func crossing(
    _ a: Outline.Edge, _ b: Outline.Edge, from low: Double, to high: Double
  ) -> Double? {
    guard min(a.start, a.end) < max(b.start, b.end), min(b.start, b.end) < max(a.start, a.end)
    else { return nil }
    let low = max(low, max(a.top, b.top))
    let high = min(high, min(a.bottom, b.bottom))
    guard low < high else { return nil }
    let before = a.x(at: low) - b.x(at: low)
    let after = a.x(at: high) - b.x(at: high)
    guard before < 0 && after > 0 || before > 0 && after < 0 else { return nil }
    return low + (high - low) * (before / (before - after))
  }

  /// Adds the coverage between cuts, where edges neither end nor intersect.
  private func scanSlabs(_ y: Int, _ edges: Edges, _ rule: FillRule, cutCount: Int) {
    let cuts = cuts.pointer(count: Self.mostCuts + 1)
    let sides = sides.pointer(count: edges.count)
    var start = 0
    for index in 1..<cutCount {
      let (top, bottom) = (cuts[index - 1], cuts[index])
      let end = Int(((bottom - Double(y)) * Double(CoverageRow.full)).rounded())
      guard end > start else { continue }
      var count = 0
      for index in 0..<edges.count {
        let edge = edges[index]
        guard edge.top <= top, edge.bottom >= bottom else { continue }
        sides[count] = ScannedSide(
          top: edge.x(at: top), bottom: edge.x(at: bottom), winding: edge.winding,
          order: edges.active[index])
        count += 1
      }
      add(sides, count, rule, height: end - start)
      start = end
    }
  }

  /// Adds the coverage along a horizontal line.
  ///
  /// Only edges inside the clip are sorted: to the left of it only their sum counts. They keep their order from line to
  /// line, so that few must be moved.
  private func scanLine(_ y: Double, _ edges: Edges, _ rule: FillRule, height: Int) {
    let sides = sides.pointer(count: edges.count)
    let others = others.pointer(count: edges.count)
    let (left, right) = (Double(row.left), Double(row.right))
    var (count, otherCount, winding) = (0, 0, 0)
    for index in 0..<edges.count {
      let edge = edges[index]
      let isCrossed = edge.top <= y && y < edge.bottom
      let x = isCrossed ? edge.x(at: y) : right
      if x > left, x < right {
        sides[count] = ScannedSide(
          top: x, bottom: x, winding: edge.winding, order: edges.active[index])
        count += 1
      } else {
        if x <= left { winding += edge.winding }
        others[otherCount] = edges.active[index]
        otherCount += 1
      }
    }
    add(sides, count, rule, height: height, from: winding)
    for index in 0..<count { edges.active[index] = sides[index].order }
    for index in 0..<otherCount { edges.active[count + index] = others[index] }
  }

  /// Adds the spans between sides, with the winding number `start` to the left of all of them.
  private func add(
    _ sides: UnsafeMutablePointer<ScannedSide>, _ count: Int, _ rule: FillRule, height: Int,
    from start: Int = 0
  ) {
    ScannedSide.sort(sides, count)
    var winding = rule == .nonZero ? start : start & 1
    if winding != 0 { row.add(Double(row.left), Double(row.left), height: height) }
    for index in 0..<count {
      let wasInside = winding != 0
      winding = rule == .nonZero ? winding + sides[index].winding : 1 - winding
      if !wasInside {
        row.add(sides[index].top, sides[index].bottom, height: height)
      } else if winding == 0 {
        row.add(sides[index].top, sides[index].bottom, height: -height)
      }
    }
  }
}
