/// The numbers of a control: a range in steps, with a unit.
public struct NumberScale: Sendable, Hashable {
  /// The least and the greatest number.
  public let range: ClosedRange<Double>
  /// The distance between neighboring numbers, counted from the least.
  ///
  /// It is more than 0.
  public let step: Double
  /// The unit shown after a number, such as `pt/s`.
  ///
  /// The default is empty, for no unit.
  public let unit: String

  /// Makes a scale.
  ///
  /// - Precondition: `range` is finite and `step` is more than 0.
  public init(_ range: ClosedRange<Double>, step: Double, unit: String = "") {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite && step > 0,
      "a scale needs finite ends and a step of more than 0, found \(range) in steps of \(step)")
    self.range = range
    self.step = step
    self.unit = unit
  }

  /// Returns the number of the scale nearest to another, rounded to six decimals.
  ///
  /// The greatest number counts, even if it is no whole number of steps from the least. For a number that is not finite it is
  /// the least one.
  public func nearest(to number: Double) -> Double {
    guard number.isFinite else { return range.lowerBound }
    let exact = self.number(atStep: ((number - range.lowerBound) / step).rounded())
    return range.upperBound - number < abs(number - exact) ? range.upperBound : exact
  }

  package func number(_ steps: Int, after number: Double) -> Double {
    let place = (number - range.lowerBound) / step
    // From between two numbers, the first step leads to the next one.
    let start = (steps < 0 ? place - 1e-6 : place + 1e-6).rounded(steps < 0 ? .up : .down)
    return self.number(atStep: start + Double(steps))
  }

  private func number(atStep step: Double) -> Double {
    let exact = range.lowerBound + step * self.step
    return ((exact * 1_000_000).rounded() / 1_000_000).clamped(to: range)
  }

  package func share(of number: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? ((number - range.lowerBound) / length).clamped(to: 0...1) : 0
  }

  package func number(atShare share: Double) -> Double {
    nearest(to: range.lowerBound + share * (range.upperBound - range.lowerBound))
  }

  /// The number and its unit as text.
  public func text(of number: Double) -> String {
    let digits = DecimalText.text(number)
    return unit.isEmpty ? digits : digits + " " + unit
  }
}
