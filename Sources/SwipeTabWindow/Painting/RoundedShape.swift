import SwipeTabKit

/// A rounded rectangle at a position in fractions of pixels, and its coverage of each pixel.
nonisolated struct RoundedShape: Hashable {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  /// The corner radius, at most half of the shorter side.
  let radius: Double

  init(left: Double, top: Double, right: Double, bottom: Double, radius: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.radius = max(0, min(radius, min(right - left, bottom - top) / 2))
  }

  var isEmpty: Bool { !(left < right && top < bottom) }

  func inset(by width: Double) -> RoundedShape {
    RoundedShape(
      left: left + width, top: top + width, right: right - width, bottom: bottom - width,
      radius: radius - width)
  }

  func moved(_ x: Int, _ y: Int) -> RoundedShape {
    RoundedShape(
      left: left + Double(x), top: top + Double(y), right: right + Double(x),
      bottom: bottom + Double(y), radius: radius)
  }

  var bounds: PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        left: Int(saturating: left.rounded(.down)), top: Int(saturating: top.rounded(.down)),
        right: Int(saturating: right.rounded(.up)), bottom: Int(saturating: bottom.rounded(.up)))
  }

  struct Row {
    /// The fraction of the row's height that is between the shape's top and bottom.
    var height: Double
    /// The distance of the row's middle beyond the corner centers, not positive between them.
    var beyond: Double
    /// The pixels in `start..<end` may be covered.
    var start: Int
    var end: Int
    /// The pixels in `evenStart..<evenEnd` have equal coverage.
    var evenStart: Int
    var evenEnd: Int
    var even: Double
  }

  var straightRows: Range<Int> {
    let first = Int(saturating: (top + radius).rounded(.up))
    return first..<max(first, Int(saturating: (bottom - radius).rounded(.down)))
  }

  func row(_ y: Int) -> Row {
    let middle = Double(y) + 0.5
    let height = overlap(Double(y), top, bottom)
    let beyond = max(top + radius - middle, middle - (bottom - radius))
    var row = Row(
      height: height, beyond: beyond, start: 0, end: 0, evenStart: 0, evenEnd: 0, even: height)
    guard height > 0, !isEmpty else { return row }
    let touched = beyond > 0 ? radius - chord(radius + 0.5, beyond) : 0
    row.start = Int(saturating: (left + max(0, touched - 0.5)).rounded(.down))
    row.end = Int(saturating: (right - max(0, touched - 0.5)).rounded(.up))
    var inset = 0.0
    if beyond > 0 { inset = radius - (height == 1 ? chord(radius - 0.5, beyond) : 0) - 0.5 }
    row.evenStart = Int(saturating: (left + max(0, inset)).rounded(.up))
    row.evenEnd = max(row.evenStart, Int(saturating: (right - max(0, inset)).rounded(.down)))
    return row
  }

  @inline(__always)
  func coverage(_ x: Int, _ row: Row) -> Double {
    let box = overlap(Double(x), left, right) * row.height
    guard row.beyond > 0 else { return box }
    let middle = Double(x) + 0.5
    let aside = max(left + radius - middle, middle - (right - radius))
    guard aside > 0 else { return box }
    let distance = (aside * aside + row.beyond * row.beyond).squareRoot()
    return min(box, max(0, radius + 0.5 - distance))
  }

  /// Calls `body` with runs of pixels of equal coverage in `1...255`, from left to right and from top to bottom.
  func forEachRun(
    in clip: PixelRect, _ body: (_ y: Int, _ x: Int, _ count: Int, _ coverage: UInt32) -> Void
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      let line = row(y)
      func call(_ x: Int, _ count: Int, _ coverage: Double) {
        let value = UInt32(coverage * 255 + 0.5)
        if value > 0, count > 0 { body(y, x, count, value) }
      }
      let evenStart = min(max(line.evenStart, area.left), area.right)
      let evenEnd = min(max(line.evenEnd, evenStart), area.right)
      var x = max(line.start, area.left)
      while x < evenStart {
        call(x, 1, coverage(x, line))
        x += 1
      }
      call(evenStart, evenEnd - evenStart, line.even)
      x = max(evenEnd, x)
      while x < min(line.end, area.right) {
        call(x, 1, coverage(x, line))
        x += 1
      }
    }
  }

  /// Half of the length of a circle's chord at a distance from the center.
  private func chord(_ radius: Double, _ distance: Double) -> Double {
    radius > distance ? (radius * radius - distance * distance).squareRoot() : 0
  }

  @inline(__always)
  private func overlap(_ pixel: Double, _ low: Double, _ high: Double) -> Double {
    max(0, min(pixel + 1, high) - max(pixel, low))
  }
}
