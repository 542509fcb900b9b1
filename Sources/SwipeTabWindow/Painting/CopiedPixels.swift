import SwipeTabKit

/// A copy of canvas pixels, to be painted over later content.
///
/// Storage is reused: it allocates only for a larger rectangle than any before.
nonisolated final class CopiedPixels {
  private var buffer = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 1)
  private var area = PixelRect(x: 0, y: 0, width: 0, height: 0)

  deinit { buffer.deallocate() }

  /// Copies the part of a rectangle inside the canvas's clip.
  func copy(_ rect: PixelRect, of canvas: Canvas) {
    area = rect.intersection(canvas.clip)
    guard !area.isEmpty else { return }
    if buffer.count < area.width * area.height {
      buffer.deallocate()
      buffer = .allocate(capacity: area.width * area.height)
    }
    guard let base = buffer.baseAddress else { return }
    for y in area.top..<area.bottom {
      (base + (y - area.top) * area.width).update(
        from: canvas.row(y) + area.left, count: area.width)
    }
  }

  /// Paints the copy over the same rectangle, at an opacity that changes evenly between two values.
  ///
  /// Each opacity is in `0...1`; a pixel has the value at its center.
  func blend(
    _ rect: PixelRect, from: Double, to: Double, isHorizontal: Bool, in canvas: Canvas
  ) {
    let shown = rect.intersection(canvas.clip).intersection(area)
    guard !shown.isEmpty, let base = buffer.baseAddress else { return }
    let start = isHorizontal ? rect.left : rect.top
    let length = Double(isHorizontal ? rect.width : rect.height)
    func alpha(_ pixel: Int) -> UInt32 {
      let share = mix(from, to, (Double(pixel - start) + 0.5) / length)
      return UInt32(saturating: (share.clamped(to: 0...1) * 255).rounded())
    }
    for y in shown.top..<shown.bottom {
      let old = base + (y - area.top) * area.width - area.left
      let row = canvas.row(y)
      let common = isHorizontal ? 0 : alpha(y)
      for x in shown.left..<shown.right {
        row[x] = Blend.mix(row[x], old[x], isHorizontal ? alpha(x) : common)
      }
    }
  }
}
