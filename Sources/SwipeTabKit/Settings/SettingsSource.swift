/// Writes settings as Swift source.
public enum SettingsSource {
  /// The settings that are written whatever their values, in order.
  static let settings: [ContainerSetting] =
    [.toolbar, .titles, .animator, .transition, .paging, .cyclic, .rtl] + ContainerSetting.tuning

  /// Swift source for a configuration with the settings of `configuration`, one per line.
  ///
  /// The toolbar's position, titles and animator, transition, paging and tuning are always written, every other
  /// ``ContainerSetting`` only where it differs from a new configuration's. It compiles where SwipeTabKit is imported.
  public static func text(of configuration: ContainerConfiguration) -> String {
    (lines(of: configuration) + changedLines(of: configuration)).joined(separator: "\n") + "\n"
  }

  /// The lines of settings that are written only where they differ from those of a new configuration.
  private static func changedLines(of configuration: ContainerConfiguration) -> [String] {
    let plain = ContainerConfiguration()
    return ContainerSetting.allCases.filter { !settings.contains($0) }.compactMap { setting in
      guard let source = source(of: setting, in: configuration),
        source != self.source(of: setting, in: plain)
      else { return nil }
      return line(of: setting, source)
    }
  }

  /// The lines of the settings that are always written, so that their number does not depend on values; `isBroken`
  /// breaks each before its value, as a narrow field needs it.
  static func lines(
    of configuration: ContainerConfiguration, isBroken: Bool = false
  ) -> [String] {
    let lines =
      ["var configuration = ContainerConfiguration()"]
      + settings.compactMap { setting in
        source(of: setting, in: configuration).map { line(of: setting, $0) }
      }
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

  /// The source of the setting's value: nil if the configuration stores none, or another setting's source has it.
  private static func source(
    of setting: ContainerSetting, in configuration: ContainerConfiguration
  ) -> String? {
    switch setting {
    case .animator: typeName(ofAnimator: configuration.animator.name) + "()"
    case .items: configuration.itemLayout.source
    case .theme: configuration.theme.source
    case .contrast: nil  // Written with the theme.
    case .toolbarHeight: configuration.toolbarHeight.map(DecimalText.text)
    default:
      switch setting.value(in: configuration) {
      case .number(let number): DecimalText.text(number)
      case .flag(let isOn): isOn ? "true" : "false"
      case .name(let name): "." + name.inCamelCase
      }
    }
  }

  private static func line(of setting: ContainerSetting, _ source: String) -> String {
    "configuration.\(setting.property) = \(source)"
  }

  private static func typeName(ofAnimator name: String) -> String {
    guard let animator = Animators.named(name) else { return "NoAnimator" }
    return String(describing: type(of: animator))
  }
}

extension ContainerSetting {
  /// The property of `ContainerConfiguration` that stores the setting.
  fileprivate var property: String {
    switch self {
    case .toolbar: "toolbarPosition"
    case .paging: "pagingAxis"
    case .cyclic: "isCyclic"
    case .swiping: "swiping"
    case .rtl: "isRightToLeft"
    case .adaptive: "adaptation"
    case .items: "itemLayout"
    case .reorder: "allowsReordering"
    case .close: "allowsClosing"
    case .reduceMotion: "reducesMotion"
    case .translucent: "isTranslucent"
    case .blur: "barBlur"
    case .stiffness, .dampingRatio: "tuning.spring.\(rawValue)"
    case .rubberBand: "tuning.rubberBand.give"
    case .flingSpeed, .mouseSlop, .touchSlop, .mouseFlingDistance, .touchFlingDistance, .snapPoint,
      .wheelNotch, .bounces:
      "tuning.\(rawValue)"
    default: rawValue
    }
  }
}

extension ContainerConfiguration.ItemLayout {
  /// The layout with its lengths in points.
  fileprivate var source: String {
    switch self {
    case .fill: ".fill"
    case .automatic: ".automatic"
    case .centered(let width, let gap):
      ".centered(width: \(DecimalText.text(width)), gap: \(DecimalText.text(gap)))"
    case .tabs(let shortest): ".tabs(shortest: \(DecimalText.text(shortest)))"
    }
  }
}

extension Theme {
  /// The theme of its appearance and contrast; colors of its own have no short source.
  fileprivate var source: String {
    switch (appearance, contrast) {
    case (.light, .normal): ".light"
    case (.dark, .normal): ".dark"
    case (.light, .high): ".highContrastLight"
    case (.dark, .high): ".highContrastDark"
    }
  }
}

extension String {
  /// The name in camel case: `zoomOut` for `zoom-out`.
  fileprivate var inCamelCase: String {
    let parts = split(separator: "-")
    return parts.dropFirst().reduce(parts.first.map(String.init) ?? "") { name, part in
      name + part.prefix(1).uppercased() + part.dropFirst()
    }
  }
}
