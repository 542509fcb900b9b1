import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 7: a will for each did or superseded; no change, no event; a cancelled swipe says so.
@Suite("Law 7: events are paired and named")
@MainActor struct PairedEventsTests {
  @Test("each cause names itself", arguments: Cause.allCases)
  func causes(cause: Cause) throws {
    let fixture = try Fixture()
    switch cause {
    case .tap: fixture.tap(item: 1)
    case .swipe: fixture.fling(-1000)
    case .wheel: fixture.wheel(1)
    case .key: fixture.key("ctrl+tab")
    case .program: fixture.container.select("p1")
    case .reload: fixture.container.setPages(try Fixture.list(["p1", "p2"]))
    }
    fixture.rest()
    let changes = fixture.takeChanges().filter {
      switch $0 {
      case .willSelect, .didSelect: true
      default: false
      }
    }
    expectEqual(changes, [.will("p0", "p1", cause), .did("p0", "p1", cause)])
  }

  @Test("a superseded change ends before the next begins, and from is what was selected then")
  func superseded() throws {
    let fixture = try Fixture(pages: 4)
    for index in 1...3 { fixture.container.select(index: index) }
    fixture.container.select(index: 0)
    fixture.rest()
    expectEqual(
      fixture.takeChanges(),
      [
        .will("p0", "p1", .program),
        .dropped("p0", "p1", .program), .will("p1", "p2", .program),
        .dropped("p1", "p2", .program), .will("p2", "p3", .program),
        .dropped("p2", "p3", .program), .will("p3", "p0", .program),
        .did("p3", "p0", .program),
      ])
  }

  @Test("selecting what is selected tells nobody", arguments: [true, false])
  func current(animated: Bool) throws {
    let fixture = try Fixture(at: 1)
    expectEqual(fixture.container.select("p1", animated: animated), .alreadySelected)
    expectEqual(fixture.container.select(index: 1, animated: animated), .alreadySelected)
    expectEqual(fixture.take(), [])
  }

  @Test("what changes nothing tells nobody")
  func nothing() throws {
    typealias Row = (
      name: String, change: (inout GestureTuning) -> Void, act: (Fixture) throws -> Void
    )
    let rows: [Row] = [
      (
        "pages that are put in again", { _ in },
        { $0.container.setPages(try Fixture.list(["p0", "p1", "p2"])) }
      ),
      ("a press without travel", { $0.mouseSlop = 4 }, { $0.drag(by: -4) }),
      ("a pull that moves nothing", { $0.bounces = false }, { $0.drag(by: 100) }),
    ]
    for (name, change, act) in rows {
      let fixture = try Fixture { change(&$0.tuning) }
      try act(fixture)
      fixture.rest()
      expectEqual(fixture.take(), [], "\(name)")
      expectEqual(fixture.position, 0, "\(name)")
    }
  }

  @Test(
    "a swipe that comes to nothing says so, however it ends",
    arguments: ["release", "escape", "cancel"])
  func cancelled(way: String) throws {
    let fixture = try Fixture()
    fixture.drag(by: -100, release: false)
    fixture.advance(by: 0.1)
    switch way {
    case "release": fixture.release(100)
    case "escape": fixture.key("escape")
    default: fixture.container.handle(.cancel(.mouse))
    }
    fixture.rest()
    let ended: [ContainerEvent] = way == "release" ? [.ended("p0")] : []
    expectEqual(fixture.takeChanges(), [.began("p0")] + ended + [.swipeCancelled])
  }

  @Test("so it does after a catch", arguments: ["escape", "cancel"])
  func cancelledCatch(way: String) throws {
    let fixture = try Fixture()
    fixture.tap(item: 1)
    fixture.advance(by: 0.05)
    fixture.drag(by: -30, release: false)
    if way == "escape" { fixture.key("escape") } else { fixture.container.handle(.cancel(.mouse)) }
    fixture.rest()
    expectEqual(
      fixture.takeChanges(),
      [
        .will("p0", "p1", .tap), .began("p1"), .swipeCancelled, .did("p0", "p1", .tap),
      ])
  }

  @Test("listeners are told after the change is whole, in order, even if they change more")
  func reentrance() throws {
    let fixture = try Fixture()
    var told: [String] = []
    fixture.container.onEvent = { event in
      told.append("\(event)".prefix { $0 != "(" }.description)
    }
    fixture.container.didSelect = { change in
      told.append("after \(change.to ?? "none")")
      if change.to == "p1" { fixture.container.select("p2", animated: false) }
    }
    fixture.container.select("p1", animated: false)
    expectEqual(
      told,
      [
        "willSelect", "pageAppeared", "pageDisappeared", "didSelect", "after p1",
        "willSelect", "pageAppeared", "pageDisappeared", "didSelect", "after p2",
      ])
  }
}
