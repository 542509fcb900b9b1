import Glibc
import SwipeTabKit

/// Paints soft shadows of rounded rectangles.
///
/// A shadow is as strong as a Gaussian blur leaves an edge at the distance of a pixel from the rectangle. That is exact
/// beside straight edges, and close to a blur at corners that are as round as the blur is wide.
nonisolated final class ShadowPainter {
  /// The opacities of the last profile, by the distance from the edge, from three deviations inside to three outside.
  private var profile: [UInt8] = []
  /// The standard deviation, in pixels, and the opacity for which the profile was made.
  private var made = (deviation: 0.0, opacity: UInt8(0))
  /// The number of distances in a pixel.
  private static let steps = 4.0

  /// Paints the part of a shadow that lies in the canvas's clip.
  func paint(_ shadow: DrawCommand.Shadow, _ grid: PixelGrid, in canvas: Canvas) {
    let deviation = grid.exact(shadow.blur) / 2
    guard deviation > 0, deviation.isFinite, shadow.color.alpha > 0 else { return }
    let box = RoundedShape(shadow.frame, radius: shadow.radius, grid)
    let shape = RoundedShape(
      shadow.frame.offsetBy(x: 0, y: shadow.offset), radius: max(shadow.radius, shadow.blur / 2),
      grid)
    let area = grid.touched(shadow.bounds).intersection(canvas.clip)
    guard !box.isEmpty, !area.isEmpty else { return }
    makeProfile(deviation, shadow.color.alpha)
    for y in area.top..<area.bottom {
      let line = box.row(y)
      // Pixels that the box covers wholly have no shadow.
      let isCut = line.even == 1 && line.evenStart < line.evenEnd
      let start = isCut ? min(max(line.evenStart, area.left), area.right) : area.right
      let end = isCut ? min(max(line.evenEnd, start), area.right) : area.right
      paint(y, from: area.left, to: start, box, line, shape, shadow.color, canvas)
      paint(y, from: end, to: area.right, box, line, shape, shadow.color, canvas)
    }
  }

  /// Paints pixels of a row.
  private func paint(
    _ y: Int, from start: Int, to end: Int, _ box: RoundedShape, _ line: RoundedShape.Row,
    _ shape: RoundedShape, _ color: Color, _ canvas: Canvas
  ) {
    guard start < end else { return }
    let (pixels, middle) = (canvas.row(y), Double(y) + 0.5)
    let beyond = max(
      shape.top + shape.radius - middle, middle - (shape.bottom - shape.radius))
    let (left, right) = (shape.left + shape.radius, shape.right - shape.radius)
    // Between the corners the distance is the same, unless the box lies there.
    let even =
      Int(
        saturating: left.rounded(.up))..<max(
        Int(saturating: left.rounded(.up)), Int(saturating: right.rounded(.down)))
    let isEven = beyond > 0 && line.height == 0
    var x = start
    while x < end {
      if isEven, even.contains(x) {
        let last = min(end, even.upperBound)
        let opacity = UInt32(opacity(at: beyond - shape.radius))
        if opacity > 0 { canvas.fillSpan(pixels + x, count: last - x, color.pixel, opacity) }
        x = last
        continue
      }
      let column = Double(x) + 0.5
      let aside = max(left - column, column - right)
      let distance =
        aside > 0 && beyond > 0
        ? (aside * aside + beyond * beyond).squareRoot() : max(aside, beyond)
      var opacity = Double(opacity(at: distance - shape.radius))
      if line.height > 0 { opacity *= 1 - box.coverage(x, line) }
      let alpha = UInt32(opacity + 0.5)
      if alpha > 0 { pixels[x] = Blend.mix(pixels[x], color.pixel, alpha) }
      x &+= 1
    }
  }

  /// The opacity at a signed distance from the edge, in pixels; negative inside.
  @inline(__always)
  private func opacity(at distance: Double) -> UInt8 {
    let index = (distance + 3 * made.deviation) * Self.steps
    return profile[min(max(0, Int(saturating: index)), profile.count - 1)]
  }

  /// Makes the profile for a deviation, in pixels, and an opacity.
  private func makeProfile(_ deviation: Double, _ opacity: UInt8) {
    guard made != (deviation, opacity) else { return }
    made = (deviation, opacity)
    let count = Int(saturating: (6 * deviation * Self.steps).rounded(.up)).clamped(to: 1...4096)
    profile.removeAll(keepingCapacity: true)
    for index in 0..<count {
      let distance = (Double(index) + 0.5) / Self.steps - 3 * deviation
      let share = erfc(distance / (deviation * 2.squareRoot())) / 2
      profile.append(UInt8(saturating: (share * Double(opacity)).rounded()))
    }
    profile.append(0)
  }
}
