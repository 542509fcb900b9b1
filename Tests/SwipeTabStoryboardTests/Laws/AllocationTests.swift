import AllocationCounter
import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

/// Law 13: a frame asks the heap for nothing.
///
/// Each thread counts for itself, so that tests beside these do not count. Without the optimizer generic functions of the
/// standard library ask for memory that they do not need; these frames go without them. `Scripts/allocations` looks at more
/// kinds of frames as programs are built.
@Suite(
  "Law 13: a frame asks for no memory",
  .enabled(if: allocationCount() >= 0, "allocations are not counted here"))
@MainActor struct AllocationTests {
  private static let storyboard = """
    {
      "pages": [
        { "id": "a", "title": "A", "image": "star", "body": [
          {"list": [{"title": "Row"}]}
        ] },
        { "id": "b", "title": "B" },
        { "id": "c", "title": "C" }
      ]
    }
    """

  private func container() throws -> TabContainer { try SceneFixture(Self.storyboard).container }

  /// What frames ask for on average, at 60 Hz, after some that fill what is kept from frame to frame.
  private func allocations(
    _ container: TabContainer, warmUp: Int = 300, frames: Int = 300, _ event: (Int) -> InputEvent?
  ) -> Double {
    var list = DisplayList()
    // A program's list has had room for its longest frame since its first seconds.
    for _ in 1...4 { container.draw(into: &list) }
    let start = container.time
    func frame(_ number: Int) {
      container.advance(to: start + Double(number) / 60)
      if let event = event(number) { container.handle(event) }
      list.removeAll()
      container.draw(into: &list)
    }
    for number in 1...warmUp { frame(number) }
    let before = allocationCount()
    for number in 1...frames { frame(warmUp + number) }
    return Double(allocationCount() - before) / Double(frames)
  }

  @Test("while a page is dragged")
  func drag() throws {
    let container = try container()
    container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    // To and fro, 20 to 50 points away.
    let asked = allocations(container) { number in
      .move(.mouse, to: Point(x: 180 - 2 * Double(abs(number % 30 - 15)), y: 400))
    }
    expectEqual(asked, 0)
    expectEqual(container.phase, .dragging)
  }

  @Test("while a page is dragged whose neighbors peek")
  func peeking() throws {
    let container = try container()
    container.configuration.pageExtent = 0.6
    container.configuration.pageSpacing = 8
    container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
    let asked = allocations(container) { number in
      .move(.mouse, to: Point(x: 180 - 2 * Double(abs(number % 30 - 15)), y: 400))
    }
    expectEqual(asked, 0)
    expectEqual(container.phase, .dragging)
  }

  @Test("while the pages settle")
  func settle() throws {
    let container = try container()
    container.select(index: 1)
    expectEqual(allocations(container, warmUp: 3, frames: 15) { _ in nil }, 0)
    expect(container.isMoving)
  }

  @Test("while a sidebar collapses and the pages follow")
  func fold() throws {
    let container = try container()
    container.configuration.adaptation = .sidebar
    container.configuration.sidebarState = .expanded
    container.handle(.resize(Size(width: 900, height: 600), scale: 1))
    container.advance(to: 2)
    container.configuration.sidebarState = .collapsed
    expectEqual(allocations(container, warmUp: 3, frames: 12) { _ in nil }, 0)
    expect(container.isMoving)
  }
}
