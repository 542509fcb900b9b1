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
        expectEqual(plain[lane], Blend.mix(below[lane], colors[lane], shares[lane]))
        let product = Blend.product(shares[lane], factor)
        expectEqual(faint[lane], Blend.mix(below[lane], colors[lane], product))
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
    expectEqual(row, [1, 2, 0xFFFF_0000, 0xFFFF_0000, 5, 6])
  }

  /// Colors and opacities of every kind, with whole fours that are clear and that are opaque.
  private static func covers(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<64).flatMap { four -> [UInt8] in
      switch four % 4 {
      case 0: [0, 0, 0, 0]
      case 1: [255, 255, 255, 255]
      default: (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
    }
  }

  @Test("a row is tinted by fours as pixel by pixel", arguments: [255, 254, 128, 1, 0] as [UInt32])
  func tint(opacity: UInt32) throws {
    var random = SeededGenerator(seed: 9)
    let covers = Self.covers(&random)
    let color = Color(rgb: 0x12_80FE).pixel
    let row = covers.map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
    var painted = row
    let canvas = Bitmap(width: 1, height: 1).canvas
    try painted.withUnsafeMutableBufferPointer { target in
      try covers.withUnsafeBufferPointer { source in
        canvas.tintFours(
          try #require(target.baseAddress), try #require(source.baseAddress), count: row.count,
          color, opacity)
      }
    }
    let expected = zip(row, covers).map { below, cover in
      Blend.mix(below, color, Blend.product(UInt32(cover), opacity))
    }
    expectEqual(painted, expected)
  }

  @Test("a picture is blended by fours as pixel by pixel", arguments: [255, 128, 0] as [UInt32])
  func blend(opacity: UInt32) throws {
    var random = SeededGenerator(seed: 10)
    let covers = Self.covers(&random)
    let colors = covers.map { UInt32($0) << 24 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    let row = covers.map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
    var painted = row
    let canvas = Bitmap(width: 1, height: 1).canvas
    try painted.withUnsafeMutableBufferPointer { target in
      try colors.withUnsafeBufferPointer { source in
        canvas.blendFours(
          try #require(target.baseAddress), try #require(source.baseAddress), count: row.count,
          opacity)
      }
    }
    let expected = zip(row, colors).map { below, color in
      Blend.mix(below, color | 0xFF00_0000, Blend.product(color >> 24, opacity))
    }
    expectEqual(painted, expected)
  }

  @Test("four pixels of a gradient over opaque ones are as each by itself")
  func gradients() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let color = { (alpha: ClosedRange<UInt8>) in
        Color(
          red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
          blue: .random(in: 0...255, using: &random), alpha: .random(in: alpha, using: &random))
      }
      let way = ColorWay(from: color(0...255), to: color(0...255), steps: 100)
      let step = way.color(at: Int.random(in: 0..<100, using: &random))
      for start in stride(from: UInt32(0), through: 252, by: 4) {
        // All bytes in each channel.
        var pixels: [UInt32] = []
        for byte in start..<start + 4 {
          let (red, green) = (byte << 16, (255 - byte) << 8)
          pixels.append(0xFF00_0000 | red | green | byte ^ 0x55)
        }
        let each = pixels.map(step.over)
        pixels.withUnsafeMutableBufferPointer { $0.baseAddress.map(step.paintFour) }
        expectEqual(pixels, each)
      }
    }
  }
}
