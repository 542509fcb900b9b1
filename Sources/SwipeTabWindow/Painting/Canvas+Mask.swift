import SwipeTabKit

nonisolated extension Canvas {
  func draw(_ mask: Mask, x: Int, y: Int, _ color: Color) {
    let area = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for line in area.top..<area.bottom {
        let source = base + (line - y) * mask.width + (area.left - x)
        tint(row(line) + area.left, source, count: area.width, color)
      }
    }
  }

  func draw(_ picture: Picture, x: Int, y: Int, opacity: UInt8 = 255) {
    let area = PixelRect(x: x, y: y, width: picture.width, height: picture.height)
      .intersection(clip)
    guard !area.isEmpty, opacity > 0 else { return }
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for line in area.top..<area.bottom {
        let source = base + (line - y) * picture.width + (area.left - x)
        blend(row(line) + area.left, source, count: area.width, UInt32(opacity))
      }
    }
  }

  @inline(__always)
  func blend(
    _ y: Int, _ x: Int, _ count: Int, _ opacity: UInt32, _ pixel: (_ x: Int) -> UInt32
  ) {
    let target = row(y)
    for x in x..<x + count {
      let color = pixel(x)
      if color >= 0xFF00_0000, opacity == 255 {
        target[x] = color
      } else if color != 0 {
        target[x] = Blend.over(target[x], color, opacity)
      }
    }
  }

  func tint(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt8>, count: Int,
    _ color: Color
  ) {
    let (pixel, opacity) = (color.pixel, UInt32(color.alpha))
    var index = FourPixels.multiple(in: count)
    if index > 0 { tintFours(target, source, count: index, pixel, opacity) }
    while index < count {
      let alpha = Blend.product(UInt32(source[index]), opacity)
      if alpha != 0 { target[index] = Blend.mix(target[index], pixel, alpha) }
      index &+= 1
    }
  }

  /// `tint` for a multiple of four pixels, whose opacities are read in fours.
  @inline(__always)
  func tintFours(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt8>, count: Int,
    _ pixel: UInt32, _ opacity: UInt32
  ) {
    let (pixels, opacities) = (FourPixels(SIMD4(repeating: pixel)), FourShares(opacity))
    let covers = UnsafeRawPointer(source)
    let isOpaque = opacity == 255
    for index in Swift.stride(from: 0, to: count, by: 4) {
      let four = covers.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      // Most of a text is clear.
      guard four != 0 else { continue }
      if isOpaque, four == .max {
        UnsafeMutableRawPointer(target + index).storeBytes(
          of: SIMD4(repeating: pixel), as: SIMD4<UInt32>.self)
        continue
      }
      let cover = FourShares(
        SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(four, to: SIMD4<UInt8>.self)))
      FourPixels.mix(pixels, into: target + index, isOpaque ? cover : cover.times(opacities))
    }
  }

  private func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int,
    _ opacity: UInt32
  ) {
    var index = FourPixels.multiple(in: count)
    if index > 0 { blendFours(target, source, count: index, opacity) }
    while index < count {
      let alpha = Blend.product(source[index] >> 24, opacity)
      if alpha != 0 {
        target[index] = Blend.mix(target[index], source[index] | 0xFF00_0000, alpha)
      }
      index &+= 1
    }
  }

  private static var opaquePair: UInt64 { 0xFF00_0000_FF00_0000 }

  @inline(__always)
  func blendFours(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int,
    _ opacity: UInt32
  ) {
    let (opacities, colors) = (FourShares(opacity), UnsafeRawPointer(source))
    for index in Swift.stride(from: 0, to: count, by: 4) {
      let four = colors.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      // Most of an icon is clear, and most of a photo is opaque.
      let pairs = unsafeBitCast(four, to: SIMD2<UInt64>.self)
      guard (pairs[0] | pairs[1]) & Self.opaquePair != 0 else { continue }
      if opacity == 255, pairs[0] & pairs[1] & Self.opaquePair == Self.opaquePair {
        UnsafeMutableRawPointer(target + index).storeBytes(of: four, as: SIMD4<UInt32>.self)
        continue
      }
      let pixels = FourPixels(four | 0xFF00_0000)
      FourPixels.mix(pixels, into: target + index, FourShares(four &>> 24).times(opacities))
    }
  }
}
