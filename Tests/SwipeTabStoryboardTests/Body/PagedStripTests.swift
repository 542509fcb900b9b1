import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import StoryboardTestSupport
@testable import TestSupport

/// On 400 points a card is 368 points wide, and the next one begins 384 points further on.
@Suite("Paged strips")
@MainActor struct PagedStripTests {
  private static let strip = ScrollKey(screen: "a", strip: 0)

  private func fixture(
    cards: Int = 3, adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    let list = (0..<cards).map { #"{"title": "C\#($0)"}"# }.joined(separator: ",")
    return try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [{"strip": {"paged": true, "cards": [\#(list)]}}, "Below"]},
        {"id": "b", "title": "B"}]}
      """#, adjust: adjust)
  }

  private func offset(_ fixture: SceneFixture) throws -> Double {
    let shown = try #require(fixture.container.parts.bodies.shownFrontBody)
    return fixture.container.parts.scroller.offset(
      of: Self.strip, limit: shown.limit(of: Self.strip), step: shown.step(of: Self.strip))
  }

  private func dots(_ fixture: SceneFixture) throws -> AccessibilityNode {
    try #require(fixture.container.accessibilityTree().first { $0.role == .slider })
  }

  private func card(_ fixture: SceneFixture) throws -> Point {
    let node = try #require(fixture.container.accessibilityTree().first { $0.role == .listItem })
    return Point(x: node.bounds.midX, y: node.bounds.midY)
  }

  private func key(_ name: String, _ fixture: SceneFixture) throws {
    fixture.container.handle(.key(try #require(KeyPress(named: name))))
  }

  @Test("a card's node is as high as the card at a larger text scale")
  func largeText() throws {
    let fixture = try fixture { $0.textScale = 2 }
    let node = try #require(fixture.container.accessibilityTree().first { $0.role == .listItem })
    let shown = try #require(fixture.container.parts.bodies.shownFrontBody)
    expectEqual(node.bounds.height, shown.layout.items[0].frame.height)
    expectGreater(node.bounds.height, 120)
  }

  @Test("a swipe goes on by one card, however fast it is, and at the end to the next page")
  func swipe() throws {
    let fixture = try fixture()
    let start = try card(fixture)
    fixture.drag(from: start, by: -150, over: 0.05)
    fixture.rest()
    try expectEqual(offset(fixture), 384)
    fixture.drag(from: start, by: -60, over: 0.05)
    fixture.rest()
    try expectEqual(offset(fixture), 768)
    fixture.drag(from: start, by: 60, over: 0.05)
    fixture.rest()
    try expectEqual(offset(fixture), 384)
    fixture.drag(from: start, by: -60, over: 0.05)
    fixture.rest()
    fixture.drag(from: start, by: -200, over: 0.1)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
  }

  @Test("cards are as wide as the column, and the strip reaches to the edges of the page")
  func layout() throws {
    let fixture = try fixture()
    let shown = try #require(fixture.container.parts.bodies.shownFrontBody)
    let frames = shown.layout.items.map(\.frame)
    expect(frames[0].x == 0 && frames[0].width == 400 && frames[0].height == 120)
    expect(frames[1].x == 16 && frames[1].width == 368 && frames[1].y == frames[0].maxY)
    let first = try #require(fixture.container.accessibilityTree().first { $0.label == "C0" })
    expectEqual(first.bounds.x, 16)
    expectEqual(first.bounds.width, 368)
  }

  @Test("a slow drag ends at the nearest card")
  func slow() throws {
    let fixture = try fixture()
    let start = try card(fixture)
    for (way, end) in [(-150.0, 0.0), (-240, 384)] {
      fixture.drag(from: start, by: way, over: 1, release: false)
      fixture.advance(by: 0.5)
      fixture.container.handle(.release(.mouse, at: Point(x: start.x + way, y: start.y)))
      fixture.rest()
      try expectEqual(offset(fixture), end)
    }
  }

  @Test(
    "the dots say which card shows, and arrows, Home and End turn the cards",
    arguments: [false, true])
  func keys(isRightToLeft: Bool) throws {
    let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
    let node = try dots(fixture)
    expectEqual(node.label, "C0")
    expectEqual(node.value, "1/3")
    expectEqual(node.quantity?.number, 1)
    expectEqual(node.quantity?.scale.range, 1...3)
    fixture.container.handle(.accessibility(AccessibilityRequest(.focus, of: node.id)))
    try expect(dots(fixture).isFocused)
    let (next, back) = isRightToLeft ? ("left", "right") : ("right", "left")
    for (name, value) in [
      (next, "2/3"), (next, "3/3"), (next, "3/3"), (back, "2/3"), ("home", "1/3"), ("end", "3/3"),
    ] {
      try key(name, fixture)
      fixture.rest()
      try expectEqual(dots(fixture).value, value, "\(name)")
    }
    try expectEqual(dots(fixture).label, "C2")
    expect(fixture.container.checkInvariants().isEmpty)
    expect(AccessibilityAudit.broken(of: fixture.container).isEmpty)
  }

  @Test("assistive technology sets the number of the card")
  func number() throws {
    let fixture = try fixture()
    let id = try dots(fixture).id
    fixture.container.handle(.accessibility(AccessibilityRequest(.setNumber(3), of: id)))
    fixture.rest()
    try expectEqual(offset(fixture), 768)
    fixture.container.handle(.accessibility(AccessibilityRequest(.setNumber(99), of: id)))
    fixture.rest()
    try expectEqual(offset(fixture), 768)
  }

  @Test("a tap beside the dots turns to the card at that side", arguments: [false, true])
  func tap(isRightToLeft: Bool) throws {
    let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
    let dots = try dots(fixture).bounds
    fixture.tap(dots.midX + (isRightToLeft ? -100 : 100), dots.midY)
    fixture.rest()
    try expectEqual(offset(fixture), 384)
    fixture.tap(dots.midX + (isRightToLeft ? 100 : -100), dots.midY)
    fixture.rest()
    try expectEqual(offset(fixture), 0)
  }

  @Test("a wheel turns one card for each notch, and fingers on a touchpad end at a card")
  func wheel() throws {
    let fixture = try fixture()
    let point = try card(fixture)
    fixture.container.handle(.wheel(dx: 1, dy: 0, at: point))
    fixture.rest()
    try expectEqual(offset(fixture), 384)
    fixture.container.handle(.pan(dx: 60, dy: 0, at: point))
    try expectGreater(offset(fixture), 384)
    fixture.container.handle(.panEnd)
    fixture.rest()
    try expectEqual(offset(fixture), 384)
  }

  @Test("the card stays when the width changes, also on its way")
  func resize() throws {
    let fixture = try fixture()
    let id = try dots(fixture).id
    fixture.container.handle(.accessibility(AccessibilityRequest(.setNumber(2), of: id)))
    fixture.advance(by: 0.05)
    fixture.container.handle(.resize(Size(width: 600, height: 800), scale: 1))
    fixture.rest()
    try expectEqual(dots(fixture).value, "2/3")
    try expectEqual(offset(fixture), 584)
    fixture.container.handle(.resize(Size(width: 300, height: 800), scale: 1))
    try expectEqual(dots(fixture).value, "2/3")
    try expectEqual(offset(fixture), 284)
  }

  @Test("with reduced motion it turns at once")
  func reducedMotion() throws {
    let fixture = try fixture { $0.reducesMotion = true }
    let id = try dots(fixture).id
    fixture.container.handle(.accessibility(AccessibilityRequest(.setNumber(2), of: id)))
    try expectEqual(offset(fixture), 384)
  }

  @Test("one card needs no dots, and numbers stand for more dots than fit")
  func many() throws {
    try expectEqual(
      fixture(cards: 1).container.accessibilityTree().first { $0.role == .slider }, nil)
    let fixture = try fixture(cards: 60)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let texts = list.commands.compactMap { command -> String? in
      if case .text(let text) = command.content { text.string } else { nil }
    }
    expect(texts.contains("1/60"))
  }

  @Test("cards of a paged strip have no width of their own")
  func width() {
    #expect(throws: StoryboardFileError.self) {
      try SceneFixture(
        #"""
        {"pages": [{"id": "a", "title": "A", "body": [{"strip": {"paged": true, "cardWidth": 90, "cards": ["C"]}}]}]}
        """#)
    }
  }
}
