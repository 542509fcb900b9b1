import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Menu of a text field")
@MainActor struct FieldMenuTests {
  private struct FormPage: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue) }
    let body: ScreenBody?
  }

  private struct Form: Screen {
    let id: PageID
    let body: ScreenBody?
  }

  private final class Clipboard {
    var text: String?
    var pastes = 0
  }

  private static let fields: [ScreenBody.Element] = [
    .field(ScreenBody.Field("name", title: "Name", limit: 300)),
    .field(ScreenBody.Field("code", title: "Code", text: "1234", isSecure: true)),
  ]

  private let container: TabContainer
  private let clipboard = Clipboard()

  init() throws {
    container = try TabContainer(
      pages: try PageList([
        FormPage(id: "form", body: ScreenBody(Self.fields)), FormPage(id: "other", body: nil),
      ]), size: Size(width: 400, height: 600))
    container.onCopy = { [clipboard] in clipboard.text = $0 }
    container.onPaste = { [clipboard] in clipboard.pastes += 1 }
  }

  private var front: TabContainer { container.parts.sheets.open?.container.door ?? container }

  private func node(_ label: String) throws -> AccessibilityNode {
    try #require(container.accessibilityTree().first { $0.label == label && $0.role == .entry })
  }

  private func press(_ button: Int, _ x: Double, in label: String) throws {
    let bounds = try node(label).bounds
    let point = Point(
      x: bounds.x + BodyMetrics.padding + x, y: bounds.maxY - 30)
    container.handle(.press(.mouse, at: point, button: button))
    container.handle(.release(.mouse, at: point, button: button))
  }

  private func key(_ name: String) throws -> Bool {
    container.handle(.key(try #require(KeyPress(named: name))))
  }

  private var commands: [EditCommand]? {
    front.parts.commandMenu.layout?.commands.compactMap { command in
      if case .edit(let command) = command { command } else { nil }
    }
  }

  private func tap(_ command: EditCommand) throws {
    let title = container.configuration.texts.title(of: .edit(command))
    let row = try #require(container.accessibilityTree().first { $0.label == title })
    let point = Point(x: row.bounds.midX, y: row.bounds.midY)
    container.handle(.press(.mouse, at: point))
    container.handle(.release(.mouse, at: point))
  }

  private func text(_ id: ControlID) -> String? { container.value(of: id)?.text }

  @Test("the middle button asks for the selection where it is pressed, and elsewhere does nothing")
  func middleButton() throws {
    var pastes = 0
    try press(2, 5, in: "Name")
    try expect(!node("Name").isFocused)
    container.onPasteSelection = { pastes += 1 }
    try press(1, 5, in: "Name")
    container.handle(.text("hello"))
    try press(2, 0, in: "Name")
    expectEqual(pastes, 1)
    expect(container.handle(.text("Oh, ")))
    expectEqual(text("name"), "Oh, hello")
    try press(2, 5, in: "Code")
    expectEqual(pastes, 2)
    try expect(node("Code").isFocused)
    expectEqual(commands, nil)
    container.handle(.press(.mouse, at: Point(x: 200, y: 400), button: 2))
    expectEqual(pastes, 2)
    expectEqual(container.checkInvariants(), [])
    container.present(Form(id: "sheet", body: ScreenBody(Self.fields)), animated: false)
    try press(2, 5, in: "Name")
    expectEqual(pastes, 3)
  }

  @Test("what is selected by mouse or keys is passed on, but never a secret")
  func selectionPassedOn() throws {
    var selected: [String] = []
    container.onSelectText = { selected.append($0) }
    try press(1, 5, in: "Name")
    container.handle(.text("two words"))
    expect(selected.isEmpty)
    try expect(key("shift+home"))
    expectEqual(selected, ["two words"])
    try expect(key("end"))
    expectEqual(selected.count, 1)
    try expect(key("ctrl+shift+left"))
    expectEqual(selected, ["two words", "words"])
    expectEqual(clipboard.text, nil)
    container.advance(to: container.time + 2)
    try press(1, 2, in: "Name")
    try press(1, 2, in: "Name")
    expectEqual(selected.last, "two")
    let count = selected.count
    try press(1, 5, in: "Code")
    try expect(key("ctrl+a"))
    expectEqual(selected.count, count)
  }

  @Test("the secondary button gives the focus and opens what applies to the field")
  func opening() throws {
    try press(3, 5, in: "Name")
    try expect(node("Name").isFocused)
    expectEqual(commands, [.paste])
    expectEqual(container.checkInvariants(), [])
    container.handle(.press(.mouse, at: Point(x: 380, y: 500)))
    container.handle(.release(.mouse, at: Point(x: 380, y: 500)))
    expectEqual(commands, nil)
    try expect(node("Name").isFocused)
    container.handle(.text("one two"))
    try press(3, 200, in: "Name")
    expectEqual(commands, [.paste, .selectAll])
    try tap(.selectAll)
    expectEqual(commands, nil)
    try expect(node("Name").isFocused)
    try press(3, 5, in: "Name")
    expectEqual(commands, EditCommand.allCases)
  }

  @Test("its commands cut, copy and ask for the clipboard")
  func choosing() throws {
    try press(1, 5, in: "Name")
    container.handle(.text("one two"))
    _ = try key("ctrl+a")
    try press(3, 5, in: "Name")
    try tap(.copy)
    expectEqual(clipboard.text, "one two")
    expectEqual(text("name"), "one two")
    clipboard.text = nil
    try press(3, 5, in: "Name")
    try tap(.cut)
    expectEqual(clipboard.text, "one two")
    expectEqual(text("name"), "")
    try press(3, 5, in: "Name")
    try tap(.paste)
    expectEqual(clipboard.pastes, 1)
    expect(container.handle(.text("three")))
    expectEqual(text("name"), "three")
    try expect(key("ctrl+z"))
    expectEqual(text("name"), "")
  }

  @Test("a press outside the selection moves the caret, one inside keeps the selection")
  func selection() throws {
    try press(1, 5, in: "Name")
    container.handle(.text("one two"))
    _ = try key("shift+left")
    try press(3, 0, in: "Name")
    expectEqual(commands, [.paste, .selectAll])
    try expectEqual(node("Name").caret, 0)
  }

  @Test("nothing of a secure field can be copied, and nothing pasted without a clipboard")
  func secure() throws {
    try press(3, 5, in: "Code")
    expectEqual(commands, [.paste, .selectAll])
    _ = try key("escape")
    container.onPaste = nil
    _ = try key("ctrl+a")
    try press(3, 5, in: "Code")
    expectEqual(commands, [.selectAll])
    _ = try key("escape")
    try press(3, 5, in: "Name")
    expectEqual(commands, nil)
    try expect(node("Name").isFocused)
  }

  @Test(
    "keys open it below the caret, and letters lead to its rows", arguments: ["menu", "shift+f10"])
  func keys(name: String) throws {
    try press(1, 5, in: "Name")
    container.handle(.text("one"))
    try expect(key(name))
    expectEqual(container.parts.commandMenu.highlight, .edit(.paste))
    try expect(key("s"))
    expect(!container.handle(.text("s")))
    expectEqual(text("name"), "one")
    expectEqual(container.parts.commandMenu.highlight, .edit(.selectAll))
    try expect(key("enter"))
    expectEqual(commands, nil)
    try expect(key("ctrl+c"))
    expectEqual(clipboard.text, "one")
    _ = try key(name)
    try expect(key("escape"))
    expectEqual(commands, nil)
    try expect(node("Name").isFocused)
  }

  @Test(
    "while it is open, no key edits the field or does anything else below it",
    arguments: ["backspace", "delete", "ctrl+x", "ctrl+left", "ctrl+w", "f11"])
  func covered(name: String) throws {
    container.configuration.allowsClosing = true
    try press(1, 5, in: "Name")
    container.handle(.text("one"))
    _ = try key("ctrl+a")
    _ = try key("menu")
    try expect(!key(name))
    expectEqual(commands, EditCommand.allCases)
    expectEqual(text("name"), "one")
    expectEqual(container.count, 2)
    // Tab closes it and moves the focus on.
    try expect(key("tab"))
    expectEqual(commands, nil)
    try expect(node("Code").isFocused)
  }

  @Test("no key edits the field below it in a hosted container")
  func coveredInHosted() throws {
    let outer = try TabContainer(
      pages: PageList([FormPage(id: "outer", body: nil)]), size: Size(width: 400, height: 600))
    outer.onPaste = {}
    outer.push(ContainerScreen(id: "in", container: container), animated: false)
    outer.focus(try #require(outer.accessibilityTree().first { $0.label == "Code" }))
    outer.handle(.key(KeyPress(.menu)))
    expectEqual(commands, [.paste, .selectAll])
    let isUsed = outer.handle(.key(KeyPress(.backspace)))
    expect(!isUsed)
    expectEqual(commands, [.paste, .selectAll])
    expectEqual(outer.value(of: "code"), nil)
  }

  @Test("it is a menu with the field's name for assistive technology")
  func accessibility() throws {
    try press(3, 5, in: "Code")
    let menu = try #require(container.accessibilityTree().first { $0.role == .menu })
    expectEqual(menu.label, "Code")
    expectEqual(menu.children.map(\.label), ["Paste", "Select all"])
    expectEqual(menu.children.map(\.id), ["menu/paste", "menu/selectAll"])
    expect(container.focus(menu.children[1]) && container.activate(menu.children[1]))
    expectEqual(commands, nil)
  }

  @Test("it opens over a screen that covers the bars, and on a sheet")
  func screens() throws {
    let screen = Form(id: "details", body: ScreenBody(Self.fields))
    container.push(screen, animated: false)
    try press(3, 5, in: "Code")
    expectEqual(commands, [.paste, .selectAll])
    try tap(.selectAll)
    expectEqual(commands, nil)
    container.pop(animated: false)
    container.present(screen, animated: false)
    try press(3, 5, in: "Code")
    expectEqual(commands, [.paste, .selectAll])
    expectEqual(container.checkInvariants(), [])
    try tap(.paste)
    expectEqual(clipboard.pastes, 1)
    expectEqual(commands, nil)
  }

  @Test("a screen that comes closes it")
  func closing() throws {
    try press(3, 5, in: "Code")
    container.push(Form(id: "details", body: nil), animated: false)
    expectEqual(commands, nil)
  }
}
