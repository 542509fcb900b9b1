import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Math")
struct MathTests {
  @Test("a number becomes the nearest integer that there is, and what is no number 0")
  func saturating() {
    expectEqual(Int(saturating: 2.9), 2)
    expectEqual(Int(saturating: -2.9), -2)
    expectEqual(Int(saturating: -0.0), 0)
    expectEqual(Int(saturating: .nan), 0)
    expectEqual(Int(saturating: 1e300), .max)
    expectEqual(Int(saturating: -.infinity), .min)
    expectEqual(Int(saturating: 0x1p63), .max)
    expectEqual(Int(saturating: -0x1p63), .min)
    expectEqual(Int(saturating: (0x1p63).nextDown), 0x7FFF_FFFF_FFFF_FC00)
    expectEqual(UInt8(saturating: -1), 0)
    expectEqual(UInt8(saturating: 255.9), 255)
    expectEqual(UInt8(saturating: 256), 255)
    expectEqual(Int32(saturating: 3e9), .max)
    expectEqual(UInt32(saturating: .nan), 0)
  }

  @Test("a number is moved into a range, and what is no number to its lower end")
  func clamped() {
    expectEqual((-1.0).clamped(to: 0...2), 0)
    expectEqual(1.0.clamped(to: 0...2), 1)
    expectEqual(3.0.clamped(to: 0...2), 2)
    expectEqual(Double.nan.clamped(to: 1...2), 1)
    expectEqual(Double.infinity.clamped(to: 1...2), 2)
    expectEqual((-0.0).clamped(to: 0...2).sign, .plus)
  }
}
