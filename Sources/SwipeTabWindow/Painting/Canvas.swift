import SwipeTabKit

/// A view of 32-bit pixels, premultiplied 0xAARRGGBB, which must outlive it.
///
/// Nothing here allocates, and results are the same bits in every build mode: integers, and only floating-point
/// operations that IEEE 754 rounds exactly.
nonisolated package struct Canvas {
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  let stride: Int
  /// Whether the picture may be transparent; else its opacity is 255 wherever something was drawn.
  private(set) var isTransparent = false
  /// The pixels that exist: all in the bounds, but for a copy of a part.
  let held: PixelRect
  /// The clip, which is always inside the held pixels.
  private(set) var clip: PixelRect

  /// The extents must not be negative, and `stride` must be at least `width`.
  package init(pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    precondition(width >= 0 && height >= 0 && stride >= width, "\(width)×\(height), \(stride)")
    self.pixels = pixels
    self.width = width
    self.height = height
    self.stride = stride
    held = PixelRect(x: 0, y: 0, width: width, height: height)
    clip = held
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  func clipped(to rect: PixelRect) -> Canvas {
    var canvas = self
    canvas.clip = clip.intersection(rect)
    return canvas
  }

  /// A canvas for a part inside the bounds, with separate pixels but the same coordinates.
  func copy(of part: PixelRect, pixels: UnsafeMutablePointer<UInt32>) -> Canvas {
    Canvas(self, part, pixels)
  }

  private init(_ canvas: Canvas, _ part: PixelRect, _ pixels: UnsafeMutablePointer<UInt32>) {
    (width, height, isTransparent) = (canvas.width, canvas.height, canvas.isTransparent)
    (stride, held, clip) = (part.width, part, part)
    self.pixels = pixels - (part.top * part.width + part.left)
  }

  var transparent: Canvas {
    var canvas = self
    canvas.isTransparent = true
    return canvas
  }

  /// Makes all pixels in the clip clear, or black if the picture is not transparent.
  func erase() {
    for y in clip.top..<clip.bottom {
      fillSpan(row(y) + clip.left, count: clip.width, isTransparent ? 0 : 0xFF00_0000, 255)
    }
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y &* stride }

  func fill(_ rect: PixelRect, _ color: Color) {
    let area = rect.intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    let alpha = UInt32(color.alpha)
    for y in area.top..<area.bottom {
      fillSpan(row(y) + area.left, count: area.width, color.pixel, alpha)
    }
  }

  /// Fills pixels with an opaque color, 0xFFRRGGBB, at an opacity in `1...255`.
  @inline(__always)
  func fillSpan(
    _ span: UnsafeMutablePointer<UInt32>, count: Int, _ color: UInt32, _ alpha: UInt32
  ) {
    guard count > 0 else { return }
    if alpha == 255 {
      storeSpan(span, count: count, color)
    } else {
      blendSpan(span, count: count, color, alpha)
    }
  }

  /// Sets sixteen pixels at a time; the last ones may be set twice, which is cheaper than setting them one by one.
  @inline(__always)
  private func storeSpan(_ span: UnsafeMutablePointer<UInt32>, count: Int, _ color: UInt32) {
    let bytes = UnsafeMutableRawPointer(span)
    if count >= 16 {
      let colors = SIMD16<UInt32>(repeating: color)
      var index = 0
      while index &+ 16 < count {
        bytes.storeBytes(of: colors, toByteOffset: index &* 4, as: SIMD16<UInt32>.self)
        index &+= 16
      }
      bytes.storeBytes(of: colors, toByteOffset: (count &- 16) &* 4, as: SIMD16<UInt32>.self)
    } else if count >= 4 {
      let colors = SIMD4<UInt32>(repeating: color)
      bytes.storeBytes(of: colors, as: SIMD4<UInt32>.self)
      if count > 8 {
        bytes.storeBytes(of: colors, toByteOffset: 16, as: SIMD4<UInt32>.self)
        bytes.storeBytes(of: colors, toByteOffset: (count &- 8) &* 4, as: SIMD4<UInt32>.self)
      }
      bytes.storeBytes(of: colors, toByteOffset: (count &- 4) &* 4, as: SIMD4<UInt32>.self)
    } else {
      for index in 0..<count { span[index] = color }
    }
  }

  @inline(__always)
  private func blendSpan(
    _ span: UnsafeMutablePointer<UInt32>, count: Int, _ color: UInt32, _ alpha: UInt32
  ) {
    let (pixels, opacity) = (FourPixels(SIMD4(repeating: color)), FourShares(alpha))
    let fours = FourPixels.multiple(in: count)
    for index in Swift.stride(from: 0, to: fours, by: 4) {
      FourPixels.mix(pixels, into: span + index, opacity)
    }
    var index = fours
    while index < count {
      span[index] = Blend.mix(span[index], color, alpha)
      index &+= 1
    }
  }
}
