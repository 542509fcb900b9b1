import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import StoryboardTestSupport

/// On 400 points the column begins at 16 and is 368 points wide; texts of the fixture have a fixed width.
@Suite("Ends of rows, lines and wide pictures")
@MainActor struct RowEndTests {
  private func fixture(_ body: String, isRightToLeft: Bool = false) throws -> SceneFixture {
    try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [\#(body)]}],
        "screens": [{"id": "b", "title": "B", "body": ["B"]}]}
      """#
    ) { $0.isRightToLeft = isRightToLeft }
  }

  private func commands(_ fixture: SceneFixture) -> [DrawCommand] {
    var list = DisplayList()
    fixture.container.draw(into: &list)
    return list.commands
  }

  /// The frame of a text in the picture.
  private func text(_ text: String, _ fixture: SceneFixture) throws -> Rect {
    let frames = commands(fixture).compactMap { command -> Rect? in
      guard case .text(let placed) = command.content, placed.string == text else { return nil }
      return placed.frame
    }
    return try #require(frames.first)
  }

  private func chevrons(_ fixture: SceneFixture) -> Int {
    commands(fixture).count { command in
      guard case .icon(let icon) = command.content else { return false }
      return icon.name == "chevron-right"
    }
  }

  @Test(
    "a value and a badge stand at the end of a row, before its chevron", arguments: [false, true])
  func ends(isRightToLeft: Bool) throws {
    let fixture = try fixture(
      #"{"list": [{"title": "Mail", "value": "Work", "badge": "12", "push": "b"}]}"#,
      isRightToLeft: isRightToLeft)
    let (title, value) = (try text("Mail", fixture), try text("Work", fixture))
    let badge = try text("12", fixture)
    if isRightToLeft {
      expectGreater(badge.x, 32)
      expectAtMost(badge.maxX, value.x)
      expectAtMost(value.maxX, title.x)
    } else {
      expectAtMost(title.maxX, value.x)
      expectAtMost(value.maxX, badge.x)
      expectLess(badge.maxX, 368)
    }
    let node = fixture.container.accessibilityTree().first { $0.label == "Mail" }
    expectEqual(node?.value, "Work, 12")
  }

  @Test("a chevron is where a row pushes, unless it says otherwise")
  func chevron() throws {
    expectEqual(chevrons(try fixture(#"{"list": [{"title": "A"}]}"#)), 0)
    expectEqual(chevrons(try fixture(#"{"list": [{"title": "A", "push": "b"}]}"#)), 1)
    expectEqual(chevrons(try fixture(#"{"list": [{"title": "A", "chevron": true}]}"#)), 1)
    expectEqual(
      chevrons(try fixture(#"{"list": [{"title": "A", "chevron": false, "push": "b"}]}"#)), 0)
  }

  @Test("texts that are longer than a row leave room for each other")
  func narrow() throws {
    let long = String(repeating: "long ", count: 40)
    let fixture = try fixture(
      #"{"list": [{"title": "\#(long)", "value": "\#(long)", "badge": "\#(long)"}]}"#)
    expect(fixture.container.checkInvariants().isEmpty)
    for command in commands(fixture) {
      guard case .text(let placed) = command.content else { continue }
      expectAtLeast(placed.frame.width, 0)
    }
  }

  @Test("a divider is a line across the column, or from its inset on")
  func divider() throws {
    func frames(_ body: String) throws -> [Rect] {
      let fixture = try fixture(body)
      return commands(fixture).compactMap { command in
        guard case .fill(let rect, _) = command.content, rect.height <= 1, rect.y > 50 else {
          return nil
        }
        return rect
      }
    }
    let line = try #require(try frames(#""A", {"divider": {}}, "B""#).first)
    expectEqual(line.x, 16)
    expectEqual(line.width, 368)
    expectEqual(line.height, 1)
    let inset = try #require(try frames(#""A", {"divider": 40}, "B""#).first)
    expectEqual(inset.x, 56)
    expectEqual(inset.maxX, 384)
  }

  @Test("a picture covers a page, over its color, and gives way to it with high contrast")
  func background() throws {
    let fixture = try SceneFixture(
      ##"""
      {"pages": [{"id": "a", "title": "A", "background": {"image": "app", "color": "#101010"}, "body": ["Text"]}]}
      """##)
    func pictures() -> [Rect] {
      commands(fixture).compactMap { command in
        guard case .icon(let icon) = command.content, icon.name == "app" else { return nil }
        return icon.frame
      }
    }
    let shown = try #require(pictures().first)
    expectEqual(shown.width, 400)
    expectAtLeast(shown.height, 700)
    expectEqual(fixture.container.pages.page(at: 0).body?.backdrop, Color(rgb: 0x101010))
    fixture.container.configuration.theme = .highContrastLight
    expect(pictures().isEmpty)
    #expect(throws: StoryboardFileError.self) {
      try SceneFixture(
        ##"{"pages": [{"id": "a", "title": "A", "background": {"image": "app", "from": "red"}}]}"##)
    }
  }

  @Test("a picture from edge to edge has no margins, and others keep theirs")
  func edges() throws {
    let fixture = try fixture(#"{"image": {"name": "app", "edgeToEdge": true}}, {"image": "app"}"#)
    let shown = try #require(fixture.container.parts.bodies.shownFrontBody)
    let frames = shown.layout.items.map { shown.placed($0.frame, offset: 0) }
    expect(frames[0].x == 0 && frames[0].width == 400 && frames[0].height == 200)
    expect(frames[1].width == 96 && frames[1].midX == 200)
    #expect(throws: StoryboardFileError.self) {
      try self.fixture(#"{"image": {"name": "app", "edgeToEdge": true, "width": 20}}"#)
    }
    #expect(throws: StoryboardFileError.self) {
      try self.fixture(
        #"{"list": [{"title": "A", "picture": {"name": "app", "edgeToEdge": true}}]}"#)
    }
  }

  @Test("a picture of a flexible height takes what is left, on the page and in a column")
  func flexible() throws {
    let picture = #"{"image": {"name": "app", "edgeToEdge": true, "height": "flexible"}}"#
    let shown = try #require(
      try fixture(picture + #", "Below""#).container.parts.bodies.shownFrontBody)
    expectGreater(shown.layout.items[0].frame.height, 300)
    expectEqual(shown.layout.height, shown.context.safeFrame.height)
    let row =
      #"{"row": [{"column": [{"image": {"name": "app", "height": "flexible"}}]}, {"column": [{"spacer": 250}]}]}"#
    let beside = try #require(try fixture(row).container.parts.bodies.shownFrontBody)
    expectEqual(beside.layout.items[0].frame.height, 250)
    for wrong in [
      #"{"image": {"name": "app", "height": "flexible", "hotSpots": []}}"#,
      #"{"list": [{"title": "A", "picture": {"name": "app", "height": "flexible"}}]}"#,
    ] {
      #expect(throws: StoryboardFileError.self) { try self.fixture(wrong) }
    }
  }
}
