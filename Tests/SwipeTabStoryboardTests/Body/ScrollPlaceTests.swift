import Testing

@testable import TestSupport

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
    expect(!isInView("Row 70", fixture))
    expect(fixture.container.scroll(to: .row(70)))
    expect(isInView("Row 70", fixture))
    expect(!isInView("Row 2", fixture))
    expect(fixture.container.scroll(to: .label("End")))
    expect(isInView("End", fixture))
    expect(fixture.container.scroll(to: .top))
    fixture.rest()
    expect(isInView("Row 0", fixture))
  }

  @Test("what is in view already moves nothing, and what is not there is told")
  func none() throws {
    let fixture = try fixture()
    let before = fixture.container.state
    expect(fixture.container.scroll(to: .row(1)))
    expectEqual(fixture.container.state, before)
    expect(!fixture.container.scroll(to: .row(100)))
    expect(!fixture.container.scroll(to: .row(-1)))
    expect(!fixture.container.scroll(to: .label("Nowhere")))
  }

  @Test("a page that is not in front is scrolled too, and bars stay as they are")
  func elsewhere() throws {
    let fixture = try fixture()
    fixture.container.configuration.hidesOnScroll = .toolbar
    fixture.container.select("b", animated: false)
    expect(fixture.container.scroll(to: .label("Row 70"), in: "a"))
    expect(!fixture.container.scroll(to: .label("Row 70"), in: "b"))
    expect(!fixture.container.scroll(to: .top, in: "nowhere"))
    expectEqual(fixture.container.parts.presentation.toolbarHiding, 0)
    fixture.container.select("a", animated: false)
    expect(isInView("Row 70", fixture))
    expect(!isInView("Row 2", fixture))
    expect(fixture.container.scroll(to: .label("End"), in: "a"))
    expect(isInView("End", fixture))
    fixture.container.select("b", animated: false)
    expect(fixture.container.scroll(to: .top, in: "a"))
    fixture.container.select("a", animated: false)
    expect(isInView("Row 0", fixture))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a page below pushed screens, and a page of tabs inside a tab, are scrolled")
  func below() throws {
    let rows = (0..<100).map { #""Row \#($0)""# }.joined(separator: ", ")
    let fixture = try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [{"list": [\#(rows)]}]},
        {"id": "b", "title": "B"}]}
      """#)
    fixture.container.push("b")
    fixture.rest()
    expect(fixture.container.scroll(to: .row(70), in: "a"))
    expect(!isInView("Row 70", fixture))
    fixture.container.pop()
    fixture.rest()
    expect(isInView("Row 70", fixture))
    let inner = try SceneFixture(
      #"{"pages": [{"id": "x", "title": "X", "body": [{"list": [\#(rows)]}]}]}"#)
    let outer = try TabContainer(
      pages: try PageList([
        BasePage(id: "in", item: TabItem(title: "In"), container: inner.container),
        BasePage(id: "other", item: TabItem(title: "Other")),
      ]), size: Size(width: 400, height: 800))
    outer.select("other", animated: false)
    expect(outer.scroll(to: .row(70), in: "x"))
    outer.select("in", animated: false)
    expectNotEqual(outer.accessibilityTree().first { $0.label == "Row 70" }, nil)
  }
}
