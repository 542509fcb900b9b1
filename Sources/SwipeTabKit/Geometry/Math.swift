internal import Glibc

package func exponential(_ x: Double) -> Double { exp(x) }

package func sine(_ x: Double) -> Double { sin(x) }

package func cosine(_ x: Double) -> Double { cos(x) }

/// The angle of the vector (x, y), in radians.
package func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

package func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

extension Comparable {
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension Double {
  /// The nearest value inside `range`; the lower bound for NaN.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? min(self, range.upperBound) : range.lowerBound
  }
}

extension FixedWidthInteger {
  /// Truncates a number, clamping it to the integer's range; NaN becomes 0.
  ///
  /// The standard conversion traps in these cases. Everything computed from sizes, gaps or counts, which may be 0, is
  /// converted by this initializer.
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
  /// Truncates and clamps like the generic one, but several times as fast, for code that runs in each frame.
  @inlinable
  package init(saturating value: Double) {
    // 2^63 is one more than the largest integer, and there is no double between them.
    if value > -0x1p63, value < 0x1p63 {
      self.init(value)
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }
}

package func naturalLogarithm(_ x: Double) -> Double { log(x) }
