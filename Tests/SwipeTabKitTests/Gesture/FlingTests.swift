import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Fling")
@MainActor struct FlingTests {
  /// Where pages rest that were dragged so far and released at such a speed.
  private func landing(
    from index: Int = 1, by dx: Double, at speed: Double, pages: Int = 6,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Int? {
    let fixture = try Fixture(pages: pages, at: index, configure: configure)
    // A jump, a rest that forgets it, and 30 ms of even motion up to the release.
    fixture.press()
    let run = speed * 0.03
    fixture.move(200 + dx - run)
    fixture.advance(by: 0.05)
    fixture.move(200 + dx - run)
    for step in 1...3 {
      fixture.advance(by: 0.01)
      fixture.move(200 + dx - run + run * Double(step) / 3)
    }
    fixture.release(200 + dx)
    fixture.rest()
    return fixture.container.selectedIndex
  }

  @Test("the speed, the distance and the ends decide where a fling leads")
  func leads() throws {
    typealias Row = (start: Int, dx: Double, speed: Double, page: Int)
    let laws: [(name: String, rows: [Row])] = [
      (
        "from 200 points a second on the direction decides, below the distance does",
        [
          (1, -20, -200, 2), (1, -20, -199.5, 1), (1, 20, 200, 0), (1, 20, 199.5, 1),
          (1, -180, -200, 2), (1, -180, 200, 1), (1, -220, 200, 1), (1, -220, 199.5, 2),
          (1, 180, -200, 1), (1, 220, -200, 1), (1, 220, -199, 0),
        ]
      ),
      (
        "one swipe passes one page at most, however fast",
        [
          (1, -390, -900, 2), (1, -390, -7999, 2), (1, -390, -40_000, 2), (1, -100, -900, 2),
          (1, -100, -7999, 2), (1, -100, -40_000, 2),
        ]
      ),
      ("it never leads past an end", [(0, 60, 3000, 0), (5, -60, -3000, 5)]),
    ]
    for (name, rows) in laws {
      for row in rows {
        try expectEqual(
          landing(from: row.start, by: row.dx, at: row.speed), row.page, "\(name): \(row)")
      }
    }
  }

  @Test(
    "a slow drag goes as far as the finger took it",
    arguments: [
      (-600.0, 3), (-590, 2), (-1000, 4), (-1020, 4), (590, 0), (1000, 0),
    ])
  func slow(dx: Double, page: Int) throws {
    let fixture = try Fixture(pages: 6, at: 1)
    fixture.slowDrag(by: dx)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, page)
  }

  @Test("what makes a fling, and how far it leads, can be changed at run time")
  func tuned() throws {
    typealias Row = (
      name: String, dx: Double, speed: Double, change: (inout GestureTuning) -> Void, page: Int
    )
    let rows: [Row] = [
      ("two pages allowed", -500, -900, { $0.pagesPerSwipe = .limited(2) }, 3),
      ("one of two pages allowed", -300, -900, { $0.pagesPerSwipe = .limited(2) }, 2),
      ("below the least way", -20, -500, { $0.mouseFlingDistance = 30 }, 1),
      ("below the default least way", -9, -300, { _ in }, 1),
      ("above a shorter least way", -9, -300, { $0.mouseFlingDistance = 8 }, 2),
      ("below the threshold", -20, -500, { $0.flingSpeed = 600 }, 1),
      ("above the threshold", -20, -50, { $0.flingSpeed = 40 }, 2),
    ]
    for (name, dx, speed, change, page) in rows {
      try expectEqual(landing(by: dx, at: speed) { change(&$0.tuning) }, page, "\(name)")
    }
  }

  @Test(
    "without a limit the speed is projected with its deceleration",
    arguments: [
      // 0.998 a millisecond carries v points a second v · 0.499 points.
      (-1000.0, 2), (-2000, 4), (-4000, 6), (-8000, 11), (-20_000, 11), (-210, 2),
    ])
  func projected(speed: Double, page: Int) throws {
    let page = min(page, 19)
    let landed = try landing(by: -100, at: speed, pages: 20) {
      $0.tuning.pagesPerSwipe = .unlimited(deceleration: 0.998)
    }
    let place = 1.25 + min(-speed, 8000) / 400 * 0.499
    expectEqual(landed, max(2, Int(place.rounded())))
    expectEqual(landed, page)
  }

  @Test("without bounce the end is never shown past", arguments: [0, 5])
  func noBounce(index: Int) throws {
    let sign = index == 0 ? 1.0 : -1
    let fixture = try Fixture(pages: 6, at: index) { $0.tuning.bounces = false }
    fixture.drag(by: -sign * 50, release: false)
    for step in 1...10 {
      fixture.advance(by: 0.01)
      fixture.move(200 - sign * 50 + sign * 30 * Double(step))
    }
    fixture.release(200 + sign * 250)
    for _ in 0..<60 {
      fixture.advance(by: 0.01)
      expectEqual(fixture.position, Double(index))
    }
  }

  @Test(
    "half a point beside its place at rest, a page rests at once",
    arguments: [480.0, 481, 333, 1007])
  func halfPoint(width: Double) throws {
    let fixture = try Fixture(at: 1, size: Size(width: width, height: 800))
    fixture.press()
    fixture.advance(by: 0.1)
    fixture.move(200.5)
    fixture.advance(by: 0.1)
    fixture.release(200.5)
    expectEqual(fixture.position, 1)
  }

