import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("NumberScale")
struct NumberScaleTests {
  @Test(
    "a number goes to the nearest of the scale",
    arguments: [
      (0.0, 0.05), (0.07, 0.05), (0.08, 0.1), (0.149, 0.15), (0.5, 0.5), (2, 0.95), (-1, 0.05),
      (Double.nan, 0.05), (.infinity, 0.05),
    ])
  func nearest(number: Double, expected: Double) {
    expectEqual(NumberScale(0.05...0.95, step: 0.05).nearest(to: number), expected)
  }

  @Test("every number of a scale survives the way over its share")
  func roundTrip() {
    let scale = NumberScale(20...2000, step: 10)
    for number in stride(from: 20.0, through: 2000, by: 10) {
      expectEqual(scale.number(atShare: scale.share(of: number)), number)
    }
  }

  @Test("the share of what lies outside is that of the end")
  func outside() {
    let scale = NumberScale(-10...10, step: 1)
    expectEqual(scale.share(of: -99), 0)
    expectEqual(scale.share(of: 99), 1)
    expectEqual(scale.share(of: 0), 0.5)
  }

  @Test("the text has the unit, if there is one")
  func text() {
    expectEqual(NumberScale(0...1, step: 0.05).text(of: 0.15), "0.15")
    expectEqual(NumberScale(0...2000, step: 10, unit: "pt/s").text(of: 200), "200 pt/s")
  }

  @Test("steps are counted from the low end, and end at the high one")
  func lowEnd() {
    let scale = NumberScale(5...95, step: 10)
    let numbers: [Double] = (0...9).map { scale.number(atShare: Double($0) / 9) }
    expectEqual(numbers, [5, 15, 25, 35, 45, 55, 65, 75, 85, 95])
    expectEqual(scale.nearest(to: 9), 5)
    expectEqual(scale.nearest(to: 11), 15)
    let uneven = NumberScale(0...10, step: 3)
    for (number, nearest) in [(10.0, 10.0), (9.4, 9), (9.6, 10), (7, 6)] {
      expectEqual(uneven.nearest(to: number), nearest, "nearest to \(number)")
    }
    for (steps, from, to) in [(-1, 10.0, 9.0), (1, 9, 10), (-2, 10, 6), (1, 4, 6), (-1, 4, 3)] {
      expectEqual(uneven.number(steps, after: from), to, "\(steps) from \(from)")
    }
  }
}
