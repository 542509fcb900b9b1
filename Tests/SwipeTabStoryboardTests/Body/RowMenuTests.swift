import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

@Suite("Menus of rows")
@MainActor struct RowMenuTests {
  private func fixture(isRightToLeft: Bool = false) throws -> SceneFixture {
    try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [{"list": [
        {"title": "Plain", "push": "b"},
        {"title": "Row", "push": "b", "menu": [
          {"title": "Pale", "enabled": false, "pop": true}, {"title": "Go", "select": "b"}]},
        {"title": "Still", "menu": [{"title": "Leave", "select": "b"}]}]}]},
        {"id": "b", "title": "B"}]}
      """#
    ) {
      $0.isRightToLeft = isRightToLeft
      $0.reducesMotion = true
    }
  }

  private func node(_ label: String, _ fixture: SceneFixture) throws -> AccessibilityNode {
    try #require(fixture.container.accessibilityTree().first { $0.label == label })
  }

  private func middle(_ label: String, _ fixture: SceneFixture) throws -> Point {
    let bounds = try node(label, fixture).bounds
    return Point(x: bounds.midX, y: bounds.midY)
  }

  @Test("the secondary button opens it, and an entry acts", arguments: [false, true])
  func secondary(isRightToLeft: Bool) throws {
    let fixture = try fixture(isRightToLeft: isRightToLeft)
    let menu = fixture.container.parts.commandMenu
    fixture.container.handle(.press(.mouse, at: try middle("Plain", fixture), button: 3))
    expect(!menu.isOpen)
    fixture.container.handle(.press(.mouse, at: try middle("Row", fixture), button: 3))
    expect(menu.isOpen)
    expectEqual(menu.label, "Row")
    expect(fixture.container.activate(label: "Go"))
    expectEqual(fixture.container.selectedID, "b")
    expect(fixture.stack.isEmpty)
  }

  @Test("an entry of a row and of a tab may say that it deletes")
  func role() throws {
    let fixture = try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "menu": [
        {"title": "Away", "role": "destructive", "send": "x"}, {"title": "Keep", "send": "y"}],
        "body": [{"list": [{"title": "Row",
          "menu": [{"title": "Delete", "role": "destructive", "pop": true}, {"title": "Go", "select": "a"}],
          "trailing": {"title": "Gone", "role": "destructive", "pop": true}}]}]}]}
      """#)
    let page = fixture.container.pages.page(at: 0)
    expectEqual(page.item.menuEntries.map(\.isDestructive), [true, false])
    let list = try #require(page.body?.elements[0].as(ScreenBody.List.self))
    expectEqual(list.rows[0].menu.map(\.isDestructive), [true, false])
    expectEqual(list.rows[0].trailingSwipe?.isDestructive, true)
    #expect(throws: (any Error).self) {
      _ = try SceneFixture(
        #"{"pages": [{"id": "a", "title": "A", "menu": [{"title": "B", "role": "new", "pop": true}]}]}"#
      )
    }
  }

  @Test("a long press opens it, and the release does nothing more")
  func longPress() throws {
    let fixture = try fixture()
    let finger = Contact(device: .touch, pointer: 1)
    let point = try middle("Row", fixture)
    fixture.container.handle(.press(finger, at: point))
    fixture.advance(by: 1)
    expect(fixture.container.parts.commandMenu.isOpen)
    fixture.container.handle(.release(finger, at: point))
    expect(fixture.container.parts.commandMenu.isOpen)
    expect(fixture.stack.isEmpty)
  }

  @Test("keys open it with the first entry that can be chosen", arguments: ["Row", "Still"])
  func keys(label: String) throws {
    let fixture = try fixture()
    let id = try node(label, fixture).id
    fixture.container.handle(.accessibility(AccessibilityRequest(.focus, of: id)))
    fixture.container.handle(.key(KeyPress(.f10, modifiers: .shift)))
    expect(fixture.container.parts.commandMenu.isOpen)
    fixture.container.handle(.key(KeyPress(.enter)))
    expectEqual(fixture.container.selectedID, "b")
  }

  @Test("a swipe over such a row turns the page")
  func swipe() throws {
    let fixture = try fixture()
    fixture.drag(from: try middle("Row", fixture), by: -250, over: 0.1)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
  }
}
