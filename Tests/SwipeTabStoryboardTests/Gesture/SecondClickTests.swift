import Testing

@testable import StoryboardTestSupport
@testable import SwipeTabKit
@testable import TestSupport

/// What a click calls is not answered by the second click of a double click at the same place.
@Suite("The second click of a double click")
@MainActor struct SecondClickTests {
  private static let board = #"""
    "overflow": "more",
    "screens": [
      {"id": "sheet", "title": "S", "presentation": "sheet", "body": ["Text"]},
      {"id": "alert", "title": "A", "presentation": "alert", "body": [{"button": {"title": "OK", "dismiss": true}}]}
    ],
    "pages": [
      {"id": "p0", "title": "P0", "body": [
        {"button": {"title": "Sheet", "present": "sheet"}},
        {"button": {"title": "Alert", "present": "alert"}},
        {"choice": {"id": "c", "title": "Choice", "options": ["a", "b", "c", "d"], "style": "menu"}}
      ]},
      {"id": "p1", "title": "P1"}, {"id": "p2", "title": "P2"}, {"id": "p3", "title": "P3"}, {"id": "p4", "title": "P4"},
      {"id": "p5", "title": "P5"}, {"id": "p6", "title": "P6"}, {"id": "p7", "title": "P7"}
    ]
    """#

  private func isFilled(_ container: TabContainer) -> Bool {
    container.presentedScreen != nil || container.isMoreListOpen || container.hasOpenList
  }

  @Test(
    "leaves open what the first one has called",
    arguments: ["Sheet", "Alert", "Choice", "More"], [0.0, 0.06, 0.2, 0.35, 0.5])
  func stays(label: String, gap: Double) throws {
    let fixture = try SceneFixture("{\(Self.board)}")
    let container = fixture.container
    let node = try #require(
      container.accessibilityTree().first { $0.label.hasPrefix(label) && $0.role != .group })
    let value = container.value(of: "c")
    let middle = Point(x: node.bounds.midX, y: node.bounds.midY)
    fixture.tap(middle.x, middle.y)
    expect(isFilled(container), "the first click calls it")
    fixture.advance(by: gap)
    fixture.tap(middle.x + 2, middle.y - 2)
    fixture.advance(by: 0.02)
    expect(isFilled(container), "\(label) after \(gap) s")
    expectEqual(container.value(of: "c"), value)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("answers where it is elsewhere, or later")
  func answers() throws {
    for (dx, gap) in [(0.0, 0.7), (60, 0.1)] {
      let fixture = try SceneFixture("{\(Self.board)}")
      let container = fixture.container
      let node = try #require(container.accessibilityTree().first { $0.label == "Sheet" })
      fixture.tap(node.bounds.midX, node.bounds.midY)
      fixture.advance(by: gap)
      fixture.tap(node.bounds.midX + dx, node.bounds.midY)
      expect(container.presentedScreen == nil, "\(dx) points aside after \(gap) s")
    }
  }
}
