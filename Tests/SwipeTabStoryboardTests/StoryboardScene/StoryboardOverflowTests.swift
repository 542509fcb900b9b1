import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

@Suite("Overflow of a storyboard")
@MainActor struct StoryboardOverflowTests {
  /// The harness with its comparison screen in front, 480 points wide: TAB 0 to 3 and the item that opens a list.
  private func classic() throws -> SceneFixture {
    let bytes = try PackageFile.bytes("Assets/storyboards/harness.json")
    let text = String(decoding: bytes, as: UTF8.self)
    let isScreen = #""moreAfter": 4"#
    try #require(text.contains(isScreen))
    let fixture = try SceneFixture(text.replacing(isScreen, with: #""overflow": "more""#))
    fixture.container.handle(.resize(Size(width: 480, height: 800), scale: 1))
    fixture.activate("UITabBarController")
    return fixture
  }

  private func isOpen(_ fixture: SceneFixture) -> Bool {
    fixture.container.shownContainer.isMoreListOpen
  }

  @Test("a list in a hosted container opens, and a press beside it on either container closes it")
  func hosted() throws {
    let fixture = try classic()
    let shown = fixture.container.shownContainer
    expectEqual(shown.count, 6)
    expectEqual(shown.parts.context.layout.items.hiddenPages, 4..<6)
    // The way back, the edge that goes back, the page, and an item.
    for point in [(20.0, 20.0), (5, 400), (100, 400), (48, 775)] {
      fixture.tap(432, 775)
      expect(isOpen(fixture))
      fixture.tap(point.0, point.1)
      fixture.rest()
      expect(!isOpen(fixture))
      expectEqual(fixture.stack, ["classic"])
      expectEqual(shown.selectedIndex, 0)
    }
  }

  @Test("a row of it selects, and keys work it")
  func choose() throws {
    let fixture = try classic()
    let shown = fixture.container.shownContainer
    fixture.activate("More")
    fixture.tap(400, 710)
    fixture.rest()
    expectEqual(shown.selectedID, "more7")
    for key in ["tab", "enter", "up", "space"] {
      fixture.container.handle(.key(try #require(KeyNames.parse(key))))
    }
    fixture.rest()
    expectEqual(shown.selectedID, "more4")
    expect(!isOpen(fixture))
  }

  @Test("Escape closes the list before it goes back, and going back closes it")
  func back() throws {
    let fixture = try classic()
    fixture.activate("More")
    let shown = fixture.container.shownContainer
    fixture.container.handle(.key(KeyPress(.escape)))
    fixture.rest()
    expectEqual(fixture.stack, ["classic"])
    expect(!isOpen(fixture))
    fixture.activate("More")
    fixture.container.handle(.key(KeyPress(.left, modifiers: .alt)))
    fixture.rest()
    expectEqual(fixture.stack, [])
    expect(!shown.isMoreListOpen)
  }
}
