import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Slop")
@MainActor struct SlopTests {
  private func fixture(at index: Int = 1) throws -> Fixture {
    try Fixture(at: index) {
      $0.tuning.mouseSlop = GestureTuning().mouseSlop
      $0.tuning.touchSlop = GestureTuning().touchSlop
    }
  }

  nonisolated static let slops: [(Contact, Double)] = [
    (.mouse, 4), (Contact(device: .touch), 10), (Contact(device: .touch, pointer: 3), 10),
  ]

  @Test("exactly the slop is no drag, a little more is", arguments: slops)
  func strictlyMore(contact: Contact, slop: Double) throws {
    for sign in [1.0, -1] {
      let fixture = try fixture()
      fixture.press(200, 400, contact)
      fixture.move(200 + sign * slop, 400, contact)
      expectEqual(fixture.container.phase, .resting)
      expectEqual(fixture.take(), [])
      fixture.move(200 + sign * (slop + 0.25), 400, contact)
      expectEqual(fixture.container.phase, .dragging)
      expect(near(fixture.position, 1 - sign * 0.25 / 400))
    }
  }

  @Test(
    "exactly the slop is withheld, however the moves were bunched", arguments: [1, 2, 3, 7, 40])
  func withheld(steps: Int) throws {
    let fixture = try fixture()
    fixture.drag(by: -120, steps: steps, release: false)
    expect(near(fixture.position, 1 + 116.0 / 400))
  }

  @Test("it is counted from the press, never summed")
  func notSummed() throws {
    let fixture = try fixture()
    fixture.press()
    for x in [198.0, 202, 198, 202, 198, 202] { fixture.move(x) }
    expectEqual(fixture.container.phase, .resting)
    fixture.move(300)
    fixture.move(100)
    expect(near(fixture.position, 1 + 96.0 / 400))
  }

  @Test(
    "back within the slop the pages stand still where they began",
    arguments: [196.0, 199, 200, 203, 204])
  func deadZone(x: Double) throws {
    let fixture = try fixture()
    fixture.press()
    fixture.move(100)
    fixture.move(x)
    expectEqual(fixture.position, 1)
    expectEqual(fixture.container.phase, .dragging)
  }

  @Test("on the other side of the press it is withheld again, without a jump")
  func otherSide() throws {
    let fixture = try fixture()
    fixture.press()
    var last = fixture.position
    for x in stride(from: 100.0, through: 300, by: 1) {
      fixture.move(x)
      if x > 100 { expectAtMost(abs(fixture.position - last), 1.0 / 400 + 1e-12) }
      last = fixture.position
    }
    expect(near(fixture.position, 1 - 96.0 / 400))
  }

  @Test("below it the phase is what it was, and the release tells nothing")
  func phase() throws {
    let fixture = try fixture()
    fixture.press()
    fixture.move(203, 403)
    expectEqual(fixture.container.phase, .resting)
    fixture.release(203, 403)
    fixture.rest()
    expectEqual(fixture.take(), [])
  }

  @Test("a release farther than the slop is a move there first")
  func releaseMoves() throws {
    let fixture = try fixture()
    fixture.press()
    fixture.advance(by: 0.2)
    fixture.release(100)
    expectEqual(fixture.takeChanges(), [.began("p1"), .ended("p1")])
    expect(near(fixture.position, 1 + 96.0 / 400))
  }

  @Test("it can be changed at run time")
  func tuned() throws {
    let fixture = try fixture()
    fixture.container.configuration.tuning.mouseSlop = 30
    fixture.drag(by: -30, release: false)
    expectEqual(fixture.container.phase, .resting)
    fixture.move(140)
    expect(near(fixture.position, 1 + 30.0 / 400))
  }
}
