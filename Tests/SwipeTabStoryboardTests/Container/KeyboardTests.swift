import Testing

@testable import TestSupport

@testable import StoryboardTestSupport
@testable import SwipeTabKit
@testable import SwipeTabStoryboard

/// What keys do to elements with the focus, and where the focus goes after changes.
@Suite("The keyboard")
@MainActor struct KeyboardTests {
  private static let storyboard = """
    { "screens": [{"id": "detail", "navigationTitle": "Detail",
        "body": [{"button": {"title": "Leave", "pop": true}}]},
        {"id": "popup", "body": [{"button": {"title": "Fine", "dismiss": true}}]}],
      "pages": [
      {"id": "a", "title": "Apples", "body": [
        {"button": {"title": "Popup", "present": "popup"}},
        {"list": [\((0..<30).map { #"{"title": "Row \#($0)", "push": "detail"}"# }.joined(separator: ","))]},
        {"strip": [{"title": "C0", "push": "detail"}, {"title": "C1"}, {"title": "C2", "push": "detail"},
          {"title": "Card", "push": "detail"}]},
        {"slider": {"id": "s", "title": "Volume", "from": 0, "to": 10, "step": 1, "value": 5}}]},
      {"id": "b", "title": "Bananas", "body": [{"button": {"title": "There", "push": "detail"}}]},
      {"id": "c", "title": "Blueberries"}] }
    """
  private let fixture: SceneFixture
  private var container: TabContainer { fixture.container }
  private var label: String? { container.parts.focusRing.label }

  init() throws { fixture = try SceneFixture(Self.storyboard) }

  /// Presses keys by name.
  private func press(_ names: String...) {
    for name in names {
      if let key = KeyNames.parse(name) { container.handle(.key(key)) }
    }
  }

  private func focus(_ label: String) {
    for _ in 0..<60 where self.label != label { press("tab") }
    expectEqual(self.label, label)
  }

  private func tap(_ label: String) throws {
    let node = try #require(container.accessibilityTree().first { $0.label == label })
    fixture.tap(node.bounds.midX, node.bounds.midY)
  }

  // MARK: Lists

  @Test("Home, End, Page Down and Page Up move in a list, which scrolls along")
  func list() throws {
    focus("Row 0")
    press("end")
    expectEqual(label, "Row 29")
    press("home", "down")
    expectEqual(label, "Row 1")
    press("pagedown")
    let far = try #require(label.flatMap { Int($0.dropFirst(4)) })
    expect((8...20).contains(far))
    let frame = try #require(container.parts.focusRing.frame)
    expectAtLeast(frame.y, 0)
    expectAtMost(frame.maxY, 751)
    press("pageup")
    expectEqual(label, "Row 1")
    press("pageup", "pageup")
    expectEqual(label, "Row 0")
    for _ in 0..<9 { press("pagedown") }
    expectEqual(label, "Row 29")
  }

  @Test("letters find rows, cards and tabs by their titles")
  func letters() {
    focus("Row 0")
    press("r", "o", "w", "space", "1", "2")
    expectEqual(label, "Row 12")
    expectEqual(fixture.stack, [])
    fixture.advance(by: 1.5)
    focus("C0")
    press("c", "a")
    expectEqual(label, "Card")
    container.handle(.key(KeyPress(.escape)))
    focus("Apples")
    fixture.advance(by: 1.5)
    press("b")
    expectEqual(label, "Bananas")
    press("b")
    expectEqual(label, "Blueberries")
    fixture.advance(by: 2)
    press("a")
    expectEqual(label, "Apples")
    expectEqual(container.selectedID, "a")
  }

  @Test("arrows go from card to card in reading direction, and stay in the strip")
  func strip() {
    focus("C0")
    for isRightToLeft in [false, true] {
      container.configuration.isRightToLeft = isRightToLeft
      let (next, previous) = isRightToLeft ? ("left", "right") : ("right", "left")
      press("home")
      expectEqual(label, "C0")
      press(next)
      expectEqual(label, "C2")
      press(next, next, next)
      expectEqual(label, "Card")
      press(previous)
      expectEqual(label, "C2")
      press("home")
      expectEqual(label, "C0")
      press("end")
      expectEqual(label, "Card")
    }
  }

  @Test("Home and End take a slider to its ends")
  func slider() {
    focus("Volume")
    press("end")
    expectEqual(container.value(of: "s"), .number(10))
    press("home")
    expectEqual(container.value(of: "s"), .number(0))
  }

  // MARK: Tabs that can be closed

