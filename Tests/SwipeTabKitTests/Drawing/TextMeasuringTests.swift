import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Text measuring")
struct TextMeasuringTests {
  private static let style = TextStyle(size: 10)

  @Test(
    "up to a limit a text is as wide as it is", arguments: [0, 1, 10, 255, 256, 257, 2_000, 5_000])
  func width(count: Int) {
    let text = String(repeating: "x", count: count)
    let width = FixedTextMeasurer().width(of: text, style: Self.style)
    expectEqual(FixedTextMeasurer().width(of: text, style: Self.style, upTo: .infinity), width)
    expectEqual(FixedTextMeasurer().width(of: text, style: Self.style, upTo: 100), min(width, 100))
  }

  @Test("of a long text no more is measured than fits")
  func limit() {
    let measurer = CountingMeasurer()
    let text = String(repeating: "ж", count: 1_000_000)
    expectEqual(measurer.width(of: text, style: Self.style, upTo: 2_000), 2_000)
    expectAtMost(measurer.characters, 1_100)
  }
}
