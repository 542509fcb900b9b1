import SwipeTabKit

/// How points become pixels at a display scale.
nonisolated struct PixelGrid: Hashable, Sendable {
  /// Pixels for each point; more than 0.
  let scale: Double

  /// No picture is larger; what lies further out is moved here, and what is not a number too.
  private static let limit = 1_000_000.0

  /// The exact place of an edge, in pixels.
  func exact(_ points: Double) -> Double {
    let pixels = points * scale
    guard pixels > -Self.limit else { return -Self.limit }
    return pixels < Self.limit ? pixels : Self.limit
  }

  /// The nearest whole pixel.
  ///
  /// Edges that meet in points meet in pixels too: a half is rounded up even if a sum of points fell short of it by
  /// the last bits of its fraction.
  func snapped(_ points: Double) -> Int {
    Int(saturating: (exact(points) + 0.500_001).rounded(.down))
  }

  /// The rectangle whose edges are the nearest whole pixels.
  func snapped(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: snapped(rect.x), top: snapped(rect.y),
      right: snapped(rect.maxX), bottom: snapped(rect.maxY))
  }

  /// The rectangle with its origin at the nearest whole pixel and an extent that does not depend on the origin, so that
  /// what is drawn inside stays the same while it moves.
  func movable(_ rect: Rect) -> PixelRect {
    PixelRect(
      x: snapped(rect.x), y: snapped(rect.y),
      width: max(0, snapped(rect.width)), height: max(0, snapped(rect.height)))
  }

  /// All pixels that the rectangle touches.
  func touched(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: Int(saturating: exact(rect.x).rounded(.down)),
      top: Int(saturating: exact(rect.y).rounded(.down)),
      right: Int(saturating: exact(rect.maxX).rounded(.up)),
      bottom: Int(saturating: exact(rect.maxY).rounded(.up)))
  }
}
