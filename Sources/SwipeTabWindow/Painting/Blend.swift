import SwipeTabKit

/// Arithmetic on premultiplied 0xAARRGGBB pixels, rounded to nearest so that white over white stays white.
nonisolated enum Blend {
  /// `color` over `below` at an opacity in `0...255`.
  ///
  /// The color must be opaque, 0xFFRRGGBB, or else the result is between both pixels. All channels are in one word,
  /// because each needs only 16 bits.
  @inline(__always)
  static func mix(_ below: UInt32, _ color: UInt32, _ alpha: UInt32) -> UInt32 {
    sum(color, alpha, below, 255 &- alpha)
  }

  /// A premultiplied pixel, 0xAARRGGBB, over `below`, at an opacity in `0...255`.
  @inline(__always)
  static func over(_ below: UInt32, _ color: UInt32, _ alpha: UInt32) -> UInt32 {
    sum(color, alpha, below, 255 &- product(color >> 24, alpha))
  }

  /// Returns the sum of two pixels, each multiplied by a weight in `0...255`, where no channel may exceed 255.
  @inline(__always)
  private static func sum(
    _ first: UInt32, _ share: UInt32, _ second: UInt32, _ rest: UInt32
  ) -> UInt32 {
    let mixed =
      spread(first) &* UInt64(share) &+ spread(second) &* UInt64(rest) &+ 0x80_0080_0080_0080
    let divided = ((mixed &+ ((mixed &>> 8) & channels)) &>> 8) & channels
    return UInt32(truncatingIfNeeded: divided | divided &>> 24)
  }

  @inline(__always)
  private static var channels: UInt64 { 0xFF_00FF_00FF_00FF }

  /// The channels of a pixel in 16 bits each: blue, red, green and opacity.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    (UInt64(pixel) | UInt64(pixel) &<< 24) & channels
  }

  @inline(__always)
  static func premultiplied(_ color: UInt32) -> UInt32 {
    mix(0, color | 0xFF00_0000, color >> 24)
  }

  static func straight(_ color: UInt32) -> UInt32 {
    let alpha = color >> 24
    guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : color }
    let channels = [16, 8, 0].map { shift -> UInt32 in
      min(255, ((color >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return channels.reduce(alpha << 24, |)
  }

  @inline(__always)
  static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let low =
      (a & 0xFF00FF) &+ (b & 0xFF00FF) &+ (c & 0xFF00FF) &+ (d & 0xFF00FF) &+ 0x20002
    let high =
      ((a >> 8) & 0xFF00FF) &+ ((b >> 8) & 0xFF00FF) &+ ((c >> 8) & 0xFF00FF)
      &+ ((d >> 8) & 0xFF00FF) &+ 0x20002
    return (low >> 2) & 0xFF00FF | ((high >> 2) & 0xFF00FF) << 8
  }

  @inline(__always)
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a &* b &+ 0x80
    return (product &+ (product >> 8)) >> 8
  }
}

nonisolated extension Color {
  var pixel: UInt32 { 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
