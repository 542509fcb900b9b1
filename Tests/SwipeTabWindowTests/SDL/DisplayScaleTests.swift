import Testing

@testable import SwipeTabWindow

@Suite("DisplayScale")
struct DisplayScaleTests {
  private func scale(
    requested: Double? = nil, pixelsPerUnit: Double? = nil, _ environment: [String: String] = [:]
  ) -> Double {
    DisplayScale.resolve(requested: requested, pixelsPerUnit: pixelsPerUnit) { environment[$0] }
  }

  @Test("a wish goes before the system, the system before the environment")
  func order() {
    let environment = ["GDK_SCALE": "2", "QT_SCALE_FACTOR": "3"]
    #expect(scale(requested: 1.25, pixelsPerUnit: 1.5, environment) == 1.25)
    #expect(scale(pixelsPerUnit: 1.5, environment) == 1.5)
    #expect(scale(environment) == 2)
    #expect(scale(["QT_SCALE_FACTOR": "1.75"]) == 1.75)
    #expect(scale() == 1)
  }

  @Test("what is no scale is passed over", arguments: ["", "two", "0", "0.5", "9", "nan", "-2"])
  func nonsense(value: String) {
    #expect(scale(["GDK_SCALE": value, "QT_SCALE_FACTOR": "1.5"]) == 1.5)
  }

  @Test("a wish is kept within bounds", arguments: [(0.1, 1), (8, 4), (3, 3)])
  func bounds(wish: Double, expected: Double) {
    #expect(scale(requested: wish) == expected)
  }
}