  @Test("a fling that turned round returns")
  func turned() throws {
    let fixture = try Fixture(at: 1)
    fixture.press()
    for step in 1...20 {
      fixture.advance(by: 0.005)
      fixture.move(200 - Double(step) * 8)
    }
    for step in 1...20 {
      fixture.advance(by: 0.005)
      fixture.move(40 + Double(step) * 7)
    }
    fixture.release(180)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 1)
    expectEqual(fixture.takeChanges(), [.began("p1"), .ended("p1"), .swipeCancelled])
  }

  @Test(
    "a hand that turned back goes back, wherever its samples lie",
    arguments: [0.002, 0.004, 0.008, 0.016])
  func turnedAtAnyRate(period: Double) throws {
    // 80 points out in 32 ms, then 38 back in 32 ms.
    func hand(_ time: Double) -> Double {
      time <= 0.032 ? 200 + 2500 * time : 280 - 1187.5 * (time - 0.032)
    }
    let fixture = try Fixture(at: 1)
    fixture.press()
    for step in 1..<Int((0.064 / period).rounded()) {
      fixture.advance(by: period)
      fixture.move(hand(Double(step) * period))
    }
    fixture.advance(by: period)
    fixture.release(242)
    expectEqual(fixture.container.selectedIndex, 1)
    expectGreater(fixture.container.velocity, 0)
  }

  @Test("a fling after a long drag goes on, and a slow end goes where it is", arguments: [1.0, -1])
  func afterLongDrag(sign: Double) throws {
    let index = sign > 0 ? 2 : 5
    let cases = [(800.0, 920.0, 3.0), (150, 920, 2), (1200, 720, 2), (1200, 1000, 3)]
    for (speed, way, pages) in cases {
      let fixture = try Fixture(pages: 8, at: index)
      fixture.drag(by: -sign * (way - 60), over: 2, release: false)
      for step in 1...10 {
        fixture.advance(by: 6 / speed)
        fixture.move(200 - sign * (way - 60 + 6 * Double(step)))
      }
      fixture.release(200 - sign * way)
      fixture.rest()
      expectEqual(fixture.position, Double(index) + sign * pages)
    }
  }

  @Test("the pages do not run against a fling after a long drag")
  func neverAgainst() throws {
    let fixture = try Fixture(pages: 8, at: 2)
    fixture.drag(by: -1000, steps: 100, over: 1.25)
    var last = fixture.position
    while fixture.container.phase == .settling {
      fixture.advance(by: 0.01)
      expectAtLeast(fixture.position, last)
      last = fixture.position
    }
    expectEqual(last, 5)
  }

  @Test(
    "a fling against an end runs on by up to 40 points, and returns",
    arguments: [600.0, 1500, 3333, 8000], [0, 2])
  func runsOn(speed: Double, index: Int) throws {
    let fixture = try Fixture(at: index)
    let sign: Double = index == 0 ? 1 : -1
    fixture.drag(by: sign * 100, steps: 20, over: 100 / speed)
    let start = abs(fixture.position - Double(index)) * 400
    expectGreater(fixture.container.velocity * -sign, 0)
    var farthest = start
    while fixture.container.phase == .settling {
      fixture.advance(by: 0.001)
      farthest = max(farthest, abs(fixture.position - Double(index)) * 400)
    }
    expectGreater(farthest, start)
    expectLess(farthest, start + 40)
    expectEqual(fixture.position, Double(index))
    expectEqual(fixture.takeChanges(), [.began("p\(index)"), .ended("p\(index)"), .swipeCancelled])
  }

  @Test("a fling against an end goes on as fast as the pages followed the hand")
  func endSpeed() throws {
    let fixture = try Fixture()
    fixture.drag(by: 100, steps: 50, over: 0.1, release: false)
    let before = fixture.position
    fixture.advance(by: 0.002)
    fixture.move(302)
    let speed = (fixture.position - before) / 0.002
    fixture.release(302)
    expect(near(fixture.container.velocity, speed, within: 0.02 * abs(speed)))
  }

  @Test("two quick flings turn two pages, three turn three", arguments: [0.06, 0.1, 0.14, 0.18])
  func twice(pause: Double) throws {
    for sign in [1.0, -1] {
      for count in [2, 3] {
        let fixture = try Fixture(pages: 9, at: 4)
        for _ in 0..<count {
          fixture.fling(-sign * 1500)
          fixture.advance(by: pause)
        }
        fixture.rest()
        expectEqual(fixture.position, 4 + sign * Double(count))
      }
    }
  }

  @Test("a fling back after a fling goes back")
  func thereAndBack() throws {
    let fixture = try Fixture(pages: 9, at: 4)
    fixture.fling(-1500)
    fixture.advance(by: 0.1)
    fixture.fling(1500)
    fixture.rest()
    expectEqual(fixture.position, 4)
  }

  @Test("a fling onto a page that is refused returns, and says so")
  func vetoed() throws {
    let fixture = try Fixture()
    fixture.container.shouldSelect = { page, cause in page != "p1" || cause != .swipe }
    fixture.fling(-1500)
    fixture.rest()
    expectEqual(
      fixture.takeChanges(),
      [
        .began("p0"), .veto("p0", "p1", .swipe), .ended("p0"), .swipeCancelled,
      ])
  }
}
