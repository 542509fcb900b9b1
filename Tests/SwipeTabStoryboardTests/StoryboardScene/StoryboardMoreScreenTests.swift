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
