import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Catch")
@MainActor struct CatchTests {
  /// On the way from page 1 to page 2 of five, at the given place.
  private func moving(to place: Double, target: Int = 2) throws -> Fixture {
    let fixture = try Fixture(pages: 5, at: 1) { $0.tuning.mouseSlop = 4 }
    fixture.container.select(index: target)
    fixture.advance(untilPosition: place)
    return fixture
  }

  @Test("it needs no slop")
  func noSlop() throws {
    let fixture = try moving(to: 1.3)
    let place = fixture.position
    fixture.press()
    fixture.move(199)
    expect(near(fixture.position, place + 1.0 / 400))
  }

  @Test(
    "without travel it gives no swipe events and settles by the rules",
    arguments: [
      (1.3, "p1"), (1.7, "p2"),
    ])
  func noTravel(place: Double, expected: PageID) throws {
    let fixture = try moving(to: place)
    fixture.press()
    fixture.advance(by: 0.5)
    fixture.release(200)
    fixture.rest()
    expectEqual(fixture.container.selectedID, expected)
    let changes: [ContainerEvent] =
      expected == "p2"
      ? [.will("p1", "p2", .program), .did("p1", "p2", .program)]
      : [
        .will("p1", "p2", .program), .dropped("p1", "p2", .program), .will("p2", "p1", .swipe),
        .did("p2", "p1", .swipe),
      ]
    expectEqual(fixture.takeChanges(), changes)
  }

