import SwipeTabKit
import Testing

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
    #expect(DesktopFollower.Look(configuration) == before)
  }

  @Test("all that is known is applied, but only the parts that are followed")
  func apply() {
    let settings = DesktopSettings(
      isDark: true, isHighContrast: true, textScale: 1.5, reducesMotion: true)
    var configuration = ContainerConfiguration()
    settings.apply(to: &configuration)
    #expect(configuration.theme == .highContrastDark && configuration.textScale == 1.5)
    #expect(configuration.reducesMotion)
    configuration = ContainerConfiguration()
    settings.apply(to: &configuration, [.appearance])
    #expect(configuration.theme == .dark && configuration.textScale == 1)
    settings.apply(to: &configuration, [.textScale, .motion])
    #expect(configuration.textScale == 1.5 && configuration.reducesMotion)
    settings.apply(to: &configuration, [.contrast])
    #expect(configuration.theme == .highContrastDark)
  }

  @Test("an app's own colors stay, except where high contrast is wanted")
  func ownColors() {
    var own = Theme.light
    own.selectedTint = .red
    var configuration = ContainerConfiguration()
    configuration.theme = own
    DesktopSettings(isDark: true, isHighContrast: false).apply(to: &configuration)
    #expect(configuration.theme == own)
    DesktopSettings(isDark: true, isHighContrast: true).apply(to: &configuration)
    #expect(configuration.theme == .highContrastDark)
  }

  @Test("a theme with colors for light and dark follows the desktop with them")
  func brandColors() {
    var configuration = ContainerConfiguration()
    configuration.theme.setColors([.selectedTint: .red], in: .light)
    configuration.theme.setColors([.selectedTint: .yellow], in: .dark)
    let light = configuration.theme
    DesktopSettings(isDark: true, isHighContrast: false).apply(to: &configuration)
    #expect(configuration.theme.appearance == .dark)
    #expect(configuration.theme.selectedTint == .yellow)
    DesktopSettings(isDark: false, isHighContrast: true).apply(to: &configuration)
    #expect(configuration.theme.selectedTint == Theme.highContrastLight.selectedTint)
    DesktopSettings(isDark: false, isHighContrast: false).apply(to: &configuration)
    #expect(configuration.theme == light)
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
    #expect(!follow(DesktopSettings()))
    #expect(follow(DesktopSettings(isHighContrast: true, textScale: 2)))
    #expect(configuration.theme == .highContrastLight && configuration.textScale == 2)
    #expect(!follow(DesktopSettings(isHighContrast: true, textScale: 2)))
    #expect(follow(DesktopSettings(isHighContrast: false)))
    #expect(configuration.theme == own && configuration.textScale == 1)
    configuration.textScale = 1.5
    #expect(follow(DesktopSettings(isDark: false, isHighContrast: true)))
    #expect(configuration.textScale == 1.5)
  }

  @Test("what a person changes and changes back stays as it is")
  func changedBack() {
    var configuration = ContainerConfiguration()
    var follower = DesktopFollower(.all, configuration)
    for scale in [1.5, 1] {
      configuration.textScale = scale
      #expect(follower.look(for: DesktopSettings(), in: configuration) == nil)
    }
  }

  @Test(
    "the name of a GTK theme says whether it is dark",
    arguments: [
      ("Adwaita", nil, nil), ("Adwaita:dark", true, nil), ("Yaru-dark", true, nil),
      ("HighContrast", nil, true), ("HighContrastInverse", true, true), ("", nil, nil),
    ] as [(String, Bool?, Bool?)])
  func names(name: String, isDark: Bool?, isHighContrast: Bool?) {
    #expect(
      DesktopSettings(themeName: name)
        == DesktopSettings(isDark: isDark, isHighContrast: isHighContrast))
  }
}
