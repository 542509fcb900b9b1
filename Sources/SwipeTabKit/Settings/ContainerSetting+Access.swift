/// Reading and changing settings in a configuration.
extension ContainerSetting {
  private typealias Configuration = ContainerConfiguration

  /// The values that the setting allows.
  public var kind: Kind {
    switch self {
    case .animator: .choice(Animators.all.map(\.name))
    case .transition: .choice(Self.names(PageTransition.self))
    case .toolbar: .choice(Self.names(Configuration.ToolbarPosition.self))
    case .adaptive: .choice(Self.names(Configuration.Adaptation.self))
    case .titles: .choice(Self.names(Configuration.Titles.self))
    case .items: .choice(Self.itemLayouts.map(\.key))
    case .overflow: .choice(Self.names(Configuration.Overflow.self))
    case .theme: .choice(Self.names(Theme.Appearance.self))
    case .contrast: .choice(Self.names(Theme.Contrast.self))
    case .textScale: .number(NumberScale(Configuration.textScales, step: 0.05))
    case .navigation: .choice(Self.names(Configuration.Navigation.self))
    case .paging: .choice(Self.names(Axis.self))
    case .distantSelection: .choice(Self.distantSelections.map(\.key))
    case .cyclic, .swiping, .rtl, .reduceMotion, .translucent, .bounces, .reorder, .close: .flag
    case .blur: .number(NumberScale(0...40, step: 1, unit: "pt"))
    case .toolbarHeight: .number(NumberScale(32...96, step: 1, unit: "pt"))
    case .stiffness: .number(NumberScale(20...2000, step: 10, unit: "1/s²"))
    case .dampingRatio: .number(NumberScale(0.2...2, step: 0.05))
    case .flingSpeed: .number(NumberScale(0...2000, step: 10, unit: "pt/s"))
    case .mouseSlop, .touchSlop, .mouseFlingDistance, .touchFlingDistance:
      .number(NumberScale(0...40, step: 1, unit: "pt"))
    case .snapPoint: .number(NumberScale(0.05...0.95, step: 0.05, unit: "of the way"))
    case .wheelNotch: .number(NumberScale(10...200, step: 5, unit: "pt"))
    case .rubberBand: .number(NumberScale(0.05...1, step: 0.05))
    }
  }

  /// The setting's value in a configuration.
  public func value(in configuration: ContainerConfiguration) -> ControlValue {
    switch self {
    case .animator: .name(configuration.animator.name)
    case .transition: .name(configuration.transition.rawValue)
    case .toolbar: .name(configuration.toolbarPosition.rawValue)
    case .adaptive: .name(configuration.adaptation.rawValue)
    case .titles: .name(configuration.titles.rawValue)
    case .items: .name(configuration.itemLayout.name)
    case .overflow: .name(configuration.overflow.rawValue)
    case .theme: .name(configuration.theme.appearance.rawValue)
    case .contrast: .name(configuration.theme.contrast.rawValue)
    case .navigation: .name(configuration.navigation.rawValue)
    case .paging: .name(configuration.pagingAxis.rawValue)
    case .distantSelection: .name(configuration.distantSelection.name)
    case .toolbarHeight: .number(configuration.plainToolbarHeight)
    default:
      if let path = flagPath {
        .flag(configuration[keyPath: path])
      } else {
        .number(numberPath.map { configuration[keyPath: $0] } ?? 0)
      }
    }
  }

  /// Changes the setting in a configuration; an invalid value changes nothing, and a number is
  /// limited to the range of the scale.
  ///
  /// - Returns: Whether the value is valid.
  @discardableResult
  public func set(_ value: ControlValue, in configuration: inout ContainerConfiguration) -> Bool {
    switch value {
    case .flag(let isOn):
      guard let path = flagPath else { return false }
      configuration[keyPath: path] = isOn
    case .number(let number):
      guard case .number(let scale) = kind, number.isFinite else { return false }
      set(number.clamped(to: scale.range), in: &configuration)
    case .name(let name):
      guard case .choice(let names) = kind, names.contains(name) else { return false }
      set(name, in: &configuration)
    }
    return true
  }

