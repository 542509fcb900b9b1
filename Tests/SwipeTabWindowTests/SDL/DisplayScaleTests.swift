import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("DisplayScale")
struct DisplayScaleTests {
  private func scale(
    requested: Double? = nil, pixelsPerUnit: Double? = nil, _ environment: [String: String] = [:],
    textScale: Double? = nil
  ) -> Double {
    DisplayScale.resolve(
      requested: requested, pixelsPerUnit: pixelsPerUnit, environment: { environment[$0] },
      textScale: { textScale })
  }

  @Test("a wish goes before the system, the system before the environment, that before texts")
  func order() {
    let environment = ["GDK_SCALE": "2", "QT_SCALE_FACTOR": "3"]
    expectEqual(scale(requested: 1.25, pixelsPerUnit: 1.5, environment), 1.25)
    expectEqual(scale(pixelsPerUnit: 1.5, environment), 1.5)
    expectEqual(scale(environment), 2)
    expectEqual(scale(environment, textScale: 1.5), 2)
    expectEqual(scale(["QT_SCALE_FACTOR": "1.75"], textScale: 1.5), 1.75)
    expectEqual(scale(pixelsPerUnit: 1, textScale: 1.5), 1)
    expectEqual(scale(textScale: 1.5), 1.5)
    expectEqual(scale(), 1)
  }

  @Test("what is no scale is passed over", arguments: ["", "two", "0", "0.5", "9", "nan", "-2"])
  func nonsense(value: String) {
    expectEqual(scale(["GDK_SCALE": value, "QT_SCALE_FACTOR": "1.5"]), 1.5)
  }

  @Test(
    "the resolution of texts is a scale in eighths",
    arguments: [
      ("192", 2), ("120", 1.25), ("144.0", 1.5), ("98", nil), ("96", nil), ("72", nil), ("600", 4),
      ("1e400", nil), ("nan", nil), ("two", nil), ("", nil),
    ] as [(String, Double?)])
  func textResolution(text: String, scale: Double?) {
    expectEqual(DisplayScale.scale(ofTextResolution: text), scale)
  }

  @Test("a wish is kept within bounds", arguments: [(0.1, 0.5), (9, 8), (3, 3)])
  func bounds(wish: Double, expected: Double) {
    expectEqual(scale(requested: wish), expected)
  }
}
