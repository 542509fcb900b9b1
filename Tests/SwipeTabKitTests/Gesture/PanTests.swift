import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Fingers on a touchpad")
@MainActor struct PanTests {
  /// Moves by equal steps, 10 ms apart.
  private static func pan(_ fixture: Fixture, _ dx: Double, _ dy: Double = 0, steps: Int) {
    for _ in 0..<steps {
      fixture.advance(by: 0.01)
      fixture.container.handle(.pan(dx: dx, dy: dy, at: Fixture.middle))
    }
  }

  @Test("pages follow point by point, whatever a notch is", arguments: [10.0, 40, 200])
  func follows(notch: Double) throws {
    let fixture = try Fixture(pages: 5, at: 2) { $0.tuning.wheelNotch = notch }
    Self.pan(fixture, 7.5, steps: 8)
    expectEqual(fixture.container.phase, .dragging)
    expect(near(fixture.position, 2 + 60.0 / 400))
    // A whole number of notches is no notch.
    fixture.container.handle(.pan(dx: -notch, dy: 0, at: Fixture.middle))
    expect(near(fixture.position, 2 + (60 - notch) / 400))
    expectEqual(fixture.takeChanges(), [.began("p2")])
  }

  @Test("pages follow along the axis that the fingers chose, which is theirs until they are lifted")
  func axis() throws {
    typealias Move = (dx: Double, dy: Double, steps: Int, position: Double)
    let rows: [(name: String, isRightToLeft: Bool, moves: [Move])] = [
      ("right to left the same way on screen", true, [(10, 0, 4, 2 - 40.0 / 400)]),
      ("sideways", false, [(10, 2, 1, 2 + 10.0 / 400), (1, 30, 5, 2 + 15.0 / 400)]),
      (
        "they choose again where nothing moves along the axis that they chose", false,
        [(2, 10, 3, 2), (30, 1, 4, 2 + 120.0 / 400), (1, 30, 4, 2 + 124.0 / 400)]
      ),
    ]
    for (name, isRightToLeft, moves) in rows {
      let fixture = try Fixture(pages: 5, at: 2) { $0.isRightToLeft = isRightToLeft }
      for (dx, dy, steps, position) in moves {
        Self.pan(fixture, dx, dy, steps: steps)
        expect(near(fixture.position, position), "\(name): \(dx), \(dy)")
      }
    }
  }

  @Test("fingers that rest hold the pages, however long")
  func rests() throws {
    let fixture = try Fixture(pages: 5, at: 2)
    Self.pan(fixture, 10, steps: 4)
    expectEqual(fixture.container.nextDeadline, nil)
    fixture.advance(by: 100)
    expectEqual(fixture.container.phase, .dragging)
    expect(near(fixture.position, 2.1))
    fixture.container.handle(.panEnd)
    fixture.rest()
    expectEqual(fixture.takeChanges(), [.began("p2"), .ended("p2"), .swipeCancelled])
  }

  @Test("a quick swipe turns the page at the moment the fingers are lifted")
  func flings() throws {
    let fixture = try Fixture(pages: 5, at: 2)
    Self.pan(fixture, 6, steps: 8)
    fixture.advance(by: 0.01)
    expect(fixture.container.handle(.panEnd))
    expectEqual(fixture.container.phase, .settling)
    expectGreater(fixture.container.velocity, 1)
    expectEqual(fixture.container.selectedIndex, 3)
    fixture.rest()
    expectEqual(
      fixture.takeChanges(),
      [
        .began("p2"), .ended("p3"), .will("p2", "p3", .wheel), .did("p2", "p3", .wheel),
      ])
  }

  @Test("fingers that rested before they are lifted have no velocity")
  func stops() throws {
    let fixture = try Fixture(pages: 5, at: 2)
    Self.pan(fixture, 6, steps: 8)
    fixture.advance(by: 0.05)
    fixture.container.handle(.panEnd)
    expectEqual(fixture.container.velocity, 0)
    expectEqual(fixture.container.selectedIndex, 2)
  }

