import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import StoryboardTestSupport
@testable import TestSupport

@Suite("Required fields")
@MainActor struct RequiredFieldTests {
  private static let form = #"""
    {"field": {"id": "nick", "title": "Nickname"}},
    {"section": {"items": [{"field": {"id": "name", "title": "Name", "required": true, "onSubmit": {"push": "b"}}}]}},
    {"field": {"id": "mail", "title": "Mail", "required": true, "keyboard": "email", "error": "Wrong"}},
    {"button": {"title": "Go on", "push": "b"}},
    {"button": {"title": "Later", "style": "plain", "push": "b"}},
    {"button": {"title": "Cancel", "role": "cancel", "push": "b"}}
    """#

  private func fixture(
    _ body: String = form, locale: String? = nil,
    adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [\#(body)]}, {"id": "z", "title": "Z"}],
        "screens": [{"id": "b", "title": "B"}]}
      """#, locale: locale, adjust: adjust)
  }

  private func node(_ label: String, _ fixture: SceneFixture) throws -> AccessibilityNode {
    try #require(fixture.container.accessibilityTree().first { $0.label == label })
  }

  private func press(_ name: String, _ fixture: SceneFixture) throws {
    fixture.container.handle(.key(try #require(KeyPress(named: name))))
    fixture.rest()
  }

  @Test("a filled button waits until all required fields of the page have a text")
  func button() throws {
    let fixture = try fixture()
    try expect(node("Name", fixture).isRequired)
    try expect(!node("Nickname", fixture).isRequired)
    try expectEqual(node("Name", fixture).hint, nil)
    let height = try #require(fixture.container.parts.bodies.shownFrontBody).layout.height
    fixture.activate("Go on")
    expectEqual(fixture.stack, [])
    // It says so, has room for it, and gets the focus; a message of its own stays.
    try expectEqual(node("Name", fixture).hint, "Fill in this field")
    try expectEqual(node("Mail", fixture).hint, "Wrong")
    try expect(node("Name", fixture).isFocused)
    try expectGreater(#require(fixture.container.parts.bodies.shownFrontBody).layout.height, height)
    expect(fixture.container.checkInvariants().isEmpty)
    // Spaces are no text.
    fixture.container.handle(.text("  "))
    try expectEqual(node("Name", fixture).hint, "Fill in this field")
    fixture.container.handle(.text("Ada"))
    try expectEqual(node("Name", fixture).hint, nil)
    fixture.activate("Go on")
    expectEqual(fixture.stack, [])
    try expect(node("Mail", fixture).isFocused)
    expectEqual(fixture.container.textKeyboard, .email)
    fixture.container.setValue(.text("a@b.c"), of: "mail")
    fixture.activate("Go on")
    expectEqual(fixture.stack, ["b"])
    expectEqual(fixture.container.textKeyboard, .text)
  }

  @Test("Enter in a field waits too, and no program hears of it")
  func enter() throws {
    let fixture = try fixture()
    var submitted: [ControlID] = []
    fixture.container.onSubmit = { submitted.append($0) }
    let nick = try node("Nickname", fixture).bounds
    fixture.tap(nick.midX, nick.midY)
    try press("enter", fixture)
    try expect(node("Name", fixture).isFocused)
    expectEqual(submitted, [])
    fixture.container.setValue(.text("Ada"), of: "name")
    fixture.container.setValue(.text("a@b.c"), of: "mail")
    try press("enter", fixture)
    expectEqual(fixture.stack, ["b"])
    expectEqual(submitted, ["name"])
  }

  @Test("Enter of a default button waits without a field with the focus")
  func defaultButton() throws {
    let fixture = try fixture(
      #"""
      {"field": {"id": "name", "title": "Name", "required": true}},
      {"button": {"title": "Go on", "role": "default", "push": "b"}}
      """#)
    try press("enter", fixture)
    expectEqual(fixture.stack, [])
    try expect(node("Name", fixture).isFocused)
  }

  @Test(
    "plain buttons, those that cancel, and tabs are free", arguments: ["Later", "Cancel", "Z"])
  func free(label: String) throws {
    let fixture = try fixture()
    fixture.activate(label)
    expect(fixture.stack == ["b"] || fixture.container.selectedID == "z")
  }

  @Test("a field that is disabled or not shown is not asked for")
  func disabled() throws {
    let fixture = try fixture(
      #"""
      {"field": {"id": "name", "title": "Name", "required": true, "enabled": false}},
      {"field": {"id": "mail", "title": "Mail", "required": true}, "if": "more"},
      {"toggle": {"id": "more", "title": "More"}},
      {"button": {"title": "Go on", "push": "b"}}
      """#)
    fixture.activate("Go on")
    expectEqual(fixture.stack, ["b"])
  }

  @Test("the message is gone once the page was left, and is in the user's language")
  func leaving() throws {
    let fixture = try fixture(locale: "de")
    fixture.activate("Go on")
    try expectEqual(node("Name", fixture).hint, "Dieses Feld ausfüllen")
    fixture.activate("Z")
    fixture.activate("A")
    try expectEqual(node("Name", fixture).hint, nil)
  }

  @Test("a keyboard has one of five names")
  func mistakes() {
    for members in [#""keyboard": "letters""#, #""keyboard": true"#, #""required": "yes""#] {
      #expect(throws: StoryboardFileError.self) {
        try self.fixture(#"{"field": {"id": "f", "title": "F", \#(members)}}"#)
      }
    }
  }
}
