import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Keys")
@MainActor struct KeyTests {
  @Test(
    "next and previous, wrapping",
    arguments: [
      ("ctrl+tab", 0, 1), ("ctrl+tab", 2, 0), ("ctrl+shift+tab", 0, 2), ("ctrl+shift+tab", 2, 1),
      ("ctrl+pagedown", 1, 2), ("ctrl+pagedown", 2, 0), ("ctrl+pageup", 1, 0),
      ("ctrl+pageup", 0, 2),
    ])
  func steps(key: String, start: Int, end: Int) throws {
    let fixture = try Fixture(at: start)
    expect(fixture.key(key))
    fixture.rest()
    let (from, to) = (PageID("p\(start)"), PageID("p\(end)"))
    expectEqual(fixture.takeChanges(), [.will(from, to, .key), .did(from, to, .key)])
  }

  @Test(
    "Alt and a digit: that tab, Alt+9 the last",
    arguments: [
      ("alt+1", 0), ("alt+2", 1), ("alt+8", 7), ("alt+9", 11),
    ])
  func jumps(key: String, page: Int) throws {
    let fixture = try Fixture(pages: 12, at: 5)
    expect(fixture.key(key))
    expectEqual(fixture.container.selectedIndex, page)
  }

  @Test(
    "keys that mean nothing are left to the page and the program",
    arguments: [
      "alt+4", "alt+8", "alt+0", "1", "ctrl+1", "alt+shift+1", "a", "left", "right", "home", "end",
      "space",
      "enter", "escape", "up", "down", "pageup", "pagedown", "ctrl+alt+tab", "alt+tab",
      "shift+pagedown",
    ])
  func unused(key: String) throws {
    let fixture = try Fixture(at: 1)
    expect(!fixture.key(key))
    expectEqual(fixture.take(), [])
  }

  @Test("a key for the page that is selected says so", arguments: ["alt+2", "alt+9"])
  func reselects(key: String) throws {
    let fixture = try Fixture(pages: 2, at: 1)
    expect(fixture.key(key))
    expectEqual(fixture.take(), [.again("p1", .key)])
  }

  @Test(
    "with one page or none there is no next one", arguments: [0, 1], ["ctrl+tab", "ctrl+pageup"])
  func alone(pages: Int, key: String) throws {
    let fixture = try Fixture(pages: pages)
    expect(!fixture.key(key))
    expectEqual(fixture.take(), [])
  }

  private func withDisabled(_ disabled: Set<Int>, count: Int = 4) throws -> Fixture {
    let fixture = try Fixture(pages: 0)
    let pages = (0..<count).map { index in
      ColorPage(
        id: PageID("p\(index)"),
        item: TabItem(title: "P\(index)", isEnabled: !disabled.contains(index)), color: .red)
    }
    fixture.container.setPages(try PageList(pages))
    _ = fixture.take()
    return fixture
  }

  @Test("disabled items are passed over")
  func disabled() throws {
    let fixture = try withDisabled([1, 3])
    fixture.key("ctrl+tab")
    expectEqual(fixture.container.selectedIndex, 2)
    fixture.key("ctrl+tab")
    expectEqual(fixture.container.selectedIndex, 0)
    fixture.key("ctrl+shift+tab")
    expectEqual(fixture.container.selectedIndex, 2)
    expect(!fixture.key("alt+2"))
    expect(!fixture.key("alt+9"))
    fixture.key("tab")
    fixture.key("right")
    expectEqual(fixture.container.focus, "p0")
    fixture.key("end")
    expectEqual(fixture.container.focus, "p2")
  }

  // MARK: Focus

  @Test("Tab gives the toolbar the focus and takes it away", arguments: ["tab", "shift+tab"])
  func focus(key: String) throws {
    let fixture = try Fixture(at: 1)
    expect(fixture.key(key))
    expectEqual(fixture.container.focus, "p1")
    expect(fixture.key(key))
    expectEqual(fixture.container.focus, nil)
    expectEqual(fixture.take(), [])
  }

  @Test(
    "arrows, Home and End move the ring and select nothing",
    arguments: [
      (["right"], 2), (["left"], 0), (["right", "right"], 0), (["left", "left"], 2), (["home"], 0),
      (["end"], 2), (["end", "right"], 0), (["up"], 1),
    ])
  func ring(keys: [String], page: Int) throws {
    let fixture = try Fixture(at: 1)
    fixture.key("tab")
    for key in keys { fixture.key(key) }
    expectEqual(fixture.container.focus, PageID("p\(page)"))
    expectEqual(fixture.container.selectedIndex, 1)
    expectEqual(fixture.take(), [])
  }

  @Test("Space and Enter activate what has the focus", arguments: ["space", "enter"])
  func activate(key: String) throws {
    let fixture = try Fixture(at: 1)
    fixture.key("tab")
    fixture.key("right")
    expect(fixture.key(key))
    fixture.rest()
    expectEqual(fixture.takeChanges(), [.will("p1", "p2", .key), .did("p1", "p2", .key)])
    expectEqual(fixture.container.focus, "p2")
    fixture.key(key)
    expectEqual(fixture.take(), [.again("p2", .key)])
  }

  @Test("Escape leaves the toolbar")
  func escape() throws {
    let fixture = try Fixture()
    fixture.key("tab")
    expect(fixture.key("escape"))
    expectEqual(fixture.container.focus, nil)
  }

  @Test("the focus goes with its page, and to the nearest one when that is gone")
  func gone() throws {
    let fixture = try Fixture()
    fixture.key("tab")
    fixture.key("end")
    fixture.container.setPages(try Fixture.list(["p2", "p0"]))
    expectEqual(fixture.container.focus, "p2")
    fixture.container.remove("p2")
    expectEqual(fixture.container.focus, "p0")
    fixture.container.remove("p0")
    expectEqual(fixture.container.focus, nil)
  }

  @Test("the ring is scrolled into view")
  func reveal() throws {
    let fixture = try Fixture(pages: 30)
    fixture.key("tab")
    for _ in 0..<12 { fixture.key("right") }
    let frame = StateReader(fixture.container).frame(ofItem: 12)
    expectAtLeast(frame.x, -1e-9)
    expectAtMost(frame.maxX, 400 + 1e-9)
    fixture.key("end")
    expect(near(StateReader(fixture.container).frame(ofItem: 29).maxX, 400))
    fixture.key("home")
    expectEqual(StateReader(fixture.container).frame(ofItem: 0).x, 0)
    expectEqual(fixture.position, 0)
  }

  // MARK: The page is first

  /// A page that uses one key.
  private struct Greedy: TabPage {
    let id: PageID
    let key: String
    var item: TabItem { TabItem(title: id.rawValue) }
    func handle(_ press: KeyPress) -> Bool { press == KeyPress(named: key) }
  }

  @Test("a key is offered to the page first", arguments: ["ctrl+tab", "alt+2", "tab", "a"])
  func pageFirst(key: String) throws {
    let fixture = try Fixture(pages: 0)
    fixture.container.setPages(
      try PageList([Greedy(id: "a", key: key), Greedy(id: "b", key: "none")]))
    _ = fixture.take()
    expect(fixture.key(key))
    expectEqual(fixture.container.selectedIndex, 0)
    expectEqual(fixture.container.focus, nil)
    expectEqual(fixture.take(), [])
  }
}
