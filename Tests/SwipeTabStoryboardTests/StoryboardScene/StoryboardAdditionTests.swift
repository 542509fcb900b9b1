import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import StoryboardTestSupport

@Suite("Pages that a storyboard lets people add")
@MainActor struct StoryboardAdditionTests {
  private static func storyboard(_ add: String, title: String = "New") -> String {
    """
    { "close": true, "reorder": true,
      "pages": [{"id": "a", "title": "A"}, {"id": "b", "title": "B", "badge": 3,
        "badgeLabel": "3 letters"}, {"id": "h", "title": "H", "hidden": true}],
      "screens": [{"id": "new", "title": "\(title)"}, {"id": "new-2", "title": "Other"}],
      "add": \(add) }
    """
  }

  private func ids(_ fixture: SceneFixture) -> [PageID] { fixture.container.pages.ids }

  @Test("the pages of the list come first, then copies of the last under free identifiers")
  func order() throws {
    let fixture = try SceneFixture(Self.storyboard(#"["b", "new"]"#))
    expectEqual(ids(fixture), ["a", "b"])
    fixture.container.addPage()
    fixture.container.addPage()
    expectEqual(ids(fixture), ["a", "b", "new", "new-3"])
    fixture.container.close("b")
    fixture.container.addPage()
    expectEqual(ids(fixture), ["a", "new", "new-3", "b"])
    expectEqual(fixture.container.selectedID, "b")
  }

  @Test("a closed page is opened again as the file has it then")
  func reopened() throws {
    let fixture = try SceneFixture(Self.storyboard(#"["new"]"#))
    fixture.container.addPage()
    fixture.container.close("new")
    StoryboardScene.apply(
      try SceneFixture.scene(Self.storyboard(#"["new"]"#, title: "Newer")), to: fixture.container)
    expectEqual(fixture.container.reopenClosedPage(), "new")
    expectEqual(fixture.container.pages.page(at: 2).item.title, "Newer")
  }

  @Test("without a list nobody adds")
  func none() throws {
    let fixture = try SceneFixture(Self.storyboard("[]"))
    expect(!fixture.container.parts.editing.canAdd)
    expectEqual(fixture.container.addPage(), nil)
  }

  @Test(
    "a hidden page is passed over, wherever it stands in the list",
    arguments: [
      #"[{"id": "n", "title": "N", "hidden": true}, {"id": "m", "title": "M"}]"#,
      #"[{"id": "m", "title": "M"}, {"id": "n", "title": "N", "hidden": true}]"#,
    ])
  func hiddenTemplate(add: String) throws {
    let fixture = try SceneFixture(Self.storyboard(add))
    let key = KeyPress(.character("t"), modifiers: .control)
    for _ in 0..<2 { fixture.container.handle(.key(key)) }
    expectEqual(ids(fixture), ["a", "b", "m", "m-2"])
    expectEqual(fixture.container.selectedID, "m-2")
  }

  @Test("where all pages of the list are hidden nobody adds, until the file shows one")
  func allHidden() throws {
    let hidden = Self.storyboard(#"[{"id": "n", "title": "N", "hidden": true}]"#)
    let fixture = try SceneFixture(hidden)
    expect(!fixture.container.parts.editing.canAdd)
    expectEqual(fixture.container.addPage(), nil)
    expectEqual(fixture.container.parts.context.layout.addButton, nil)
    let shown = try SceneFixture.scene(Self.storyboard(#"[{"id": "n", "title": "N"}]"#))
    StoryboardScene.apply(shown, to: fixture.container)
    expectNotEqual(fixture.container.parts.context.layout.addButton, nil)
    expectEqual(fixture.container.addPage(), "n")
  }

  @Test("a page that is not there is reported with the nearest, and so is one that is no tab")
  func mistakes() throws {
    for (add, message) in [
      (#"["nev"]"#, #"there is no page "nev"; did you mean "new"?"#),
      ("[1]", "expected an object, found a number"), ("true", "expected an array, found true"),
      (#"["new", "new"]"#, ""),
    ] {
      do {
        let scene = try SceneFixture.scene(Self.storyboard(add))
        expect(message.isEmpty)
        expectEqual(scene.problems.count, 1)
      } catch let error as StoryboardFileError {
        expect(error.description.contains(message), "\(error)")
      }
    }
  }

  @Test("a reload of the file keeps what was moved, closed and added, with what the file says now")
  func reload() throws {
    let fixture = try SceneFixture(Self.storyboard(#"["new"]"#))
    fixture.container.addPage()
    fixture.container.addPage()
    fixture.container.close("a")
    fixture.container.move("new-3", to: 0)
    let changed = try SceneFixture.scene(Self.storyboard(#"["new"]"#, title: "Newer"))
    StoryboardScene.apply(changed, to: fixture.container)
    expectEqual(ids(fixture), ["new-3", "b", "new"])
    expectEqual(fixture.container.parts.toolbar.item(at: 0).title, "Newer")
    fixture.container.addPage()
    expectEqual(ids(fixture).last, "new-4")
  }

  @Test("a page that the file hides is left out, and comes back when a replay shows it")
  func hidden() throws {
    let fixture = try SceneFixture(Self.storyboard("[]"))
    expectEqual(fixture.container.pages.allIDs, ["a", "b", "h"])
    fixture.container.setHidden(["a"])
    expectEqual(ids(fixture), ["b", "h"])
    expectEqual(fixture.container.selectedID, "b")
    let badge = fixture.container.accessibilityTree().first { $0.label == "B" && $0.role == .tab }
    expectEqual(badge?.value, "3 letters")
  }
}
