/// A mask to draw into: strokes with round ends and filled shapes, anti-aliased.
nonisolated struct CoverageMask {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]
  /// A rectangle that holds everything drawn, outside of which all is transparent.
  private(set) var drawn = PixelRect.empty

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = Array(repeating: 0, count: self.width * self.height)
  }

  mutating func include(_ area: PixelRect) {
    let area = area.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return }
    drawn = drawn.isEmpty ? area : drawn.union(area)
  }

  mutating func clear() {
    for y in drawn.top..<drawn.bottom {
      for index in y * width + drawn.left..<y * width + drawn.right { bytes[index] = 0 }
    }
    drawn = .empty
  }

  @inline(__always)
  func forEachPixel(_ body: (_ index: Int, _ coverage: UInt8) -> Void) {
    for y in drawn.top..<drawn.bottom {
      for index in y * width + drawn.left..<y * width + drawn.right where bytes[index] != 0 {
        body(index, bytes[index])
      }
    }
  }

  var mask: Mask { Mask(width: width, height: height, bytes: bytes) }

  /// The tip of a pen, an ellipse, in pixels.
  struct Pen: Hashable, Sendable {
    var width: Double
    var height: Double
  }

  /// Draws a polyline, which is a dot for a single point.
  mutating func stroke(_ points: [VectorPoint], _ pen: Pen) {
    guard let first = points.first, pen.width > 0, pen.height > 0 else { return }
    if points.count == 1 { capsule(first, first, pen) }
    for (from, to) in zip(points, points.dropFirst()) { capsule(from, to, pen) }
  }

  @inline(__always)
  mutating func put(_ coverage: Double, at index: Int) {
    guard coverage > 0 else { return }
    put(UInt8(min(coverage, 1) * 255 + 0.5), at: index)
  }

  @inline(__always)
  mutating func put(_ value: UInt8, at index: Int) {
    bytes[index] = max(bytes[index], value)
  }

  mutating func add(_ layer: CoverageMask, opacity: UInt8, brightness: UInt8 = 255) {
    include(layer.drawn)
    layer.forEachPixel { index, coverage in
      let cover = Blend.product(UInt32(coverage), UInt32(opacity))
      let rest = Blend.product(UInt32(bytes[index]), 255 - cover)
      bytes[index] = UInt8(Blend.product(cover, UInt32(brightness)) + rest)
    }
  }

  mutating func multiply(by other: CoverageMask) {
    for y in drawn.top..<drawn.bottom {
      for index in y * width + drawn.left..<y * width + drawn.right {
        bytes[index] = UInt8(Blend.product(UInt32(bytes[index]), UInt32(other.bytes[index])))
      }
    }
  }

  private mutating func capsule(_ from: VectorPoint, _ to: VectorPoint, _ pen: Pen) {
    let (rx, ry) = (pen.width / 2, pen.height / 2)
    let top = Self.index(min(from.y, to.y) - ry - 1, height)
    let bottom = Self.index(max(from.y, to.y) + ry + 2, height)
    include(
      PixelRect(
        left: Self.index(min(from.x, to.x) - rx - 1, width), top: top,
        right: Self.index(max(from.x, to.x) + rx + 2, width), bottom: bottom))
    // In a space where the pen is the unit circle.
    let way = VectorPoint(x: (to.x - from.x) / rx, y: (to.y - from.y) / ry)
    let square = way.x * way.x + way.y * way.y
    for y in top..<max(top, bottom) {
      let middle = Double(y) + 0.5
      let (left, right) = columns(from, to, from: middle - ry - 1, to: middle + ry + 1, rx + 1)
      for x in left..<max(left, right) {
        let place = VectorPoint(x: (Double(x) + 0.5 - from.x) / rx, y: (middle - from.y) / ry)
        let along = (place.x * way.x + place.y * way.y) / (square > 0 ? square : 1)
        let nearest = way * min(max(along, 0), 1)
        put(Self.coverage(place - nearest, rx, ry), at: y * width + x)
      }
    }
  }

  private func columns(
    _ start: VectorPoint, _ end: VectorPoint, from low: Double, to high: Double, _ reach: Double
  ) -> (left: Int, right: Int) {
    var (first, last) = (start.x, end.x)
    let rise = end.y - start.y
    if rise * rise > 1e-12 {
      let slope = (end.x - start.x) / rise
      first = start.x + slope * (min(max(low, min(start.y, end.y)), max(start.y, end.y)) - start.y)
      last = start.x + slope * (min(max(high, min(start.y, end.y)), max(start.y, end.y)) - start.y)
    }
    return (
      Self.index(min(first, last) - reach, width), Self.index(max(first, last) + reach + 1, width)
    )
  }

  /// The coverage of a pixel whose center is `offset` pen radii from the pen's center.
  ///
  /// The distance to the pen's edge is the distance in the unit circle, corrected by the slope, and exact where the
  /// edge is vertical or horizontal.
  @inline(__always)
  private static func coverage(_ offset: VectorPoint, _ rx: Double, _ ry: Double) -> Double {
    let radius = offset.length
    guard radius > 1e-9 else { return min(1, 2 * min(rx, ry)) }
    let (slopeX, slopeY) = (offset.x / rx, offset.y / ry)
    let slope = (slopeX * slopeX + slopeY * slopeY).squareRoot() / radius
    let edge = (1 - radius) / slope
    // A pen thinner than a pixel cannot cover one.
    return min(edge + 0.5, 2 * min(rx, ry))
  }

  static func index(_ place: Double, _ count: Int) -> Int {
    place > 0 ? (place < Double(count) ? Int(place) : count) : 0
  }
}
