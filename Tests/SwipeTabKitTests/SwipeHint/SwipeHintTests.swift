import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("The hint that pages can be swiped")
@MainActor struct SwipeHintTests {
  private func container(
    pages: Int = 3, _ change: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.swipeHint = 1.2
    change(&configuration)
    return try TabContainer(
      pages: PageList(Fixture.pages(0..<pages)), configuration: configuration,
      size: Size(width: 400, height: 800))
  }

  /// The farthest that the pages are from the selected one until all is still, in points.
  private func way(_ container: TabContainer) -> Double {
    var farthest = 0.0
    let home = Double(container.selectedIndex ?? 0)
    while container.time < 5 {
      container.advance(to: container.time + 0.01)
      let way = (container.position - home) * 400
      if abs(way) > abs(farthest) { farthest = way }
      expectEqual(container.checkInvariants(), [])
    }
    expectEqual(container.position, home)
    expectEqual(container.nextDeadline, nil)
    expect(!container.isMoving)
    return farthest
  }

  @Test("the next page peeks in once, 1.2 s after the start, without an event")
  func nudge() throws {
    let container = try container()
    var events: [ContainerEvent] = []
    container.onEvent = { if !$0.isPageInView { events.append($0) } }
    container.advance(to: 1.19)
    expectEqual(container.position, 0)
    expectEqual(container.nextDeadline, 1.2)
    expect(near(way(container), 56, within: 1))
    expect(events.isEmpty)
    expectEqual(way(container), 0)
  }

  @Test("it is half a page at most", arguments: [1e-300, 0.5, 40])
  func smallPages(width: Double) throws {
    let container = try container()
    container.handle(.resize(Size(width: width, height: 800), scale: 1))
    let way = way(container) / 400
    expect((0...0.5).contains(way), "\(way)")
  }

  @Test("on the last page it is the previous one, and a page alone stays")
  func ends() throws {
    let last = try container()
    last.advance(to: 0.5)
    last.select("p2", animated: false)
    expectEqual(way(last), 0, "somebody selected a page")
    let other = try TabContainer(
      pages: PageList(Fixture.pages(0..<3)), configuration: container().configuration,
      initial: .index(2), size: Size(width: 400, height: 800))
    expect(near(way(other), -56, within: 1))
    expectEqual(way(try container(pages: 1)), 0)
  }

  @Test("a press, a key or reduced motion keeps it away; a pointer that passes does not")
  func quiet() throws {
    let pressed = try container()
    pressed.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    pressed.handle(.release(.mouse, at: Point(x: 200, y: 400)))
    expectEqual(way(pressed), 0)
    let typed = try container()
    typed.handle(.key(KeyPress(.escape)))
    expectEqual(way(typed), 0)
    expectEqual(way(try container { $0.reducesMotion = true }), 0)
    let passed = try container()
    passed.handle(.move(.mouse, to: Point(x: 200, y: 400)))
    passed.handle(.leave)
    expectGreater(way(passed), 50)
  }

  @Test("a hand catches the pages on the way")
  func caught() throws {
    let container = try container()
    container.advance(to: 1.3)
    let position = container.position
    expectGreater(position, 0.05)
    container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    container.advance(to: 1.5)
    expectEqual(container.position, position)
    container.handle(.release(.mouse, at: Point(x: 200, y: 400)))
    container.advance(to: 4)
    expectEqual(container.position, 0)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("one step and a thousand lead to the same place")
  func steps() throws {
    let (one, many) = (try container(), try container())
    one.advance(to: 1.4)
    for number in 1...1000 { many.advance(to: 1.4 * Double(number) / 1000) }
    expectGreater(one.position, 0.01)
    expect(near(one.position, many.position, within: 1e-12))
  }
}
