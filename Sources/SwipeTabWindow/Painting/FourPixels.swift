/// Four pixels, 0xAARRGGBB, that are blended at once, each exactly as `Blend.mix` does.
///
/// Blue and red of all four are in one vector, green and opacity in another, because a product of two bytes fits into
/// 16 bits.
nonisolated struct FourPixels {
  private var blueRed: SIMD8<UInt16>
  private var greenOpacity: SIMD8<UInt16>

  /// The number of pixels that are best blended by fours: none without optimization, because vectors are slow then.
  @inline(__always)
  static func multiple(in count: Int) -> Int {
    #if DEBUG
      0
    #else
      count & ~3
    #endif
  }

  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) {
    blueRed = unsafeBitCast(pixels & Self.low, to: SIMD8<UInt16>.self)
    greenOpacity = unsafeBitCast((pixels &>> 8) & Self.low, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  func mixed(over below: FourPixels, _ opacity: FourShares) -> SIMD4<UInt32> {
    let rest = 255 &- opacity.shares
    let first = FourShares.divided(blueRed &* opacity.shares &+ below.blueRed &* rest)
    let second = FourShares.divided(
      greenOpacity &* opacity.shares &+ below.greenOpacity &* rest)
    return unsafeBitCast(first, to: SIMD4<UInt32>.self)
      | unsafeBitCast(second, to: SIMD4<UInt32>.self) &<< 8
  }

  @inline(__always)
  static func mix(
    _ pixels: FourPixels, into row: UnsafeMutablePointer<UInt32>, _ opacity: FourShares
  ) {
    let bytes = UnsafeMutableRawPointer(row)
    let below = FourPixels(bytes.loadUnaligned(as: SIMD4<UInt32>.self))
    bytes.storeBytes(of: pixels.mixed(over: below, opacity), as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static var low: SIMD4<UInt32> { SIMD4(repeating: 0x00FF_00FF) }
}

/// Shares in `0...255` for four pixels, each for two channels.
nonisolated struct FourShares {
  fileprivate var shares: SIMD8<UInt16>

  @inline(__always)
  init(_ shares: SIMD4<UInt32>) {
    self.shares = unsafeBitCast(shares | shares &<< 16, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  init(_ share: UInt32) { shares = SIMD8(repeating: UInt16(truncatingIfNeeded: share)) }

  @inline(__always)
  func times(_ other: FourShares) -> FourShares {
    var product = self
    product.shares = Self.divided(shares &* other.shares)
    return product
  }

  @inline(__always)
  fileprivate static func divided(_ products: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let rounded = products &+ 0x80
    return (rounded &+ (rounded &>> 8)) &>> 8
  }
}
