import Testing

@testable import SwipeTabKit
@testable import StoryboardTestSupport
@testable import TestSupport

/// When a screen goes, the page below it is as it was left, and the focus is on what opened the screen.
@Suite("Return of the focus")
@MainActor struct FocusReturnTests {
  private static let storyboard = """
    { "screens": [
        {"id": "form", "body": [{"field": {"id": "n", "title": "Name"}}]},
        {"id": "notice", "body": ["Text", {"button": {"title": "Fine", "dismiss": true}}]},
        {"id": "detail", "navigationTitle": "Detail", "body": [{"field": {"id": "m", "title": "Note"}}]}],
      "pages": [
      {"id": "a", "title": "A", "trailing": [{"title": "New", "present": "form"}], "body": [
        {"choice": {"id": "look", "title": "Look", "options": ["one", "two"]}}, {"spacer": 900},
        {"list": [{"title": "Profile", "present": "form"}, {"title": "News", "present": "notice"},
          {"title": "More", "push": "detail"}]}, {"spacer": 40}]},
      {"id": "b", "title": "B"}] }
    """

  private let fixture: SceneFixture
  private var container: TabContainer { fixture.container }

  /// A page on which a choice was used, and which was then scrolled to its end with the wheel.
  init() throws {
    fixture = try SceneFixture(Self.storyboard)
    try tap("two")
    container.handle(.wheel(dx: 0, dy: -30, at: Point(x: 390, y: 400)))
    fixture.rest()
    try #require(offset > 100)
  }

  private var offset: Double { container.state.screens["a"]?.offset ?? 0 }
  private var focus: String? { container.parts.focusRing.label }
  private var ringed: Bool { container.parts.focusRing.ringed != nil }

  private func tap(_ label: String, _ contact: Contact = .mouse) throws {
    var found: Rect?
    container.accessibilityTree().forEach { if $0.label == label { found = $0.bounds } }
    let frame = try #require(found, "\(label)")
    fixture.tap(frame.midX, frame.midY, contact)
    fixture.rest()
  }

  private func press(_ key: KeyPress.Key) {
    container.handle(.key(KeyPress(key)))
    fixture.rest()
  }

  @Test(
    "a row, or a button of the navigation bar, that a pointer used has it after Escape, and nothing scrolls",
    arguments: ["Profile", "News", "More", "New"],
    [Contact.mouse, Contact(device: .touch, pointer: 1)])
  func rows(label: String, contact: Contact) throws {
    let before = offset
    try tap(label, contact)
    expect(container.presentedScreen != nil || fixture.stack == ["detail"])
    press(.escape)
    expect(container.presentedScreen == nil)
    expectEqual(fixture.stack, [])
    expectEqual(offset, before)
    expectEqual(focus, label)
    expect(ringed)
    press(.enter)
    expect(container.presentedScreen != nil || fixture.stack == ["detail"])
  }

  @Test("what assistive technology used has it")
  func assisted() throws {
    let before = offset
    var node: AccessibilityNode?
    container.accessibilityTree().forEach { if $0.label == "Profile" { node = $0 } }
    container.activate(try #require(node))
    fixture.rest()
    expectEqual(focus, "Name")
    press(.escape)
    expectEqual(offset, before)
    expectEqual(focus, "Profile")
  }

  @Test("after a pointer has closed the sheet, Tab begins at what opened it")
  func pointer() throws {
    let before = offset
    try tap("News")
    try tap("Fine")
    expect(container.presentedScreen == nil)
    expect(!ringed)
    expectEqual(offset, before)
    press(.tab)
    expectEqual(focus, "News")
    expect(ringed)
    expectEqual(offset, before)
  }

  @Test("an element that a key used has it, although a pointer had used another before")
  func keys() throws {
    try tap("News")
    try tap("Fine")
    press(.tab)
    press(.up)
    expectEqual(focus, "Profile")
    press(.enter)
    expectEqual(focus, "Name")
    press(.escape)
    expectEqual(focus, "Profile")
  }

  @Test("a screen that comes again does not have that of one that is gone")
  func gone() throws {
    let fixture = try SceneFixture(
      """
      { "pages": [{"id": "a", "title": "A"}], "screens": [
          {"id": "detail", "body": [{"button": {"title": "Note", "pop": true}}]}] }
      """)
    let container = fixture.container
    let ring = container.parts.focusRing
    for _ in 0..<2 {
      container.push("detail")
      fixture.rest()
      expectEqual(ring.focused, nil)
      let back = try #require(container.accessibilityTree().first { $0.label == "Back" })
      container.focus(back)
      expectEqual(ring.label, "Back")
      expectNotEqual(ring.ringed, nil)
      container.activate(back)
      fixture.rest()
      expect(container.pushedScreens.isEmpty)
      expectEqual(ring.focused, nil)
    }
  }

  @Test("returns to the page of a container that a screen has covered")
  func covered() throws {
    let fixture = try SceneFixture(
      """
      { "root": "start", "screens": [
          {"id": "start", "body": [{"button": {"title": "Open", "push": "inside"}}]},
          {"id": "end", "body": [{"button": {"title": "Stay", "select": 0}}]},
          {"id": "x", "title": "X", "body": [{"button": {"title": "First", "select": 0}},
            {"button": {"title": "On", "push": "end"}}]},
          {"id": "y", "title": "Y"}],
        "containers": [{"id": "inside", "ids": ["x", "y"]}] }
      """)
    let container = fixture.container
    func activate(_ label: String) throws {
      container.activate(
        try #require(container.accessibilityTree().first { $0.label == label }, "\(label)"))
      fixture.rest()
    }
    try activate("Open")
    try activate("On")
    expectEqual(container.parts.focusRing.label, "Stay")
    try activate("Back")
    expectEqual(container.parts.focusRing.label, "On")
  }
}
