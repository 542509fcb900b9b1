import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("The tail of the mark")
@MainActor struct MarkTailTests {
  private func fixture(
    _ animator: any TabBarAnimator = LensAnimator(),
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    let fixture = try Fixture {
      $0.animator = animator
      configure(&$0)
    }
    fixture.container.setPages(
      try PageList(
        (0..<5).map {
          ColorPage(id: PageID("p\($0)"), item: TabItem(title: "P\($0)"), color: .red)
        }))
    fixture.rest()
    return fixture
  }

  private func lag(_ fixture: Fixture) -> Double { fixture.container.parts.markTail.lag }

  private func press(_ fixture: Fixture, _ x: Double) {
    fixture.container.handle(.press(.mouse, at: Point(x: x, y: 200)))
  }

  private func move(_ fixture: Fixture, _ x: Double) {
    fixture.container.handle(.move(.mouse, to: Point(x: x, y: 200)))
  }

  @Test("it stays behind pages that settle, passes their place a little, and then sleeps")
  func settle() throws {
    let fixture = try fixture()
    expectEqual(lag(fixture), 0)
    fixture.container.select("p1")
    var lags: [Double] = []
    for _ in 0..<120 {
      fixture.advance(by: 1.0 / 60)
      lags.append(lag(fixture))
    }
    expect((-0.4 ... -0.1).contains(lags.min() ?? 0))
    expect((0.01...0.05).contains(lags.max() ?? 0))
    expectEqual(lags.last, 0)
    expect(!fixture.container.parts.clock.isMoving)
    expectEqual(fixture.container.nextDeadline, nil)
  }

  @Test("it comes after a hand that stays where it is, and then nothing moves")
  func hold() throws {
    let fixture = try fixture()
    press(fixture, 300)
    move(fixture, 100)
    let behind = lag(fixture)
    expectLess(behind, -0.2)
    fixture.advance(by: 0.1)
    expectGreater(lag(fixture), behind)
    fixture.advance(by: 3)
    expectEqual(lag(fixture), 0)
    expect(!fixture.container.parts.clock.isMoving)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a thousand steps lead where one step leads", arguments: [false, true])
  func steps(isCyclic: Bool) throws {
    let fixtures = try (0..<2).map { _ in try fixture { $0.isCyclic = isCyclic } }
    for fixture in fixtures {
      press(fixture, 300)
      for number in 1...6 {
        fixture.advance(by: 0.01)
        move(fixture, 300 - 40 * Double(number))
      }
      fixture.container.handle(.release(.mouse, at: Point(x: 60, y: 200)))
    }
    fixtures[0].advance(by: 0.2)
    for _ in 0..<1000 { fixtures[1].advance(by: 0.0002) }
    expectNotEqual(lag(fixtures[0]), 0)
    expect(near(lag(fixtures[0]), lag(fixtures[1]), within: 1e-9))
  }

  @Test("from the last page of a ring to the first it goes on the short way")
  func ring() throws {
    let fixture = try fixture { $0.isCyclic = true }
    fixture.container.select("p4", animated: false)
    fixture.advance(by: 0.01)
    expectEqual(lag(fixture), 0)
    fixture.container.selectNext()
    var least = 0.0
    for _ in 0..<90 {
      fixture.advance(by: 1.0 / 60)
      least = min(least, lag(fixture))
      expectLess(abs(lag(fixture)), 0.5)
    }
    expectLess(least, -0.1)
    expectEqual(lag(fixture), 0)
  }

  @Test("where nothing is animated, and for an animator without a spring, it is with the pages")
  func none() throws {
    let plain = try fixture(PillAnimator())
    plain.container.select("p3")
    plain.advance(by: 0.1)
    expectEqual(lag(plain), 0)
    let reduced = try fixture { $0.reducesMotion = true }
    reduced.container.select("p3")
    reduced.advance(by: 0.01)
    expectEqual(lag(reduced), 0)
    expect(!reduced.container.parts.clock.isMoving)
    let sudden = try fixture()
    sudden.container.select("p3", animated: false)
    expectEqual(lag(sudden), 0)
    sudden.advance(by: 0.01)
    expectEqual(lag(sudden), 0)
    expect(!sudden.container.parts.clock.isMoving)
  }
}
