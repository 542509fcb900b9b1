import SwipeTabKit
import Testing

@testable import StoryboardTestSupport
@testable import SwipeTabStoryboard
@testable import TestSupport

@Suite("Text fields of storyboards")
@MainActor struct StoryboardFieldTests {
  private func fixture(_ field: String) throws -> SceneFixture {
    try SceneFixture(#"{"pages": [{"id": "a", "title": "A", "body": [{"field": \#(field)}]}]}"#)
  }

  @Test("a field has a title, a placeholder, a text, a limit, and may be secure")
  func field() throws {
    let fixture = try fixture(
      #"{"id": "pin", "title": "PIN", "placeholder": "Four digits", "value": "12", "limit": 4, "secure": true}"#
    )
    let node = try #require(fixture.container.accessibilityTree().first { $0.role == .entry })
    expectEqual(node.label, "PIN")
    expectEqual(node.hint, "Four digits")
    expectEqual(node.value, "••")
    expect(node.isSecure)
    let request = AccessibilityRequest(.setText("123456"), of: node.id)
    expect(fixture.container.handle(.accessibility(request)))
    expectEqual(fixture.container.value(of: "pin")?.text, "1234")
  }

  @Test("a compact field is its box alone, and its title is read aloud")
  func compact() throws {
    for isCompact in [false, true] {
      let fixture = try fixture(
        #"{"id": "a", "title": "Address", "placeholder": "Street", "compact": \#(isCompact)}"#)
      let node = try #require(fixture.container.accessibilityTree().first { $0.role == .entry })
      expectEqual(node.label, "Address")
      expectEqual((node.bounds.height == 38), isCompact)
      var list = DisplayList()
      fixture.container.draw(into: &list)
      let texts = list.commands.compactMap { command in
        if case .text(let text) = command.content { text.string } else { nil }
      }
      expectEqual(texts.contains("Address"), !isCompact)
    }
  }

  @Test(
    "mistakes are reported",
    arguments: [
      #"{"id": "a"}"#, #"{"title": "A"}"#, #"{"id": "a", "title": "A", "limit": 0}"#,
      #"{"id": "a", "title": "A", "limit": 2, "value": "abc"}"#,
      #"{"id": "a", "title": "A", "secret": true}"#, #""a""#,
    ])
  func mistakes(field: String) {
    #expect(throws: (any Error).self) { try fixture(field) }
  }

  @Test(
    "typed and composed texts are replay lines, written as they are read",
    arguments: [
      InputEvent.text("Ada \"x\" é"), .composition("にほ", caret: 2), .composition("", caret: 0),
      .accessibility(AccessibilityRequest(.setText(""), of: "n")),
    ])
  func replay(event: InputEvent) throws {
    let line = try #require(ReplayWriter.line(event, at: 1))
    var reader = ReplayReader(name: "r")
    let read = try #require(try reader.read(Array(line.dropLast())))
    guard case .input(let input) = read.command else {
      Issue.record("another command")
      return
    }
    expectEqual(input, event)
  }
}
