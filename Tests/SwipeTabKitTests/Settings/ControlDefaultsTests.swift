import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("What controls are without a value")
struct ControlDefaultsTests {
  @Test("of controls with one identifier the first says it")
  func first() {
    func body(_ isOn: Bool, _ number: Double) -> ScreenBody {
      ScreenBody([
        .toggle(ScreenBody.Toggle("t", title: "T", isOn: isOn)),
        .slider(
          ScreenBody.Slider("s", title: "S", scale: NumberScale(0...1, step: 0.25), number: number)),
      ])
    }
    var defaults = ControlDefaults()
    for element in body(true, 0.75).elements { defaults.add(element) }
    for element in body(false, 0.25).elements { defaults.add(element) }
    expectEqual(defaults.values, ["t": .flag(true), "s": .number(0.75)])
  }
}