  @Test(
    "pulled past an end of the row, the page from the other end has left, and its neighbor comes",
    arguments: [0, 4])
  func neighborAtAnEnd(target: Int) throws {
    let fixture = try Fixture(pages: 5, at: 4 - target) { $0.tuning.mouseSlop = 0 }
    fixture.container.select(index: target)
    fixture.advance(by: 0.25)
    expect(fixture.container.isMoving)
    fixture.press()
    let out: Double = target == 0 ? 1 : -1
    fixture.move(200 + 100 * out)
    expectEqual(fixture.leftEdges.count, 1)
    let edge = try #require(fixture.leftEdges.values.first)
    expectGreater(edge * out, 0)
    fixture.move(200 - 120 * out)
    let neighbor: PageID = target == 0 ? "p1" : "p3"
    expectEqual(Set(fixture.leftEdges.keys), [PageID("p\(target)"), neighbor])
    fixture.advance(by: 0.1)
    fixture.move(200 - 300 * out)
    fixture.advance(by: 0.1)
    fixture.release(200 - 300 * out)
    fixture.rest()
    expectEqual(fixture.container.selectedID, neighbor)
    expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test("a change that is caught goes on, or is superseded, as the hand leads")
  func told() throws {
    let will = ContainerEvent.will("p1", "p2", .program)
    let did = ContainerEvent.did("p1", "p2", .program)
    let dropped = ContainerEvent.dropped("p1", "p2", .program)
    let onward: [ContainerEvent] = [
      will, .began("p2"), .ended("p3"), dropped, .will("p2", "p3", .swipe),
      .did("p2", "p3", .swipe),
    ]
    let rows: [(name: String, place: Double, act: (Fixture) -> Void, changes: [ContainerEvent])] = [
      (
        "a move that goes nowhere is no travel", 1.7,
        {
          $0.press()
          $0.move(200, 450)
          $0.release(200, 450)
        }, [will, did]
      ),
      (
        "a second catch in the same settle does as the first", 1.6,
        { fixture in
          for _ in 0..<3 {
            fixture.press()
            fixture.advance(by: 0.1)
            fixture.release(200)
            fixture.advance(by: 0.01)
          }
        }, [will, did]
      ),
      (
        "released towards its target it goes on: only did is told at rest", 1.4,
        { $0.slowDrag(by: -60) }, [will, .began("p2"), .ended("p2"), did]
      ),
      (
        "flung towards its target it turns one page more: two flings are two pages", 1.4,
        { $0.fling(-600) }, onward
      ),
      (
        "released towards another page it is superseded", 1.6, { $0.fling(600) },
        [
          will, .began("p2"), .ended("p1"), dropped, .will("p2", "p1", .swipe),
          .did("p2", "p1", .swipe),
        ]
      ),
      (
        "dragged on to a third page it is superseded too", 1.6,
        {
          $0.drag(by: -400, over: 0.4, release: false)
          $0.advance(by: 0.1)
          $0.release(-200)
        }, onward
      ),
    ]
    for (name, place, act, changes) in rows {
      let fixture = try moving(to: place)
      act(fixture)
      fixture.rest()
      expectEqual(fixture.takeChanges(), changes, "\(name)")
    }
  }

  @Test("exactly half way after a catch goes to the selected page", arguments: [0, 2])
  func half(target: Int) throws {
    let fixture = try Fixture(pages: 5, at: 1)
    fixture.container.select(index: target)
    fixture.advance(by: 0.06)
    fixture.press()
    let place = fixture.position
    let half = target == 2 ? 1.5 : 0.5
    fixture.move(200 + (place - half) * 400)
    expect(near(fixture.position, half, within: 1e-12))
    fixture.advance(by: 0.2)
    fixture.release(200 + (place - half) * 400)
    expectEqual(fixture.container.selectedIndex, target)
    fixture.rest()
    expectEqual(fixture.position, Double(target))
  }

  @Test("a swipe on its way back that is caught is told as cancelled")
  func returning() throws {
    let rows: [(name: String, act: (Fixture) -> Void, changes: [ContainerEvent])] = [
      (
        "without travel, at rest",
        {
          $0.press()
          $0.release(200)
        }, [.began("p1"), .ended("p1"), .swipeCancelled]
      ),
      (
        "with travel, before the next begins", { $0.fling(-600) },
        [
          .began("p1"), .ended("p1"), .swipeCancelled, .began("p1"), .ended("p2"),
          .will("p1", "p2", .swipe), .did("p1", "p2", .swipe),
        ]
      ),
    ]
    for (name, act, changes) in rows {
      let fixture = try Fixture(at: 1)
      fixture.slowDrag(by: -100)
      fixture.advance(by: 0.05)
      act(fixture)
      fixture.rest()
      expectEqual(fixture.takeChanges(), changes, "\(name)")
    }
  }

  @Test("a press on a bar stops no motion", arguments: [20.0, 775])
  func bars(y: Double) throws {
    let fixture = try moving(to: 1.3)
    fixture.press(380, y)
    expectEqual(fixture.container.phase, .settling)
    fixture.move(100, y)
    expectEqual(fixture.container.phase, .settling)
    fixture.rest()
    expectEqual(fixture.position, 2)
  }

  @Test("a contact that was below the slop when motion began takes over at its crossing")
  func pressedBefore() throws {
    let fixture = try Fixture(pages: 5, at: 1) { $0.tuning.mouseSlop = 4 }
    fixture.press()
    fixture.key("ctrl+tab")
    fixture.advance(by: 0.05)
    expectEqual(fixture.container.phase, .settling)
    let place = fixture.position
    fixture.move(194)
    expectEqual(fixture.container.phase, .dragging)
    expect(near(fixture.position, place + 2.0 / 400))
  }

  @Test(
    "caught on a distant way it is a drag between the two pages",
    arguments: [(100.0, "p0"), (-100, "p4")])
  func distant(dx: Double, expected: PageID) throws {
    let fixture = try Fixture(pages: 5)
    fixture.container.select(index: 4)
    fixture.advance(untilPosition: 2)
    fixture.press()
    let place = fixture.position
    fixture.move(200 + dx)
    // One viewport spans all four.
    expect(near(fixture.position, place - dx / 400 * 4))
    expectEqual(Set(fixture.leftEdges.keys), ["p0", "p4"])
    fixture.advance(by: 0.1)
    fixture.release(200 + dx)
    fixture.rest()
    expectEqual(fixture.container.selectedID, expected)
    expect(!fixture.take().contains(.shows("p2")))
  }

  @Test(
    "caught near its end it is an ordinary drag there, on to the target's neighbour",
    arguments: [1.0, 5, 19, 120, 199])
  func distantNear(distance: Double) throws {
    for (from, target) in [(0, 4), (6, 2)] {
      let fixture = try Fixture(pages: 8, at: from)
      fixture.tap(item: target)
      let way = Double(target - from)
      fixture.advance(untilPosition: Double(target) - way * distance / 400)
      let (place, edges) = (fixture.position, fixture.leftEdges)
      let step = target > from ? 1.0 : -1
      fixture.press(200 + 150 * step)
      expect(near(fixture.position, place, within: 1e-12))
      for (id, x) in fixture.leftEdges { expect(near(x, edges[id] ?? .nan, within: 1e-9)) }
      for x in stride(from: 150.0, through: -150 - distance, by: -10) {
        fixture.advance(by: 0.01)
        fixture.move(200 + x * step)
      }
      fixture.advance(by: 0.1)
      expectLess(abs(fixture.position - Double(target) - step * 300 / 400), 0.05)
      fixture.release(200 + (-150 - distance) * step)
      fixture.rest()
      expectEqual(fixture.container.selectedIndex, target + Int(step))
      expectEqual(fixture.container.checkInvariants(), [])
    }
  }

  @Test("caught near its end and taken back it leads to the page that shows there")
  func distantNearBack() throws {
    let fixture = try Fixture(pages: 8)
    fixture.tap(item: 4)
    fixture.advance(untilPosition: 3.9)
    fixture.slowDrag(by: 260)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 0)
  }

