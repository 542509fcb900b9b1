import SwipeTabKit

/// Converts points to pixels at a display scale.
nonisolated struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, more than 0.
  let scale: Double

  /// The largest coordinate in pixels, to which larger ones and NaN are clamped.
  private static let limit = 1_000_000.0

  func exact(_ points: Double) -> Double {
    let pixels = points * scale
    guard pixels > -Self.limit else { return -Self.limit }
    return pixels < Self.limit ? pixels : Self.limit
  }

  /// Edges that meet in points meet in pixels too: a half is rounded up even if rounding errors made it smaller.
  func snapped(_ points: Double) -> Int {
    roundedDown(exact(points) + 0.500_001)
  }

  func snapped(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: snapped(rect.x), top: snapped(rect.y),
      right: snapped(rect.maxX), bottom: snapped(rect.maxY))
  }

  /// The pixels of a fill, at least one thick, so that no line is lost in a picture that is made smaller.
  func filled(_ rect: Rect) -> PixelRect {
    var pixels = snapped(rect)
    if pixels.left == pixels.right, exact(rect.width) >= Self.leastLine { pixels.right += 1 }
    if pixels.top == pixels.bottom, exact(rect.height) >= Self.leastLine { pixels.bottom += 1 }
    return pixels
  }

  private static let leastLine = 0.125

  /// The rectangle at whole pixels, in a size that ignores the origin, so that moving content does not change.
  func movable(_ rect: Rect) -> PixelRect {
    PixelRect(
      x: snapped(rect.x), y: snapped(rect.y),
      width: max(0, snapped(rect.width)), height: max(0, snapped(rect.height)))
  }

  func touched(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: roundedDown(exact(rect.x)), top: roundedDown(exact(rect.y)),
      right: -roundedDown(-exact(rect.maxX)), bottom: -roundedDown(-exact(rect.maxY)))
  }

  /// The largest integer up to a number.
  ///
  /// It is called hundreds of times in each frame, and without SSE 4 rounding would call the C library. After adding 3
  /// · 2⁵¹ to a number, its lowest bits contain the nearest integer.
  // Of the two rectangles between its corners the larger one, without pixels that are covered in part.
  func inside(_ rect: Rect, radius: Double) -> PixelRect {
    let isWide = rect.width >= rect.height
    let inner = rect.inset(
      by: isWide ? EdgeInsets(left: radius, right: radius) : EdgeInsets(top: radius, bottom: radius)
    )
    return PixelRect(
      left: -roundedDown(Self.leeway - exact(inner.x)),
      top: -roundedDown(Self.leeway - exact(inner.y)),
      right: roundedDown(exact(inner.maxX) + Self.leeway),
      bottom: roundedDown(exact(inner.maxY) + Self.leeway))
  }

  private static let leeway = 1e-6

  @inline(__always)
  private func roundedDown(_ pixels: Double) -> Int {
    let nearest = Int(Int32(truncatingIfNeeded: (pixels + 0x1.8p52).bitPattern))
    return Double(nearest) > pixels ? nearest &- 1 : nearest
  }
}
