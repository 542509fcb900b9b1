import Glibc
import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Decimal text")
struct DecimalTextTests {
  static let cases: [(value: Double, text: String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (100, "100"), (0.5, "0.5"),
    (-0.25, "-0.25"), (1.25, "1.25"), (0.1, "0.1"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333"),
    (2.0 / 3, "0.666667"), (0.000001, "0.000001"), (1.000001, "1.000001"), (1.0000001, "1"),
    // Rounding that carries into the whole part.
    (0.9999999, "1"), (-0.9999999, "-1"), (9.9999996, "10"), (99.9999994, "99.999999"),
    // Too small to show: no sign either.
    (0.0000004, "0"), (-0.0000004, "0"), (5e-7, "0"), (-5e-7, "0"), (5.1e-7, "0.000001"),
    (.leastNonzeroMagnitude, "0"), (-.leastNormalMagnitude, "0"),
    // Exactly half way goes to the even millionth: 2^-7 is 0.0078125, and 2^-9 is 0.001953125.
    (0x1p-7, "0.007812"), (3 * 0x1p-7, "0.023438"), (0x1p-9, "0.001953"), (-0x1p-7, "-0.007812"),
    // The seam to numbers without decimals, and numbers of many digits.
    (0x1p53 - 1, "9007199254740991"), (0x1p53, "9007199254740992"),
    (0x1p51 + 0.5, "2251799813685248.5"),
    (1e15, "1000000000000000"), (-1e15, "-1000000000000000"),
    (1e15 + 0.125, "1000000000000000.125"),
    (1e18, "1000000000000000000"), (0x1p63, "9223372036854775808"),
    (0x1p64, "18446744073709551616"),
    (1e22, "10000000000000000000000"), (1e23, "99999999999999991611392"),
    // Never anything that JSON does not have.
    (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ]

  @Test("a number has at most six decimals and no more than it needs", arguments: cases)
  func text(value: Double, text: String) {
    expectEqual(DecimalText.text(value), text)
  }

  /// What C writes, without trailing zeros and without the sign of nothing.
  private func expected(_ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 400)
    let length = withVaList([value]) { vsnprintf(&buffer, buffer.count, "%.6f", $0) }
    var digits = buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    let text = String(decoding: digits, as: UTF8.self)
    return text == "-0" ? "0" : text
  }

  @Test("numbers are written as C writes them")
  func asInC() {
    func random(_ seed: UInt64, _ count: Int, _ make: (inout SeededGenerator) -> Double) -> [Double]
    {
      var generator = SeededGenerator(seed: seed)
      return Seeds.count(count).map { _ in make(&generator) }
    }
    let rows: [(name: String, numbers: [Double])] = [
      (
        "any bits",
        random(1, 100_000) { Double(bitPattern: $0.next()) }.filter(\.isFinite)
      ),
      ("everyday size", random(2, 100_000) { Double.random(in: -2000...2000, using: &$0) }),
      ("small ones", random(2, 50_000) { Double.random(in: -1e-5...1e-5, using: &$0) }),
      (
        "beside a half of a millionth",
        random(3, 30_000) { (Double(Int.random(in: 0...100_000_000, using: &$0)) + 0.5) / 1e6 }
          .flatMap { [$0.nextDown, $0, $0.nextUp] }
      ),
      // Odd multiples of 2^-7 have seven decimals, the last of which is 5.
      ("exact halves of a millionth", (0..<20_000).map { Double(2 * $0 + 1) * 0x1p-7 }),
      (
        "every power of two, and its neighbours",
        (-1074...1023).map { Double(sign: .plus, exponent: $0, significand: 1) }
          .flatMap { [$0.nextDown, $0, $0.nextUp] }
      ),
    ]
    for (name, numbers) in rows {
      expectEqual(numbers.first { DecimalText.text($0) != expected($0) }, nil, "\(name)")
    }
  }
}
