import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 3: no input is switched off, whatever goes on.
@Suite("Law 3: every event is legal in every state")
@MainActor struct EveryEventLegalTests {
  /// What may be going on.
  nonisolated static let states: [Play] = [
    Play("resting", { _ in }),
    Play("pressed", { $0.press() }),
    Play("dragging", { $0.drag(by: -120, release: false) }),
    Play(
      "settling near",
      {
        $0.container.select(index: 2); $0.advance(by: 0.05)
      }
    ),
    Play(
      "settling far",
      {
        $0.container.select(index: 4); $0.advance(by: 0.05)
      }
    ),
    Play(
      "caught",
      {
        $0.container.select(index: 2); $0.advance(by: 0.05); $0.press()
      }
    ),
    Play(
      "caught far",
      {
        $0.container.select(index: 4); $0.advance(by: 0.05); $0.press()
      }
    ),
    Play("wheeling", { $0.wheel(1.25) }),
    Play("past the start", { $0.drag(by: 500, release: false) }),
    Play("item pressed", { $0.press(40, 775) }),
    Play("without pages", { $0.container.setPages(.empty) }),
  ]
  /// What may happen then.
  nonisolated static let events: [Play] = [
    Play(
      "tap",
      {
        $0.release(40, 775); $0.tap(at: Point(x: 200, y: 775), Contact(device: .touch))
      }
    ),
    Play("press", { $0.press(100, 300) }),
    Play("move", { $0.move(150, 380) }),
    Play("release", { $0.release(200) }),
    Play("cancel", { $0.container.handle(.cancel(.mouse)) }),
    Play("leave", { $0.container.handle(.leave) }),
    Play("notch", { $0.wheel(1) }),
    Play("fine wheel", { $0.wheel(-0.3) }),
    Play("key", { $0.key("ctrl+tab") }),
    Play("escape", { $0.key("escape") }),
    Play("resize", { $0.resize(700) }),
    Play("nothing left", { $0.resize(0, 0) }),
    Play("select", { $0.container.select(index: 3) }),
    Play("select at once", { $0.container.select(index: 3, animated: false) }),
    Play("no pages", { $0.container.setPages(.empty) }),
    Play("insert", { try? $0.container.insert(Fixture.page("new"), at: 0) }),
    Play("right to left", { $0.container.configuration.isRightToLeft = true }),
    Play("reduced motion", { $0.container.configuration.reducesMotion = true }),
    Play("bar on top", { $0.container.configuration.toolbarPosition = .top }),
  ]

  @Test(
    "any event in any state leaves a sound container that comes to rest",
    arguments: states, events)
  func all(state: Play, event: Play) throws {
    let fixture = try Fixture(pages: 5, at: 1)
    state.go(fixture)
    event.go(fixture)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.advance(by: 0.016)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.release(200)
    fixture.rest()
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("no tap is lost: ten taps within one settle are ten changes")
  func taps() throws {
    let fixture = try Fixture(pages: 5)
    for index in [1, 2, 3, 4, 3, 2, 1, 0, 4, 2] {
      fixture.tap(item: index)
      expectEqual(fixture.container.selectedIndex, index)
      fixture.advance(by: 0.01)
    }
    fixture.rest()
    let starts = fixture.take().filter { if case .willSelect = $0 { true } else { false } }
    expectEqual(starts.count, 10)
    expectEqual(fixture.position, 2)
  }

  @Test("a tap during a wheel's drag selects")
  func tapDuringWheel() throws {
    let fixture = try Fixture()
    fixture.wheel(1.5)
    fixture.tap(item: 2)
    expectEqual(fixture.container.selectedIndex, 2)
    fixture.rest()
    expectEqual(fixture.position, 2)
  }

  @Test("an item that is pressed when its page goes away is not tapped")
  func itemGone() throws {
    let fixture = try Fixture()
    fixture.press(300, 775)
    fixture.container.setPages(try Fixture.list(["p0", "p1"]))
    fixture.release(300, 775)
    expectEqual(fixture.container.selectedID, "p0")
  }
}
