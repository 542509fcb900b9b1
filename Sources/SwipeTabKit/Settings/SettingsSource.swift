/// Writes settings as Swift source.
public enum SettingsSource {
  /// The settings that are written whatever their values, in order.
  static let settings: [ContainerSetting] = [
    .toolbar, .titles, .animator, .transition, .paging, .cyclic, .rtl, .stiffness, .dampingRatio,
    .flingSpeed, .mouseSlop, .touchSlop, .mouseFlingDistance, .touchFlingDistance, .snapPoint,
    .wheelNotch, .rubberBand, .bounces,
  ]

  /// Swift source for a configuration with the settings of `configuration`, one per line.
  ///
  /// The toolbar's position, titles and animator, transition, paging and the main thresholds are always written, every other
  /// ``ContainerSetting`` only where it differs from a new configuration's. It compiles where SwipeTabKit is imported.
  public static func text(of configuration: ContainerConfiguration) -> String {
    (lines(of: configuration) + changedLines(of: configuration)).joined(separator: "\n") + "\n"
  }

  /// The lines of settings that are written only where they differ from those of a new configuration.
  private static func changedLines(of configuration: ContainerConfiguration) -> [String] {
    let plain = ContainerConfiguration()
    return ContainerSetting.allCases.filter { !settings.contains($0) }.flatMap { setting in
      if setting == .colors {
        return configuration.theme.ownSource.map { "configuration.theme.\($0)" }
      }
      let line = line(of: setting, in: configuration)
      return line == self.line(of: setting, in: plain) ? [] : [line].compactMap { $0 }
    }
  }

  /// The lines of the settings that are always written, so that their number does not depend on values; `isBroken`
  /// breaks each before its value, as a narrow field needs it.
  static func lines(
    of configuration: ContainerConfiguration, isBroken: Bool = false
  ) -> [String] {
    let lines =
      ["var configuration = ContainerConfiguration()"]
      + settings.compactMap { line(of: $0, in: configuration) }
    guard isBroken else { return lines }
    return lines.flatMap { line -> [String] in
      let words = line.split(separator: " ")
      guard let mark = words.firstIndex(of: "=") else { return [line] }
      return [
        words[..<mark].joined(separator: " "),
        "  " + words[mark...].joined(separator: " "),
      ]
    }
  }

  /// The line of a setting, or nil if another setting's line has its value.
  private static func line(
    of setting: ContainerSetting, in configuration: ContainerConfiguration
  ) -> String? {
    setting.row.source(configuration).map {
      "configuration.\(setting.row.property) = \($0)"
    }
  }
}
