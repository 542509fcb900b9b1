import SwipeTabKit
import Testing

@testable import StoryboardTestSupport
@testable import SwipeTabStoryboard
@testable import TestSupport

@Suite("The screen More of a storyboard")
@MainActor struct StoryboardMoreScreenTests {
  private static func text(_ more: String) -> String {
    let pages = (0..<7).map { #"{"id": "p\#($0)", "title": "Page \#($0)"}"# }
    return #"{"navigation": "perTab", \#(more) "pages": [\#(pages.joined(separator: ","))]}"#
  }

  private func fixture(_ more: String = #""moreAfter": 4,"#) throws -> SceneFixture {
    try SceneFixture(Self.text(more))
  }

  private func ids(_ fixture: SceneFixture) -> [PageID] { fixture.container.pages.allIDs }

  @Test("the pages after the first few are rows of a list, which pushes the chosen one")
  func list() throws {
    let fixture = try fixture()
    let container = fixture.container
    expectEqual(ids(fixture), ["p0", "p1", "p2", "p3", "more"])
    fixture.activate("More")
    fixture.rest()
    var rows: [String] = []
    container.accessibilityTree().forEach { if $0.role == .listItem { rows.append($0.label) } }
    expectEqual(rows, ["Page 4", "Page 5", "Page 6"])
    fixture.activate("Page 5")
    fixture.rest()
    expectEqual(fixture.stack, ["p5"])
    expectEqual(container.selectedID, "more")
    fixture.activate("Back")
    fixture.rest()
    expectEqual(fixture.stack, [])
    expectEqual(container.selectedID, "more")
  }

  @Test("More again leads back to the list, another tab and More to the page that was open")
  func again() throws {
    let fixture = try fixture()
    for label in ["More", "Page 6", "Page 1", "More"] {
      fixture.activate(label)
      fixture.rest()
    }
    expectEqual(fixture.stack, ["p6"])
    fixture.activate("More")
    fixture.rest()
    expectEqual(fixture.stack, [])
  }

  @Test("More shows and tells what changes on the pages of its list")
  func marks() throws {
    let pages = (0..<7).map {
      #"{"id": "p\#($0)", "title": "Page \#($0)"\#($0 == 5 ? #", "badge": "{n}""# : "")}"#
    }
    let container = try SceneFixture(
      #"{"navigation": "perTab", "moreAfter": 4, "state": {"n": ""}, "pages": [\#(pages.joined(separator: ","))]}"#
    ).container
    func more() throws -> AccessibilityNode {
      try #require(container.accessibilityTree().first { $0.label == "More" && $0.role == .tab })
    }
    func item() -> TabItem { container.pages.page(at: 4).item }
    try expectEqual(more().value, nil, "nothing at first")
    container.setValue(.text("7"), of: "n")
    try expectEqual(more().value, "Page 5: 7", "a text with a value")
    expectEqual(item().badge, .dot)
    container.setValue(.text(""), of: "n")
    try expectEqual(more().value, nil, "no value")
    expectEqual(item().badge, nil)
    expect(container.changeItem(of: "p6", ItemChange(needsAttention: true)), "a change")
    try expectEqual(more().value, "Page 6: Needs attention")
    expect(item().needsAttention)
    expect(container.changeItem(of: "p6", ItemChange(needsAttention: false)), "and back")
    try expectEqual(more().value, nil)
    expect(!container.changeItem(of: "p7", ItemChange(needsAttention: true)), "an unknown page")
    expect(!container.changeItem(of: "p6", ItemChange(title: " ")), "an item without a text")
    expectEqual(container.checkInvariants(), [], "invariants")
  }

  @Test("a page on the list is selected by its name like a tab")
  func selecting() throws {
    let fixture = try fixture()
    let container = fixture.container
    expectEqual(container.select("p5"), .selected)
    expectEqual(fixture.stack, ["p5"])
    fixture.rest()
    expectEqual(container.selectedID, "more")
    expectEqual(container.select("p5"), .alreadySelected)
    expectEqual(container.select("p6"), .selected)
    expectEqual(container.select("p0"), .selected)
    fixture.rest()
    expectEqual(container.selectedID, "p0")
    expect(fixture.stack.isEmpty)
    expectEqual(container.select("more"), .selected)
    expectEqual(fixture.stack, ["p6"])
    fixture.activate("Back")
    fixture.rest()
    expectEqual(container.selectedID, "more")
    expect(fixture.stack.isEmpty)
    expectEqual(container.select("p7"), .unknown)
    expect(container.checkInvariants().isEmpty)
    container.select("p0")
    container.shouldSelect = { page, _ in page != "more" }
    expectEqual(container.select("p5"), .refused)
    expectEqual(container.selectedID, "p0")
    expect(fixture.stack.isEmpty)
  }

  @Test("a single page too many stays a tab, and so do all without the key", arguments: [0, 6, 7])
  func few(count: Int) throws {
    let fixture = try fixture(count == 0 ? "" : #""moreAfter": \#(count),"#)
    expectEqual(ids(fixture).count, 7)
    expect(!ids(fixture).contains("more"))
  }

  @Test(
    "an initial page on the list shows over it",
    arguments: [#""p5""#, "5"])
  func initial(page: String) throws {
    let fixture = try fixture(#""moreAfter": 4, "initial": \#(page),"#)
    expectEqual(fixture.container.selectedID, "more", "the tab")
    expectEqual(fixture.stack, ["p5"], "the screens over it")
    expect(fixture.scene.problems.isEmpty, "no problem")
  }

  @Test("a segue's page is pushed by the segue's name")
  func segue() throws {
    let fixture = try SceneFixture(
      """
      { "moreAfter": 1, "navigation": "perTab",
        "segues": [{"id": "a"}, {"id": "b", "page": "x"}, {"id": "c", "page": "y"}],
        "screens": [{"id": "a", "title": "A"}, {"id": "x", "title": "X"}, {"id": "y", "title": "Y"}] }
      """)
    expectEqual(ids(fixture), ["a", "more"])
    fixture.activate("More")
    fixture.rest()
    fixture.activate("Y")
    fixture.rest()
    expect(fixture.stack == ["c"] || fixture.stack == ["y"])
  }

  @Test("a page called more keeps its name, and the key has no effect")
  func taken() throws {
    let fixture = try SceneFixture(
      """
      { "moreAfter": 1, "pages": [
        {"id": "more", "title": "A"}, {"id": "b", "title": "B"}, {"id": "c", "title": "C"}] }
      """)
    expectEqual(ids(fixture), ["more", "b", "c"])
    expectEqual(fixture.scene.problems.count, 1)
  }

  @Test(
    "what is no number of tabs is a mistake",
    arguments: ["0", "-1", "1.5", #""4""#, "1001", "true"])
  func mistakes(value: String) {
    #expect(throws: (any Error).self) { try fixture(#""moreAfter": \#(value),"#) }
  }
}
