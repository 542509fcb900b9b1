import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Text fields")
@MainActor struct TextFieldTests {
  private struct FormPage: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue) }
    var navigationTitle: String { id.rawValue }
    let body: ScreenBody?
  }

  private let container: TabContainer

  init() throws {
    let form = FormPage(
      id: "form",
      body: ScreenBody([
        .field(ScreenBody.Field("name", title: "Name", placeholder: "Robin", limit: 300)),
        .field(ScreenBody.Field("code", title: "Code", text: "1234", isSecure: true)),
        .label(ScreenBody.Label("Below")),
      ]))
    container = try TabContainer(
      pages: try PageList([form, FormPage(id: "other", body: nil)]),
      size: Size(width: 400, height: 600))
  }

  private func node(_ label: String) throws -> AccessibilityNode {
    try #require(container.accessibilityTree().first { $0.label == label && $0.role == .entry })
  }

  private func key(_ name: String) throws -> Bool {
    container.handle(.key(try #require(KeyPress(named: name))))
  }

  private func text(_ id: ControlID) -> String? { container.value(of: id)?.text }

  /// A point in a field's box, at a distance from the start of its text.
  private func point(_ x: Double, in label: String) throws -> Point {
    let bounds = try node(label).bounds
    return Point(
      x: bounds.x + BodyMetrics.padding + x, y: bounds.maxY - 30)
  }

  private func click(_ point: Point) {
    container.handle(.press(.mouse, at: point))
    container.handle(.release(.mouse, at: point))
  }

  @Test("Ctrl+Insert copies and Shift+Delete cuts, but nothing of a secure field")
  func insertKeys() throws {
    var copied: [String] = []
    container.onCopy = { copied.append($0) }
    click(try point(5, in: "Name"))
    container.handle(.text("Ada"))
    // Without a selection there is nothing to cut, not even a letter.
    try expect(key("home"))
    try expect(key("shift+delete"))
    expectEqual(text("name"), "Ada")
    try expect(key("shift+right"))
    try expect(key("ctrl+insert"))
    expectEqual(text("name"), "Ada")
    try expect(key("shift+delete"))
    expectEqual(text("name"), "da")
    expectEqual(copied, ["A", "A"])
    // The window has the clipboard.
    try expect(!key("shift+insert"))
    try expect(!key("insert"))
    click(try point(5, in: "Code"))
    try expect(key("ctrl+a"))
    try expect(key("ctrl+insert"))
    try expect(key("shift+delete"))
    expectEqual(copied, ["A", "A"])
    expectEqual(text("code") ?? "1234", "1234")
  }

  @Test("Enter in a field is reported with its name, and changes nothing")
  func submitting() throws {
    var submitted: [ControlID] = []
    container.onSubmit = { submitted.append($0) }
    try expect(!key("enter"))
    expect(submitted.isEmpty)
    click(try point(5, in: "Name"))
    expect(container.handle(.text("Ada")))
    try expect(key("enter"))
    expectEqual(submitted, ["name"])
    expectEqual(text("name"), "Ada")
    _ = try key("shift+enter")
    expectEqual(submitted, ["name"])
  }

  @Test("a program may take the focus away, and Tab begins at the first element again")
  func clearing() throws {
    expect(!container.clearFocus())
    click(try point(5, in: "Name"))
    try expect(key("tab"))
    try expect(node("Code").isFocused)
    expect(container.clearFocus())
    expectEqual(container.textCaret, nil)
    expect(!container.clearFocus())
    expectEqual(container.accessibilityTree().first { $0.isFocused }, nil)
    expect(!container.handle(.text("lost")))
    let first = container.handle(.key(KeyPress(.tab)))
    let focused = container.accessibilityTree().first { $0.isFocused }
    expect(first)
    expectNotEqual(focused, nil)
    expectNotEqual(focused?.label, "Code")
  }

  @Test("a click gives the focus, and texts go into the field")
  func typing() throws {
    expect(!container.handle(.text("lost")))
    expectEqual(container.textCaret, nil)
    click(try point(5, in: "Name"))
    expectNotEqual(container.textCaret, nil)
    expect(container.handle(.text("Ada")))
    expectEqual(text("name"), "Ada")
    try expect(node("Name").isFocused)
    try expectEqual(node("Name").value, "Ada")
    try expectEqual(node("Name").caret, 3)
    try expect(key("left"))
    try expect(key("backspace"))
    expectEqual(text("name"), "Aa")
    try expect(key("space"))
    try expect(key("a"))
    expectEqual(text("name"), "Aa")
    try expect(key("ctrl+z"))
    expectEqual(text("name"), "Ada")
    try expect(key("tab"))
    try expect(node("Code").isFocused)
    try expect(!node("Name").isFocused)
  }

  @Test("nothing moves and nothing is due while a field has the focus")
  func rest() throws {
    click(try point(5, in: "Name"))
    container.handle(.text("Ada"))
    container.advance(to: 10)
    expect(!container.isMoving)
    expectEqual(container.nextDeadline, nil)
  }

  @Test("the mouse selects in a field and turns no page; a finger turns the page")
  func dragging() throws {
    click(try point(5, in: "Name"))
    container.handle(.text("one two"))
    container.advance(to: 5)
    let (start, end) = (try point(0, in: "Name"), try point(300, in: "Name"))
    container.handle(.press(.mouse, at: start))
    container.handle(.move(.mouse, to: end))
    expectEqual(container.phase, .resting)
    expectEqual(container.pointerShape, .text)
    container.handle(.release(.mouse, at: end))
    var copied: [String] = []
    container.onCopy = { copied.append($0) }
    try expect(key("ctrl+c"))
    expectEqual(copied, ["one two"])
    try expect(key("ctrl+x"))
    expectEqual(text("name"), "")
    let finger = Contact(device: .touch)
    container.handle(.press(finger, at: end))
    container.handle(.move(finger, to: start))
    expectEqual(container.phase, .dragging)
  }

  @Test("a double click selects a word, a third one everything; slow clicks do not")
  func clicks() throws {
    let place = try point(2, in: "Name")
    click(place)
    container.handle(.text("one two"))
    container.advance(to: 5)
    var copied: [String] = []
    container.onCopy = { copied.append($0) }
    for time in [5.0, 5.2, 5.4] {
      container.advance(to: time)
      click(place)
      _ = try key("ctrl+c")
    }
    expectEqual(copied, ["one", "one two"])
    container.advance(to: 9)
    click(place)
    _ = try key("ctrl+c")
    expectEqual(copied.count, 2)
  }

  @Test("a drag that begins with a double click selects word by word, to both sides")
  func words() throws {
    click(try point(2, in: "Name"))
    container.handle(.text("one two three"))
    container.advance(to: 5)
    let widths = try ["one tw", "one two thr", "o"].map { text in
      try point(
        container.measurer.width(of: text, style: ScreenBody.Field.Layout.style), in: "Name")
    }
    var copied: [String] = []
    container.onCopy = { copied.append($0) }
    click(widths[0])
    container.handle(.press(.mouse, at: widths[0]))
    for target in [widths[0], widths[1], widths[2]] {
      container.handle(.move(.mouse, to: target))
      _ = try key("ctrl+c")
    }
    container.handle(.release(.mouse, at: widths[2]))
    expectEqual(copied, ["two", "two three", "one two"])
  }

  @Test("what is typed while the miniatures lie over a field does not go into it")
  func covered() throws {
    click(try point(5, in: "Name"))
    container.handle(.text("Ada"))
    expectNotEqual(container.textCaret, nil)
    try expect(key("ctrl+shift+o"))
    expectEqual(container.textCaret, nil)
    container.advance(to: 5)
    expect(!container.handle(.text("x")))
    expect(!container.handle(.composition("´", caret: 1)))
    try expect(key("escape"))
    container.advance(to: 9)
    expectEqual(text("name"), "Ada")
    expect(container.handle(.text("!")))
    expectEqual(text("name"), "Ada!")
  }

  @Test("the focus moves on with pages that keys select, and back into the page that it left")
  func pages() throws {
    let other = FormPage(
      id: "third", body: ScreenBody([.button(ScreenBody.Button("Press", action: .dismiss))]))
    container.setPages(
      try PageList((0..<container.count).map { container.pages.page(at: $0) } + [other]))
    click(try point(5, in: "Name"))
    try expect(key("ctrl+tab"))
    expectEqual(container.focus, "other")
    try expect(key("ctrl+tab"))
    expectEqual(container.focus, "third")
    try expect(key("ctrl+tab"))
    expectEqual(container.selectedID, "form")
    container.advance(to: 9)
    expectEqual(container.focus, nil)
    try expect(node("Name").isFocused)
  }

  @Test("a secure field shows dots, cannot be copied, and is in no saved state")
  func secure() throws {
    _ = try key("tab")
    while try !node("Code").isFocused { try expect(key("tab")) }
    container.handle(.text("56"))
    expectEqual(text("code"), "123456")
    try expectEqual(node("Code").value, "••••••")
    try expect(node("Code").isSecure)
    var copied: [String] = []
    container.onCopy = { copied.append($0) }
    _ = try key("ctrl+a")
    try expect(key("ctrl+c"))
    try expect(key("ctrl+x"))
    expectEqual(copied, [])
    expectEqual(text("code"), "123456")
    expectEqual(container.state.values["code"], nil)
    var list = DisplayList()
    container.draw(into: &list)
    expect(!list.commands.contains { $0.content.shows("1") })
  }

  @Test("a long text scrolls, so that the caret stays in the box")
  func scrolling() throws {
    click(try point(5, in: "Name"))
    container.handle(.text(String(repeating: "long ", count: 50)))
    let bounds = try node("Name").bounds
    let caret = try #require(container.textCaret)
    expectGreater(caret.x, bounds.midX)
    expectLess(caret.maxX, bounds.maxX)
    try expect(key("home"))
    try expectLess(#require(container.textCaret).x, bounds.midX)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("arrows follow the direction of the text")
  func rightToLeft() throws {
    click(try point(5, in: "Name"))
    container.handle(.text("שלום"))
    try expectEqual(node("Name").caret, 4)
    try expect(key("right"))
    try expectEqual(node("Name").caret, 3)
    try expect(key("left"))
    try expectEqual(node("Name").caret, 4)
    let left = try #require(container.textCaret).x
    _ = try key("home")
    try expectGreater(#require(container.textCaret).x, left)
  }

  /// The alignment of a text that is drawn.
  private func alignment(of text: String) -> DrawCommand.Text.Alignment? {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.lazy.compactMap { command -> DrawCommand.Text? in
      if case .text(let drawn) = command.content, drawn.string == text { drawn } else { nil }
    }.first?.alignment
  }

  @Test("from right to left, a placeholder begins at the right in any script, and the caret there")
  func placeholder() throws {
    expectEqual(alignment(of: "Robin"), .left)
    container.configuration.isRightToLeft = true
    expectEqual(alignment(of: "Robin"), .right)
    click(try point(5, in: "Name"))
    let empty = try #require(container.textCaret).x
    expectGreater(empty, 300)
    expectEqual(alignment(of: "Robin"), .right)
    container.handle(.text("5"))
    expectLess(abs(try #require(container.textCaret).x - empty), 20)
    _ = try key("escape")
    click(try point(5, in: "Code"))
    container.handle(.key(KeyPress(.character("a"), modifiers: .control)))
    container.handle(.key(KeyPress(.backspace)))
    try expectGreater(#require(container.textCaret).x, 300)
  }

  @Test("assistive technology sets the text")
  func assist() throws {
    let request = AccessibilityRequest(.setText("Grace"), of: try node("Name").id)
    expect(container.handle(.accessibility(request)))
    expectEqual(text("name"), "Grace")
    let empty = AccessibilityRequest(.setText(""), of: try node("Name").id)
    expect(container.handle(.accessibility(empty)))
    expectEqual(text("name"), "")
  }

  @Test("a composition shows underlined at the caret and changes no value")
  func composition() throws {
    click(try point(5, in: "Name"))
    container.handle(.composition("にほ", caret: 1))
    expectEqual(text("name"), nil)
    var list = DisplayList()
    container.draw(into: &list)
    expect(list.commands.contains { $0.content.shows("にほ") })
    container.handle(.text("日本"))
    expectEqual(text("name"), "日本")
  }
}

extension DrawCommand.Content {
  fileprivate func shows(_ text: String) -> Bool {
    if case .text(let shown) = self { shown.string.contains(text) } else { false }
  }
}
