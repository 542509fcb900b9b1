/// Formats numbers for users and diffs: at most six decimals, no trailing zeros, no −0, no exponent.
///
/// The exact value is rounded to six decimals, ties to even, as C's `%.6f` does in the C locale; the same bytes on
/// every machine.
package enum DecimalText {
  private static let decimals = 6
  private static let scale: UInt64 = 1_000_000

  package static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else { return bytes.append(contentsOf: "null".utf8) }
    let magnitude = abs(value)
    // From 2^53 on all doubles are whole.
    if magnitude >= 0x1p53 {
      if value < 0 { bytes.append(UInt8(ascii: "-")) }
      appendLarge(magnitude, to: &bytes)
    } else {
      let whole = UInt64(magnitude)
      let millionths = roundedMillionths(of: magnitude - Double(whole))
      let carried = whole + millionths / scale
      let fraction = millionths % scale
      if value < 0, carried + fraction > 0 { bytes.append(UInt8(ascii: "-")) }
      appendDigits(of: carried, to: &bytes)
      appendFraction(fraction, to: &bytes)
    }
  }

  private static func roundedMillionths(of fraction: Double) -> UInt64 {
    // Below 2^-22 it is less than half a millionth.
    guard fraction >= 0x1p-22 else { return 0 }
    // The number is significand / 2^shift. The significand has 53 bits and a million has 20, so 128
    // bits hold the product.
    let significand = fraction.significandBitPattern | 1 << 52
    let shift = UInt128(52 - Int(fraction.exponent))
    let product = UInt128(significand) * UInt128(scale)
    let quotient = product >> shift
    let remainder = product - quotient << shift
    let half = UInt128(1) << (shift - 1)
    let roundsUp = remainder > half || (remainder == half && quotient % 2 == 1)
    return UInt64(quotient) + (roundsUp ? 1 : 0)
  }

  /// Appends a whole number of at least 2^53 with all its digits, up to 309 of them.
  private static func appendLarge(_ number: Double, to bytes: inout [UInt8]) {
    let base: UInt64 = 1_000_000_000
    let significand = number.significandBitPattern | 1 << 52
    // Groups of nine digits, least significant first. They are shifted left by 29 bits at a time: a
    // carry then fits into one group, as 2^29 is less than the base.
    var groups = [significand % base, significand / base]
    var shift = Int(number.exponent) - 52
    while shift > 0 {
      let step = min(shift, 29)
      var carry: UInt64 = 0
      for index in groups.indices {
        let shifted = groups[index] << UInt64(step) + carry
        groups[index] = shifted % base
        carry = shifted / base
      }
      if carry > 0 { groups.append(carry) }
      shift -= step
    }
    appendDigits(of: groups.removeLast(), to: &bytes)
    for group in groups.reversed() { appendDigits(of: group, count: 9, to: &bytes) }
  }

  /// Appends a decimal point and the decimals without trailing zeros, or nothing for a whole number.
  private static func appendFraction(_ millionths: UInt64, to bytes: inout [UInt8]) {
    guard millionths > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    appendDigits(of: millionths, count: decimals, to: &bytes)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  private static func appendDigits(of number: UInt64, count: Int = 1, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = number
    while rest > 0 || bytes.count - start < count {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }
}
