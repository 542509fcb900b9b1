import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What apps do that no program should, but that must neither crash nor spoil what is there.
@Suite("Careless apps") @MainActor struct CarelessAppTests {
  @Test("a container comes on no screen of its own, however far in it is")
  func ownScreen() throws {
    let (outer, inner) = (try Fixture(), try Fixture())
    let own = ContainerScreen(id: "own", container: outer.container)
    outer.container.push(own, animated: false)
    outer.container.present(own, animated: false)
    outer.container.setScreens([own], ofPage: "p0", animated: false)
    outer.container.push(ContainerScreen(id: "inner", container: inner.container), animated: false)
    _ = outer.take()
    inner.container.push(own, animated: false)
    _ = outer.commands
    expectEqual(outer.container.screens(ofPage: "p0").map(\.id), ["inner"])
    expect(outer.container.presentedScreen == nil)
    expect(
      (outer.take() + inner.take()).contains(
        .warning("the screen \"own\" has the container on it that shows it")))
    expect(outer.container.checkInvariants().isEmpty)
  }

  @Test("delays without end are no deadlines, and a message without end stays")
  func endless() throws {
    let fixture = try Fixture { $0.tuning.tooltipDelay = .infinity }
    let item = StateReader(fixture.container).middle(ofItem: 1)
    fixture.move(item.x, item.y)
    expectEqual(fixture.container.nextDeadline, nil)
    fixture.container.show(Toast(["Stays"], duration: .infinity))
    fixture.advance(by: 1e6)
    expectNotEqual(fixture.container.toast, nil)
    expectEqual(fixture.container.nextDeadline, nil)
    fixture.container.dismissToast()
    fixture.advance(by: 1)
    expectEqual(fixture.container.toast, nil)
  }

  @Test("numbers that are none become no value", arguments: [Double.nan, .infinity])
  func values(number: Double) throws {
    let container = try Fixture().container
    container.setValue(.number(3), of: "x")
    container.setValue(.number(number), of: "x")
    container.setInitialValue(.number(number), of: "y")
    expectEqual(container.state.values["x"], .number(3))
    expectEqual(container.state.values["y"], nil)
  }

  @Test("any damping moves pages to their places", arguments: [0, 1e3, 1e155, 1e300])
  func damping(ratio: Double) throws {
    let fixture = try Fixture { $0.tuning.spring.dampingRatio = ratio }
    fixture.container.select("p1")
    for _ in 0..<20 {
      fixture.advance(by: 0.05)
      expect(fixture.position.isFinite)
      expect(fixture.container.velocity.isFinite)
    }
  }
}
