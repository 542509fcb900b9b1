import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

@Suite("Body painter")
@MainActor struct BodyPainterTests {
  private static func list(rows: Int) -> String {
    let rows = (0..<rows).map { #""Row \#($0)""# }.joined(separator: ",")
    return #"{ "pages": [{"id": "a", "title": "A", "body": [{"list": [\#(rows)]}]}, \#(other)] }"#
  }
  private static let other = #"{"id": "b", "title": "B", "body": ["Text of B"]}"#

  /// The texts that are painted, with the left edges of their frames.
  private func texts(_ container: TabContainer) -> [(text: String, x: Double, y: Double)] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap { command in
      guard case .text(let text) = command.content else { return nil }
      return (text.string, text.frame.x, text.frame.y)
    }
  }

  @Test("only rows in view are painted, as many of 100,000 as of 100, wherever they are scrolled")
  func visibleRows() throws {
    let few = try SceneFixture(Self.list(rows: 100))
    let many = try SceneFixture(Self.list(rows: 100_000))
    expectEqual(texts(few.container).count, texts(many.container).count)
    many.container.handle(.key(KeyPress(.end)))
    let rows = texts(many.container).map(\.text).filter { $0.hasPrefix("Row") }
    expectEqual(rows.last, "Row 99999")
    expect((14...18).contains(rows.count))
  }

  @Test("a scrolled body moves up under the navigation bar")
  func scrolled() throws {
    let fixture = try SceneFixture(Self.list(rows: 50))
    fixture.container.handle(.wheel(dx: 0, dy: -0.5, at: Point(x: 200, y: 400)))
    let row = try #require(texts(fixture.container).first { $0.text == "Row 0" })
    expectEqual(row.y, 44 + 16 - 20)
  }

  @Test("from right to left texts begin at the right, and switches stand at the left")
  func mirrored() throws {
    let fixture = try SceneFixture(
      """
      { "pages": [{"id": "a", "title": "A", "body": [
        {"toggle": {"id": "t", "title": "Switch", "on": true}}]}], "rtl": true }
      """)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let title = list.commands.compactMap { command -> DrawCommand.Text? in
      guard case .text(let text) = command.content, text.string == "Switch" else { return nil }
      return text
    }
    expectEqual(title.first?.alignment, .right)
    expectEqual(title.first?.frame.maxX, 400 - 32)
    let tracks = list.commands.compactMap { command -> Rect? in
      guard case .roundedRect(let rect, 15.5, _) = command.content else { return nil }
      return rect
    }
    expectEqual(tracks, [Rect(x: 32, y: 70.5, width: 51, height: 31)])
  }

  @Test(
    "code is monospaced and begins at the left, whatever the reading direction",
    arguments: [true, false])
  func code(isRightToLeft: Bool) throws {
    let fixture = try SceneFixture(
      """
      { "pages": [{"id": "a", "title": "A", "body": [
        {"label": {"text": "let x = 1", "style": "code"}}, {"code": "settings"}]}],
        "rtl": \(isRightToLeft) }
      """)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let lines = list.commands.compactMap { command -> DrawCommand.Text? in
      guard case .text(let text) = command.content else { return nil }
      return text.style.isMonospaced ? text : nil
    }
    expectEqual(lines.first?.string, "let x = 1")
    expectGreater(lines.count, 5)
    expect(lines.allSatisfy { $0.alignment == .left })
  }

