import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

/// What the navigation bar says while pages are pulled past an end, where nothing comes.
@Suite("The navigation bar at the ends") @MainActor struct NavigationBarEndsTests {
  private static let storyboard = """
    {"pages": [{"id": "a", "title": "A", "leading": [{"title": "Left", "pop": true}],
      "trailing": [{"title": "Right", "pop": true}]},
      {"id": "b", "title": "B"}]}
    """

  private func bar(_ container: TabContainer) -> [DrawCommand] {
    var list = DisplayList()
    container.draw(into: &list)
    let bar = container.parts.context.layout.navigationContent
    return list.commands.filter { command in
      guard case .text(let text) = command.content else { return false }
      return bar.intersects(text.frame)
    }
  }

  @Test("title and buttons neither fade nor move", arguments: ["horizontal", "vertical"])
  func stays(paging: String) throws {
    let fixture = try SceneFixture(Self.storyboard) {
      $0.pagingAxis = Axis(rawValue: paging) ?? .horizontal
    }
    let before = bar(fixture.container)
    expectEqual(before.count, 3)
    let travel = paging == "vertical" ? (0.0, 250.0) : (250.0, 0.0)
    fixture.container.handle(.press(.mouse, at: Point(x: 100, y: 300)))
    fixture.container.handle(.move(.mouse, to: Point(x: 100 + travel.0, y: 300 + travel.1)))
    expectLess(fixture.container.position, -0.1)
    expectEqual(bar(fixture.container), before)
    fixture.container.handle(.release(.mouse, at: Point(x: 100 + travel.0, y: 300 + travel.1)))
    fixture.container.advance(to: 0.05)
    expectLess(fixture.container.position, 0)
    expectEqual(bar(fixture.container), before)
  }
}
