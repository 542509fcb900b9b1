import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A text field while other things change")
@MainActor struct FieldSessionTests {
  /// A page of the fields of one form, beside another page.
  private struct Form: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue) }
    var navigationTitle: String { id.rawValue }
    var body: ScreenBody?
  }

  private func tabs(_ fields: ScreenBody.Field...) throws -> TabContainer {
    let body = ScreenBody(fields.map { .field($0) })
    return try tabs(Form(id: "form", body: body), Form(id: "other", body: nil))
  }

  private func tabs(_ pages: any TabPage...) throws -> TabContainer {
    try TabContainer(pages: PageList(pages), size: Size(width: 400, height: 600))
  }

  private func entry(_ label: String, _ tabs: TabContainer) throws -> AccessibilityNode {
    try #require(tabs.accessibilityTree().first { $0.label == label && $0.role == .entry })
  }

  private func click(_ label: String, _ tabs: TabContainer) throws {
    let bounds = try entry(label, tabs).bounds
    let point = Point(x: bounds.x + 100, y: bounds.maxY - 30)
    tabs.handle(.press(.mouse, at: point))
    tabs.handle(.release(.mouse, at: point))
  }

  private func press(_ names: String..., on tabs: TabContainer) throws {
    for name in names { tabs.handle(.key(try #require(KeyPress(named: name)))) }
  }

  private func composition(_ tabs: TabContainer) throws -> [Character] {
    let target = try #require(tabs.parts.fields.focused)
    return try #require(tabs.parts.fields.editor(of: target)).composition
  }

  @Test(
    "a text that is longer than its limit, or has a line break, can be edited anywhere",
    arguments: ["abcdefgh", "ab\ncd"])
  func anywhere(text: String) throws {
    let tabs = try tabs(ScreenBody.Field("n", title: "Name", text: text, limit: 6))
    try click("Name", tabs)
    try press("home", on: tabs)
    try expectEqual(entry("Name", tabs).caret, 0)
    var copied: [String] = []
    tabs.onCopy = { copied.append($0) }
    try press("ctrl+a", "ctrl+c", "home", "delete", on: tabs)
    expectEqual(copied.count, 1)
    expectEqual(tabs.value(of: "n")?.text?.first, "b")
  }

  @Test("a text that is longer than a field takes is cut, and that is said, once for each text")
  func cutText() throws {
    let tabs = try tabs(ScreenBody.Field("n", title: "Name", limit: 6))
    var warnings: [String] = []
    tabs.onEvent = { if case .warning(let text) = $0 { warnings.append(text) } }
    try click("Name", tabs)
    tabs.handle(.text("abcdef"))
    tabs.handle(.text("g"))
    expectEqual(warnings, [])
    try press("ctrl+a", on: tabs)
    tabs.handle(.text("1234567"))
    expectEqual(warnings, ["the field \"n\" takes 6 characters: a text was cut"])
    expectEqual(tabs.value(of: "n")?.text, "123456")
    let field = try entry("Name", tabs)
    expect(tabs.handle(.accessibility(AccessibilityRequest(.setText("ABCDEFGH"), of: field.id))))
    expectEqual(warnings.count, 2)
    expectEqual(tabs.value(of: "n")?.text, "ABCDEF")
  }

  @Test("caret and undo stay when a line comes above the field")
  func lineAbove() throws {
    let page = BasePage(id: "p", item: TabItem(title: "P"))
    let field = ScreenBody.Element.field(ScreenBody.Field("n", title: "Name"))
    page.body = ScreenBody([field])
    let tabs = try tabs(page)
    try click("Name", tabs)
    tabs.handle(.text("ac"))
    try press("left", on: tabs)
    tabs.onValueChange = { _ in
      page.body = ScreenBody([.label(ScreenBody.Label("Taken")), field])
    }
    tabs.handle(.text("b"))
    try expect(entry("Name", tabs).isFocused)
    tabs.handle(.text("B"))
    expectEqual(tabs.value(of: "n")?.text, "abBc")
    try press("ctrl+z", on: tabs)
    expectEqual(tabs.value(of: "n")?.text, "ac")
  }

  @Test("the caret stays when the program changes the text, and at the end if it is there")
  func changedText() throws {
    let tabs = try tabs(ScreenBody.Field("n", title: "Name"))
    tabs.onValueChange = { [unowned tabs] id in
      if let text = tabs.value(of: id)?.text { tabs.setValue(.text(text.uppercased()), of: id) }
    }
    try click("Name", tabs)
    tabs.handle(.text("ac"))
    try press("left", on: tabs)
    tabs.handle(.text("b"))
    tabs.handle(.text("x"))
    expectEqual(tabs.value(of: "n")?.text, "ABXC")
    try press("end", on: tabs)
    tabs.setValue(.text("LONGER TEXT"), of: "n")
    try expectEqual(entry("Name", tabs).caret, 11)
  }

  @Test("a composition becomes text where its field loses the focus, with its page too")
  func lostComposition() throws {
    let tabs = try tabs(ScreenBody.Field("a", title: "A"), ScreenBody.Field("b", title: "B"))
    try click("A", tabs)
    tabs.handle(.text("x"))
    tabs.handle(.composition("ni", caret: 2))
    expect(tabs.isComposing)
    try press("tab", "shift+tab", on: tabs)
    try expectEqual(composition(tabs), [])
    expect(!tabs.isComposing)
    try expect(entry("A", tabs).isFocused)
    expectEqual(tabs.value(of: "a")?.text, "xni")
    tabs.handle(.composition("hao", caret: 3))
    try expectEqual(composition(tabs), ["h", "a", "o"])
    var changed: [ControlID] = []
    tabs.onValueChange = { changed.append($0) }
    tabs.select("other", animated: false)
    expectEqual(tabs.value(of: "a")?.text, "xnihao")
    expectEqual(changed, ["a"])
    tabs.select("form", animated: false)
    try click("A", tabs)
    try expectEqual(composition(tabs), [])
  }

  @Test(
    "what a click, a menu or another field ends of a composition becomes text, which undo takes back",
    arguments: ["field", "other field", "menu", "overview"])
  func endedComposition(by end: String) throws {
    let tabs = try tabs(ScreenBody.Field("a", title: "A"), ScreenBody.Field("b", title: "B"))
    try click("A", tabs)
    tabs.handle(.text("x"))
    tabs.handle(.composition("한", caret: 1))
    switch end {
    case "field": try click("A", tabs)
    case "other field": try click("B", tabs)
    case "menu": try press("menu", on: tabs)
    default: tabs.toggleOverview()
    }
    expect(!tabs.isComposing)
    expectEqual(tabs.value(of: "a")?.text, "x한")
    if end == "field" {
      try press("ctrl+z", on: tabs)
      // It was typed with the letter before.
      expectEqual(tabs.value(of: "a")?.text, "")
    }
  }

  @Test("what is composed goes on when the program changes the text")
  func answeredComposition() throws {
    let tabs = try tabs(ScreenBody.Field("a", title: "A"))
    try click("A", tabs)
    tabs.handle(.text("x"))
    tabs.handle(.composition("한", caret: 1))
    tabs.setValue(.text("other"), of: "a")
    expect(tabs.isComposing)
    try press("tab", on: tabs)
    expectEqual(tabs.value(of: "a")?.text, "other한")
  }

  @Test("a composition becomes text where the caret leaves it, and replaces nothing selected")
  func movedCaret() {
    var editor = TextEditor("hello", limit: 8)
    editor.compose("ni", caret: 2)
    editor.selectAll()
    _ = editor.insert("你")
    expectEqual(editor.text, "hello你")
    editor.move(.word, isForward: false, extending: false)
    editor.compose("ni", caret: 2)
    // The indices are those of the characters that show.
    editor.place(at: 1)
    expect(editor.composition.isEmpty)
    expectEqual(editor.text, "nihello你")
    expectEqual(editor.caret, 1)
    editor.compose("abc", caret: 0)
    editor.selectWords(from: 4, to: 4)
    expectEqual(editor.text, "nihello你")
    expect(editor.composition.isEmpty)
  }

  @Test("assistive technology replaces the text with what is composed in it")
  func replacedComposition() throws {
    let tabs = try tabs(ScreenBody.Field("a", title: "A", text: "old"))
    try click("A", tabs)
    tabs.handle(.composition("한", caret: 1))
    let target = try #require(tabs.parts.fields.focused)
    expect(tabs.parts.fields.setText("new", of: target))
    expectEqual(tabs.value(of: "a")?.text, "new")
    expect(!tabs.isComposing)
  }

  @Test(
    "each pasted line break becomes a space",
    arguments: ["\r", "\r\n", "\n", "\u{85}", "\u{0B}", "\u{2028}", "\u{2029}"])
  func lineBreaks(end: String) {
    var editor = TextEditor("", limit: 100)
    _ = editor.insert("a\(end)b\u{7}c")
    expectEqual(editor.text, "a bc")
  }

  @Test("the caret stays in view when the field becomes narrower or wider")
  func width() throws {
    let tabs = try tabs(ScreenBody.Field("n", title: "Name", limit: 300))
    try click("Name", tabs)
    tabs.handle(.text("one two three four five six seven eig"))
    tabs.handle(.resize(Size(width: 220, height: 600), scale: 1))
    let target = try #require(tabs.parts.fields.focused)
    func look() throws -> (look: FieldLook, box: Rect) {
      let box = try #require(tabs.parts.fields.textBox(of: target))
      return (try #require(tabs.parts.fields.look(of: target, in: box)), box)
    }
    let narrow = try look()
    try expectAtMost(#require(narrow.look.caret), narrow.box.maxX + 1)
    tabs.handle(.resize(Size(width: 700, height: 600), scale: 1))
    let wide = try look()
    expect(near(wide.look.x, wide.box.x))
  }

  @Test("no saved state has a secret, whoever entered it, shown or not", arguments: [true, false])
  func secrets(isShown: Bool) throws {
    let tabs = try tabs(ScreenBody.Field("pin", title: "PIN", isSecure: true))
    if !isShown { tabs.select("other", animated: false) }
    tabs.setValue(.text("1234"), of: "pin")
    tabs.setValue(.text("plain"), of: "word")
    if isShown { try expectEqual(entry("PIN", tabs).value, "••••") }
    expectEqual(tabs.state.values, ["word": .text("plain")])
    tabs.restore(ContainerState(values: ["pin": .text("5678")]))
    expectEqual(tabs.state.values["pin"], nil)
  }

  @Test("a field without a limit takes a long text, and one that cuts says so below its box")
  func cutMessage() throws {
    let long = try tabs(ScreenBody.Field("n", title: "Name"))
    try click("Name", long)
    long.handle(.text(String(repeating: "x", count: 10_000)))
    expectEqual(long.value(of: "n")?.text?.count, 10_000, "characters")
    try expectEqual(entry("Name", long).hint, nil, "no message")
    long.handle(.text("x"))
    try expectEqual(entry("Name", long).hint, "The text was too long and was cut", "one more")
    try press("backspace", on: long)
    try expectEqual(entry("Name", long).hint, nil, "gone with the next edit")
    expectEqual(long.checkInvariants(), [], "invariants")
    var field = ScreenBody.Field("n", title: "Name", limit: 3)
    field.error = "Taken"
    let wrong = try tabs(field)
    try click("Name", wrong)
    wrong.handle(.text("abc"))
    try expectEqual(entry("Name", wrong).hint, "Taken", "its own message")
    wrong.handle(.text("d"))
    try expectEqual(entry("Name", wrong).hint, "The text was too long and was cut", "for now")
    try press("backspace", on: wrong)
    try expectEqual(entry("Name", wrong).hint, "Taken", "again")
  }
}
