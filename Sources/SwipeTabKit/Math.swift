internal import Glibc

/// The exponential function, from the C math library.
package func exponential(_ x: Double) -> Double { exp(x) }

/// The sine, from the C math library.
package func sine(_ x: Double) -> Double { sin(x) }

/// The cosine, from the C math library.
package func cosine(_ x: Double) -> Double { cos(x) }

/// The angle of the vector (x, y), in radians.
package func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

/// The value on the way from `a` to `b`, at the share `t` of it.
package func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

extension Comparable {
  /// The nearest value inside `range`.
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension Double {
  /// The nearest value inside `range`; the lower bound for what is no number.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
  }
}

extension FixedWidthInteger {
  /// The whole part of a number: the nearest integer that there is where it is too large or too small, and 0 for what is
  /// no number.
  ///
  /// The standard conversion ends the program there. Whatever is computed from sizes, gaps or counts, which may be 0, is
  /// converted by this one.
  @inlinable
  package init(saturating value: Double) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }
}

extension Int {
  /// The whole part of a number, saturating as that of every other integer; several times as fast, for what is done in each frame.
  @inlinable
  package init(saturating value: Double) {
    // 2^63 is the largest integer and one more; no double lies between them.
    if value > -0x1p63, value < 0x1p63 {
      self.init(value)
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }
}

/// The natural logarithm, from the C math library.
package func naturalLogarithm(_ x: Double) -> Double { log(x) }
