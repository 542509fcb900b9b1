import SwipeTabKit

/// Cuts paths into dashes.
nonisolated struct Dasher {
  private(set) var result = FlatPath()

  private static let mostDashes = 10_000.0

  /// Cuts a path into dashes, in `result`, or returns false if it is to stay solid.
  mutating func split(
    _ path: FlatPath, dashes: [Double], phase: Double, scale: Double
  ) -> Bool {
    guard !dashes.isEmpty else { return false }
    var sum = 0.0
    for dash in dashes {
      guard dash >= 0, dash.isFinite else { return false }
      sum += dash
    }
    let dashCount = Self.length(path) / (sum * scale) * Double((dashes.count + 1) / 2)
    guard sum > 0, dashCount <= Self.mostDashes, phase.isFinite else { return false }
    let period = dashes.count % 2 == 0 ? sum : 2 * sum
    var distance = phase.truncatingRemainder(dividingBy: period)
    if distance < 0 { distance += period }
    var pattern = Pattern(dashes: dashes, scale: scale)
    pattern.advance(by: distance)
    result.removeAll()
    for part in path.parts { split(part, of: path.corners, pattern) }
    return true
  }

  private mutating func split(
    _ part: FlatPath.Part, of corners: [FlatPath.Corner], _ start: Pattern
  ) {
    guard let first = part.corners.first else { return }
    var pattern = start
    var from = corners[first]
    if pattern.isDash { result.add(FlatPath.Corner(point: from.point)) }
    let count = part.corners.count
    for step in 1..<(part.isClosed ? count + 1 : max(1, count)) {
      let to = corners[part.corners.lowerBound + step % count]
      let way = to.point - from.point
      let length = way.length
      var done = 0.0
      while length - done > pattern.left {
        done += pattern.left
        let cut = FlatPath.Corner(point: from.point + way * (done / length))
        if pattern.isDash {
          result.add(cut)
          result.endPart(isClosed: false)
        }
        pattern.next()
        if pattern.isDash { result.add(cut) }
      }
      pattern.left -= length - done
      if pattern.isDash { result.add(to) }
      from = to
    }
    result.endPart(isClosed: false)
  }

  private static func length(_ path: FlatPath) -> Double {
    var length = 0.0
    for part in path.parts {
      guard var from = part.isClosed ? part.corners.last : part.corners.first else { continue }
      for index in part.corners {
        length += (path.corners[index].point - path.corners[from].point).length
        from = index
      }
    }
    return length
  }

  private struct Pattern {
    let dashes: [Double]
    let scale: Double
    var index = 0
    var isDash = true
    var left: Double

    init(dashes: [Double], scale: Double) {
      (self.dashes, self.scale) = (dashes, scale)
      left = dashes[0] * scale
    }

    mutating func next() {
      index = (index + 1) % dashes.count
      isDash.toggle()
      left = dashes[index] * scale
    }

    mutating func advance(by distance: Double) {
      var rest = distance * scale
      for _ in 0..<2 * dashes.count where rest >= left {
        rest -= left
        next()
      }
      left = max(0, left - rest)
    }
  }
}
