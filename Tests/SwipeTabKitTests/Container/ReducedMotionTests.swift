import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Reduced motion")
@MainActor struct ReducedMotionTests {
  nonisolated static let plays = [
    Play("tap") { $0.tap(item: 1) },
    Play("distant tap") { $0.tap(item: 4) },
    Play("key") { $0.key("ctrl+shift+tab") },
    Play("notch") { $0.wheel(1) },
    Play("program") { $0.container.select("p3") },
    Play("fling") { $0.fling(-900) },
    Play("slow drag that goes on") { $0.slowDrag(by: -250) },
    Play("slow drag that returns") { $0.slowDrag(by: -150) },
    Play("drag past the start") { $0.slowDrag(by: 150) },
    Play("drag over two pages") { $0.slowDrag(by: -750) },
    Play("Escape") {
      $0.drag(by: -100, release: false); $0.key("escape")
    },
    Play("key during a drag") {
      $0.drag(by: -100, release: false); $0.key("ctrl+tab")
    },
    Play("fine wheel") { $0.wheel(0.5) },
    Play("reload") { $0.container.remove("p0") },
    Play("refused") {
      $0.container.shouldSelect = { _, _ in false }; $0.fling(-900)
    },
  ]

  @Test(
    "the same events in the same order, and every move of the program's own is immediate",
    arguments: plays)
  func likeInMotion(play: Play) throws {
    let (moving, still) = (try Fixture(pages: 5), try Fixture(pages: 5) { $0.reducesMotion = true })
    for fixture in [moving, still] { play.go(fixture) }
    expectNotEqual(still.container.phase, .settling)
    expect(!still.container.isMoving)
    expectEqual(still.container.checkInvariants(), [])
    for fixture in [moving, still] { fixture.rest() }
    expectEqual(moving.take(), still.take())
    expectEqual(moving.position, still.position)
  }

  @Test("a drag follows the finger, and the release jumps")
  func drag() throws {
    let fixture = try Fixture { $0.reducesMotion = true }
    fixture.drag(by: -100, release: false)
    expectEqual(fixture.position, 0.25)
    fixture.advance(by: 0.1)
    fixture.release(100)
    expectEqual(fixture.position, 0)
    expectEqual(fixture.container.phase, .resting)
  }
}
