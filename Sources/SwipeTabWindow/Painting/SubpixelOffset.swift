import SwipeTabKit

/// The offset of a command from its whole pixels: whole pixels and a fraction of one, in each direction.
nonisolated struct SubpixelOffset: Hashable, Sendable {
  let (wholeX, wholeY): (Int, Int)
  /// The rest in 256ths of a pixel, in `0..<256`.
  let (x, y): (Int, Int)

  init(_ offset: Point, _ grid: PixelGrid) {
    let x = Int(saturating: (grid.exact(offset.x) * 256).rounded())
    let y = Int(saturating: (grid.exact(offset.y) * 256).rounded())
    (wholeX, wholeY) = (x >> 8, y >> 8)
    (self.x, self.y) = (x & 255, y & 255)
  }

  func touched(_ rect: PixelRect) -> PixelRect {
    PixelRect(
      left: rect.left + wholeX, top: rect.top + wholeY,
      right: rect.right + wholeX + (x > 0 ? 1 : 0), bottom: rect.bottom + wholeY + (y > 0 ? 1 : 0))
  }

  func covered(_ rect: PixelRect) -> PixelRect {
    PixelRect(
      left: rect.left + wholeX + (x > 0 ? 1 : 0), top: rect.top + wholeY + (y > 0 ? 1 : 0),
      right: rect.right + wholeX, bottom: rect.bottom + wholeY)
  }
}

nonisolated extension DrawCommand {
  func subpixelOffset(_ grid: PixelGrid) -> SubpixelOffset? {
    subpixelOffset == .zero ? nil : SubpixelOffset(subpixelOffset, grid)
  }

  func covered(by rect: Rect, _ grid: PixelGrid) -> PixelRect {
    let pixels = grid.filled(rect)
    return (subpixelOffset(grid)?.covered(pixels) ?? pixels).intersection(grid.snapped(clip))
  }
}

nonisolated extension Canvas {
  func fill(_ rect: PixelRect, at offset: SubpixelOffset, _ color: Color) {
    forEachPart(of: rect, at: offset) { part, cover in
      fill(part, color.opacity(cover))
    }
  }

  func gradient(
    _ rect: PixelRect, at offset: SubpixelOffset, from: Color, to: Color, isHorizontal: Bool
  ) {
    let touched = offset.touched(rect)
    forEachPart(of: rect, at: offset) { part, cover in
      clipped(to: part).gradient(
        touched, from: from.opacity(cover), to: to.opacity(cover), isHorizontal: isHorizontal)
    }
  }

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
