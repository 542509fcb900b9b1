import Testing

@testable import SwipeTabKit

@Suite("Math")
struct MathTests {
  @Test("a number becomes the nearest integer that there is, and what is no number 0")
  func saturating() {
    #expect(Int(saturating: 2.9) == 2 && Int(saturating: -2.9) == -2 && Int(saturating: -0.0) == 0)
    #expect(
      Int(saturating: .nan) == 0 && Int(saturating: 1e300) == .max
        && Int(saturating: -.infinity) == .min)
    #expect(Int(saturating: 0x1p63) == .max && Int(saturating: -0x1p63) == .min)
    #expect(Int(saturating: (0x1p63).nextDown) == 0x7FFF_FFFF_FFFF_FC00)
    #expect(
      UInt8(saturating: -1) == 0 && UInt8(saturating: 255.9) == 255 && UInt8(saturating: 256) == 255
    )
    #expect(Int32(saturating: 3e9) == .max && UInt32(saturating: .nan) == 0)
  }

  @Test("a number is moved into a range, and what is no number to its lower end")
  func clamped() {
    #expect(
      (-1.0).clamped(to: 0...2) == 0 && 1.0.clamped(to: 0...2) == 1 && 3.0.clamped(to: 0...2) == 2)
    #expect(Double.nan.clamped(to: 1...2) == 1 && Double.infinity.clamped(to: 1...2) == 2)
    #expect((-0.0).clamped(to: 0...2).sign == .plus)
  }
}
