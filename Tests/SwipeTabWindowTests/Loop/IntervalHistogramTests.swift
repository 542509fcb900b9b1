import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("IntervalHistogram")
struct IntervalHistogramTests {
  @Test("an empty one answers 0")
  func empty() {
    expectEqual(IntervalHistogram().quantile(0.5), 0)
    expectEqual(IntervalHistogram().longest, 0)
  }

  @Test("quantiles are right to half a bin")
  func quantiles() {
    var histogram = IntervalHistogram()
    for interval in stride(from: 100_000, through: 10_000_000, by: 100_000) {
      histogram.add(interval)
    }
    expectEqual(histogram.count, 100)
    expectAtMost(abs(histogram.quantile(0.5) - 5_000_000), 12_500)
    expectAtMost(abs(histogram.quantile(0.99) - 9_900_000), 12_500)
    expectAtMost(histogram.quantile(1), histogram.longest)
    expectEqual(histogram.longest, 10_000_000)
    expectEqual(histogram.total, 505_000_000)
  }

  @Test("what is longer than all bins is the longest")
  func overflow() {
    var histogram = IntervalHistogram()
    histogram.add(3_000_000_000)
    expectEqual(histogram.quantile(0.5), 3_000_000_000)
  }
}
