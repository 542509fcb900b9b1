import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Keys")
@MainActor struct KeyTests {
  @Test("next and previous, wrapping; Alt and a digit: that tab, Alt+9 the last")
  func pages() throws {
    let rows: [(key: String, pages: Int, start: Int, end: Int)] = [
      ("ctrl+tab", 3, 0, 1), ("ctrl+tab", 3, 2, 0), ("ctrl+shift+tab", 3, 0, 2),
      ("ctrl+shift+tab", 3, 2, 1), ("ctrl+pagedown", 3, 1, 2), ("ctrl+pagedown", 3, 2, 0),
      ("ctrl+pageup", 3, 1, 0), ("ctrl+pageup", 3, 0, 2),
      ("alt+1", 12, 5, 0), ("alt+2", 12, 5, 1), ("alt+8", 12, 5, 7), ("alt+9", 12, 5, 11),
    ]
    for (key, pages, start, end) in rows {
      let fixture = try Fixture(pages: pages, at: start)
      expect(fixture.key(key), "\(key) from \(start)")
      expectEqual(fixture.container.selectedIndex, end, "\(key) from \(start)")
      fixture.rest()
      let (from, to) = (PageID("p\(start)"), PageID("p\(end)"))
      expectEqual(
        fixture.takeChanges(), [.will(from, to, .key), .did(from, to, .key)],
        "\(key) from \(start)")
    }
  }

  @Test("keys that mean nothing are left to the page and the program")
  func unused() throws {
    let others = [
      "alt+4", "alt+8", "alt+0", "1", "ctrl+1", "alt+shift+1", "a", "left", "right", "home", "end",
      "space", "enter", "escape", "up", "down", "pageup", "pagedown", "ctrl+alt+tab", "alt+tab",
      "shift+pagedown",
    ]
    let rows: [(name: String, pages: Int, start: Int?, keys: [String])] = [
      ("three pages", 3, 1, others),
      ("one page, which has no next one", 1, nil, ["ctrl+tab", "ctrl+pageup"]),
      ("no page", 0, nil, ["ctrl+tab", "ctrl+pageup"]),
    ]
    for (name, pages, start, keys) in rows {
      for key in keys {
        let fixture = try Fixture(pages: pages, at: start)
        expect(!fixture.key(key), "\(name): \(key)")
        expectEqual(fixture.take(), [], "\(name): \(key)")
      }
    }
  }

  @Test("a key for the page that is selected says so", arguments: ["alt+2", "alt+9"])
  func reselects(key: String) throws {
    let fixture = try Fixture(pages: 2, at: 1)
    expect(fixture.key(key))
    expectEqual(fixture.take(), [.again("p1", .key)])
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

  @Test("Tab gives the toolbar the focus and takes it away, and so does Escape")
  func focus() throws {
    for (enter, leave) in [("tab", "tab"), ("shift+tab", "shift+tab"), ("tab", "escape")] {
      let fixture = try Fixture(at: 1)
      expect(fixture.key(enter), "\(enter), \(leave)")
      expectEqual(fixture.container.focus, "p1", "\(enter), \(leave)")
      expect(fixture.key(leave), "\(enter), \(leave)")
      expectEqual(fixture.container.focus, nil, "\(enter), \(leave)")
      expectEqual(fixture.take(), [], "\(enter), \(leave)")
    }
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
