import SwipeTabKit

/// Converts points to pixels at a display scale.
nonisolated struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  ///
  /// It is more than 0.
  let scale: Double

  /// The largest coordinate in pixels; larger coordinates and NaN are clamped.
  private static let limit = 1_000_000.0

  /// The exact position of an edge, in pixels.
  func exact(_ points: Double) -> Double {
    let pixels = points * scale
    guard pixels > -Self.limit else { return -Self.limit }
    return pixels < Self.limit ? pixels : Self.limit
  }

  /// The position rounded to whole pixels.
  ///
  /// Edges that meet in points also meet in pixels: a half is rounded up even if rounding errors
  /// made a sum slightly smaller.
  func snapped(_ points: Double) -> Int {
    roundedDown(exact(points) + 0.500_001)
  }

  /// The rectangle with its edges rounded to whole pixels.
  func snapped(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: snapped(rect.x), top: snapped(rect.y),
      right: snapped(rect.maxX), bottom: snapped(rect.maxY))
  }

  /// The pixels of a fill: its edges are rounded, but a line is at least one pixel thick, so that none of several is lost
  /// in a picture that is made smaller.
  func filled(_ rect: Rect) -> PixelRect {
    var pixels = snapped(rect)
    if pixels.left == pixels.right, exact(rect.width) >= Self.leastLine { pixels.right += 1 }
    if pixels.top == pixels.bottom, exact(rect.height) >= Self.leastLine { pixels.bottom += 1 }
    return pixels
  }

  /// The least thickness of a line that is drawn, in pixels.
  private static let leastLine = 0.125

  /// Returns the rectangle with its origin rounded to whole pixels and a size that does not depend on the origin.
  ///
  /// Its content then does not change while it moves.
  func movable(_ rect: Rect) -> PixelRect {
    PixelRect(
      x: snapped(rect.x), y: snapped(rect.y),
      width: max(0, snapped(rect.width)), height: max(0, snapped(rect.height)))
  }

  /// The rectangle of all pixels that the rectangle touches.
  func touched(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: roundedDown(exact(rect.x)), top: roundedDown(exact(rect.y)),
      right: -roundedDown(-exact(rect.maxX)), bottom: -roundedDown(-exact(rect.maxY)))
  }

  /// The largest integer up to a number of pixels near the limit or below.
  ///
  /// It is called hundreds of times in each frame, and without SSE 4 rounding would call the C library. After adding 3
  /// · 2⁵¹ to a number, its lowest bits contain the nearest integer.
  @inline(__always)
  private func roundedDown(_ pixels: Double) -> Int {
    let nearest = Int(Int32(truncatingIfNeeded: (pixels + 0x1.8p52).bitPattern))
    return Double(nearest) > pixels ? nearest &- 1 : nearest
  }
}
