import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabStoryboard

@MainActor @Suite("Colors for light and dark in a storyboard")
struct StoryboardColorsTests {
  private func configuration(
    _ colors: String, _ appearance: Theme.Appearance? = nil
  ) throws -> ContainerConfiguration {
    let text = #"{"colors": \#(colors), "pages": [{"id": "a", "title": "A"}]}"#
    let file = try StoryboardFile(
      bytes: Array(text.utf8), options: StoryboardFile.Options(appearance: appearance))
    return try file.makeContainer(size: Size(width: 300, height: 400)).configuration
  }

  @Test("each theme has its own colors, and those beside them")
  func themes() throws {
    let colors = ##"""
      {"selectedTint": "#111111", "badge": "#222222", "light": {"badge": "#333333"}, "dark": {"selectedTint": "#444444"}}
      """##
    let light = try configuration(colors).theme
    expectEqual(light.selectedTint, Color(rgb: 0x111111))
    expectEqual(light.badge, Color(rgb: 0x333333))
    let dark = try configuration(colors, .dark).theme
    expectEqual(dark.selectedTint, Color(rgb: 0x444444))
    expectEqual(dark.badge, Color(rgb: 0x222222))
    expectEqual(light.changed(to: .dark), dark)
    expectEqual(dark.text, Theme.dark.text)
  }

  @Test("a setting control that changes the theme keeps them")
  func control() throws {
    var configuration = try configuration(##"{"dark": {"tint": "#444444"}}"##)
    ContainerSetting.theme.set(.text("dark"), in: &configuration)
    expectEqual(configuration.theme.tint, Color(rgb: 0x444444))
  }

  @Test("an unknown color in one of them is a mistake with its place")
  func mistake() {
    let error = #expect(throws: StoryboardFileError.self) {
      try configuration(##"{"dark": {"tnt": "#444444"}}"##)
    }
    expectEqual(error?.diagnostics.first?.message.contains("tint"), true)
    expectEqual(error?.diagnostics.first?.path, "$.colors.dark.tnt")
  }
}
