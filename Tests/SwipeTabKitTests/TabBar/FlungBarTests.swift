import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// A toolbar of thirty items, which a hand throws.
@Suite("A toolbar that is flung")
@MainActor struct FlungBarTests {
  private let fixture: Fixture
  private let finger = Contact(device: .touch)
  private let right = Point(x: 350, y: 775)

  init() throws { fixture = try Fixture(pages: 30) { $0.overflow = .scroll } }

  private var toolbar: Toolbar { fixture.container.parts.toolbar }

  /// Throws the toolbar 150 points to the left at 1,500 points per second.
  private func fling() {
    fixture.drag(from: right, by: -150, steps: 12, over: 0.1, contact: finger)
  }

  /// Throws the toolbar and presses on it a tenth of a second later; returns where it was caught.
  private func flingAndCatch() -> Double {
    fling()
    fixture.advance(by: 0.1)
    fixture.press(200, 775, finger)
    return toolbar.scroll
  }

  @Test("goes on at the hand's speed, gets slower, and rests at a whole pixel")
  func coasts() {
    fling()
    let released = toolbar.scroll
    expectEqual(released, 150)
    expect(fixture.container.isMoving)
    var steps: [Double] = []
    for _ in 0..<20 {
      let before = toolbar.scroll
      fixture.advance(by: 1 / 60)
      steps.append(toolbar.scroll - before)
    }
    expect((22...25).contains(steps[0]))
    expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
    fixture.advance(by: 10)
    expect(!fixture.container.isMoving)
    expectGreater(toolbar.scroll, 400)
    expectEqual(toolbar.scroll, toolbar.scroll.rounded())
    expectEqual(fixture.container.selectedIndex, 0)
    expectEqual(fixture.position, 0)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("one long step and many short ones end at the same place")
  func time() throws {
    let other = try FlungBarTests()
    fling()
    other.fling()
    fixture.advance(by: 0.5)
    for _ in 0..<500 { other.fixture.advance(by: 0.001) }
    expect(near(toolbar.scroll, other.toolbar.scroll, within: 1e-6))
  }

  @Test("stops at the end of its items")
  func end() {
    for _ in 0..<5 {
      fling()
      fixture.advance(by: 0.3)
    }
    fixture.advance(by: 10)
    expectEqual(toolbar.scroll, fixture.container.parts.context.layout.items.maximumScroll)
    expect(!fixture.container.isMoving)
  }

  @Test("a press stops it and taps nothing, and the next one taps")
  func caught() {
    let held = flingAndCatch()
    fixture.advance(by: 0.3)
    fixture.release(200, 775, finger)
    fixture.advance(by: 1)
    expectEqual(toolbar.scroll, held)
    expectEqual(fixture.container.selectedIndex, 0)
    fixture.press(200, 775, finger)
    fixture.release(200, 775, finger)
    fixture.rest()
    expectNotEqual(fixture.container.selectedIndex, 0)
  }

  @Test("a hand that catches it drags it on")
  func dragged() {
    let held = flingAndCatch()
    fixture.move(100, 775, finger)
    expectEqual(toolbar.scroll, held + 100)
    fixture.advance(by: 0.2)
    fixture.release(100, 775, finger)
    expectEqual(toolbar.scroll, held + 100)
    expect(!fixture.container.isMoving)
  }

  @Test("a selected page brings its item into view instead")
  func selected() {
    fling()
    fixture.container.select(index: 2)
    fixture.rest()
    expectEqual(toolbar.scroll, fixture.container.parts.context.layout.items.scroll(centering: 2))
  }

  @Test("goes on while the pages come to rest")
  func settling() {
    fixture.container.select(index: 1)
    fixture.advance(by: 0.05)
    fling()
    fixture.advance(by: 0.5)
    let late = toolbar.scroll
    fixture.advance(by: 0.1)
    expectGreater(toolbar.scroll, late)
    fixture.rest()
    expectGreater(toolbar.scroll, late)
  }

  @Test("with reduced motion it stays where the hand has left it")
  func reduced() {
    fixture.container.configuration.reducesMotion = true
    fling()
    expectEqual(toolbar.scroll, 150)
    expect(!fixture.container.isMoving)
  }
}
