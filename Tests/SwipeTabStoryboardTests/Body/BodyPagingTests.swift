import Testing

@testable import SwipeTabKit
@testable import StoryboardTestSupport
@testable import TestSupport

/// Keys that scroll a page by what is in view, and where elements are said to be.
@Suite("Pages of a body")
@MainActor struct BodyPagingTests {
  private static let rows = (0..<60).map { #"{"title": "Row \#($0)"}"# }.joined(separator: ",")

  @Test("Page Down and Space go on by what is in view but for 40 points, Page Up back")
  func pageDown() throws {
    let fixture = try SceneFixture(
      #"{"pages":[{"id":"a","title":"A","body":[{"list":[\#(Self.rows)]}]}]}"#)
    let shown = try #require(fixture.container.parts.bodies.frontBody)
    let page = shown.context.safeFrame.height - 40
    expectGreater(page, 200)
    var offset: Double {
      fixture.container.parts.scroller.offset(
        of: ScrollKey(screen: shown.screen), limit: shown.limit)
    }
    for (name, expected) in [("pagedown", page), ("space", 2 * page), ("pageup", page)] {
      let press = try #require(KeyPress(named: name))
      fixture.container.handle(.key(press))
      expect(near(offset, expected), "\(name)")
    }
  }

  @Test("cards, rows and options are said to be where they are drawn", arguments: [false, true])
  func bounds(isRightToLeft: Bool) throws {
    let storyboard = """
      {"pages":[{"id":"a","title":"A","body":[
      {"strip":[{"title":"C1"},{"title":"C2"},{"title":"C3"},{"title":"C4"}]},
      {"choice":{"id":"c","title":"Choose","options":["O1","O2","O3"]}},
      {"list":[{"title":"R1"},{"title":"R2"}]}]}]}
      """
    let fixture = try SceneFixture(storyboard) { $0.isRightToLeft = isRightToLeft }
    var list = DisplayList()
    fixture.container.draw(into: &list)
    var drawn: [String: Rect] = [:]
    for command in list.commands {
      if case .text(let text) = command.content { drawn[text.string] = text.frame }
    }
    for label in ["C1", "C2", "O1", "O2", "O3", "R1", "R2"] {
      let frame = try #require(drawn[label])
      let node = try #require(fixture.container.accessibilityTree().first { $0.label == label })
      expectAtMost(node.bounds.x, frame.midX, "\(label)")
      expectAtMost(frame.midX, node.bounds.maxX, "\(label)")
      expectAtMost(node.bounds.y, frame.midY, "\(label)")
      expectAtMost(frame.midY, node.bounds.maxY, "\(label)")
    }
    let first = try #require(fixture.container.accessibilityTree().first { $0.label == "C1" })
    expectEqual((first.bounds.midX > 200), isRightToLeft)
  }

  @Test("what is disabled or does nothing cannot be activated")
  func activatable() throws {
    let fixture = try SceneFixture(
      """
      {"pages":[{"id":"a","title":"A","body":[
      {"button":{"title":"Go","push":"s"}}, {"list":[{"title":"Row"}]}]},
      {"id":"b","title":"B"}],"screens":[{"id":"s","navigationTitle":"S"}]}
      """)
    func node(_ label: String) throws -> AccessibilityNode {
      try #require(fixture.container.accessibilityTree().first { $0.label == label })
    }
    func tab(_ label: String) throws -> AccessibilityNode {
      try #require(
        fixture.container.accessibilityTree().first { $0.label == label && $0.role == .tab })
    }
    try expect(node("Go").isActivatable)
    try expect(!node("Row").isActivatable)
    try expect(tab("B").isActivatable)
    fixture.container.changeItem(of: "b", ItemChange(isEnabled: false))
    let disabled = try tab("B")
    expect(!disabled.isEnabled)
    expect(!disabled.isActivatable)
    fixture.container.handle(
      .accessibility(AccessibilityRequest(.activate, of: disabled.id)))
    expectEqual(fixture.container.selectedID, "a")
    var button = AccessibilityNode(id: "x", role: .button, label: "X", bounds: .zero)
    button.target = try tab("A").target
    expect(button.isActivatable)
    button.isEnabled = false
    expect(!button.isActivatable)
  }
}
