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
    return ContainerSetting.allCases.compactMap { setting in
      switch setting {
      case .items:
        guard configuration.itemLayout != plain.itemLayout else { return nil }
        return line(of: setting, configuration.itemLayout.source)
      case .theme:
        let theme = configuration.theme
        guard theme.appearance != plain.theme.appearance || theme.contrast != plain.theme.contrast
        else { return nil }
        return line(of: setting, theme.source)
      case .contrast: return nil  // Written with the theme.
      case .toolbarHeight:
        return configuration.toolbarHeight.map { line(of: setting, .number($0)) }
      default:
        let value = setting.value(in: configuration)
        guard !settings.contains(setting), value != setting.value(in: plain) else { return nil }
        return line(of: setting, value)
      }
    }
  }

  /// The lines of the settings that are always written, so that their number does not depend on values; `isBroken`
  /// breaks each before its value, as a narrow field needs it.
  static func lines(
    of configuration: ContainerConfiguration, isBroken: Bool = false
  ) -> [String] {
    let lines =
      ["var configuration = ContainerConfiguration()"]
      + settings.map { line(of: $0, $0.value(in: configuration)) }
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

  private static func line(of setting: ContainerSetting, _ value: ControlValue) -> String {
    let text =
      switch value {
      case .number(let number): DecimalText.text(number)
      case .flag(let isOn): isOn ? "true" : "false"
      case .name(let name) where setting == .animator: typeName(ofAnimator: name) + "()"
      case .name(let name): "." + name.inCamelCase
      }
    return line(of: setting, text)
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
    case .flingSpeed, .mouseSlop, .touchSlop, .snapPoint, .wheelNotch, .bounces:
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
