import SwipeTabKit
import Testing

@testable import TestSupport

/// The article on tuning shows what is run here.
@Suite("TuningAContainer, the article")
@MainActor struct TuningAContainerTests {
  @Test("what is set holds at once")
  func settings() throws {
    let tabs = try Fixture().container
    // snippet
    tabs.setValue(.text("pill"), of: .animator)
    tabs.setValue(.number(250), of: .stiffness)
    tabs.setValue(.flag(false), of: .bounces)
    // end
    expectEqual(tabs.configuration.animator.name, "pill")
    expectEqual(tabs.configuration.tuning.spring.stiffness, 250)
    expect(!tabs.configuration.tuning.bounces)
  }

  @Test("its controls are parts of a body")
  func controls() {
    // snippet
    let controls = ScreenBody([
      .setting(.init(.animator)), .setting(.init(.dampingRatio)), .setting(.init(.snapPoint)),
    ])
    // end
    expectEqual(controls.elements.count, 3)
  }

  @Test("a value of one's own is kept by name")
  func values() throws {
    let tabs = try Fixture().container
    // snippet
    let volume = ScreenBody.Slider(
      "volume", title: "Volume", scale: NumberScale(0...100, step: 5, unit: "%"), number: 40)
    tabs.onValueChange = { control in print(control) }
    tabs.setValue(.number(60), of: "volume")
    // end
    expectEqual(volume.number, 40)
    expectEqual(tabs.value(of: "volume"), .number(60))
  }
}