  @Test(
    "Delete closes the tab with the focus, whose neighbor gets it; Tab reaches the cross and the plus"
  )
  func closing() {
    container.configuration.allowsClosing = true
    press("tab", "right")
    expectEqual(label, "Bananas")
    press("delete")
    expectEqual(container.pages.ids, ["a", "c"])
    expectEqual(label, "Blueberries")
    press("tab")
    expectEqual(label, "Close Blueberries")
    expectEqual(container.focus, nil)
    press("shift+tab")
    expectEqual(label, "Blueberries")
    expectEqual(container.focus, "c")
    press("tab", "enter")
    expectEqual(container.pages.ids, ["a"])
    expectEqual(label, "Apples")
    press("tab", "delete")
    expectEqual(container.pages.ids, [])
    expectEqual(label, nil)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("the last tab leaves the focus on the plus, and Shift+Tab on it goes back to the tab")
  func plus() throws {
    container.configuration.allowsClosing = true
    container.configuration.allowsAdding = true
    let page = BasePage(id: "new", item: TabItem(title: "New"))
    container.makeNewPage = { page }
    press("tab", "right", "tab", "tab")
    expectEqual(label, "New tab")
    press("shift+tab", "shift+tab")
    expectEqual(label, "Bananas")
    press("delete", "delete", "delete")
    expectEqual(container.count, 0)
    expectEqual(label, "New tab")
    press("enter")
    expectEqual(container.selectedID, "new")
  }

  // MARK: Pointers

  @Test(
    "a click on another tab takes the ring from the one that had it, and Tab begins at the new one")
  func clickOnTab() throws {
    press("tab")
    try tap("Bananas")
    expectEqual(label, nil)
    press("enter")
    expectEqual(container.selectedID, "b")
    press("tab")
    expectEqual(label, "Bananas")
  }

  @Test("a click beside everything hides the ring, and Enter first shows it and then acts")
  func clickBeside() {
    for name in ["Row 0", "Bananas"] {
      focus(name == "Bananas" ? "Apples" : name)
      if name == "Bananas" { press("right") }
      fixture.tap(200, 20)
      expectEqual(label, name)
      expectEqual(container.parts.focusRing.ringed, nil)
      var list = DisplayList()
      container.draw(into: &list)
      expect(!list.commands.contains { if case .ring = $0.content { true } else { false } })
      press("enter")
      expectEqual(label, name)
      expectNotEqual(container.parts.focusRing.ringed, nil)
      expectEqual(fixture.stack, [])
      expectEqual(container.selectedID, "a")
      press("enter")
      fixture.rest()
      expect(fixture.stack == ["detail"] || container.selectedID == "b")
      press("escape")
      fixture.rest()
    }
  }

  @Test(
    "a click on a row leaves nothing on the new screen for Enter to use, and Tab finds the row again later"
  )
  func pushByPointer() throws {
    focus("Row 0")
    try tap("Row 1")
    fixture.rest()
    expectEqual(fixture.stack, ["detail"])
    expectEqual(label, nil)
    press("enter")
    expectEqual(fixture.stack, ["detail"])
    try tap("Back")
    fixture.rest()
    press("tab")
    expectNotEqual(container.parts.focusRing.ringed, nil)
  }

  @Test("a sheet that a pointer opened has no focus, so Enter does nothing until Tab was pressed")
  func sheetByPointer() throws {
    try tap("Popup")
    expect(container.presentedScreen != nil)
    expectEqual(label, nil)
    press("enter", "space")
    expect(container.presentedScreen != nil)
    press("tab")
    expectEqual(label, "Close")
    expectNotEqual(container.parts.focusRing.ringed, nil)
  }

  @Test("a sheet that a key or an accessibility node opened has it, and gives it back")
  func sheetByKey() throws {
    focus("Popup")
    press("enter")
    fixture.rest()
    expectEqual(label, "Fine")
    expectNotEqual(container.parts.focusRing.ringed, nil)
    press("tab", "shift+tab")
    expectEqual(label, "Fine")
    press("escape")
    fixture.rest()
    expect(container.presentedScreen == nil)
    expectEqual(label, "Popup")
    fixture.tap(200, 20)
    let node = try #require(container.accessibilityTree().first { $0.label == "Popup" })
    expect(container.activate(node))
    expectEqual(label, "Fine")
  }

  // MARK: Changes

  @Test("a push by an accessibility node gives the new screen the focus")
  func pushByNode() throws {
    let node = try #require(container.accessibilityTree().first { $0.label == "Row 3" })
    expect(container.activate(node))
    fixture.rest()
    expectEqual(label, "Leave")
  }

  @Test("the way back from deep below finds the row that pushed")
  func pop() {
    focus("Row 0")
    press("end", "enter")
    fixture.rest()
    expectEqual(label, "Leave")
    press("alt+left")
    fixture.rest()
    expectEqual(label, "Row 29")
  }

  @Test("another page that comes while the focus is on a page gives it to its tab")
  func nextPage() {
    focus("Row 0")
    press("ctrl+tab")
    fixture.rest()
    expectEqual(label, "Bananas")
    press("tab", "ctrl+w")
    expectEqual(label, "There")
    container.configuration.allowsClosing = true
    press("ctrl+w")
    expectEqual(container.selectedID, "c")
    expectEqual(label, "Blueberries")
  }

  @Test("a new body keeps the focus on the same label, or else near it")
  func newBody() throws {
    let page = BasePage(id: "x", item: TabItem(title: "X"))
    func rows(_ titles: [String]) -> ScreenBody {
      ScreenBody([.list(titles.map { ScreenBody.Row($0, action: .pop) })])
    }
    page.body = rows(["One", "Two", "Three"])
    container.setPages(try PageList([page]))
    focus("One")
    press("down")
    page.body = rows(["Zero", "One", "Two", "Three"])
    expectEqual(label, "Two")
    page.body = rows(["Zero", "One"])
    expectEqual(label, "One")
    page.body = ScreenBody([.label(.init("Nothing"))])
    expectEqual(label, nil)
  }

  // MARK: Two toolbars

  @Test(
    "Tab reaches the toolbars of both a container and the one that is hosted on its page's stack")
  func nested() throws {
    container.configuration.navigation = .perTab
    let inner = try TabContainer(
      pages: PageList([
        BasePage(id: "i", item: TabItem(title: "Inner")),
        BasePage(id: "j", item: TabItem(title: "J")),
      ]), size: Size(width: 400, height: 600))
    container.push(ContainerScreen(id: "h", container: inner), animated: false)
    var labels: [String?] = []
    for _ in 0..<4 {
      press("tab")
      labels.append(label)
    }
    expectEqual(labels, ["Inner", "Apples", "Back", "Inner"])
    press("right", "enter")
    fixture.rest()
    expectEqual(inner.selectedID, "j")
    expectEqual(container.selectedID, "a")
    press("tab", "right", "right", "enter")
    fixture.rest()
    expectEqual(container.selectedID, "c")
    expectEqual(container.checkInvariants(), [])
  }

  // MARK: Shortcuts

  private func titles() -> [String] {
    var titles: [String] = []
    container.accessibilityTree().forEach { if $0.role == .text { titles.append($0.label) } }
    return titles
  }

  @Test(
    "F1 and Ctrl+? list the shortcuts that mean something; Escape, F1 and the button close the list"
  )
  func shortcuts() {
    press("f1")
    fixture.rest()
    expectEqual(container.presentedScreen?.navigationTitle, "Keyboard shortcuts")
    expectEqual(label, "Close")
    var buttons = 0
    container.accessibilityTree().forEach { if $0.label == "Close" { buttons += 1 } }
    expectEqual(buttons, 1, "also on a sheet at the bottom edge")
    // The list begins with its heading, also where it is longer than the window.
    let sheet = container.parts.sheets.frame
    let heading = container.accessibilityTree().first {
      $0.label == "Keyboard shortcuts" && $0.role == .heading
    }
    expectAtLeast((heading?.bounds.y ?? -.infinity), sheet.y)
    let plain = titles()
    expect(plain.contains("Next tab"))
    expect(plain.contains("Ctrl+Tab, Ctrl+PgDn"))
    expect(!plain.contains("Close the tab"))
    expect(!plain.contains("Back"))
    press("escape")
    fixture.rest()
    expect(container.presentedScreen == nil)
    container.configuration.allowsClosing = true
    container.push("detail", animated: false)
    container.pop(animated: false)
    press("ctrl+?")
    fixture.rest()
    expect(titles().contains("Close the tab"))
    press("f1")
    fixture.rest()
    expect(container.presentedScreen == nil)
    press("f1", "enter")
    fixture.rest()
    expect(container.presentedScreen == nil)
  }

  @Test(
    "the list can be switched off, does not come over another sheet, and speaks the file's language"
  )
  func shortcutOptions() throws {
    container.present("popup")
    press("f1")
    expectEqual(container.presentedScreen?.id, "popup")
    container.dismiss(animated: false)
    container.configuration.showsShortcuts = false
    press("f1")
    expect(container.presentedScreen == nil)
    let german = try SceneFixture(Self.storyboard, locale: "de")
    german.container.handle(.key(KeyPress(.f1)))
    german.rest()
    expectEqual(german.container.presentedScreen?.navigationTitle, "Tastenkürzel")
    expectNotEqual(german.container.accessibilityTree().first { $0.label == "Nächster Tab" }, nil)
  }
}
