import SwipeTabKit

/// Arithmetic on 0x00RRGGBB pixels; every division by 255 rounds to nearest, so that white over
/// white stays white and full opacity is exact.
nonisolated enum Blend {
  /// `color` over `below` at an opacity in `0...255`.
  ///
  /// Red and blue share a word, as each needs only 16 bits: one multiplication for two channels.
  @inline(__always)
  static func mix(_ below: UInt32, _ color: UInt32, _ alpha: UInt32) -> UInt32 {
    let rest = 255 &- alpha
    let redBlue = (color & 0xFF00FF) &* alpha &+ (below & 0xFF00FF) &* rest &+ 0x800080
    let green = ((color >> 8) & 0xFF) &* alpha &+ ((below >> 8) & 0xFF) &* rest &+ 0x80
    return (((redBlue &+ ((redBlue >> 8) & 0xFF00FF)) >> 8) & 0xFF00FF)
      | ((green &+ (green >> 8)) & 0xFF00)
  }

  /// The product of two shares, each in `0...255`.
  @inline(__always)
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a &* b &+ 0x80
    return (product &+ (product >> 8)) >> 8
  }
}

nonisolated extension Color {
  /// The color as a pixel, 0x00RRGGBB, without its opacity.
  var pixel: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
