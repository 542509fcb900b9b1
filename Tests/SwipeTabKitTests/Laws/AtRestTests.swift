import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 6: at rest the position is whole, nothing is asked for, and rest is taken at the first moment it may be.
@Suite("Law 6: at rest means at rest")
@MainActor struct AtRestTests {
  @Test("without input nothing is due and no frame is wanted", arguments: [0, 1, 2, 5])
  func idle(count: Int) throws {
    let fixture = try Fixture(pages: count)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.container.nextDeadline, nil)
    expect(!fixture.container.isMoving)
    let revision = fixture.container.revision
    fixture.container.advance(to: 3600)
    expectEqual(fixture.container.revision, revision)
  }

  @Test("a settle ends exactly on its page, asks for nothing more, and time alone never wakes it")
  func settles() throws {
    let fixture = try Fixture()
    fixture.tap(item: 1)
    let end = try #require(fixture.container.nextDeadline)
    fixture.container.advance(to: end)
    expectEqual(fixture.position, 1)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.container.velocity, 0)
    expectEqual(fixture.container.nextDeadline, nil)
    expect(!fixture.container.isMoving)
    let revision = fixture.container.revision
    fixture.rest()
    expectEqual(fixture.container.revision, revision)
    expectEqual(fixture.position, 1)
  }

  /// The time at which a motion that aims 3 points past its target reaches it, found by trying every microsecond of the
  /// formula.
  private func firstRest(from distance: Double) -> Double {
    var microseconds = 0
    while true {
      let t = Double(microseconds) / 1_000_000
      if (distance + 3) * (1 + 20 * t) * exponential(-20 * t) <= 3 { return t }
      microseconds += 1
    }
  }

  @Test(
    "rest is the moment at which the pages, which aim past their place, reach it",
    arguments: [400.0, 800, 120])
  func first(width: Double) throws {
    let fixture = try Fixture(size: Size(width: width, height: 800))
    fixture.container.select(index: 1)
    let end = try #require(fixture.container.nextDeadline)
    expect(near(end, firstRest(from: width), within: 2e-6))
    fixture.container.advance(to: end - 1e-9)
    expectEqual(fixture.container.phase, .settling)
    expectNotEqual(fixture.take().last, .did("p0", "p1", .program))
    fixture.container.advance(to: end)
    expectEqual(fixture.take().last, .did("p0", "p1", .program))
  }

  @Test("on the way to a distant page the limits are judged as seen")
  func distant() throws {
    let (near, far) = (try Fixture(pages: 50), try Fixture(pages: 50))
    near.container.select(index: 1)
    far.container.select(index: 49)
    expectEqual(near.container.nextDeadline, far.container.nextDeadline)
  }

  @Test("released within both limits the pages rest at once, and just outside of them they do not")
  func atOnce() throws {
    for distance in [0.1, 0.5, -0.5, 0.51, -0.51] {
      let isWithin = abs(distance) <= 0.5
      let fixture = try Fixture(at: 1)
      fixture.slowDrag(by: distance)
      expectEqual(fixture.container.phase, isWithin ? .resting : .settling, "\(distance)")
      expect(near(fixture.position, isWithin ? 1 : 1 - distance / 400), "\(distance)")
      let end: [ContainerEvent] = isWithin ? [.swipeCancelled] : []
      expectEqual(fixture.takeChanges(), [.began("p1"), .ended("p1")] + end, "\(distance)")
    }
  }

  @Test("a fast pass over the target is no rest")
  func fastPass() throws {
    let fixture = try Fixture {
      $0.tuning.spring = Spring(stiffness: 400, dampingRatio: 0.1)
    }
    fixture.container.select(index: 1)
    fixture.advance(untilPosition: 1)
    expectEqual(fixture.container.phase, .settling)
    fixture.rest()
    expectEqual(fixture.position, 1)
  }

  @Test("the tooltip is awaited, and then nothing is")
  func tooltip() throws {
    let fixture = try Fixture(hint: "hint")
    fixture.container.advance(to: 2)
    fixture.move(40, 775)
    expectEqual(fixture.container.nextDeadline, 2.5)
    expect(!fixture.container.isMoving)
    fixture.container.advance(to: 2.5)
    expect(fixture.container.parts.hover.showsTooltip)
    expectEqual(fixture.container.nextDeadline, nil)
  }

  @Test("the tooltip of an item that was left does not come back at once")
  func tooltipAfterLeaving() throws {
    let fixture = try Fixture(hint: "hint")
    fixture.move(40, 775)
    fixture.container.advance(to: 1)
    fixture.move(200, 400)
    expect(!fixture.container.parts.hover.showsTooltip)
    fixture.container.advance(to: 100)
    fixture.move(40, 775)
    expect(!fixture.container.parts.hover.showsTooltip)
    expectEqual(fixture.container.nextDeadline, 100.5)
  }

  @Test("a finger at rest wants no frames, and a wheel only its silence")
  func dragging() throws {
    let fixture = try Fixture()
    fixture.drag(by: -100, release: false)
    expect(!fixture.container.isMoving)
    expectEqual(fixture.container.nextDeadline, nil)
    fixture.release(100)
    fixture.rest()
    let now = fixture.container.time
    fixture.wheel(0.5)
    expect(!fixture.container.isMoving)
    expectEqual(fixture.container.nextDeadline, now + 0.15)
  }

  @Test("a deadline is never in the past, whatever is changed meanwhile")
  func deadlines() throws {
    let fixture = try Fixture(hint: "hint")
    fixture.move(40, 775)
    fixture.container.advance(to: 0.4)
    fixture.container.configuration.tuning.tooltipDelay = 0.1
    expectEqual(fixture.container.nextDeadline, 0.4)
    fixture.container.advance(to: 0.41)
    expect(fixture.container.parts.hover.showsTooltip)
  }

  @Test("a wider tolerance is heeded by a settle under way")
  func tolerance() throws {
    let fixture = try Fixture()
    fixture.tap(item: 1)
    fixture.container.advance(to: 0.3)
    fixture.container.configuration.tuning.tolerance = Tolerance(distance: 50, speed: 2000)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.takeChanges(), [.will("p0", "p1", .tap), .did("p0", "p1", .tap)])
  }
}
