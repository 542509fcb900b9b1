import SwipeTabKit

/// Pixels to take samples of.
nonisolated protocol Texels {
  var width: Int { get }
  var height: Int { get }
  /// Whether the outermost pixels are repeated outside, which is transparent otherwise.
  var isRepeated: Bool { get }
  /// The premultiplied pixel at an index, 0xAARRGGBB.
  func pixel(_ index: Int) -> UInt32
}

nonisolated extension Texels {
  @inline(__always)
  func sample(_ x: Taps, _ y: Taps) -> UInt32 {
    if x.weights.0 == Taps.sum, y.weights.0 == Taps.sum {
      return pixel(y.indices.0 &* width &+ x.indices.0)
    }
    // Each word has two channels with free bits for the sums, and starts with half of the last place for rounding.
    var low: UInt64 = 0x8000_0000_8000
    var high: UInt64 = 0x8000_0000_8000
    add(row: y.indices.0, y.weights.0, x, &low, &high)
    if y.weights.1 > 0 { add(row: y.indices.1, y.weights.1, x, &low, &high) }
    if y.weights.2 > 0 { add(row: y.indices.2, y.weights.2, x, &low, &high) }
    let (blueGreen, redAlpha) = (low &>> 16, high &>> 16)
    return UInt32(
      truncatingIfNeeded: blueGreen & 0xFF | (blueGreen &>> 24) & 0xFF00
        | (redAlpha & 0xFF) &<< 16 | (redAlpha &>> 8) & 0xFF00_0000)
  }

  @inline(__always)
  private func add(
    row: Int, _ weight: UInt64, _ x: Taps, _ low: inout UInt64, _ high: inout UInt64
  ) {
    let start = row &* width
    var sum = spread(start &+ x.indices.0) &* x.weights.0
    if x.weights.1 > 0 { sum &+= spread(start &+ x.indices.1) &* x.weights.1 }
    if x.weights.2 > 0 { sum &+= spread(start &+ x.indices.2) &* x.weights.2 }
    low &+= (sum & 0xFFFF_0000_FFFF) &* weight
    high &+= ((sum &>> 16) & 0xFFFF_0000_FFFF) &* weight
  }

  @inline(__always)
  private func spread(_ index: Int) -> UInt64 {
    let pixel = UInt64(pixel(index))
    return pixel & 0xFF00FF | ((pixel &>> 8) & 0xFF00FF) &<< 32
  }
}

/// The pixels along an axis that a sample is the mean of.
nonisolated struct Taps: BitwiseCopyable {
  static var sum: UInt64 { 256 }

  var indices: (Int, Int, Int)
  /// The weights, 0 for pixels that are not read.
  var weights: (UInt64, UInt64, UInt64)

  /// The pixels around a center in 65536ths of pixels of the source.
  @inline(__always)
  init(at center: Int, extent: TapExtent, count: Int, isRepeated: Bool) {
    let low = center &- extent.half
    let index = low &>> 16
    let inside = UInt64(truncatingIfNeeded: 0x1_0000 &- (low & 0xFFFF))
    let first = min(Self.sum, (inside &* extent.share &+ 0x8000_0000) &>> 32)
    let both = min(Self.sum, ((inside &+ 0x1_0000) &* extent.share &+ 0x8000_0000) &>> 32)
    weights = (first, both &- first, Self.sum &- both)
    indices = (index, index &+ 1, index &+ 2)
    if index < 0 || index &+ 2 >= count {
      Self.limit(&indices.0, &weights.0, count, isRepeated)
      Self.limit(&indices.1, &weights.1, count, isRepeated)
      Self.limit(&indices.2, &weights.2, count, isRepeated)
    }
    if weights.1 == Self.sum { (indices.0, weights) = (indices.1, (Self.sum, 0, 0)) }
  }

  @inline(__always)
  private static func limit(
    _ index: inout Int, _ weight: inout UInt64, _ count: Int, _ isRepeated: Bool
  ) {
    guard index < 0 || index >= count else { return }
    if !isRepeated { weight = 0 }
    index = index < 0 ? 0 : count - 1
  }
}

/// The extent of a sample in pixels of the source, from 1, which interpolates between two pixels, to 2.
nonisolated struct TapExtent {
  /// Half of the extent, in 65536ths.
  let half: Int
  /// The weight of a 65536th, in units of 2⁻³².
  let share: UInt64

  init(_ extent: Double) {
    let whole = Int((extent.clamped(to: 1...2) * 65536).rounded())
    half = whole / 2
    share = (UInt64(Taps.sum) << 32 + UInt64(whole / 2)) / UInt64(whole)
  }

  @inline(__always)
  static func place(_ pixels: Double) -> Int {
    guard pixels > -0x1p24 else { return -(1 << 40) }
    return pixels < 0x1p24 ? Int(pixels * 65536 + 0.5) : 1 << 40
  }
}

/// Premultiplied pixels.
nonisolated struct PixelTexels: Texels {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  var isRepeated: Bool { true }

  @inline(__always)
  func pixel(_ index: Int) -> UInt32 { pixels[index] }
}

/// The pixels of a picture, which are not premultiplied.
nonisolated struct PictureTexels: Texels {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  var isRepeated = false

  @inline(__always)
  func pixel(_ index: Int) -> UInt32 { Blend.premultiplied(pixels[index]) }
}

/// A color through a mask.
nonisolated struct MaskTexels: Texels {
  let bytes: UnsafePointer<UInt8>
  let width: Int
  let height: Int
  let color: UInt32
  var isRepeated = false

  @inline(__always)
  func pixel(_ index: Int) -> UInt32 {
    Blend.premultiplied(color & 0xFF_FFFF | UInt32(bytes[index]) << 24)
  }
}
