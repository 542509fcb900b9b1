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
    let rows: [(name: String, found: Double, scale: Double)] = [
      ("a wish", scale(requested: 1.25, pixelsPerUnit: 1.5, environment), 1.25),
      ("the system", scale(pixelsPerUnit: 1.5, environment), 1.5),
      ("the environment", scale(environment), 2),
      ("the environment before texts", scale(environment, textScale: 1.5), 2),
      ("its second variable", scale(["QT_SCALE_FACTOR": "1.75"], textScale: 1.5), 1.75),
      ("the system before texts", scale(pixelsPerUnit: 1, textScale: 1.5), 1),
      ("texts", scale(textScale: 1.5), 1.5), ("nothing", scale(), 1),
      ("a wish that is too small", scale(requested: 0.1), 0.5),
      ("a wish that is too large", scale(requested: 9), 8),
      ("a wish within the bounds", scale(requested: 3), 3),
    ]
    for (name, found, scale) in rows { expectEqual(found, scale, "\(name)") }
    for value in ["", "two", "0", "0.5", "9", "nan", "-2"] {
      expectEqual(scale(["GDK_SCALE": value, "QT_SCALE_FACTOR": "1.5"]), 1.5, "no scale: \(value)")
    }
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
}