  @Test("past the target of a distant way the pages are in order again, both ways")
  func distantThenBack() throws {
    let fixture = try Fixture(pages: 8)
    fixture.tap(item: 4)
    fixture.advance(untilPosition: 3.9)
    fixture.press()
    fixture.move(100)
    let place = fixture.position
    expectGreater(place, 4)
    expectLess(place, 4.25)
    fixture.move(300)
    expect(near(fixture.position, place - 0.5))
    expectEqual(Set(fixture.leftEdges.keys), ["p3", "p4"])
  }

  @Test("a lock of the target holds after such a catch")
  func distantNearLock() throws {
    let fixture = try Fixture()
    let ids: [PageID] = ["a", "b", "c", "d", "e", "f"]
    fixture.container.setPages(
      try PageList(ids.map { Fixture.page($0, lock: $0 == "e" ? .forward : []) }))
    fixture.container.select("e")
    fixture.advance(untilPosition: 3.9)
    fixture.slowDrag(by: -300)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "e")
  }

  @Test("past either end of a distant way the band resists")
  func distantEnds() throws {
    let fixture = try Fixture(pages: 9, at: 2)
    fixture.container.select(index: 6)
    fixture.advance(by: 0.05)
    fixture.press()
    fixture.move(900)
    expectLess(fixture.position, 2)
    expectGreater(fixture.position, 1)
    expectEqual(Set(fixture.leftEdges.keys), ["p2"])
    fixture.move(-900)
    expectGreater(fixture.position, 6)
    expectLess(fixture.position, 7)
    fixture.release(-900)
    fixture.rest()
    expectEqual(fixture.position, 6)
  }

  @Test("a pull against a lock moves nothing, however often it is tried")
  func lock() throws {
    let fixture = try Fixture()
    fixture.container.setPages(
      try PageList([Fixture.page("a", lock: .forward), Fixture.page("b")]))
    _ = fixture.take()
    for _ in 0..<2 {
      fixture.drag(by: -200, release: false)
      expectEqual(fixture.position, 0)
      fixture.advance(by: 0.02)
      fixture.release(0)
      expectEqual(fixture.container.phase, .resting)
    }
    expectEqual(fixture.take(), [])
    fixture.rest()
    expectEqual(fixture.container.selectedID, "a")
  }

  @Test("one that takes over at the end of a distant way counts from that page")
  func wheelOnStrip() throws {
    let fixture = try Fixture(pages: 20) { $0.tuning.bounces = false }
    fixture.container.select(index: 10)
    fixture.advance(by: 0.04)
    for _ in 0..<20 { fixture.wheel(0.75) }
    expectEqual(fixture.position, 10)
    fixture.fling(-900)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 11)
  }

  @Test("a contact that takes over a wheel's drag goes on with the same swipe")
  func wheel() throws {
    let fixture = try Fixture(pages: 5, at: 1)
    fixture.wheel(2.5)
    fixture.press()
    expectEqual(fixture.container.phase, .dragging)
    fixture.advance(by: 1)
    fixture.move(180)
    expect(near(fixture.position, 1.3))
    fixture.advance(by: 1)
    fixture.release(180)
    fixture.rest()
    expectEqual(fixture.takeChanges(), [.began("p1"), .ended("p1"), .swipeCancelled])
  }
}
