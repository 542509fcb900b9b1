@testable import TestSupport

/// What random pictures are made of.
extension SeededGenerator {
  /// Whether something with one chance in `count` happens.
  mutating func happens(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// A number in a range, whole in half of the cases.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &self)
    return happens(oneIn: 2) ? number.rounded() : number
  }
}
