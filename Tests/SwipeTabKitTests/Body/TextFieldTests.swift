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
    #expect(try key("home") && key("shift+delete") && text("name") == "Ada")
    #expect(try key("shift+right") && key("ctrl+insert") && text("name") == "Ada")
    #expect(try key("shift+delete") && text("name") == "da")
    #expect(copied == ["A", "A"])
    // The window has the clipboard.
    #expect(try !key("shift+insert") && !key("insert"))
    click(try point(5, in: "Code"))
    #expect(try key("ctrl+a") && key("ctrl+insert") && key("shift+delete"))
    #expect(copied == ["A", "A"] && text("code") ?? "1234" == "1234")
  }

  @Test("Enter in a field is reported with its name, and changes nothing")
  func submitting() throws {
    var submitted: [ControlID] = []
    container.onSubmit = { submitted.append($0) }
    #expect(try !key("enter") && submitted.isEmpty)
    click(try point(5, in: "Name"))
    #expect(container.handle(.text("Ada")))
    #expect(try key("enter") && submitted == ["name"] && text("name") == "Ada")
    _ = try key("shift+enter")
    #expect(submitted == ["name"])
  }

  @Test("a program may take the focus away, and Tab begins at the first element again")
  func clearing() throws {
    #expect(!container.clearFocus())
    click(try point(5, in: "Name"))
    #expect(try key("tab") && node("Code").isFocused)
    #expect(container.clearFocus() && container.textCaret == nil && !container.clearFocus())
    #expect(container.accessibilityTree().first { $0.isFocused } == nil)
    #expect(!container.handle(.text("lost")))
    let first = container.handle(.key(KeyPress(.tab)))
    let focused = container.accessibilityTree().first { $0.isFocused }
    #expect(first && focused != nil && focused?.label != "Code")
  }

  @Test("a click gives the focus, and texts go into the field")
  func typing() throws {
    #expect(!container.handle(.text("lost")) && container.textCaret == nil)
    click(try point(5, in: "Name"))
    #expect(container.textCaret != nil && container.handle(.text("Ada")))
    #expect(text("name") == "Ada")
    #expect(try node("Name").isFocused && node("Name").value == "Ada" && node("Name").caret == 3)
    #expect(try key("left") && key("backspace") && text("name") == "Aa")
    #expect(try key("space") && key("a") && text("name") == "Aa")
    #expect(try key("ctrl+z") && text("name") == "Ada")
    #expect(try key("tab") && node("Code").isFocused && !node("Name").isFocused)
  }

  @Test("nothing moves and nothing is due while a field has the focus")
  func rest() throws {
    click(try point(5, in: "Name"))
    container.handle(.text("Ada"))
    container.advance(to: 10)
    #expect(!container.isMoving && container.nextDeadline == nil)
  }

  @Test("the mouse selects in a field and turns no page; a finger turns the page")
  func dragging() throws {
    click(try point(5, in: "Name"))
    container.handle(.text("one two"))
    container.advance(to: 5)
    let (start, end) = (try point(0, in: "Name"), try point(300, in: "Name"))
    container.handle(.press(.mouse, at: start))
    container.handle(.move(.mouse, to: end))
    #expect(container.phase == .resting && container.pointerShape == .text)
    container.handle(.release(.mouse, at: end))
    var copied: [String] = []
    container.onCopy = { copied.append($0) }
    #expect(try key("ctrl+c") && copied == ["one two"])
    #expect(try key("ctrl+x") && text("name") == "")
    let finger = Contact(device: .touch)
    container.handle(.press(finger, at: end))
    container.handle(.move(finger, to: start))
    #expect(container.phase == .dragging)
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
    #expect(copied == ["one", "one two"])
    container.advance(to: 9)
    click(place)
    _ = try key("ctrl+c")
    #expect(copied.count == 2)
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
    #expect(copied == ["two", "two three", "one two"])
  }

  @Test("what is typed while the miniatures lie over a field does not go into it")
  func covered() throws {
    click(try point(5, in: "Name"))
    container.handle(.text("Ada"))
    #expect(container.textCaret != nil)
    #expect(try key("ctrl+shift+o") && container.textCaret == nil)
    container.advance(to: 5)
    #expect(!container.handle(.text("x")) && !container.handle(.composition("´", caret: 1)))
    #expect(try key("escape"))
    container.advance(to: 9)
    #expect(text("name") == "Ada" && container.handle(.text("!")) && text("name") == "Ada!")
  }

  @Test("the focus moves on with pages that keys select, and back into the page that it left")
  func pages() throws {
    let other = FormPage(
      id: "third", body: ScreenBody([.button(ScreenBody.Button("Press", action: .dismiss))]))
    container.setPages(
      try PageList((0..<container.count).map { container.pages.page(at: $0) } + [other]))
    click(try point(5, in: "Name"))
    #expect(try key("ctrl+tab") && container.focus == "other")
    #expect(try key("ctrl+tab") && container.focus == "third")
    #expect(try key("ctrl+tab") && container.selectedID == "form")
    container.advance(to: 9)
    #expect(try container.focus == nil && node("Name").isFocused)
  }

  @Test("a secure field shows dots, cannot be copied, and is in no saved state")
  func secure() throws {
    _ = try key("tab")
    while try !node("Code").isFocused { #expect(try key("tab")) }
    container.handle(.text("56"))
    #expect(text("code") == "123456")
    #expect(try node("Code").value == "••••••" && node("Code").isSecure)
    var copied: [String] = []
    container.onCopy = { copied.append($0) }
    _ = try key("ctrl+a")
    #expect(try key("ctrl+c") && key("ctrl+x") && copied == [] && text("code") == "123456")
    #expect(container.state.values["code"] == nil)
    var list = DisplayList()
    container.draw(into: &list)
    #expect(!list.commands.contains { $0.content.shows("1") })
  }

  @Test("a long text scrolls, so that the caret stays in the box")
  func scrolling() throws {
    click(try point(5, in: "Name"))
    container.handle(.text(String(repeating: "long ", count: 50)))
    let bounds = try node("Name").bounds
    let caret = try #require(container.textCaret)
    #expect(caret.x > bounds.midX && caret.maxX < bounds.maxX)
    #expect(try key("home"))
    #expect(try #require(container.textCaret).x < bounds.midX)
    #expect(container.checkInvariants() == [])
  }

  @Test("arrows follow the direction of the text")
  func rightToLeft() throws {
    click(try point(5, in: "Name"))
    container.handle(.text("שלום"))
    #expect(try node("Name").caret == 4)
    #expect(try key("right") && node("Name").caret == 3)
    #expect(try key("left") && node("Name").caret == 4)
    let left = try #require(container.textCaret).x
    _ = try key("home")
    #expect(try #require(container.textCaret).x > left)
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
    #expect(alignment(of: "Robin") == .left)
    container.configuration.isRightToLeft = true
    #expect(alignment(of: "Robin") == .right)
    click(try point(5, in: "Name"))
    let empty = try #require(container.textCaret).x
    #expect(empty > 300 && alignment(of: "Robin") == .right)
    container.handle(.text("5"))
    #expect(abs(try #require(container.textCaret).x - empty) < 20)
    _ = try key("escape")
    click(try point(5, in: "Code"))
    container.handle(.key(KeyPress(.character("a"), modifiers: .control)))
    container.handle(.key(KeyPress(.backspace)))
    #expect(try #require(container.textCaret).x > 300)
  }

  @Test("assistive technology sets the text")
  func assist() throws {
    let request = AccessibilityRequest(.setText("Grace"), of: try node("Name").id)
    #expect(container.handle(.accessibility(request)) && text("name") == "Grace")
    let empty = AccessibilityRequest(.setText(""), of: try node("Name").id)
    #expect(container.handle(.accessibility(empty)) && text("name") == "")
  }

  @Test("a composition shows underlined at the caret and changes no value")
  func composition() throws {
    click(try point(5, in: "Name"))
    container.handle(.composition("にほ", caret: 1))
    #expect(text("name") == nil)
    var list = DisplayList()
    container.draw(into: &list)
    #expect(list.commands.contains { $0.content.shows("にほ") })
    container.handle(.text("日本"))
    #expect(text("name") == "日本")
  }
}

extension DrawCommand.Content {
  fileprivate func shows(_ text: String) -> Bool {
    if case .text(let shown) = self { shown.string.contains(text) } else { false }
  }
}
