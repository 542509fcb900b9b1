import Testing

@testable import SwipeTabKit
@testable import StoryboardTestSupport

@Suite("Scrolling to a place")
@MainActor struct ScrollPlaceTests {
  private func fixture() throws -> SceneFixture {
    let rows = (0..<100).map { #""Row \#($0)""# }.joined(separator: ", ")
    return try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": ["Text", {"list": [\#(rows)]},
        {"button": {"title": "End", "select": "b"}}]}, {"id": "b", "title": "B"}]}
      """#)
  }

  private func isInView(_ label: String, _ fixture: SceneFixture) -> Bool {
    fixture.container.accessibilityTree().first { $0.label == label } != nil
  }

  @Test("a row, a label and the top come into view")
  func places() throws {
    let fixture = try fixture()
    #expect(!isInView("Row 70", fixture) && fixture.container.scroll(to: .row(70)))
    #expect(isInView("Row 70", fixture) && !isInView("Row 2", fixture))
    #expect(fixture.container.scroll(to: .label("End")) && isInView("End", fixture))
    #expect(fixture.container.scroll(to: .top))
    fixture.rest()
    #expect(isInView("Row 0", fixture))
  }

  @Test("what is in view already moves nothing, and what is not there is told")
  func none() throws {
    let fixture = try fixture()
    let before = fixture.container.state
    #expect(fixture.container.scroll(to: .row(1)) && fixture.container.state == before)
    #expect(!fixture.container.scroll(to: .row(100)) && !fixture.container.scroll(to: .row(-1)))
    #expect(!fixture.container.scroll(to: .label("Nowhere")))
  }
}
