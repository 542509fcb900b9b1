import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// Page B hides the toolbar; a swipe from A to B pushes it down as far as the finger has come.
@Suite("Toolbar hiding")
@MainActor struct ToolbarHidingTests {
  private static let storyboard = """
    {
      "pages": [
        { "id": "a", "title": "A", "body": [{"button": {"title": "Push", "push": "full"}}] },
        { "id": "b", "title": "B", "toolbarVisibility": "hidden", "body": [{"spacer": "flexible"}] }
      ],
      "screens": [{ "id": "full", "toolbarVisibility": "hidden", "body": ["Full"] }]
    }
    """

  private func fixture(isTranslucent: Bool = true) throws -> SceneFixture {
    try SceneFixture(Self.storyboard) {
      $0.isTranslucent = isTranslucent
      $0.navigation = .perTab
    }
  }

  @Test("it is out of the way as far as the page that hides it has come into view")
  func position() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 300, y: 400), by: -104, release: false)
    expect(near(fixture.container.parts.presentation.toolbarHiding, 0.25))
    expectEqual(
      fixture.container.parts.presentation.reachableToolbar,
      Rect(x: 0, y: 763, width: 400, height: 49))
    fixture.container.handle(.release(.mouse, at: Point(x: 100, y: 400)))
    fixture.rest()
    expectEqual(fixture.container.parts.presentation.toolbarHiding, 1)
    expect(fixture.line.contains(#""toolbar":{"visible":false"#))
    fixture.container.select("a")
    fixture.rest()
    expect(fixture.line.contains(#""toolbar":{"visible":true"#))
  }

  @Test("where it was the page is touched and laid out", arguments: [true, false])
  func room(isTranslucent: Bool) throws {
    let fixture = try fixture(isTranslucent: isTranslucent)
    fixture.container.select("b", animated: false)
    let shown = try #require(fixture.container.parts.bodies.frontBody)
    expectEqual(shown.context.safeFrame, Rect(x: 0, y: 44, width: 400, height: 756))
    fixture.tap(100, 780)
    expectEqual(fixture.container.selectedID, "b")
    expect(!fixture.container.activate(label: "A"))
  }

  @Test("a screen pushed over a tab hides it while it slides in")
  func pushed() throws {
    let fixture = try fixture()
    fixture.container.activate(label: "Push")
    fixture.advance(by: 0.1)
    let hiding = fixture.container.parts.presentation.toolbarHiding
    expectGreater(hiding, 0)
    expectLess(hiding, 1)
    fixture.rest()
    expectEqual(fixture.container.parts.presentation.toolbarHiding, 1)
    expectEqual(fixture.container.parts.presentation.reachableToolbar, nil)
    fixture.container.pop(animated: false)
    expectEqual(fixture.container.parts.presentation.toolbarHiding, 0)
  }
}
