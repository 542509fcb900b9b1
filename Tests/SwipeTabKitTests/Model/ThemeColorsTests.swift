import Testing

@testable import TestSupport

@testable import SwipeTabKit

@MainActor @Suite("Colors of a theme's own")
struct ThemeColorsTests {
  private let red = Color(rgb: 0xAA0000)
  private let pink = Color(rgb: 0xFFAAAA)

  private var branded: Theme {
    var theme = Theme.light
    theme.setColors([.selectedTint: red], in: .light)
    theme.setColors([.selectedTint: pink, .badge: red], in: .dark)
    return theme
  }

  @Test("the colors of an appearance show in it, and come back with it")
  func appearances() {
    expectEqual(branded.selectedTint, red)
    expectEqual(branded.badge, Theme.light.badge)
    let dark = branded.changed(to: .dark)
    expectEqual(dark.selectedTint, pink)
    expectEqual(dark.badge, red)
    expectEqual(dark.text, Theme.dark.text)
    expectEqual(dark.changed(to: .light), branded)
    expectEqual(
      dark.changed(to: .dark, contrast: .high).selectedTint, Theme.highContrastDark.selectedTint)
    expectEqual(dark.changed(to: .dark, contrast: .high).changed(to: .light), branded)
  }

  @Test("the options theme and colors keep them")
  func options() throws {
    var configuration = ContainerConfiguration()
    configuration.theme = branded
    let colors = ContainerSetting.colors.stored(in: configuration)
    ContainerSetting.theme.set(.text("dark"), in: &configuration)
    expectEqual(configuration.theme, branded.changed(to: .dark))
    expectEqual(ContainerSetting.colors.stored(in: configuration), colors)
    var other = ContainerConfiguration()
    ContainerSetting.colors.set(colors, in: &other)
    expectEqual(other.theme, branded)
    expectEqual(
      colors.text, "light.selectedTint=#AA0000FF dark.selectedTint=#FFAAAAFF dark.badge=#AA0000FF")
  }

  @Test("Swift source of the options has them")
  func source() {
    var configuration = ContainerConfiguration()
    configuration.theme = branded
    configuration.theme.tint = red
    let lines = SettingsSource.text(of: configuration).split(separator: "\n")
    expect(
      lines.contains(
        "configuration.theme.setColors([.selectedTint: Color(red: 170, green: 0, blue: 0, alpha: 255)], in: .light)"
      ))
    expect(
      lines.contains("configuration.theme.tint = Color(red: 170, green: 0, blue: 0, alpha: 255)"))
  }
}
