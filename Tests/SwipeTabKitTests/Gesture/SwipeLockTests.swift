import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Locked swipes")
@MainActor struct SwipeLockTests {
  private static let finger = Contact(device: .touch)

  private func fixture(
    _ lock: SwipeLock, _ change: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    let fixture = try Fixture(configure: change)
    fixture.container.setPages(
      try PageList([Fixture.page("a"), Fixture.page("b", lock: lock), Fixture.page("c")]))
    fixture.container.select("b", animated: false)
    _ = fixture.take()
    return fixture
  }

  private func pan(_ fixture: Fixture, by dx: Double) {
    for _ in 0..<10 {
      fixture.advance(by: 0.01)
      fixture.container.handle(.pan(dx: dx / 10, dy: 0, at: Fixture.middle))
    }
  }

  @Test(
    "a locked side does not move, shows no neighbor and tells nothing, whatever pulls",
    arguments: [false, true], [-1.0, 1])
  func lockedSide(cyclic: Bool, way: Double) throws {
    let fixture = try fixture(way < 0 ? .forward : .backward) { $0.isCyclic = cyclic }
    let isStill = { fixture.position == 1 && Set(fixture.leftEdges.keys) == ["b"] }
    fixture.drag(by: way * 300, release: false, contact: Self.finger)
    expect(isStill())
    fixture.release(200 + way * 300, 400, Self.finger)
    expect(isStill())
    pan(fixture, by: -way * 300)
    expect(isStill())
    fixture.container.handle(.panEnd)
    for notches in [1.0, 0.75, 0.75] { fixture.wheel(-way * notches) }
    expect(isStill())
    fixture.rest()
    fixture.wheel(0, way, at: Point(x: 200, y: 775))
    fixture.wheel(0, way, shift: true)
    expect(isStill())
    expectEqual(fixture.take(), [])
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test(
    "the other side is free, and a drag that turns back stops at the lock", arguments: [-1.0, 1])
  func otherSide(way: Double) throws {
    let fixture = try fixture(way < 0 ? .forward : .backward)
    fixture.press(200)
    fixture.move(200 - way * 100)
    expect(near(fixture.position, 1 + way * 0.25))
    fixture.move(200 + way * 100)
    expectEqual(fixture.position, 1)
    fixture.move(200 - way * 40)
    expect(near(fixture.position, 1 + way * 0.1))
    fixture.release(200 - way * 40)
    fixture.wheel(way)
    fixture.rest()
    expectEqual(fixture.container.selectedID, way < 0 ? "a" : "c")
  }

  @Test("pages that are caught on the way to a locked one may go back to where they come from")
  func caughtOnTheWay() throws {
    let fixture = try fixture(.backward)
    fixture.container.select("a", animated: false)
    fixture.container.select("b")
    fixture.advance(untilPosition: 0.6)
    let caught = fixture.position
    fixture.press(100)
    fixture.move(200)
    expect(near(fixture.position, caught - 0.25))
    fixture.advance(by: 0.2)
    fixture.release(200)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "a")
  }

  @Test("a lock that comes during a drag moves nothing at once and lets pages only come back")
  func duringDrag() throws {
    let fixture = try fixture([])
    fixture.press(200)
    fixture.move(100)
    _ = fixture.container.changeItem(of: "b", ItemChange(swipeLock: .forward))
    expectEqual(fixture.position, 1.25)
    fixture.move(60)
    expectEqual(fixture.position, 1.25)
    fixture.move(160)
    expect(near(fixture.position, 1.1))
    fixture.move(100)
    expect(near(fixture.position, 1.1))
    fixture.release(100)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a lock that comes while pages are pulled past an end lets them come back alone")
  func duringPull() throws {
    let fixture = try Fixture(pages: 3, at: 0)
    fixture.press(100)
    fixture.move(300)
    let pulled = fixture.position
    expectLess(pulled, -0.1)
    _ = fixture.container.changeItem(of: "p0", ItemChange(swipeLock: .backward))
    fixture.move(310)
    expectEqual(fixture.position, pulled)
    fixture.move(120)
    expect(near(fixture.position, -0.05))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  // MARK: The option

  @Test("with swiping off no drag, wheel or touchpad moves pages; taps, keys and programs do")
  func off() throws {
    let fixture = try fixture([]) { $0.swiping = false }
    fixture.drag(by: -300, contact: Self.finger)
    fixture.drag(by: 300)
    pan(fixture, by: 300)
    fixture.container.handle(.panEnd)
    for notches in [1.0, -0.75] { fixture.wheel(notches) }
    fixture.wheel(0, -1, at: Point(x: 200, y: 775))
    expectEqual(fixture.take(), [])
    expectEqual(fixture.container.phase, .resting)
    fixture.tap(item: 2)
    fixture.advance(by: 0.05)
    // What moves to the chosen page goes on below a press.
    fixture.drag(by: 200, contact: Self.finger)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "c")
    fixture.key("ctrl+tab")
    fixture.rest()
    expectEqual(fixture.container.selectedID, "a")
    fixture.container.select("b")
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
    fixture.container.configuration.swiping = true
    fixture.fling(-1000)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "c")
  }

  @Test("the option is a setting that is saved, restored and written as Swift")
  func setting() throws {
    let fixture = try fixture([])
    fixture.container.setValue(.flag(false), of: .swiping)
    expect(!fixture.container.configuration.swiping)
    expect(SettingsSource.text(of: fixture.container.configuration).contains("swiping = false"))
    let saved = fixture.container.state
    let other = try self.fixture([])
    other.container.restore(saved)
    expect(!other.container.configuration.swiping)
  }

  // MARK: Screens that hide the tabs

  private struct Full: Screen {
    let id: PageID
    var hidesToolbar: Bool { id == "full" }
  }

  @Test(
    "a screen of a page's own stack that hides the toolbar is not swiped to another tab",
    arguments: ["full", "plain"])
  func hidden(screen: PageID) throws {
    let fixture = try fixture([]) { $0.navigation = .perTab }
    fixture.container.push(Full(id: screen), animated: false)
    let isHidden = screen == "full"
    expectEqual((fixture.container.parts.presentation.reachableToolbar == nil), isHidden)
    fixture.drag(by: -300, contact: Self.finger)
    fixture.rest()
    expectEqual(fixture.container.selectedID, isHidden ? "b" : "c")
    fixture.container.select("b", animated: false)
    fixture.wheel(1)
    fixture.rest()
    expectEqual(fixture.container.selectedID, isHidden ? "b" : "c")
    fixture.container.select("b", animated: false)
    pan(fixture, by: 300)
    fixture.container.handle(.panEnd)
    fixture.rest()
    expectEqual(fixture.container.selectedID, isHidden ? "b" : "c")
    fixture.container.select("b", animated: false)
    fixture.key("ctrl+tab")
    fixture.rest()
    expectEqual(fixture.container.selectedID, "c")
  }
}
