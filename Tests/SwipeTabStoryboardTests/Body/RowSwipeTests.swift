import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

/// On 400 points a row is 368 points wide, from 16 to 384; the zones at its edges are 122 points wide.
@Suite("Rows that are pulled aside")
@MainActor struct RowSwipeTests {
  private func fixture(
    isRightToLeft: Bool = false, reducesMotion: Bool = false
  ) throws -> SceneFixture {
    try SceneFixture(
      #"""
      {"pages": [{"id": "z", "title": "Z"}, {"id": "a", "title": "A", "body": [{"list": [
        {"title": "Row", "leading": {"title": "Keep", "image": "star", "toggle": "kept"},
          "trailing": {"title": "Drop", "toggle": "dropped"}},
        {"title": "Half", "trailing": {"title": "Drop", "toggle": "dropped"}}]},
        {"toggle": {"id": "kept", "title": "Kept"}},
        {"toggle": {"id": "dropped", "title": "Dropped"}}]},
        {"id": "b", "title": "B"}], "initial": "a"}
      """#
    ) {
      $0.isRightToLeft = isRightToLeft
      $0.reducesMotion = reducesMotion
    }
  }

  private func y(_ label: String, _ fixture: SceneFixture) throws -> Double {
    try #require(fixture.container.accessibilityTree().first { $0.label == label }).bounds.midY
  }

  /// The left edge of the title of the first row in the picture.
  private func titleX(_ fixture: SceneFixture) -> Double? {
    var list = DisplayList()
    fixture.container.draw(into: &list)
    return list.commands.compactMap { command -> Double? in
      if case .text(let text) = command.content, text.string == "Row" { text.frame.x } else { nil }
    }.first
  }

  private func drag(
    _ fixture: SceneFixture, from x: Double, by dx: Double, on label: String = "Row",
    release: Bool = true
  ) throws {
    fixture.drag(
      from: Point(x: x, y: try y(label, fixture)), by: dx, over: 0.3, release: release)
  }

  @Test(
    "from the zone at an edge a row is pulled, and the release does what that edge is for",
    arguments: [false, true])
  func edges(isRightToLeft: Bool) throws {
    let fixture = try fixture(isRightToLeft: isRightToLeft)
    let (leading, trailing, way) = isRightToLeft ? (360.0, 40.0, -1.0) : (40.0, 360.0, 1.0)
    try drag(fixture, from: leading, by: 120 * way)
    expect(fixture.container.isOn("kept"))
    expect(!fixture.container.isOn("dropped"))
    fixture.rest()
    try drag(fixture, from: trailing, by: -120 * way)
    expect(fixture.container.isOn("dropped"))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "a")
  }

  @Test("it follows the hand, and goes back", arguments: [false, true])
  func motion(reducesMotion: Bool) throws {
    let fixture = try fixture(reducesMotion: reducesMotion)
    let rest = try #require(titleX(fixture))
    try drag(fixture, from: 40, by: 60, release: false)
    expectEqual(titleX(fixture), rest + 56)
    fixture.container.handle(.release(.mouse, at: Point(x: 100, y: try y("Row", fixture))))
    expectEqual(fixture.container.isMoving, !reducesMotion)
    fixture.rest()
    expectEqual(titleX(fixture), rest)
    expect(!fixture.container.isOn("kept"))
  }

  @Test("Escape lets it go back, and nothing is done")
  func escape() throws {
    let fixture = try fixture()
    try drag(fixture, from: 40, by: 150, release: false)
    fixture.container.handle(.key(KeyPress(.escape)))
    fixture.container.handle(.release(.mouse, at: Point(x: 190, y: try y("Row", fixture))))
    fixture.rest()
    expect(!fixture.container.isOn("kept"))
    expectEqual(fixture.container.selectedID, "a")
  }

  @Test(
    "elsewhere, and towards an edge with nothing, a drag swipes the pages",
    arguments: [("Row", 200.0, "b"), ("Half", 300.0, "z")])
  func pages(label: String, x: Double, page: PageID) throws {
    let fixture = try fixture()
    // From the middle to the left; and to the right from the leading zone of a row that has nothing there.
    if label == "Row" {
      fixture.drag(from: Point(x: x, y: try y(label, fixture)), by: -180, over: 0.1)
    } else {
      fixture.drag(from: Point(x: 40, y: try y(label, fixture)), by: 250, over: 0.1)
    }
    fixture.rest()
    expectEqual(fixture.container.selectedID, page)
    expect(!fixture.container.isOn("dropped"))
  }

  @Test("both are in the menu of the row, for keys and screen readers")
  func menu() throws {
    let fixture = try fixture()
    let node = try #require(fixture.container.accessibilityTree().first { $0.label == "Row" })
    fixture.container.handle(.accessibility(AccessibilityRequest(.focus, of: node.id)))
    fixture.container.handle(.key(KeyPress(.menu)))
    expect(fixture.container.activate(label: "Drop"))
    expect(fixture.container.isOn("dropped"))
  }

  @Test("a pull resists beyond twice what it takes, and is a function of the time as it goes back")
  func math() {
    let target = BodyTarget(screen: "a", element: 0, part: 0)
    var swipe = RowSwipe(target, isLeading: false, TabItem.MenuEntry("Drop", action: .pop))
    swipe.pull(by: 50)
    expectEqual(swipe.shift(at: 0), 0)
    expect(!swipe.isArmed)
    swipe.pull(by: -72)
    expect(swipe.isArmed)
    expectEqual(swipe.shift(at: 0), -72)
    swipe.pull(by: -244)
    expectEqual(swipe.shift(at: 0), -169)
    swipe.letGo(at: 1)
    expectEqual(swipe.shift(at: 1), -169)
    expectGreater(swipe.shift(at: 1.1), -169)
    expectLess(abs(swipe.shift(at: 1.2)), 1e-9)
    expect(!swipe.isArmed)
    expectEqual(swipe.end, 1.2)
  }
}
