import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import StoryboardTestSupport

@Suite("Lists that a field filters")
@MainActor struct ListFilterTests {
  private func fixture(_ list: String) throws -> SceneFixture {
    try SceneFixture(
      #"""
      {"strings": {"en": {"SLUG-OSLO": "Oslo"}}, "pages": [{"id": "a", "title": "A", "body": [
        {"field": {"id": "q", "title": "Search", "search": true}}, {"list": \#(list)}, "End"]}]}
      """#)
  }

  private func rows(_ fixture: SceneFixture) -> [String] {
    let tree = fixture.container.accessibilityTree()
    return ["Oslo", "Bergen", "Bodø"].filter { name in tree.first { $0.label == name } != nil }
  }

  private static let towns =
    #"{"rows": [{"title": "SLUG-OSLO", "subtitle": "Capital of Norway"}, "Bergen", "Bodø"], "filter": "q"}"#

  @Test(
    "the rows show in which all words of the field are found, whatever case and accents",
    arguments: [
      ("", ["Oslo", "Bergen", "Bodø"]), ("  ", ["Oslo", "Bergen", "Bodø"]),
      ("o", ["Oslo", "Bodø"]),
      ("B", ["Bergen", "Bodø"]), ("BODØ", ["Bodø"]), ("norway capital", ["Oslo"]),
      ("oslo rome", []), ("bodo", ["Bodø"]), ("ÓSLO", ["Oslo"]), ("bodö", ["Bodø"]),
    ])
  func words(text: String, shown: [String]) throws {
    let fixture = try fixture(Self.towns)
    fixture.container.setValue(.text(text), of: "q")
    expectEqual(rows(fixture), shown)
    expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test("the rows follow what a person types, and the field keeps the focus")
  func typing() throws {
    let fixture = try fixture(Self.towns)
    let field = try #require(
      fixture.container.accessibilityTree().first { $0.label == "Search" }?.bounds)
    fixture.tap(field.midX, field.midY)
    for text in ["b", "e"] { fixture.container.handle(.text(text)) }
    expectEqual(rows(fixture), ["Bergen"])
    fixture.container.handle(.text("x"))
    expectEqual(fixture.container.value(of: "q"), .text("bex"))
    expectEqual(rows(fixture), [])
  }

  @Test("the filter is the ID of a field")
  func mistakes() {
    for filter in [#""lost""#, #""q > 1""#, "5"] {
      #expect(throws: StoryboardFileError.self) {
        try fixture(#"{"rows": ["A"], "filter": \#(filter)}"#)
      }
    }
  }
}
