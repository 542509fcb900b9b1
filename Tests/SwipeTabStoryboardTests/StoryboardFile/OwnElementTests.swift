import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// A line of a thickness.
private struct Rule: KeyedElement {
  var thickness = 1.0
  var title = ""

  static var name: String { "rule" }
  static var summary: String { "A line." }
  static var form: ElementForm { .object(short: keys[1]) }
  static var keys: [ElementKey] {
    [
      ElementKey("thickness", .number(1...10), "The thickness in points; 1 by default."),
      ElementKey("title", .text, "What the line parts."),
    ]
  }
  static var texts: [WritableKeyPath<Rule, String>] { [\.title] }

  init?(_ keys: ElementKeys) {
    (thickness, title) = (keys.number("thickness") ?? 1, keys.text("title") ?? "")
  }

  func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(thickness) }

  func paint(_ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing) {
    drawing.fill(painter.frame, painter.theme.separator)
  }
}

@Suite("An element of a program in a storyboard")
@MainActor struct OwnElementTests {
  private func read(_ body: String) throws -> StoryboardDocument {
    let text = #"{"strings":{"en":{"SLUG-cut":"Cut here"}},"pages":[{"id":"a","title":"A","body":"#
    return try StoryboardReader.read(
      Array((text + body + "}]}").utf8), file: "f", elements: [Rule.self])
  }

  @Test("it is read by its name and keys, or from one key alone, and its texts are translated")
  func read() throws {
    let document = try read(#"[{"rule":{"thickness":4}},{"rule":"SLUG-cut"}]"#)
    let scene = try StoryboardScene.make(document)
    let body = try #require(scene.screens["a"]?.body)
    let rules = body.elements.compactMap { $0.as(Rule.self) }
    expectEqual(rules.map(\.thickness), [4, 1])
    expectEqual(rules.map(\.title), ["", "Cut here"])
    let layout = BodyLayout(
      body, size: Size(width: 400, height: 700), texts: TextSizes(measurer: FixedTextMeasurer()))
    expectEqual(layout.items.map(\.frame.height), [4, 1])
  }

  @Test("mistakes in it have their place and the nearest name, and others list it")
  func mistakes() throws {
    let error = #expect(throws: StoryboardFileError.self) {
      _ = try read(#"[{"rule":{"thicknes":4,"thickness":40}},{"rul":1},{}]"#)
    }
    let messages = try #require(error).diagnostics.map(\.description)
    expectEqual(messages.count, 4)
    expect(messages[0].contains(#"unknown key "thicknes"; did you mean "thickness"?"#))
    expect(messages[1].contains("expected a number from 1 to 10, found 40"))
    expect(messages[2].contains(#"unknown key "rul"; did you mean "rule"?"#))
    expect(messages[3].contains(#""spacer", "rule", "row""#))
  }

  @Test("a file does not have it where the program does not give it")
  func unknown() {
    #expect(throws: StoryboardFileError.self) {
      _ = try StoryboardReader.read(
        Array(#"{"pages":[{"id":"a","title":"A","body":[{"rule":"x"}]}]}"#.utf8), file: "f")
    }
  }
}
