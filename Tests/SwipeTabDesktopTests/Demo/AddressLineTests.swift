import Testing

@testable import StoryboardTestSupport
@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

@Suite("The address line of the browser demo") @MainActor
struct AddressLineTests {
  private func container() throws -> TabContainer {
    let launch = try Launch(arguments: ["--demo", "browser", "--headless"])
    return try launch.container(
      try launch.scene(), size: Size(width: 480, height: 800), scale: 1,
      measurer: FixedTextMeasurer())
  }

  private func key(_ name: String, _ container: TabContainer) throws {
    container.handle(.key(try #require(KeyPress(named: name))))
  }

  /// Types an address into the field of the page in front, and Enter.
  private func go(_ address: String, _ container: TabContainer) throws {
    let field = try #require(container.accessibilityTree().first { $0.role == .entry })
    let point = Point(x: field.bounds.midX, y: field.bounds.midY)
    container.handle(.press(.mouse, at: point))
    container.handle(.release(.mouse, at: point))
    try key("ctrl+a", container)
    if address.isEmpty { try key("delete", container) }
    container.handle(.text(address))
    try key("enter", container)
    container.advance(to: container.time + 5)
  }

  private func address(_ container: TabContainer) -> String? {
    container.accessibilityTree().first { $0.role == .entry }?.value
  }

  private func title(_ container: TabContainer) -> String? {
    container.selectedIndex.map { container.pages.page(at: $0).item.title ?? "" }
  }

  @Test(
    "names are found in what people type",
    arguments: [
      ("lake", "lake"), ("  Lake.Example ", "lake"), ("https://www.lake.example/", "lake"),
      ("http://sky", "sky"), ("moon.com", "moon.com"), ("///", nil), ("", nil), (".example", nil),
      (" \t ", nil), ("湖", "湖"), ("a b", "a b"),
    ])
  func names(text: String, name: String?) { expectEqual(AddressLine.name(in: text), name) }

  @Test("Enter goes to the page, the tab takes its title, and Back returns both")
  func pages() throws {
    let container = try container()
    expectEqual(address(container), "start.example")
    try go("lake", container)
    expectEqual(container.pushedScreens.map(\.id), ["lake"])
    expectEqual(address(container), "lake.example")
    expectEqual(title(container), "The lake in June")
    try go("sky.example", container)
    expectEqual(container.pushedScreens.map(\.id), ["lake", "weather"])
    expectEqual(title(container), "Sky")
    try go("sky", container)
    expectEqual(container.pushedScreens.count, 2)
    try go("start", container)
    expect(container.pushedScreens.isEmpty)
    expectEqual(title(container), "Start")
    expectEqual(address(container), "start.example")
    expect(container.checkInvariants().isEmpty)
  }

  @Test("after Enter no element has the focus, unless there is nothing to go to")
  func focus() throws {
    let container = try container()
    func isFocused() -> Bool { container.accessibilityTree().first { $0.isFocused } != nil }
    for address in ["lake", "lake", "moon", "start"] {
      try go(address, container)
      expect(!isFocused(), "\(address)")
      expectEqual(container.textCaret, nil, "\(address)")
    }
    try go("", container)
    expect(isFocused())
    expectNotEqual(container.textCaret, nil)
    try key("tab", container)
    expect(isFocused())
    expect(container.checkInvariants().isEmpty)
  }

  @Test("an address that leads nowhere shows a page that says so, with what was typed")
  func missing() throws {
    let container = try container()
    try go("moon.example", container)
    expectEqual(container.pushedScreens.map(\.id), ["missing"])
    expectEqual(address(container), "moon.example")
    expectEqual(title(container), "Not found")
    try go("missing", container)
    expectEqual(container.pushedScreens.count, 1)
    expectEqual(address(container), "missing")
    try go("", container)
    expectEqual(container.pushedScreens.count, 1)
    expectEqual(address(container)?.isEmpty, true)
    try key("alt+left", container)
    container.advance(to: container.time + 5)
    expectEqual(address(container), "start.example")
    expectEqual(title(container), "Start")
  }

  @Test("a new tab is empty, and goes where it is told")
  func newTab() throws {
    let container = try container()
    try key("ctrl+t", container)
    container.advance(to: container.time + 5)
    expectEqual(address(container)?.isEmpty, true)
    expectEqual(title(container), "New tab")
    // The address line has the focus.
    container.handle(.text("forest"))
    try key("enter", container)
    container.advance(to: container.time + 5)
    expectEqual(title(container), "A tent in the wood")
    let item = try #require(container.selectedIndex.map { container.pages.page(at: $0).item })
    expectEqual(item.image, "bookmark")
    expectEqual(item.label, "A tent in the wood")
  }

  @Test("tabs of a saved state have the titles of the pages over them before they are selected")
  func restores() throws {
    let (container, other) = (try container(), try container())
    try go("lake", container)
    container.select("mail", animated: false)
    container.advance(to: container.time + 5)
    other.restore(container.state)
    other.advance(to: other.time + 5)
    let title = other.pages.index(of: "start").map { other.pages.page(at: $0).item.title }
    expectEqual(title, "The lake in June")
    expectEqual(other.selectedID, "mail")
  }

  @Test("every page has an address that leads to it")
  func addresses() throws {
    let container = try container()
    for name in ["mail", "sky", "notes", "lake", "city", "dunes", "forest"] {
      try go(name, container)
      expectEqual(container.pushedScreens.last?.id, AddressLine.page(name))
      expectEqual(address(container), "\(name).example")
    }
  }
}
