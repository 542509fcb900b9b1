import Glibc
import SwipeTabKit

/// Paints soft shadows of rounded rectangles.
///
/// A shadow is as strong as a Gaussian blur leaves an edge at the distance of a pixel from the rectangle. That is exact
/// beside straight edges, and close to a blur at corners that are as round as the blur is wide.
nonisolated final class ShadowPainter {
  /// The opacities by the distance from an edge, for a deviation in pixels and an opacity at the darkest.
  private struct Profile {
    let deviation: Double
    let darkest: UInt8
    /// From three deviations inside to three outside.
    let opacities: [UInt8]
  }

  /// The profiles that were made last: a soft shadow needs two, again in each frame.
  private var profiles: [Profile] = []
  private static let mostProfiles = 8
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
    let profile = profile(deviation, shadow.color.alpha)
    for y in area.top..<area.bottom {
      let line = box.row(y)
      // Pixels that the box covers wholly have no shadow.
      let isCut = line.even == 1 && line.evenStart < line.evenEnd
      let start = isCut ? min(max(line.evenStart, area.left), area.right) : area.right
      let end = isCut ? min(max(line.evenEnd, start), area.right) : area.right
      paint(y, from: area.left, to: start, box, line, shape, profile, shadow.color, canvas)
      paint(y, from: end, to: area.right, box, line, shape, profile, shadow.color, canvas)
    }
  }

  /// Paints pixels of a row.
  private func paint(
    _ y: Int, from start: Int, to end: Int, _ box: RoundedShape, _ line: RoundedShape.Row,
    _ shape: RoundedShape, _ profile: Profile, _ color: Color, _ canvas: Canvas
  ) {
    guard start < end else { return }
    let (pixels, beyond) = (canvas.row(y), shape.row(y).beyond)
    let (left, right) = (shape.left + shape.radius, shape.right - shape.radius)
    // Between the corners the distance is the same, unless the box lies there.
    let firstEven = Int(saturating: left.rounded(.up))
    let even = firstEven..<max(firstEven, Int(saturating: right.rounded(.down)))
    let isEven = beyond > 0 && line.height == 0
    var x = start
    while x < end {
      if isEven, even.contains(x) {
        let last = min(end, even.upperBound)
        let opacity = UInt32(Self.opacity(at: beyond - shape.radius, profile))
        if opacity > 0 { canvas.fillSpan(pixels + x, count: last - x, color.pixel, opacity) }
        x = last
        continue
      }
      let column = Double(x) + 0.5
      let aside = max(left - column, column - right)
      let distance =
        aside > 0 && beyond > 0
        ? (aside * aside + beyond * beyond).squareRoot() : max(aside, beyond)
      var opacity = Double(Self.opacity(at: distance - shape.radius, profile))
      if line.height > 0 { opacity *= 1 - box.coverage(x, line) }
      let alpha = UInt32(opacity + 0.5)
      if alpha > 0 { pixels[x] = Blend.mix(pixels[x], color.pixel, alpha) }
      x &+= 1
    }
  }

  /// The opacity at a signed distance from the edge, in pixels; negative inside.
  @inline(__always)
  private static func opacity(at distance: Double, _ profile: Profile) -> UInt8 {
    let index = (distance + 3 * profile.deviation) * steps
    return profile.opacities[min(max(0, Int(saturating: index)), profile.opacities.count - 1)]
  }

  /// The profile for a deviation, in pixels, and an opacity; kept for later shadows.
  private func profile(_ deviation: Double, _ darkest: UInt8) -> Profile {
    for index in profiles.indices
    where profiles[index].deviation == deviation && profiles[index].darkest == darkest {
      return profiles[index]
    }
    let count = Int(saturating: (6 * deviation * Self.steps).rounded(.up)).clamped(to: 1...4096)
    var opacities = (0..<count).map { index in
      let distance = (Double(index) + 0.5) / Self.steps - 3 * deviation
      let share = erfc(distance / (deviation * 2.squareRoot())) / 2
      return UInt8(saturating: (share * Double(darkest)).rounded())
    }
    opacities.append(0)
    if profiles.count == Self.mostProfiles { profiles.removeFirst() }
    profiles.append(Profile(deviation: deviation, darkest: darkest, opacities: opacities))
    return profiles[profiles.count - 1]
  }
}
