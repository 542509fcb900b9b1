import SwipeTabKit

nonisolated extension DesktopSettings {
  /// The settings in the environment variable `GTK_THEME`, such as `Adwaita:dark` or `HighContrast`.
  package static var ofEnvironment: DesktopSettings {
    Environment.text("GTK_THEME").map { DesktopSettings(themeName: $0) }
      ?? DesktopSettings()
  }

  init(themeName name: String) {
    let plain = name.lowercased()
    let isHighContrast = plain.hasPrefix("highcontrast") || plain.hasPrefix("hicontrast")
    let isDark =
      [":dark", "-dark", "inverse"].contains { plain.hasSuffix($0) }
      || plain.contains("-dark-")
    self.init(isDark: isDark ? true : nil, isHighContrast: isHighContrast ? true : nil)
  }
}
