import Testing

@testable import SwipeTabWindow

@Suite("IntervalHistogram")
struct IntervalHistogramTests {
  @Test("an empty one answers 0")
  func empty() {
    #expect(IntervalHistogram().quantile(0.5) == 0)
    #expect(IntervalHistogram().longest == 0)
  }

  @Test("quantiles are right to half a bin")
  func quantiles() {
    var histogram = IntervalHistogram()
    for interval in stride(from: 100_000, through: 10_000_000, by: 100_000) {
      histogram.add(interval)
    }
    #expect(histogram.count == 100)
    #expect(abs(histogram.quantile(0.5) - 5_000_000) <= 12_500)
    #expect(abs(histogram.quantile(0.99) - 9_900_000) <= 12_500)
    #expect(histogram.quantile(1) <= histogram.longest)
    #expect(histogram.longest == 10_000_000)
    #expect(histogram.total == 505_000_000)
  }

  @Test("what is longer than all bins is the longest")
  func overflow() {
    var histogram = IntervalHistogram()
    histogram.add(3_000_000_000)
    #expect(histogram.quantile(0.5) == 3_000_000_000)
  }
}
