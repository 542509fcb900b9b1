import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Desktop settings")
struct DesktopSettingsTests {
  @Test("what is not known changes nothing")
  func nothing() {
    var configuration = ContainerConfiguration()
    (configuration.theme, configuration.textScale) = (.dark, 1.25)
    configuration.reducesMotion = true
    let before = DesktopFollower.Look(configuration)
    DesktopSettings().apply(to: &configuration)
    expectEqual(DesktopFollower.Look(configuration), before)
  }

  @Test("all that is known is applied, but only the parts that are followed")
  func apply() {
    let settings = DesktopSettings(
      isDark: true, isHighContrast: true, textScale: 1.5, reducesMotion: true)
    var configuration = ContainerConfiguration()
    settings.apply(to: &configuration)
    expectEqual(configuration.theme, .highContrastDark)
    expectEqual(configuration.textScale, 1.5)
    expect(configuration.reducesMotion)
    configuration = ContainerConfiguration()
    settings.apply(to: &configuration, [.appearance])
    expectEqual(configuration.theme, .dark)
    expectEqual(configuration.textScale, 1)
    settings.apply(to: &configuration, [.textScale, .motion])
    expectEqual(configuration.textScale, 1.5)
    expect(configuration.reducesMotion)
    settings.apply(to: &configuration, [.contrast])
    expectEqual(configuration.theme, .highContrastDark)
  }

  @Test("an app's own colors stay, except where high contrast is wanted")
  func ownColors() {
    var own = Theme.light
    own.selectedTint = .red
    var configuration = ContainerConfiguration()
    configuration.theme = own
    DesktopSettings(isDark: true, isHighContrast: false).apply(to: &configuration)
    expectEqual(configuration.theme, own)
    DesktopSettings(isDark: true, isHighContrast: true).apply(to: &configuration)
    expectEqual(configuration.theme, .highContrastDark)
  }

  @Test("a theme with colors for light and dark follows the desktop with them")
  func brandColors() {
    var configuration = ContainerConfiguration()
    configuration.theme.setColors([.selectedTint: .red], in: .light)
    configuration.theme.setColors([.selectedTint: .yellow], in: .dark)
    let light = configuration.theme
    DesktopSettings(isDark: true, isHighContrast: false).apply(to: &configuration)
    expectEqual(configuration.theme.appearance, .dark)
    expectEqual(configuration.theme.selectedTint, .yellow)
    DesktopSettings(isDark: false, isHighContrast: true).apply(to: &configuration)
    expectEqual(configuration.theme.selectedTint, Theme.highContrastLight.selectedTint)
    DesktopSettings(isDark: false, isHighContrast: false).apply(to: &configuration)
    expectEqual(configuration.theme, light)
  }

  @Test("what the desktop no longer says returns to what the app has set")
  func follower() throws {
    var configuration = ContainerConfiguration()
    configuration.theme.selectedTint = .red
    let own = configuration.theme
    var follower = DesktopFollower(.all, configuration)
    func follow(_ settings: DesktopSettings) -> Bool {
      guard let look = follower.look(for: settings, in: configuration) else { return false }
      look.apply(to: &configuration)
      follower.noteApplied(configuration)
      return true
    }
    expect(!follow(DesktopSettings()))
    expect(follow(DesktopSettings(isHighContrast: true, textScale: 2)))
    expectEqual(configuration.theme, .highContrastLight)
    expectEqual(configuration.textScale, 2)
    expect(!follow(DesktopSettings(isHighContrast: true, textScale: 2)))
    expect(follow(DesktopSettings(isHighContrast: false)))
    expectEqual(configuration.theme, own)
    expectEqual(configuration.textScale, 1)
    configuration.textScale = 1.5
    expect(follow(DesktopSettings(isDark: false, isHighContrast: true)))
    expectEqual(configuration.textScale, 1.5)
  }

  @Test("what a person changes and changes back stays as it is")
  func changedBack() {
    var configuration = ContainerConfiguration()
    var follower = DesktopFollower(.all, configuration)
    for scale in [1.5, 1] {
      configuration.textScale = scale
      expectEqual(follower.look(for: DesktopSettings(), in: configuration), nil)
    }
  }

  @Test(
    "the name of a GTK theme says whether it is dark",
    arguments: [
      ("Adwaita", nil, nil), ("Adwaita:dark", true, nil), ("Yaru-dark", true, nil),
      ("HighContrast", nil, true), ("HighContrastInverse", true, true), ("", nil, nil),
    ] as [(String, Bool?, Bool?)])
  func names(name: String, isDark: Bool?, isHighContrast: Bool?) {
    expectEqual(
      DesktopSettings(themeName: name),
      DesktopSettings(isDark: isDark, isHighContrast: isHighContrast))
  }
}
