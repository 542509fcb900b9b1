import Testing

@testable import SwipeTabWindow
@testable import TestSupport

/// Unoptimized builds do not blend by fours, so pictures would not show a mistake here.
@Suite("Four pixels")
struct FourPixelsTests {
  @Test("each is blended exactly as it is alone, at every opacity")
  func exact() {
    var random = SeededGenerator(seed: 7)
    for opacity in UInt32(0)...255 {
      let shares = SIMD4<UInt32>(
        opacity, 255 - opacity, .random(in: 0...255, using: &random), 255)
      let factor = UInt32.random(in: 0...255, using: &random)
      let products = FourShares(shares).times(FourShares(factor))
      let colors = SIMD4<UInt32>.random(in: 0...UInt32.max, using: &random) | 0xFF00_0000
      let below = SIMD4<UInt32>.random(in: 0...UInt32.max, using: &random)
      let plain = FourPixels(colors).mixed(over: FourPixels(below), FourShares(shares))
      let faint = FourPixels(colors).mixed(over: FourPixels(below), products)
      for lane in 0..<4 {
        #expect(plain[lane] == Blend.mix(below[lane], colors[lane], shares[lane]))
        let product = Blend.product(shares[lane], factor)
        #expect(faint[lane] == Blend.mix(below[lane], colors[lane], product))
      }
    }
  }

  @Test("a row is blended in its place")
  func row() {
    var row: [UInt32] = [1, 2, 3, 4, 5, 6]
    let red = FourPixels(SIMD4(repeating: 0xFFFF_0000))
    row.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      FourPixels.mix(red, into: start + 1, FourShares(SIMD4(0, 255, 255, 0)))
    }
    #expect(row == [1, 2, 0xFFFF_0000, 0xFFFF_0000, 5, 6])
  }
}
