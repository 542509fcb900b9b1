import SwipeTabKit

/// Paints masks and pictures between pixels.
///
/// Masks are interpolated by a cubic through four pixels, which keeps texts sharp (Catmull and Rom: A class of local
/// interpolating splines, 1974), and pictures linearly.
nonisolated final class SubpixelPainter {
  private let line = Scratch<UInt8>()
  private let shifted = Scratch<UInt8>()
  private let pixels = Scratch<UInt32>()

  // MARK: Masks

  func draw(
    _ mask: Mask, x: Int, y: Int, at offset: SubpixelOffset, _ color: Color, in canvas: Canvas
  ) {
    // A cubic reaches one pixel beyond the moved mask at each edge.
    let place = offset.touched(PixelRect(x: x, y: y, width: mask.width, height: mask.height))
      .outset(by: 1)
    let area = place.intersection(canvas.clip)
    guard !area.isEmpty, color.alpha > 0, mask.width > 0, mask.height > 0 else { return }
    let (across, down) = (CubicWeights(offset.x), CubicWeights(offset.y))
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in area.top..<area.bottom {
        let source = row - y - offset.wholeY
        let mixed = mixRows(of: mask, base, around: source, down)
        let start = area.left - x - offset.wholeX
        let cover = shift(mixed, from: start, count: area.width, across)
        canvas.tint(canvas.row(row) + area.left, cover, count: area.width, color)
      }
    }
  }

  /// The clear pixels at both ends of a line, so that four neighbors exist everywhere.
  private static let margin = 4

  /// Computes a row between two rows of a mask, with clear pixels around it, and points at the mask's first column.
  private func mixRows(
    of mask: Mask, _ bytes: UnsafePointer<UInt8>, around row: Int, _ weights: CubicWeights
  ) -> UnsafePointer<UInt8> {
    let (width, margin) = (mask.width, Self.margin)
    let start = line.pointer(count: width + 2 * margin)
    start.update(repeating: 0, count: width + 2 * margin)
    let result = start + margin
    if weights.isWhole {
      if row >= 0 && row < mask.height { result.update(from: bytes + row * width, count: width) }
      return UnsafePointer(result)
    }
    // Rows outside are clear.
    let last = mask.height - 1
    func source(_ tap: Int) -> UnsafePointer<UInt8> {
      bytes + (row + tap - 2).clamped(to: 0...last) * width
    }
    func weight(_ tap: Int) -> Int32 {
      (0...last).contains(row + tap - 2) ? weights.taps[tap] : 0
    }
    let (first, second, third, fourth) = (source(0), source(1), source(2), source(3))
    let taps = SIMD4(weight(0), weight(1), weight(2), weight(3))
    for column in 0..<width {
      result[column] = CubicWeights.sum(
        taps, first[column], second[column], third[column], fourth[column])
    }
    return UnsafePointer(result)
  }

  private func shift(
    _ line: UnsafePointer<UInt8>, from start: Int, count: Int, _ weights: CubicWeights
  ) -> UnsafePointer<UInt8> {
    guard !weights.isWhole else { return line + start }
    let result = shifted.pointer(count: count)
    let source = line + (start - 2)
    for index in 0..<count {
      result[index] = CubicWeights.sum(
        weights.taps, source[index], source[index + 1], source[index + 2], source[index + 3])
    }
    return UnsafePointer(result)
  }

  // MARK: Pictures

  func draw(
    _ picture: Picture, x: Int, y: Int, at offset: SubpixelOffset, opacity: UInt8,
    in canvas: Canvas
  ) {
    let place = offset.touched(
      PixelRect(x: x, y: y, width: picture.width, height: picture.height))
    let area = place.intersection(canvas.clip)
    guard !area.isEmpty, opacity > 0 else { return }
    let across = UInt32((offset.x * 255 + 128) >> 8)
    let start = area.left - x - offset.wholeX
    for row in area.top..<area.bottom {
      let mixed = mixRows(of: picture, around: row - y - offset.wholeY, offset.y) + start
      canvas.blend(row, area.left, area.width, UInt32(opacity)) { x in
        Blend.mix(mixed[x - area.left], mixed[x - area.left - 1], across)
      }
    }
  }

  /// Computes a premultiplied row between two rows, with clear pixels around it, and points at the first column.
  private func mixRows(
    of picture: Picture, around row: Int, _ share: Int
  ) -> UnsafePointer<UInt32> {
    let width = picture.width
    let start = pixels.pointer(count: width + 2)
    start.update(repeating: 0, count: width + 2)
    let result = start + 1
    let down = UInt32((share * 255 + 128) >> 8)
    let (isInside, isBelow) = (
      row >= 0 && row < picture.height, down > 0 && row > 0 && row <= picture.height
    )
    picture.pixels.withUnsafeBufferPointer { pixels in
      for column in 0..<width {
        let here = isInside ? Blend.premultiplied(pixels[row * width + column]) : 0
        let above = isBelow ? Blend.premultiplied(pixels[(row - 1) * width + column]) : 0
        result[column] = Blend.mix(here, above, down)
      }
    }
    return UnsafePointer(result)
  }
}

/// The weights of four neighbors in a value between the second and the third, by a cubic through all four.
nonisolated private struct CubicWeights {
  /// The weights in 256ths, whose sum is 256.
  let taps: SIMD4<Int32>
  /// Whether the value is the third neighbor's.
  let isWhole: Bool

  /// The distance before the third neighbor is in 256ths, in `0..<256`.
  init(_ distance: Int) {
    isWhole = distance == 0
    let t = 1 - Double(distance) / 256
    let shares = SIMD4(
      t * (t * (2 - t) - 1), t * t * (3 * t - 5) + 2, t * (t * (4 - 3 * t) + 1), t * t * (t - 1))
    var taps = SIMD4<Int32>((shares * 128).rounded(.toNearestOrEven))
    // Rounding must not change how bright an even area is.
    taps[distance < 128 ? 2 : 1] += 256 - taps.wrappedSum()
    self.taps = taps
  }

  @inline(__always)
  static func sum(_ taps: SIMD4<Int32>, _ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> UInt8 {
    let sum =
      taps[0] &* Int32(a) &+ taps[1] &* Int32(b) &+ taps[2] &* Int32(c) &+ taps[3] &* Int32(d)
    return UInt8(truncatingIfNeeded: min(255, max(0, (sum &+ 128) >> 8)))
  }
}
