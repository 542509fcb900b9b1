import SwipeTabKit

/// A copy of canvas pixels, to be painted over later content, whose storage is reused.
nonisolated final class CopiedPixels {
  private var buffer = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 1)
  private var area = PixelRect(x: 0, y: 0, width: 0, height: 0)

  deinit { buffer.deallocate() }

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

  /// Paints the copy at an opacity in `0...1` that changes evenly between two values.
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
      if isHorizontal {
        for x in shown.left..<shown.right { row[x] = Blend.mix(row[x], old[x], alpha(x)) }
      } else {
        Self.blendRow(old + shown.left, into: row + shown.left, count: shown.width, alpha(y))
      }
    }
  }

  private static func blendRow(
    _ pixels: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt32>, count: Int,
    _ opacity: UInt32
  ) {
    let (fours, shares) = (FourPixels.multiple(in: count), FourShares(opacity))
    for x in stride(from: 0, to: fours, by: 4) {
      let four = FourPixels(UnsafeRawPointer(pixels + x).loadUnaligned(as: SIMD4<UInt32>.self))
      FourPixels.mix(four, into: row + x, shares)
    }
    for x in fours..<count { row[x] = Blend.mix(row[x], pixels[x], opacity) }
  }

  // MARK: Bringing back

  private(set) var restored = PixelRect.empty
  private var column = 0
  private var line = 0

  /// Begins to bring the copy back, except for the pixels passed to `keep` until `endRestoring`.
  func beginRestoring(in canvas: Canvas) {
    restored = area.intersection(canvas.clip)
    (column, line) = (restored.left, restored.top)
  }

  /// Keeps newly painted pixels, which must be passed from left to right and from top to bottom.
  func keep(_ y: Int, _ x: Int, _ count: Int, _ coverage: UInt32, in canvas: Canvas) {
    restore(upTo: x, y, in: canvas)
    column = x + count
    guard coverage < 255 else { return }
    let (pixels, old) = (canvas.row(y), row(y))
    for x in x..<column { pixels[x] = Blend.mix(pixels[x], old[x], 255 - coverage) }
  }

  func endRestoring(in canvas: Canvas) {
    if !restored.isEmpty { restore(upTo: restored.left, restored.bottom, in: canvas) }
  }

  private func restore(upTo x: Int, _ y: Int, in canvas: Canvas) {
    while line < y {
      restore(column, restored.right, in: canvas)
      column = restored.left
      line += 1
    }
    restore(column, x, in: canvas)
  }

  private func restore(_ start: Int, _ end: Int, in canvas: Canvas) {
    guard start < end else { return }
    (canvas.row(line) + start).update(from: row(line) + start, count: end - start)
  }

  /// The copied row, such that an x coordinate is the index.
  private func row(_ y: Int) -> UnsafePointer<UInt32> {
    guard let base = buffer.baseAddress else { preconditionFailure("there is no buffer") }
    return UnsafePointer(base + ((y - area.top) * area.width - area.left))
  }
}
