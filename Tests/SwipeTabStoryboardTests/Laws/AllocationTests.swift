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
    let pages: [(name: String, adjust: (inout ContainerConfiguration) -> Void)] = [
      ("alone", { _ in }),
      ("its neighbors peek", { ($0.pageExtent, $0.pageSpacing) = (0.6, 8) }),
    ]
    for (name, adjust) in pages {
      let container = try container()
      adjust(&container.configuration)
      container.handle(.press(.mouse, at: Point(x: 200, y: 400)))
      // To and fro, 20 to 50 points away.
      let asked = allocations(container) { number in
        .move(.mouse, to: Point(x: 180 - 2 * Double(abs(number % 30 - 15)), y: 400))
      }
      expectEqual(asked, 0, "\(name)")
      expectEqual(container.phase, .dragging, "\(name)")
    }
  }

  @Test("while something moves by itself")
  func moving() throws {
    let motions: [(name: String, frames: Int, begin: (TabContainer) -> Void)] = [
      ("the pages settle", 15, { $0.select(index: 1) }),
      (
        "a sidebar collapses and the pages follow", 12,
        {
          $0.configuration.adaptation = .sidebar
          $0.configuration.sidebarState = .expanded
          $0.handle(.resize(Size(width: 900, height: 600), scale: 1))
          $0.advance(to: 2)
          $0.configuration.sidebarState = .collapsed
        }
      ),
    ]
    for (name, frames, begin) in motions {
      let container = try container()
      begin(container)
      expectEqual(allocations(container, warmUp: 3, frames: frames) { _ in nil }, 0, "\(name)")
      expect(container.isMoving, "\(name)")
    }
  }
}
