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
  /// The toolbar's position, titles and animator, transition, paging and the main thresholds are always written. Every
  /// other ``ContainerSetting`` is written only if it differs from a new configuration. The text compiles in a file
  /// that imports SwipeTabKit.
  public static func text(of configuration: ContainerConfiguration) -> String {
    (lines(of: configuration) + changedLines(of: configuration)).joined(separator: "\n") + "\n"
  }

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

  /// The lines that are always written, so that their number is constant, in a narrow field broken before values.
  static func lines(
    of configuration: ContainerConfiguration, isBroken: Bool = false,
    fits: (String) -> Bool = { _ in true }
  ) -> [String] {
    let lines =
      ["var configuration = ContainerConfiguration()"]
      + settings.compactMap { line(of: $0, in: configuration) }
    guard isBroken else { return lines }
    return lines.flatMap { line -> [String] in
      let words = line.split(separator: " ")
      guard let mark = words.firstIndex(of: "=") else { return [line] }
      let value = "  " + words[mark...].joined(separator: " ")
      let property = words[..<mark].joined(separator: " ")
      guard !fits(property), let period = property.firstIndex(of: ".") else {
        return [property, value]
      }
      return [String(property[..<period]), "  " + property[period...], value]
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
