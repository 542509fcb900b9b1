import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

@Suite("Pages of a saved state")
@MainActor struct SavedStatePagesTests {
  private static let all = #""close": true, "reorder": true, "add": ["new"]"#

  private func fixture(_ tabs: [String], _ options: String = Self.all) throws -> SceneFixture {
    let pages = tabs.map { #"{"id": "\#($0)", "title": "\#($0)"}"# }.joined(separator: ",")
    return try SceneFixture(
      """
      { "pages": [\(pages)], "screens": [{"id": "new", "title": "New"}]\
      \(options.isEmpty ? "" : ", " + options) }
      """)
  }

  private func restored(
    _ state: ContainerState, _ tabs: [String], _ options: String = Self.all
  ) throws -> [PageID] {
    let fixture = try fixture(tabs, options)
    fixture.container.restore(state)
    expectEqual(fixture.container.checkInvariants(), [])
    expectEqual(fixture.container.phase, .resting)
    return fixture.container.pages.ids
  }

  /// The pages c, a and two opened ones, where a, b and c are listed.
  private func edited() throws -> ContainerState {
    let fixture = try fixture(["a", "b", "c"])
    let container = fixture.container
    container.close("b")
    container.move("c", to: 0)
    for _ in 1...3 { container.addPage() }
    container.close("new-2")
    container.select("new-3")
    fixture.rest()
    return container.state
  }

  @Test("what was moved, closed and opened is found again")
  func roundTrip() throws {
    let state = try edited()
    expectEqual(state.pages, ["c", "a", "new", "new-3"])
    expectEqual(state.listed, ["a", "b", "c"])
    expectEqual(ContainerState.read(state.json(), file: "f").state, state)
    let fixture = try fixture(["a", "b", "c"])
    expectEqual(fixture.container.missing(in: state), nil)
    fixture.container.restore(state)
    expectEqual(fixture.container.state, state)
    expectEqual(fixture.container.selectedID, "new-3")
    expectEqual(fixture.container.parts.toolbar.item(at: 3).title, "New")
    fixture.container.addPage()
    expectEqual(fixture.container.pages.ids.last, "new-2")
  }

  @Test("a page that is missing on either side has its place, comes in, or is gone")
  func merged() throws {
    let state = try edited()
    let moved = ContainerState(selected: "c", pages: ["c", "a"], listed: ["a", "b", "c"])
    let unlisted = ContainerState(selected: "c", pages: ["c", "a"])
    let reorder = #""reorder": true"#
    let rows:
      [(name: String, state: ContainerState, tabs: [String], options: String, pages: [PageID])] = [
        (
          "what the file gained since stands in its place", state,
          ["x", "a", "b", "y", "c", "z"], Self.all, ["x", "c", "z", "a", "y", "new", "new-3"]
        ),
        ("what it dropped is gone", state, ["b", "c"], Self.all, ["c", "new", "new-3"]),
        ("another order", state, ["c", "b", "a"], Self.all, ["c", "a", "new", "new-3"]),
        (
          "where nothing can be closed, what is missing comes in at its place", moved,
          ["a", "b", "c"], reorder, ["c", "a", "b"]
        ),
        (
          "without what was listed, what is missing counts as closed", unlisted,
          ["a", "b", "c"], Self.all, ["c", "a"]
        ),
        (
          "without what was listed, where nothing can be closed", unlisted, ["a", "b", "c"],
          reorder, ["c", "a", "b"]
        ),
      ]
    for (name, state, tabs, options, pages) in rows {
      try expectEqual(restored(state, tabs, options), pages, "\(name)")
    }
  }

  @Test("what can be opened no more is gone, and if it was selected the state is stale")
  func lostTemplate() throws {
    let state = try edited()
    let options = #""close": true, "reorder": true"#
    try expectEqual(restored(state, ["a", "b", "c"], options), ["c", "a"])
    let container = try fixture(["a", "b", "c"], options).container
    expectEqual(container.missing(in: state), "new-3")
    container.restore(state)
    expectEqual(container.selectedID, "a")
  }

  @Test("any number of a copy will do, but nothing else that looks like one")
  func copies() throws {
    var state = ContainerState(selected: "a", listed: ["a"])
    state.pages = [
      "new-1000000", "zz", "a", "new-02", "new-1", "new-+2", "new-x", "a-2", "a", "-2",
    ]
    try expectEqual(restored(state, ["a"]), ["new-1000000", "a"])
    let container = try fixture(["a"]).container
    expectEqual(container.missing(in: ContainerState(selected: "new-1000000")), nil)
    for page in ["new-02", "new-1", "a-2", "new-99999999999999999999"] as [PageID] {
      expectEqual(container.missing(in: ContainerState(selected: page)), page)
    }
  }

  @Test("where people change nothing, the list is the storyboard's")
  func fixed() throws {
    let state = ContainerState(selected: "c", pages: ["c", "a"], listed: ["a", "b", "c"])
    let fixture = try fixture(["a", "b", "c"], "")
    fixture.container.restore(state)
    expectEqual(fixture.container.pages.ids, ["a", "b", "c"])
    expectEqual(fixture.container.selectedID, "c")
  }

  @Test("no page at all stays so only where one can be added")
  func allClosed() throws {
    let fixture = try fixture(["a", "b"])
    for page in ["a", "b"] as [PageID] { fixture.container.close(page) }
    let state = fixture.container.state
    expectEqual(state.selected, nil)
    expectEqual(state.pages, [])
    try expectEqual(restored(state, ["a", "b"]), [])
    try expectEqual(restored(state, ["a", "b"], #""close": true"#), ["a", "b"])
    try expectEqual(restored(state, ["a", "b"], #""reorder": true, "add": ["new"]"#), ["a", "b"])
    try expectEqual(restored(state, ["a", "b", "c"]), ["c"])
  }

  @Test("a page that the file hid is no closed one, and shows once the file says so")
  func hidden() throws {
    func text(_ isHidden: Bool) -> String {
      """
      { "close": true, "pages": [{"id": "a", "title": "A"},
        {"id": "h", "title": "H", "hidden": \(isHidden)}, {"id": "c", "title": "C"}] }
      """
    }
    let before = try SceneFixture(text(true))
    before.container.close("c")
    expectEqual(before.container.state.pages, ["a", "h"])
    let after = try SceneFixture(text(false))
    after.container.restore(before.container.state)
    expectEqual(after.container.pages.ids, ["a", "h"])
  }

  @Test("a container on a screen finds its own pages again")
  func hosted() throws {
    let text = """
      { "root": "one", "screens": [
          {"id": "s", "title": "S", "body": [{"button": {"title": "Go", "push": "two"}}]},
          {"id": "a", "title": "A"}, {"id": "b", "title": "B"}, {"id": "n", "title": "N"}],
        "containers": [{"id": "one", "ids": ["s"]},
          {"id": "two", "ids": ["a", "b"], "close": true, "add": ["n"]}] }
      """
    let first = try SceneFixture(text)
    first.activate("Go")
    let hosted = first.container.shownContainer
    hosted.addPage()
    hosted.addPage()
    hosted.close("a")
    first.rest()
    expectEqual(hosted.pages.ids, ["b", "n", "n-2"])
    let second = try SceneFixture(text)
    expectEqual(second.container.missing(in: first.container.state), nil)
    second.container.restore(first.container.state)
    expectEqual(second.container.shownContainer.pages.ids, ["b", "n", "n-2"])
    expectEqual(second.container.shownContainer.selectedID, "n-2")
  }

  @Test("pages and selection change in one step, also without a storyboard")
  func oneStep() throws {
    let fixture = try Fixture(pages: 4) {
      $0.allowsReordering = true
      $0.allowsClosing = true
    }
    fixture.container.restore(ContainerState(selected: "p3", pages: ["p3", "p9", "p1"]))
    expectEqual(fixture.container.pages.ids, ["p3", "p1"])
    expectEqual(
      fixture.takeChanges(),
      [
        .pagesChanged, .will("p0", "p3", .reload), .did("p0", "p3", .reload),
      ])
  }
}
