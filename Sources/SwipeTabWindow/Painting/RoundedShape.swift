import SwipeTabKit

/// A rectangle with round corners at any place between the pixels, and how much of each pixel it covers.
nonisolated struct RoundedShape {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  /// The radius of the corners, in pixels; at most half of the shorter extent.
  let radius: Double

  init(left: Double, top: Double, right: Double, bottom: Double, radius: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.radius = max(0, min(radius, min(right - left, bottom - top) / 2))
  }

  var isEmpty: Bool { !(left < right && top < bottom) }

  /// The shape without a band of `width` pixels along its edge.
  func inset(by width: Double) -> RoundedShape {
    RoundedShape(
      left: left + width, top: top + width, right: right - width, bottom: bottom - width,
      radius: radius - width)
  }

  /// All pixels that it touches.
  var bounds: PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        left: Int(saturating: left.rounded(.down)), top: Int(saturating: top.rounded(.down)),
        right: Int(saturating: right.rounded(.up)), bottom: Int(saturating: bottom.rounded(.up)))
  }

  /// What is the same for all pixels of a row.
  struct Row {
    /// The share of the row's height that lies between top and bottom.
    var height: Double
    /// How far the row's middle lies beyond the centres of the corners; not positive between them.
    var beyond: Double
    /// The pixels from here to `end` may be covered.
    var start: Int
    var end: Int
    /// The pixels from here to `evenEnd` are covered to the same share.
    var evenStart: Int
    var evenEnd: Int
    /// That share.
    var even: Double
  }

  /// Looks at the row of pixels whose top edge is `y`.
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

  /// The share of a pixel that is covered, in `0...1`.
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

  /// Half of the width of a circle at a distance from its centre.
  private func chord(_ radius: Double, _ distance: Double) -> Double {
    radius > distance ? (radius * radius - distance * distance).squareRoot() : 0
  }

  @inline(__always)
  private func overlap(_ pixel: Double, _ low: Double, _ high: Double) -> Double {
    max(0, min(pixel + 1, high) - max(pixel, low))
  }
}
