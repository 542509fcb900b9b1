import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// New lists of pages in each phase.
@Suite("Reload")
@MainActor struct ReloadTests {
  /// What goes on when the list changes; page `c` of `a` to `e` is selected.
  nonisolated static let phases = [
    Play("resting") { _ in },
    Play("pressed") { $0.press() },
    Play("dragging on") { $0.drag(by: -100, release: false) },
    Play("dragging back") { $0.drag(by: 100, release: false) },
    Play("wheeling") { $0.wheel(1.5) },
    Play("returning") {
      $0.slowDrag(by: -100)
      $0.advance(by: 0.03)
    },
    Play("settling near") {
      $0.container.select("b", animated: false)
      $0.container.select("c")
      $0.advance(by: 0.05)
    },
    Play("settling far") {
      $0.container.select("a", animated: false)
      $0.container.select("c")
      $0.advance(by: 0.05)
    },
    Play("caught") {
      $0.container.select("b", animated: false)
      $0.container.select("c")
      $0.advance(by: 0.05)
      $0.press()
    },
  ]

  private func fixture(_ phase: Play) throws -> Fixture {
    let fixture = try Fixture(pages: 0) { $0.tuning.mouseSlop = 4 }
    fixture.container.setPages(try Fixture.list(["a", "b", "c", "d", "e"]))
    fixture.container.select("c", animated: false)
    fixture.rest()
    phase.go(fixture)
    return fixture
  }

  private func finish(_ fixture: Fixture) {
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.advance(by: 0.01)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.release(200)
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
    expectEqual(fixture.container.phase, .resting)
  }

  nonisolated static let kept: [[PageID]] = [
    ["x", "a", "b", "c", "d", "e"], ["a", "b", "x", "c", "d", "e"], ["a", "b", "c", "x", "d", "e"],
    ["b", "c", "d", "e"], ["a", "b", "c", "d"], ["a", "c", "e"], ["c"], ["e", "d", "c", "b", "a"],
    ["c", "a", "b", "d", "e"], ["a", "b", "d", "e", "c"], ["x", "c", "y"], ["b", "x", "y", "c"],
    ["c", "b", "d", "a", "e"],
  ]

  @Test("the selection follows its page, in every phase", arguments: phases, kept)
  func follows(phase: Play, ids: [PageID]) throws {
    let fixture = try fixture(phase)
    _ = fixture.take()
    fixture.container.setPages(try Fixture.list(ids))
    expectEqual(fixture.container.selectedID, "c")
    let changes = fixture.takeChanges()
    expect(changes.contains(.pagesChanged))
    expect(!changes.contains { if case .willSelect = $0 { true } else { false } })
    finish(fixture)
    expectEqual(fixture.container.selectedID, "c")
    expectEqual(fixture.position, fixture.container.selectedIndex.map(Double.init))
  }

  @Test("what stays in view does not move", arguments: phases, kept)
  func stays(phase: Play, ids: [PageID]) throws {
    let fixture = try fixture(phase)
    let before = fixture.leftEdges
    // Where a page in view goes away, the pages come to rest.
    guard Set(ids).isSuperset(of: before.keys) else { return }
    fixture.container.setPages(try Fixture.list(ids))
    for (id, x) in fixture.leftEdges {
      if let old = before[id] { expect(near(x, old, within: 1e-9), "\(id)") }
    }
  }

  @Test(
    "a page that is gone gives way to the nearest that remains, at rest at once", arguments: phases)
  func gone(phase: Play) throws {
    let fixture = try fixture(phase)
    fixture.container.setPages(try Fixture.list(["a", "b", "d", "e"]))
    expectEqual(fixture.container.selectedID, "d")
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.position, 2)
    finish(fixture)
    expect(fixture.take().last == .did("c", "d", .reload) || fixture.container.selectedID == "d")
  }

  @Test("the change that was pending ends before the reload's begins")
  func pending() throws {
    let fixture = try fixture(Self.phases[6])
    _ = fixture.take()
    fixture.container.remove("c")
    expectEqual(
      fixture.takeChanges(),
      [
        .pagesChanged, .dropped("b", "c", .program), .will("c", "d", .reload),
        .did("c", "d", .reload),
      ])
  }

  @Test("the change that is kept ends as it began")
  func pendingKept() throws {
    let fixture = try fixture(Self.phases[6])
    _ = fixture.take()
    try fixture.container.insert(Fixture.page("x"), at: 0)
    expectEqual(fixture.takeChanges(), [.pagesChanged])
    fixture.rest()
    expectEqual(fixture.takeChanges(), [.did("b", "c", .program)])
    expectEqual(fixture.container.selectedIndex, 3)
  }

  @Test("to no pages and back, in every phase", arguments: phases)
  func none(phase: Play) throws {
    let fixture = try fixture(phase)
    fixture.container.setPages(.empty)
    expectEqual(fixture.container.selectedID, nil)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.advance(by: 0.2)
    fixture.container.setPages(try Fixture.list(["x", "y"]))
    expectEqual(fixture.container.selectedID, "x")
    finish(fixture)
  }

  @Test("a page put in the place of another under its identifier is no change", arguments: phases)
  func sameIdentifier(phase: Play) throws {
    let fixture = try fixture(phase)
    let before = (fixture.position, fixture.container.phase)
    _ = fixture.take()
    let item = TabItem(title: "New")
    try fixture.container.replace("c", with: ColorPage(id: "c", item: item, color: .black))
    expectEqual(fixture.take(), [])
    expectEqual(fixture.position, before.0)
    expectEqual(fixture.container.phase, before.1)
    expect(StateReader(fixture.container).line.contains("\"title\":\"New\""))
    finish(fixture)
  }

  @Test("insert, remove, move and replace do what they say")
  func edits() throws {
    let rows:
      [(name: String, edit: (TabContainer) throws -> Void, ids: [PageID], selected: PageID)] = [
        (
          "a page put in the place of another under a new identifier gives way to the nearest",
          { try $0.replace("c", with: Fixture.page("x")) }, ["a", "b", "x", "d", "e"], "d"
        ),
        (
          "insert, remove and move",
          {
            try $0.insert(Fixture.page("x"), at: 5)
            try $0.insert(Fixture.page("y"), at: 0)
            $0.remove("b")
            $0.move("e", to: 1)
          }, ["y", "e", "a", "c", "d", "x"], "c"
        ),
      ]
    for (name, edit, ids, selected) in rows {
      let fixture = try fixture(Self.phases[0])
      try edit(fixture.container)
      expectEqual(fixture.container.pages.ids, ids, "\(name)")
      expectEqual(fixture.container.selectedID, selected, "\(name)")
    }
  }

  @Test("where the selected page is gone, the nearest is taken, or else the same place")
  func nearest() throws {
    let rows: [(name: String, left: [PageID], selected: PageID)] = [
      ("the one that is left on this side", ["a", "e"], "e"),
      ("of two as near, the later one", ["b", "d"], "d"), ("the nearer one", ["a", "d"], "d"),
      ("none behind it", ["a", "b"], "b"),
      ("none remains", ["v", "w", "x", "y", "z"], "x"),
      ("none remains, and there are fewer", ["v", "w"], "w"),
      ("none remains, and there is one", ["v"], "v"),
    ]
    for (name, left, selected) in rows {
      let fixture = try fixture(Self.phases[0])
      fixture.container.setPages(try Fixture.list(left))
      expectEqual(fixture.container.selectedID, selected, "\(name)")
    }
  }
}