  @Test("a text field with the focus has one ring, around its box")
  func fieldRing() throws {
    let fixture = try SceneFixture(
      #"{"pages": [{"id": "a", "title": "A", "body": [{"field": {"id": "f", "title": "F"}}]}]}"#)
    let entry = try #require(fixture.container.accessibilityTree().first { $0.role == .entry })
    expect(fixture.container.focus(entry))
    fixture.container.handle(.text("x"))
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let rings = list.commands.compactMap { command -> Rect? in
      guard case .ring(let rect, _, 2, _) = command.content else { return nil }
      return rect
    }
    expectEqual(rings.count, 1)
    expect(rings.allSatisfy { entry.bounds.union($0) == entry.bounds })
  }

  @Test("a picture can have another image in dark themes")
  func darkPicture() throws {
    let fixture = try SceneFixture(
      #"{"pages": [{"id": "a", "title": "A", "body": [{"image": {"name": "day", "dark": "night"}}, {"image": "both"}]}]}"#
    )
    func names() -> [String] {
      var list = DisplayList()
      fixture.container.draw(into: &list)
      return list.commands.compactMap {
        if case .icon(let icon) = $0.content { icon.name } else { nil }
      }
    }
    expectEqual(names(), ["day", "both"])
    fixture.container.configuration.theme = .dark
    expectEqual(names(), ["night", "both"])
  }

  @Test("a picture lies on its background, and a template leaves a margin on it")
  func background() throws {
    let fixture = try SceneFixture(
      """
      { "pages": [{"id": "a", "title": "A", "body": [
        {"image": {"name": "i", "width": 60, "corners": 9, "background": "#123456"}},
        {"list": [{"title": "Row", "picture": {"name": "j", "template": true, "background": "navy"}}]}
        ]}] }
      """)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    func icon(_ name: String) -> DrawCommand.Icon? {
      list.commands.lazy.compactMap { command in
        guard case .icon(let icon) = command.content, icon.name == name else { return nil }
        return icon
      }.first
    }
    let fills = list.commands.compactMap { command -> Rect? in
      guard case .roundedRect(let rect, 9, Color(rgb: 0x123456)) = command.content else {
        return nil
      }
      return rect
    }
    let picture = try #require(icon("i"))
    expectEqual(fills, [picture.frame])
    expectEqual(picture.tint, nil)
    expectEqual(picture.cornerRadius, 9)
    let template = try #require(icon("j"))
    expectEqual(template.tint, .white)
    expect(near(template.frame.width, 56 * 2 / 3, within: 1e-9))
  }

  @Test("a picture has its own colors, or one that it is given, or one that reads well")
  func tints() throws {
    let fixture = try SceneFixture(
      """
      { "pages": [{"id": "a", "title": "A", "background": "navy", "body": [
        {"image": "i"}, {"image": {"name": "i", "color": "red"}},
        {"image": {"name": "i", "template": true}}]}] }
      """)
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let tints = list.commands.compactMap { command -> Color?? in
      guard case .icon(let icon) = command.content, icon.name == "i" else { return nil }
      return icon.tint
    }
    expectEqual(tints, [nil, .red, .white])
  }

  @Test("large fills are deep in the dark, with white texts, and stand out from page and rows")
  func fills() {
    // On a page of a color that hides it, a button is white rather than of another blue.
    let onBlue = BodyPalette(theme: .dark, backdrop: Color(rgb: 0x2A4A80)).button
    expect(onBlue == Theme.dark.fill || onBlue == .white, "\(onBlue)")
    for ground in [Theme.dark.background, Theme.dark.cell] {
      let fill = Theme.dark.fill
      expectLess(fill.luminance, Theme.dark.selectedTint.luminance / 2)
      expectAtLeast(fill.contrast(with: ground), 3)
      expectEqual(fill.ink(in: .dark), .white)
    }
    expectEqual(Theme.light.fill, Theme.light.selectedTint)
    // A gray has no hue to go deeper into.
    var gray = Theme.dark
    gray.selectedTint = .white
    expectEqual(gray.fill, .white)
  }

  @Test("on any backdrop texts and buttons keep a contrast that can be read")
  func contrast() {
    var random = SeededGenerator(seed: 7)
    for theme in [Theme.light, .dark] {
      for _ in 0..<500 {
        let backdrop = Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
        let palette = BodyPalette(theme: theme, backdrop: backdrop)
        expectAtLeast(palette.text.contrast(with: backdrop), 4)
        expectAtLeast(palette.secondaryText.contrast(with: backdrop), 3)
        expectAtLeast(palette.button.contrast(with: backdrop), 3)
        expectAtLeast(palette.plainButton.contrast(with: backdrop), 4)
        expectAtLeast(palette.buttonText.contrast(with: palette.button), 4)
      }
      expectAtLeast(theme.text.contrast(with: BodyPalette(theme: theme, backdrop: nil).cell), 4.5)
    }
  }
}