  private func set(_ number: Double, in configuration: inout ContainerConfiguration) {
    if self == .toolbarHeight { configuration.toolbarHeight = number }
    if let path = numberPath { configuration[keyPath: path] = number }
  }

  private func set(_ name: String, in configuration: inout ContainerConfiguration) {
    func assign<Value: RawRepresentable<String>>(
      _ path: WritableKeyPath<ContainerConfiguration, Value>
    ) {
      if let value = Value(rawValue: name) { configuration[keyPath: path] = value }
    }
    switch self {
    case .animator:
      if let animator = Animators.named(name) { configuration.animator = animator }
    case .transition: assign(\.transition)
    case .toolbar: assign(\.toolbarPosition)
    case .adaptive: assign(\.adaptation)
    case .titles: assign(\.titles)
    case .overflow: assign(\.overflow)
    case .navigation: assign(\.navigation)
    case .paging: assign(\.pagingAxis)
    case .items:
      if let layout = Self.itemLayouts.value(of: name), configuration.itemLayout.name != name {
        configuration.itemLayout = layout
      }
    case .distantSelection:
      if let way = Self.distantSelections.value(of: name) {
        configuration.distantSelection = way
      }
    case .theme:
      if let appearance = Theme.Appearance(rawValue: name),
        configuration.theme.appearance != appearance
      {
        configuration.theme = .named(appearance, contrast: configuration.theme.contrast)
      }
    case .contrast:
      if let contrast = Theme.Contrast(rawValue: name), configuration.theme.contrast != contrast {
        configuration.theme = .named(configuration.theme.appearance, contrast: contrast)
      }
    default: break
    }
  }

  private var flagPath: WritableKeyPath<ContainerConfiguration, Bool>? {
    switch self {
    case .cyclic: \.isCyclic
    case .swiping: \.swiping
    case .rtl: \.isRightToLeft
    case .reduceMotion: \.reducesMotion
    case .translucent: \.isTranslucent
    case .bounces: \.tuning.bounces
    case .reorder: \.allowsReordering
    case .close: \.allowsClosing
    default: nil
    }
  }

  private var numberPath: WritableKeyPath<ContainerConfiguration, Double>? {
    switch self {
    case .blur: \.barBlur
    case .textScale: \.textScale
    case .stiffness: \.tuning.spring.stiffness
    case .dampingRatio: \.tuning.spring.dampingRatio
    case .flingSpeed: \.tuning.flingSpeed
    case .mouseSlop: \.tuning.mouseSlop
    case .touchSlop: \.tuning.touchSlop
    case .mouseFlingDistance: \.tuning.mouseFlingDistance
    case .touchFlingDistance: \.tuning.touchFlingDistance
    case .snapPoint: \.tuning.snapPoint
    case .wheelNotch: \.tuning.wheelNotch
    case .rubberBand: \.tuning.rubberBand.give
    default: nil
    }
  }

  private static func names<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> [String] {
    type.allCases.map(\.rawValue)
  }

  /// The distant selections by name.
  package static let distantSelections:
    KeyValuePairs<String, ContainerConfiguration.DistantSelection> = [
      "direct": .direct, "scrollThrough": .scrollThrough,
    ]

  private static let itemLayouts: KeyValuePairs<String, ContainerConfiguration.ItemLayout> = [
    "fill": .fill, "centered": .centered(), "automatic": .automatic, "tabs": .tabs(),
  ]
}

extension ContainerConfiguration.ItemLayout {
  fileprivate var name: String {
    switch self {
    case .fill: "fill"
    case .centered: "centered"
    case .automatic: "automatic"
    case .tabs: "tabs"
    }
  }
}

extension ContainerConfiguration.DistantSelection {
  fileprivate var name: String { self == .direct ? "direct" : "scrollThrough" }
}

extension KeyValuePairs where Key == String {
  fileprivate func value(of name: String) -> Value? { first { $0.key == name }?.value }
}