  @Test("a lift without a drag changes nothing")
  func lift() throws {
    let fixture = try Fixture()
    expect(!fixture.container.handle(.panEnd))
    fixture.wheel(0.5)
    expect(!fixture.container.handle(.panEnd))
    expectEqual(fixture.container.phase, .dragging)
    expectEqual(fixture.container.nextDeadline, 0.15)
  }

  @Test("after Escape the fingers move nothing until they are lifted")
  func escape() throws {
    let fixture = try Fixture(pages: 5, at: 2)
    Self.pan(fixture, 10, steps: 4)
    fixture.key("escape")
    Self.pan(fixture, 10, steps: 4)
    expectEqual(fixture.container.phase, .settling)
    expect(!fixture.container.handle(.panEnd))
    fixture.rest()
    expectEqual(fixture.position, 2)
    Self.pan(fixture, 10, steps: 4)
    expect(near(fixture.position, 2.1))
  }

  @Test("fingers choose their axis by their first 8 points, which count", arguments: [0.3, 2, 5])
  func choosesAxis(dy: Double) throws {
    let fixture = try Fixture(pages: 5, at: 2)
    Self.pan(fixture, 0.2, dy, steps: 1)
    Self.pan(fixture, 7, 0, steps: 1)
    expectEqual(fixture.position, 2)
    Self.pan(fixture, 20, 0, steps: 12)
    expect(near(fixture.position, 2 + 247.2 / 400))
    fixture.container.handle(.panEnd)
    fixture.rest()
    expectEqual(fixture.position, 3)
    Self.pan(fixture, 7.9, 0, steps: 1)
    expect(!fixture.container.handle(.panEnd))
    expectEqual(fixture.position, 3)
    // The next fingers begin anew.
    Self.pan(fixture, 7.9, 0, steps: 1)
    expectEqual(fixture.position, 3)
    expect(fixture.container.isIdle)
  }

  @Test(
    "a quick way below the least one of a fling turns no page",
    arguments: [(8.9, 2), (9.1, 3)])
  func leastWay(step: Double, page: Int) throws {
    let fixture = try Fixture(pages: 5, at: 2)
    Self.pan(fixture, step, steps: 2)
    fixture.container.handle(.panEnd)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, page)
  }

  @Test("two quick flings turn two pages", arguments: [0.06, 0.1, 0.14, 0.18])
  func twice(pause: Double) throws {
    let fixture = try Fixture(pages: 5, at: 1)
    for _ in 0..<2 {
      Self.pan(fixture, 14, steps: 8)
      fixture.container.handle(.panEnd)
      fixture.advance(by: pause)
    }
    fixture.rest()
    expectEqual(fixture.position, 3)
  }

  @Test("a press takes the pages over, and the fingers move them no more")
  func press() throws {
    let fixture = try Fixture(pages: 5, at: 2)
    Self.pan(fixture, 10, steps: 4)
    fixture.press(200)
    fixture.move(160)
    expect(near(fixture.position, 2.2))
    Self.pan(fixture, 10, steps: 4)
    fixture.container.handle(.panEnd)
    expect(near(fixture.position, 2.2))
    expectEqual(fixture.container.phase, .dragging)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a resize in the middle keeps the place, and the fingers go on from there")
  func resize() throws {
    let fixture = try Fixture(pages: 5, at: 2)
    Self.pan(fixture, 10, steps: 8)
    fixture.resize(800)
    expect(near(fixture.position, 2.2))
    Self.pan(fixture, 10, steps: 8)
    expect(near(fixture.position, 2.3))
  }

  @Test("what fingers did before a resize is not in their velocity", arguments: [10.0, -10])
  func resizeThenLift(step: Double) throws {
    let fixture = try Fixture(pages: 5, at: 2)
    Self.pan(fixture, step, steps: 8)
    fixture.resize(800)
    Self.pan(fixture, step / 10, steps: 1)
    fixture.advance(by: 0.01)
    fixture.container.handle(.panEnd)
    expectEqual(fixture.container.velocity, 0)
    expectEqual(fixture.container.selectedIndex, 2)
  }
}
