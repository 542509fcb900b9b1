import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Keys that are held down")
@MainActor struct KeyRepeatTests {
  private struct Form: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue) }
    var navigationTitle: String { id.rawValue }
    let body: ScreenBody?
  }

  private func tabs() throws -> TabContainer {
    let body = ScreenBody([.field(ScreenBody.Field("n", title: "Name"))])
    return try TabContainer(
      pages: PageList([Form(id: "a", body: body), Form(id: "b", body: nil)]),
      size: Size(width: 400, height: 600))
  }

  private func repeats(_ name: String, in tabs: TabContainer) throws -> Bool {
    tabs.repeats(try #require(KeyPress(named: name)))
  }

  @Test("keys that move, scroll or type go on; those that open, close, activate or go back do not")
  func outsideFields() throws {
    let moving = [
      "left", "shift+right", "ctrl+left", "up", "down", "home", "end", "pageup", "pagedown", "tab",
      "shift+tab", "ctrl+tab", "ctrl+pagedown", "ctrl+shift+pageup", "backspace", "a", "shift+z",
      "7", "space",
    ]
    let acting = [
      "enter", "escape", "alt+left", "alt+right", "alt+1", "alt+9", "ctrl+w", "ctrl+t", "ctrl+q",
      "ctrl+shift+o", "ctrl+shift+i", "delete", "menu", "shift+f10", "f1", "f11", "?", "ctrl+?",
      "ctrl+a", "ctrl+c", "ctrl+z", "insert",
    ]
    for (keys, goesOn) in [(moving, true), (acting, false)] {
      for key in keys { try expectEqual(repeats(key, in: tabs()), goesOn, "\(key)") }
    }
  }

  @Test("in a field those that edit go on")
  func editing() throws {
    let tabs = try tabs()
    while tabs.textCaret == nil { tabs.handle(.key(KeyPress(.tab))) }
    for name in ["delete", "ctrl+delete", "backspace", "ctrl+z", "ctrl+shift+z", "ctrl+y"] {
      try expect(repeats(name, in: tabs))
    }
    for name in ["ctrl+w", "ctrl+c", "enter", "escape"] {
      try expect(!repeats(name, in: tabs))
    }
    // The miniatures cover it.
    tabs.toggleOverview(animated: false)
    try expect(!repeats("delete", in: tabs))
  }

  @Test("the space bar scrolls on, and activates once")
  func space() throws {
    let tabs = try tabs()
    try expect(repeats("space", in: tabs))
    while tabs.focus != "a" { tabs.handle(.key(KeyPress(.tab))) }
    try expect(!repeats("space", in: tabs))
  }
}
