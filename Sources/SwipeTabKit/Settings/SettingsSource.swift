/// Writes settings as Swift source.
public enum SettingsSource {
  /// The settings to write, in order.
  static let settings: [ContainerSetting] =
    [.toolbar, .titles, .animator, .transition, .paging, .cyclic, .rtl] + ContainerSetting.tuning

  /// Swift source for a configuration with the appearance and motion settings of `configuration`,
  /// one per line.
  ///
  /// It compiles where SwipeTabKit is imported.
  public static func text(of configuration: ContainerConfiguration) -> String {
    lines(of: configuration).joined(separator: "\n") + "\n"
  }

  /// The lines of the source; `isBroken` breaks each before its value, as a narrow field needs it.
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
    return "configuration.\(setting.property) = \(text)"
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
    case .stiffness, .dampingRatio: "tuning.spring.\(rawValue)"
    case .rubberBand: "tuning.rubberBand.give"
    case .flingSpeed, .mouseSlop, .touchSlop, .snapPoint, .wheelNotch, .bounces:
      "tuning.\(rawValue)"
    default: rawValue
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
