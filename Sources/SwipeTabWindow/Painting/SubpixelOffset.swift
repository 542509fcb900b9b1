import SwipeTabKit

/// The offset of a command from its whole pixels: whole pixels and a fraction of one, in each direction.
nonisolated struct SubpixelOffset: Hashable, Sendable {
  /// Whole pixels to the right, and down.
  let (wholeX, wholeY): (Int, Int)
  /// The rest, in 256ths of a pixel, in `0..<256`.
  let (x, y): (Int, Int)

  /// Converts an offset in points, rounded to 256ths of a pixel.
  init(_ offset: Point, _ grid: PixelGrid) {
    let x = Int(saturating: (grid.exact(offset.x) * 256).rounded())
    let y = Int(saturating: (grid.exact(offset.y) * 256).rounded())
    (wholeX, wholeY) = (x >> 8, y >> 8)
    (self.x, self.y) = (x & 255, y & 255)
  }

  /// All pixels that a rectangle touches after it was moved so.
  func touched(_ rect: PixelRect) -> PixelRect {
    PixelRect(
      left: rect.left + wholeX, top: rect.top + wholeY,
      right: rect.right + wholeX + (x > 0 ? 1 : 0), bottom: rect.bottom + wholeY + (y > 0 ? 1 : 0))
  }

  /// All pixels that a rectangle covers completely after it was moved so.
  func covered(_ rect: PixelRect) -> PixelRect {
    PixelRect(
      left: rect.left + wholeX + (x > 0 ? 1 : 0), top: rect.top + wholeY + (y > 0 ? 1 : 0),
      right: rect.right + wholeX, bottom: rect.bottom + wholeY)
  }
}

nonisolated extension DrawCommand {
  /// Returns the offset at which the command is painted, or nil if it is painted at whole pixels.
  func subpixelOffset(_ grid: PixelGrid) -> SubpixelOffset? {
    subpixelOffset == .zero ? nil : SubpixelOffset(subpixelOffset, grid)
  }

  /// All pixels that a fill of a rectangle covers completely, within the clip.
  func covered(by rect: Rect, _ grid: PixelGrid) -> PixelRect {
    let pixels = grid.filled(rect)
    return (subpixelOffset(grid)?.covered(pixels) ?? pixels).intersection(grid.snapped(clip))
  }
}

nonisolated extension Canvas {
  /// Fills a rectangle of whole pixels, moved by an offset: pixels at its edges are covered in part.
  func fill(_ rect: PixelRect, at offset: SubpixelOffset, _ color: Color) {
    forEachPart(of: rect, at: offset) { part, cover in
      fill(part, color.opacity(cover))
    }
  }

  /// Fills a rectangle of whole pixels, moved by an offset, with a gradient: pixels at its edges are covered in part.
  func gradient(
    _ rect: PixelRect, at offset: SubpixelOffset, from: Color, to: Color, isHorizontal: Bool
  ) {
    let touched = offset.touched(rect)
    forEachPart(of: rect, at: offset) { part, cover in
      clipped(to: part).gradient(
        touched, from: from.opacity(cover), to: to.opacity(cover), isHorizontal: isHorizontal)
    }
  }

  /// Calls `body` with the parts of a moved rectangle and the fraction of their pixels that it covers.
  private func forEachPart(
    of rect: PixelRect, at offset: SubpixelOffset, _ body: (_ part: PixelRect, Double) -> Void
  ) {
    guard !rect.isEmpty else { return }
    let touched = offset.touched(rect)
    forEachBand(touched.top, touched.bottom, offset.y) { top, bottom, down in
      forEachBand(touched.left, touched.right, offset.x) { left, right, across in
        body(PixelRect(left: left, top: top, right: right, bottom: bottom), down * across)
      }
    }
  }

  /// Calls `body` with ranges of equally covered pixels along one axis, and the covered fraction.
  private func forEachBand(
    _ start: Int, _ end: Int, _ distance: Int, _ body: (_ start: Int, _ end: Int, Double) -> Void
  ) {
    guard distance > 0 else { return body(start, end, 1) }
    let share = Double(distance) / 256
    body(start, start + 1, 1 - share)
    body(start + 1, end - 1, 1)
    body(end - 1, end, share)
  }
}
