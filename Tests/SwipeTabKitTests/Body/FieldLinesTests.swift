import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Fields of several lines")
@MainActor struct FieldLinesTests {
  private let container: TabContainer

  init() throws {
    var field = ScreenBody.Field("note", title: "Note", placeholder: "Write", limit: 500)
    field.lines = 3
    let page = BasePage(id: "p", item: TabItem(title: "P"))
    page.body = ScreenBody([.field(field), .button(ScreenBody.Button("Send", action: .pop))])
    container = try TabContainer(
      pages: try PageList([page]), size: Size(width: 400, height: 600))
  }

  private func node() throws -> AccessibilityNode {
    try #require(container.accessibilityTree().first { $0.role == .entry })
  }

  @discardableResult private func key(_ name: String) throws -> Bool {
    container.handle(.key(try #require(KeyPress(named: name))))
  }

  private var text: String? { container.value(of: "note")?.text }

  private func focus() throws {
    container.handle(.accessibility(AccessibilityRequest(.focus, of: try node().id)))
  }

  /// The texts in the picture, and where they are.
  private func texts() -> [(String, Rect)] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap { command in
      if case .text(let text) = command.content { (text.string, text.frame) } else { nil }
    }
  }

  @Test("Enter begins a line, and Ctrl+Enter submits")
  func enter() throws {
    var submitted: [ControlID] = []
    container.onSubmit = { submitted.append($0) }
    try focus()
    container.handle(.text("one"))
    try key("enter")
    container.handle(.text("two\r\nthree\tfour"))
    expectEqual(text, "one\ntwo\nthree four")
    expectEqual(submitted, [])
    try expectEqual(node().value, text)
    try expect(node().hasLines)
    try key("ctrl+enter")
    expectEqual(submitted, ["note"])
    expectEqual(text, "one\ntwo\nthree four")
    try key("ctrl+z")
    expectEqual(text, "one\n")
    expect(container.checkInvariants().isEmpty)
  }

  @Test("Up and Down move by lines, keep their column, and leave the field at its ends")
  func vertical() throws {
    try focus()
    container.handle(.text("abcdef\nx\nabcdef"))
    try expectEqual(node().caret, 15)
    try key("left")
    try expect(key("up"))
    try expectEqual(node().caret, 8)
    try expect(key("up"))
    try expectEqual(node().caret, 5)
    try key("shift+down")
    try expectEqual(node().caret, 8)
    try key("down")
    try expectEqual(node().caret, 14)
    try key("home")
    try expectEqual(node().caret, 9)
    try key("end")
    try expectEqual(node().caret, 15)
    try key("down")
    try expect(!node().isFocused)
  }

  @Test("texts wrap in the field, scroll with the caret, and a click places the caret")
  func wrapping() throws {
    let height = try node().bounds.height
    try focus()
    container.handle(.text(String(repeating: "word ", count: 60)))
    let words = texts().filter { $0.0.hasPrefix("word") }
    expectAtLeast(words.count, 3)
    expectEqual(Set(words.map(\.1.y)).count, words.count)
    let bounds = try node().bounds
    expectEqual(bounds.height, height)
    expect(words.allSatisfy { $0.1.x >= bounds.x && $0.1.maxX <= bounds.maxX + 4 })
    // The caret is at the end, and the last line is in view.
    let caret = try #require(container.textCaret)
    expect(bounds.contains(Point(x: caret.x, y: caret.midY)))
    for _ in 0..<60 { try key("ctrl+left") }
    try expectEqual(node().caret, 0)
    let point = Point(x: bounds.x + BodyMetrics.padding + 1, y: caret.midY)
    container.handle(.press(.mouse, at: point))
    container.handle(.release(.mouse, at: point))
    try expectGreater(#require(try node().caret), 20)
    // A drag selects over lines.
    container.handle(.press(.mouse, at: point))
    container.handle(.move(.mouse, to: Point(x: point.x, y: point.y - 30)))
    container.handle(.release(.mouse, at: Point(x: point.x, y: point.y - 30)))
    var copied: [String] = []
    container.onCopy = { copied.append($0) }
    try key("ctrl+c")
    try expectGreater(#require(copied.first).count, 20)
    expect(container.checkInvariants().isEmpty)
  }

  @Test(
    "in high contrast the placeholder does not look like a text, and is easy to read",
    arguments: Theme.Appearance.allCases)
  func placeholder(appearance: Theme.Appearance) {
    let theme = Theme.named(appearance, contrast: .high)
    expectGreater(theme.placeholder.contrast(with: theme.text), 1.8)
    expectAtLeast(theme.placeholder.contrast(with: theme.background), 7)
    expectAtLeast(theme.placeholder.contrast(with: theme.cell), 7)
  }

  @Test("the text shows without the focus, and the placeholder in an empty field")
  func resting() throws {
    expect(texts().contains { $0.0 == "Write" })
    container.setValue(.text("one\ntwo"), of: "note")
    let shown = texts().filter { ["one", "two"].contains($0.0) }
    expect(shown.count == 2 && shown[0].1.y < shown[1].1.y)
  }
}
