import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Letters of other scripts, which come as texts")
@MainActor struct LetterKeyTests {
  private static let titles = ["Alpha", "Привет", "Élan", "Βήτα"]

  private struct Listed: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue) }
    var navigationTitle: String { id.rawValue }
    let body: ScreenBody?
  }

  private func tabs(_ body: ScreenBody? = nil) throws -> TabContainer {
    let pages = Self.titles.map { Listed(id: PageID($0), body: body) }
    return try TabContainer(pages: PageList(pages), size: Size(width: 480, height: 800))
  }

  private func press(_ names: String..., on tabs: TabContainer) throws {
    for name in names { tabs.handle(.key(try #require(KeyPress(named: name)))) }
  }

  @Test("they lead to tabs; those that are keys too, and signs, are not keys again")
  func letters() throws {
    let rows: [(text: String, isUsed: Bool, focus: PageID)] = [
      ("п", true, "Привет"), ("П", true, "Привет"), ("é", true, "Élan"), ("β", true, "Βήτα"),
      ("p", false, "Alpha"), ("é!", true, "Élan"), ("2", false, "Alpha"), ("€", false, "Alpha"),
      ("", false, "Alpha"),
    ]
    for (text, isUsed, focus) in rows {
      let tabs = try tabs()
      while tabs.focus != "Alpha" { try press("tab", on: tabs) }
      expectEqual(tabs.handle(.text(text)), isUsed, "\(text)")
      expectEqual(tabs.focus, focus, "\(text)")
    }
  }

  @Test("they lead to rows of a list")
  func rows() throws {
    let rows = Self.titles.map { ScreenBody.Row($0, action: .pop) }
    let tabs = try tabs(ScreenBody([.list(rows)]))
    let row = try #require(
      tabs.accessibilityTree().first { $0.label == "Alpha" && $0.role == .listItem })
    tabs.focus(row)
    expect(!tabs.handle(.text("в")))
    tabs.advance(to: 2)
    expect(tabs.handle(.text("β")))
    expectEqual(tabs.accessibilityTree().first { $0.isFocused }?.label, "Βήτα")
  }

  @Test("they lead to miniatures, also while a field has the focus")
  func overview() throws {
    let tabs = try tabs(ScreenBody([.field(ScreenBody.Field("n", title: "Name"))]))
    while tabs.textCaret == nil { try press("tab", on: tabs) }
    tabs.toggleOverview(animated: false)
    expect(tabs.handle(.text("п")))
    expectEqual(tabs.parts.overview.highlight, "Привет")
    expectEqual(tabs.value(of: "n")?.text ?? "", "")
  }

  @Test("they lead to commands of a menu")
  func menu() throws {
    let tabs = try tabs()
    tabs.configuration.allowsReordering = true
    tabs.configuration.texts.tabCommands[.moveRight] = "Вправо"
    while tabs.focus != "Alpha" { try press("tab", on: tabs) }
    try press("menu", on: tabs)
    expect(tabs.handle(.text("в")))
    expectEqual(tabs.parts.commandMenu.highlight, .tab(.moveRight))
  }
}
