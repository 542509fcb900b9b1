import Testing

@testable import TestSupport

@testable import SwipeTabKit
@testable import StoryboardTestSupport

@Suite("Roles of buttons")
@MainActor struct ButtonRoleTests {
  private func fixture(_ body: String, sheet: String = "") throws -> SceneFixture {
    try SceneFixture(
      #"""
      {"pages": [{"id": "a", "title": "A", "body": [\#(body)]}, {"id": "b", "title": "B"}],
        "screens": [{"id": "sheet", "title": "Sheet", "body": [\#(sheet)]}]}
      """#)
  }

  private func texts(of fixture: SceneFixture, _ text: String) -> [Color] {
    var list = DisplayList()
    fixture.container.draw(into: &list)
    return list.commands.compactMap { command in
      if case .text(let found) = command.content, found.string == text { found.color } else { nil }
    }
  }

  @Test("a destructive button has the color of warnings")
  func color() throws {
    let fixture = try fixture(
      #"{"button": {"title": "Delete", "style": "plain", "role": "destructive", "pop": true}}"#)
    let theme = fixture.container.configuration.theme
    expectEqual(texts(of: fixture, "Delete"), [theme.badge])
  }

  @Test("it is legible in every theme, filled and plain")
  func contrast() {
    for theme in [Theme.light, .dark, .highContrastLight, .highContrastDark] {
      let palette = BodyPalette(theme: theme, backdrop: nil)
      let least = theme.isHighContrast ? 7.0 : 4.5
      expectAtLeast(palette.warning.contrast(with: theme.background), least)
      expectAtLeast(palette.warning.ink(in: theme).contrast(with: palette.warning), least)
    }
  }

  @Test("Escape on a sheet, and on a page, does what the button for that does")
  func cancel() throws {
    let button = #"{"button": {"title": "No", "role": "cancel", "select": "b"}}"#
    let page = try fixture(button)
    page.container.handle(.key(KeyPress(.escape)))
    page.rest()
    expectEqual(page.container.selectedID, "b")
    let sheet = try fixture(#"{"button": {"title": "Open", "present": "sheet"}}"#, sheet: button)
    sheet.activate("Open")
    sheet.container.handle(.key(KeyPress(.escape)))
    sheet.rest()
    expectEqual(sheet.container.selectedID, "b")
    expect(sheet.container.presentedScreen == nil)
  }

  @Test("Enter in a field, and without a focus, does what the button for that does")
  func enter() throws {
    let body =
      #"{"field": {"id": "f", "title": "F"}}, {"button": {"title": "Go", "role": "default", "select": "b"}}"#
    for hasFocus in [false, true] {
      let fixture = try fixture(body)
      if hasFocus {
        let node = try #require(fixture.container.accessibilityTree().first { $0.label == "F" })
        fixture.container.handle(.accessibility(AccessibilityRequest(.focus, of: node.id)))
      }
      fixture.container.handle(.key(KeyPress(.enter)))
      fixture.rest()
      expectEqual(fixture.container.selectedID, "b")
    }
  }

  @Test("a disabled one has no key")
  func disabled() throws {
    let fixture = try fixture(
      #"{"button": {"title": "Go", "role": "default", "enabled": false, "select": "b"}}"#)
    fixture.container.handle(.key(KeyPress(.enter)))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "a")
  }
}
