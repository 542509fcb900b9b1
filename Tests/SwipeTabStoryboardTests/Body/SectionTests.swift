import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

/// On 400 × 800 points, 44 of them under the navigation bar.
///
/// ```text
///  44 ┬ margin 16
///  60 ├ heading "Sound"
///     ┼ 12
///     ├ card: switch, line, text with a margin of 12 above and below, line, switch
///     ┼ 12
///     ├ footer
/// ```
@Suite("Section")
@MainActor struct SectionTests {
  private static let section = #"""
    {"section": {"title": "Sound", "footer": "SLUG-note", "items": [
      {"toggle": {"id": "mute", "title": "Mute"}}, "In between",
      {"toggle": {"id": "loud", "title": "Loud"}}]}}
    """#

  private func fixture(
    _ body: String = section, adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    try SceneFixture(
      #"""
      {"strings": {"en": {"SLUG-note": "For all rooms."}},
        "pages": [{"id": "a", "title": "A", "body": [\#(body)]}, {"id": "b", "title": "B"}]}
      """#, adjust: adjust)
  }

  private func layout(_ fixture: SceneFixture) throws -> BodyLayout {
    try #require(fixture.container.parts.bodies.shownFrontBody).layout
  }

  @Test("elements stand on one card: controls reach to its edges, texts keep a margin")
  func layout() throws {
    let fixture = try fixture()
    let layout = try layout(fixture)
    let frames = layout.items.map(\.frame)
    expectEqual(frames.count, 5)
    let card = layout.frame(of: try #require(layout.cards.first))
    expectEqual(card.x, 16)
    expectEqual(card.width, 368)
    expect(card.y == frames[1].y && card.maxY == frames[3].maxY)
    expect(frames[1].x == 16 && frames[1].width == 368)
    expect(frames[2].x == 32 && frames[2].width == 336)
    expect(frames[2].y == frames[1].maxY + 12 && frames[3].y == frames[2].maxY + 12)
    expectEqual(frames[4].y, card.maxY + 12)
    let body = try #require(fixture.container.parts.bodies.shownFrontBody).body
    let texts = body.leaves.compactMap { $0.as(ScreenBody.Label.self) }
    expectEqual(texts.count, 3)
    expect(texts.allSatisfy { $0.alignment == .leading })
  }

  @Test("sections with a list each are a list with titles, and one that a filter empties goes")
  func lists() throws {
    let fixture = try fixture(
      #"""
      {"field": {"id": "q", "title": "Search", "search": true}},
      {"section": {"title": "North", "footer": "Cold", "items": [{"list": {"rows": ["Oslo", "Bergen"], "filter": "q"}}]}},
      {"section": {"title": "South", "footer": "Warm", "items": [{"list": {"rows": ["Rome"], "filter": "q"}}]}}
      """#)
    func shown() -> [String] {
      var labels: [String] = []
      fixture.container.accessibilityTree().forEach { node in
        if [.heading, .listItem, .text].contains(node.role) { labels.append(node.label) }
      }
      return labels.filter { $0 != "A" }
    }
    expectEqual(shown(), ["North", "Oslo", "Bergen", "Cold", "South", "Rome", "Warm"])
    try expectEqual(layout(fixture).cards.count, 2)
    fixture.container.setValue(.text("berg"), of: "q")
    expectEqual(shown(), ["North", "Bergen", "Cold"])
  }

  @Test(
    "the card is painted once, with a line above each element but the first, from its leading margin",
    arguments: [false, true])
  func picture(isRightToLeft: Bool) throws {
    let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let card = try #require(try layout(fixture).cards.first)
    let frame = try layout(fixture).frame(of: card)
    let fields = list.commands.filter { command in
      guard case .roundedRect(let rect, _, _) = command.content else { return false }
      return rect.width == frame.width
    }
    expectEqual(fields.count, 1)
    let separator = fixture.container.configuration.theme.separator
    let lines = list.commands.compactMap { command -> Rect? in
      guard case .fill(let rect, separator) = command.content, rect.width == frame.width - 16
      else { return nil }
      return rect
    }
    expectEqual(lines.count, 2)
    expect(lines.allSatisfy { $0.x == (isRightToLeft ? 16 : 32) })
  }

  @Test("heading, elements and text are read aloud in order")
  func accessibility() throws {
    let fixture = try fixture()
    var read: [String] = []
    fixture.container.accessibilityTree().forEach { node in
      if ["Sound", "Mute", "In between", "Loud", "For all rooms."].contains(node.label) {
        read.append("\(node.role.rawValue) \(node.label)")
      }
    }
    expectEqual(
      read,
      [
        "heading Sound", "switch Mute", "text In between", "switch Loud", "text For all rooms.",
      ])
  }

  @Test("a tap on a control of a card switches it, and only that")
  func tap() throws {
    let fixture = try fixture()
    let node = try #require(fixture.container.accessibilityTree().first { $0.label == "Loud" })
    fixture.tap(node.bounds.midX, node.bounds.midY)
    expect(fixture.container.isOn("loud"))
    expect(!fixture.container.isOn("mute"))
  }

  @Test("the elements alone are enough, and rows and sections lie in each other")
  func short() throws {
    let layout = try layout(
      try fixture(#"{"section": ["One"]}, {"row": [{"section": ["Two"]}, "Beside"]}"#))
    expectEqual(layout.cards.count, 2)
    for card in layout.cards {
      let (frame, text) = (layout.frame(of: card), layout.items[card.starts[0].leaf].frame)
      expectEqual(frame.y, text.y - 12)
      expectEqual(frame.maxY, text.maxY + 12)
    }
  }

  @Test("mistakes in it have their places")
  func mistakes() throws {
    let error = #expect(throws: (any Error).self) {
      try fixture(#"{"section": {"titel": "x", "items": [{"toggle": {"id": "x"}}]}}"#)
    }
    let text = "\(try #require(error))"
    expect(text.contains(#"did you mean "title"?"#) && text.contains("$.pages[0].body[0].section"))
    expect(text.contains(#"expected the key "title""#))
  }
}
