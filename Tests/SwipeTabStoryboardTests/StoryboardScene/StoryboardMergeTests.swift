import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import StoryboardTestSupport

@Suite("Storyboard reload after changes by hand")
@MainActor struct StoryboardMergeTests {
  private static let all = #""close": true, "reorder": true, "add": ["new"]"#

  private static func text(_ tabs: [String], _ options: String = Self.all) -> String {
    let pages = tabs.map { #"{"id": "\#($0)", "title": "\#($0)"}"# }.joined(separator: ",")
    return """
      { \(options), "pages": [\(pages)], "screens": [{"id": "new", "title": "New"}] }
      """
  }

  private func reload(
    _ fixture: SceneFixture, _ tabs: [String], _ options: String = Self.all
  ) throws -> [PageID] {
    let scene = try SceneFixture.scene(Self.text(tabs, options))
    StoryboardScene.apply(scene, to: fixture.container)
    expectEqual(fixture.container.checkInvariants(), [])
    return fixture.container.pages.ids
  }

  /// The pages a, b and c and two opened ones, of which the second is selected.
  private func fixture() throws -> SceneFixture {
    let fixture = try SceneFixture(Self.text(["a", "b", "c"]))
    fixture.container.addPage()
    fixture.container.addPage()
    fixture.rest()
    return fixture
  }

  @Test("what was made by hand stays, and what the file changes holds")
  func merges() throws {
    typealias Reload = (tabs: [String], pages: [PageID])
    let rows: [(name: String, change: (TabContainer) -> Void, reloads: [Reload])] = [
      (
        "what the file gains comes in, what it drops goes, and the rest stays as it was made",
        {
          $0.close("b")
          $0.move("c", to: 0)
        },
        [
          (["x", "a", "b", "c"], ["x", "c", "a", "new", "new-2"]),
          (["x", "a", "c", "d"], ["x", "c", "d", "a", "new", "new-2"]),
          (["x", "a", "d"], ["x", "d", "a", "new", "new-2"]),
        ]
      ),
      (
        "where the file changes its order, opened pages follow what they followed",
        {
          $0.move("new", to: 1)
          expectEqual($0.pages.ids, ["a", "new", "b", "c", "new-2"])
        }, [(["c", "a", "b"], ["c", "new-2", "a", "new", "b"])]
      ),
      (
        "a closed page comes back once the file has dropped it and gains it again",
        { $0.close("b") },
        [
          (["a", "b", "c", "d"], ["a", "c", "d", "new", "new-2"]),
          (["a", "c"], ["a", "c", "new", "new-2"]),
          (["a", "b", "c"], ["a", "b", "c", "new", "new-2"]),
        ]
      ),
    ]
    for (name, change, reloads) in rows {
      let fixture = try fixture()
      change(fixture.container)
      for (tabs, pages) in reloads { try expectEqual(reload(fixture, tabs), pages, "\(name)") }
      expectEqual(fixture.container.selectedID, "new-2", "\(name)")
    }
  }

  @Test(
    "opened pages go with what they were opened from, and the nearest page is selected",
    arguments: [["a", "b", "c"], ["a", "b", "c", "d"]])
  func template(tabs: [String]) throws {
    let fixture = try fixture()
    try expectEqual(
      reload(fixture, tabs, #""close": true, "reorder": true"#), tabs.map { PageID($0) })
    expectEqual(fixture.container.selectedID, "c")
  }

  @Test("a container that was emptied gets what the file gains, or all where nothing can be added")
  func emptied() throws {
    let fixture = try SceneFixture(Self.text(["a", "b"]))
    for page in ["a", "b"] as [PageID] { fixture.container.close(page) }
    try expectEqual(reload(fixture, ["a"]), [])
    try expectEqual(reload(fixture, ["a", "x"]), ["x"])
    let closing = try SceneFixture(Self.text(["a", "b"], #""close": true"#))
    for page in ["a", "b"] as [PageID] { closing.container.close(page) }
    try expectEqual(reload(closing, ["a"], #""close": true"#), ["a"])
    expectEqual(closing.container.selectedID, "a")
  }

  @Test("what was found again from a state is merged as if it had just been done")
  func restored() throws {
    let first = try fixture()
    first.container.close("b")
    first.container.move("c", to: 0)
    let second = try SceneFixture(Self.text(["a", "b", "c"]))
    second.container.restore(first.container.state)
    try expectEqual(reload(second, ["a", "x", "b", "c"]), ["c", "a", "x", "new", "new-2"])
  }

  @Test("a container on a screen is merged in the same way")
  func hosted() throws {
    func text(_ tabs: String, _ add: String) -> String {
      """
      { "root": "one", "screens": [
          {"id": "s", "title": "S", "body": [{"button": {"title": "Go", "push": "two"}}]},
          {"id": "a", "title": "A"}, {"id": "b", "title": "B"}, {"id": "c", "title": "C"},
          {"id": "n", "title": "N"}],
        "containers": [{"id": "one", "ids": ["s"]},
          {"id": "two", "ids": \(tabs), "close": true, "add": \(add)}] }
      """
    }
    let fixture = try SceneFixture(text(#"["a", "b"]"#, #"["n"]"#))
    fixture.activate("Go")
    let hosted = fixture.container.shownContainer
    hosted.addPage()
    hosted.addPage()
    hosted.close("a")
    let gained = try SceneFixture.scene(text(#"["a", "b", "c"]"#, #"["n"]"#))
    StoryboardScene.apply(gained, to: fixture.container)
    expectEqual(hosted.pages.ids, ["b", "c", "n", "n-2"])
    let lost = try SceneFixture.scene(text(#"["a", "b", "c"]"#, "[]"))
    StoryboardScene.apply(lost, to: fixture.container)
    expectEqual(hosted.pages.ids, ["b", "c"])
  }
}
