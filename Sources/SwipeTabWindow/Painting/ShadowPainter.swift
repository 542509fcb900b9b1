import Glibc
import SwipeTabKit

/// Paints soft shadows of rounded rectangles.
///
/// A shadow is as strong as a Gaussian blur leaves an edge at the distance of a pixel from the rectangle. That is exact
/// beside straight edges, and close to a blur at corners as round as the blur is wide.
nonisolated final class ShadowPainter {
  /// The opacities by the distance from an edge, for a deviation in pixels and an opacity at the darkest.
  private struct Profile {
    let deviation: Double
    let darkest: UInt8
    /// From three deviations inside to three outside.
    let opacities: [UInt8]
  }

  /// The profiles that were made last, because a soft shadow needs two, again in each frame.
  private var profiles: [Profile] = []
  private static let mostProfiles = 8
  private static let steps = 4.0

  private final class Kept {
    let place: Place
    private let opacities = Scratch<UInt8>()

    init(_ place: Place) { self.place = place }

    var pointer: UnsafeMutablePointer<UInt8> {
      opacities.pointer(count: place.width * place.height)
    }
  }

  /// The values on which the opacities depend: the shapes relative to the first pixel, and the profile.
  private struct Place: Equatable {
    var box: RoundedShape
    var shape: RoundedShape
    var deviation: Double
    var darkest: UInt8
    var width: Int
    var height: Int
  }

  /// The opacities that are kept, because bars have the same shadow in each frame, wherever it is.
  private var kept: [Kept] = []
  /// The shadows painted last, of which one that comes again in another picture is kept.
  private var seen: [(place: Place, picture: Int)] = []
  private var picture = 0
  private static let (mostKept, mostSeen, mostPixels) = (6, 12, 1_000_000)
  private let line = Scratch<UInt8>()

  func beginPicture() { picture &+= 1 }

  func paint(_ shadow: DrawCommand.Shadow, _ grid: PixelGrid, in canvas: Canvas) {
    let deviation = grid.exact(shadow.blur) / 2
    guard deviation > 0, deviation.isFinite, shadow.color.alpha > 0 else { return }
    let box = RoundedShape(shadow.frame, radius: shadow.radius, grid)
    let shape = RoundedShape(
      shadow.frame.offsetBy(x: 0, y: shadow.offset), radius: max(shadow.radius, shadow.blur / 2),
      grid)
    let whole = grid.touched(shadow.bounds)
    let area = whole.intersection(canvas.clip)
    guard !box.isEmpty, !area.isEmpty else { return }
    let profile = profile(deviation, shadow.color.alpha)
    let stored = stored(
      Place(
        box: box.moved(-whole.left, -whole.top), shape: shape.moved(-whole.left, -whole.top),
        deviation: deviation, darkest: shadow.color.alpha, width: whole.width,
        height: whole.height), profile)
    for y in area.top..<area.bottom {
      let cut = Self.cut(box.row(y), from: area.left, to: area.right)
      // The opacities, and the pixel of the first one.
      let (opacities, first): (UnsafeMutablePointer<UInt8>, Int)
      if let stored {
        (opacities, first) = (stored.pointer + (y - whole.top) * whole.width, whole.left)
      } else {
        (opacities, first) = (line.pointer(count: area.width), area.left)
        Self.find(opacities, y, area.left..<area.right, beside: cut, box, shape, profile)
      }
      let (pixels, color) = (canvas.row(y), shadow.color.opaque)
      for range in [area.left..<cut.lowerBound, cut.upperBound..<area.right] {
        canvas.tint(
          pixels + range.lowerBound, opacities + (range.lowerBound - first), count: range.count,
          color)
      }
    }
  }

  /// The pixels of a row that the box covers completely, without a shadow, or an empty range at the end.
  private static func cut(_ line: RoundedShape.Row, from left: Int, to right: Int) -> Range<Int> {
    guard line.even == 1, line.evenStart < line.evenEnd else { return right..<right }
    let start = min(max(line.evenStart, left), right)
    return start..<min(max(line.evenEnd, start), right)
  }

  private func stored(_ place: Place, _ profile: Profile) -> Kept? {
    for index in kept.indices where kept[index].place == place { return kept[index] }
    guard place.width * place.height <= Self.mostPixels else { return nil }
    guard let earlier = seen.firstIndex(where: { $0.place == place }) else {
      if seen.count == Self.mostSeen { seen.removeFirst() }
      seen.append((place, picture))
      return nil
    }
    // A picture is painted in parts, in which a shadow that grows comes several times too.
    guard seen[earlier].picture != picture else { return nil }
    let new = Kept(place)
    let pixels = 0..<place.width
    for y in 0..<place.height {
      Self.find(
        new.pointer + y * place.width, y, pixels,
        beside: Self.cut(place.box.row(y), from: 0, to: place.width), place.box, place.shape,
        profile)
    }
    if kept.count == Self.mostKept { kept.removeFirst() }
    kept.append(new)
    return new
  }

  private static func find(
    _ target: UnsafeMutablePointer<UInt8>, _ y: Int, _ pixels: Range<Int>, beside cut: Range<Int>,
    _ box: RoundedShape, _ shape: RoundedShape, _ profile: Profile
  ) {
    let (first, line) = (pixels.lowerBound, box.row(y))
    find(target, y, from: first, to: cut.lowerBound, box, line, shape, profile)
    find(
      target + (cut.upperBound - first), y, from: cut.upperBound, to: pixels.upperBound, box, line,
      shape, profile)
  }

  private static func find(
    _ target: UnsafeMutablePointer<UInt8>, _ y: Int, from start: Int, to end: Int,
    _ box: RoundedShape, _ line: RoundedShape.Row, _ shape: RoundedShape, _ profile: Profile
  ) {
    guard start < end else { return }
    let beyond = shape.row(y).beyond
    let (left, right) = (shape.left + shape.radius, shape.right - shape.radius)
    // Between the corners the distance is the same, except below the box.
    let firstEven = Int(saturating: left.rounded(.up))
    let even = firstEven..<max(firstEven, Int(saturating: right.rounded(.down)))
    let isEven = beyond > 0 && line.height == 0
    var x = start
    while x < end {
      if isEven, even.contains(x) {
        let last = min(end, even.upperBound)
        (target + (x - start)).update(
          repeating: opacity(at: beyond - shape.radius, profile), count: last - x)
        x = last
        continue
      }
      let column = Double(x) + 0.5
      let aside = max(left - column, column - right)
      let distance =
        aside > 0 && beyond > 0
        ? (aside * aside + beyond * beyond).squareRoot() : max(aside, beyond)
      var opacity = Double(opacity(at: distance - shape.radius, profile))
      if line.height > 0 { opacity *= 1 - box.coverage(x, line) }
      target[x - start] = UInt8(opacity + 0.5)
      x &+= 1
    }
  }

  /// The opacity at a signed distance from the edge, negative inside.
  @inline(__always)
  private static func opacity(at distance: Double, _ profile: Profile) -> UInt8 {
    let index = (distance + 3 * profile.deviation) * steps
    return profile.opacities[min(max(0, Int(saturating: index)), profile.opacities.count - 1)]
  }

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
