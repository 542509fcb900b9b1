import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

@Suite("Search fields, and fields with a mistake")
@MainActor struct FieldSignsTests {
  private func fixture(_ field: String, isRightToLeft: Bool = false) throws -> SceneFixture {
    try SceneFixture(
      #"{"pages": [{"id": "a", "title": "A", "body": [{"field": {"id": "f", "title": "F", \#(field)}}]}]}"#
    ) { $0.isRightToLeft = isRightToLeft }
  }

  private func layout(_ fixture: SceneFixture) throws -> (
    ScreenBody.Field.Layout, frame: Rect, isRightToLeft: Bool
  ) {
    let shown = try #require(fixture.container.parts.bodies.shownFrontBody)
    let item = shown.layout.items[0]
    let layout = try #require(item.laid.layout(as: ScreenBody.Field.Layout.self))
    return (layout, shown.placed(item.frame, offset: 0), shown.context.isRightToLeft)
  }

  private func cross(_ fixture: SceneFixture) throws -> Rect {
    let (layout, frame, isRightToLeft) = try layout(fixture)
    return frame.placing(try #require(layout.cross), isRightToLeft: isRightToLeft)
  }

  private func texts(_ fixture: SceneFixture) -> [String] {
    var list = DisplayList()
    fixture.container.draw(into: &list)
    return list.commands.compactMap { command in
      switch command.content {
      case .text(let text): text.string
      case .icon(let icon): icon.name
      default: nil
      }
    }
  }

  @Test(
    "a tap on the cross of a search field empties it and leaves the focus there",
    arguments: [false, true])
  func cross(isRightToLeft: Bool) throws {
    let fixture = try fixture(
      #""value": "maps", "search": true, "compact": true"#, isRightToLeft: isRightToLeft)
    expect(texts(fixture).contains("magnifier"))
    expect(texts(fixture).contains("xmark"))
    let cross = try cross(fixture)
    expectEqual(isRightToLeft, cross.midX < 200)
    fixture.tap(cross.midX, cross.midY)
    expectEqual(fixture.container.value(of: "f"), .text(""))
    expect(!texts(fixture).contains("xmark"))
    fixture.container.handle(.text("x"))
    expectEqual(fixture.container.value(of: "f"), .text("x"))
  }

  @Test("while it is empty, the place of the cross is a part of the field")
  func empty() throws {
    let fixture = try fixture(#""search": true"#)
    let cross = try cross(fixture)
    fixture.tap(cross.midX, cross.midY)
    fixture.container.handle(.text("x"))
    expectEqual(fixture.container.value(of: "f"), .text("x"))
  }

  @Test("Escape empties a search field, and then does what it does elsewhere")
  func escape() throws {
    let fixture = try fixture(#""value": "maps", "search": true"#)
    let node = try #require(fixture.container.accessibilityTree().first { $0.label == "F" })
    fixture.container.handle(.accessibility(AccessibilityRequest(.focus, of: node.id)))
    fixture.container.handle(.key(KeyPress(.escape)))
    expectEqual(fixture.container.value(of: "f"), .text(""))
    fixture.container.handle(.key(KeyPress(.escape)))
    expectEqual(fixture.container.parts.focusedBodyPart, nil)
  }

  @Test("the title of a row stands small above the text, or in its place while there is none")
  func row() throws {
    func title(_ fixture: SceneFixture) throws -> DrawCommand.Text {
      var list = DisplayList()
      fixture.container.draw(into: &list)
      let found = list.commands.lazy.compactMap { command -> DrawCommand.Text? in
        if case .text(let text) = command.content, text.string == "F" { text } else { nil }
      }.first
      return try #require(found)
    }
    let empty = try fixture(#""value": """#)
    let (filled, hinted) = (
      try fixture(#""value": "maps""#), try fixture(#""placeholder": "Maps""#)
    )
    let frame = try layout(empty).frame
    try expectEqual(title(empty).style.size, 16)
    try expectEqual(title(empty).frame.midY, frame.midY)
    for fixture in [filled, hinted] {
      try expectEqual(title(fixture).style.size, 13)
      try expectLess(title(fixture).frame.maxY, frame.midY)
      try expectEqual(layout(fixture).frame, frame)
    }
    empty.tap(frame.midX, frame.midY)
    try expectEqual(title(empty).style.size, 13)
  }

  @Test("what is wrong stands below the box, makes room, and is read aloud")
  func mistake() throws {
    let right = try fixture(#""placeholder": "10 digits""#)
    let wrong = try fixture(#""placeholder": "10 digits", "error": "Ten digits are needed""#)
    try expectGreater(layout(wrong).frame.height, layout(right).frame.height)
    expect(texts(wrong).contains("Ten digits are needed"))
    func hint(_ fixture: SceneFixture) -> String? {
      fixture.container.accessibilityTree().first { $0.label == "F" }?.hint
    }
    expectEqual(hint(right), "10 digits")
    expectEqual(hint(wrong), "Ten digits are needed")
  }

  @Test("an empty box shows its placeholder, or else its title")
  func prompt() throws {
    expect(texts(try fixture(#""compact": true, "search": true"#)).contains("F"))
    expect(!texts(try fixture(#""compact": true, "value": "x""#)).contains("F"))
    let hinted = texts(try fixture(#""compact": true, "placeholder": "Maps""#))
    expect(hinted.contains("Maps"))
    expect(!hinted.contains("F"))
  }

  @Test("a blank mistake is none")
  func blank() {
    var field = ScreenBody.Field("f", title: "F")
    field.error = " "
    expectEqual(field.error, nil)
  }

  @Test("the color of a mistake is legible on fields")
  func contrast() {
    for theme in [Theme.light, .dark, .highContrastLight, .highContrastDark] {
      expectAtLeast(theme.badge.contrast(with: theme.cell), theme.isHighContrast ? 7 : 4.5)
    }
  }
}
