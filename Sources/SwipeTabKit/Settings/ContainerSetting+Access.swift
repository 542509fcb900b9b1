extension ContainerSetting {
  /// The values that a control for the setting offers.
  ///
  /// ``range`` may have more numbers.
  public var kind: Kind { row.kind }

  /// The numbers that the setting allows, the same in Swift, storyboards, replays and saved states, or nil if it has none.
  public var range: ClosedRange<Double>? { row.range }

  package static let shownByControls = allCases.filter { $0.kind != .text }

  /// The setting's value in a configuration, as a control shows it.
  public func value(in configuration: ContainerConfiguration) -> ControlValue {
    row.shown(configuration)
  }

  /// The value from which `set(_:in:)` makes the setting again, as saved states hold it.
  ///
  /// It differs from `value(in:)` where a control shows less: an item layout has its lengths, and a toolbar's height
  /// that the container chooses is `automatic`.
  package func stored(in configuration: ContainerConfiguration) -> ControlValue {
    row.stored(configuration)
  }

  /// Changes the setting in a configuration.
  ///
  /// An invalid value changes nothing, and a number is limited to ``range``.
  ///
  /// - Returns: Whether the value is valid.
  @discardableResult
  public func set(_ value: ControlValue, in configuration: inout ContainerConfiguration) -> Bool {
    row.set(value, &configuration)
  }

  /// Whether the setting can have a value in a configuration, which may add an app's animators and transitions.
  package func allows(
    _ value: ControlValue, in configuration: ContainerConfiguration = ContainerConfiguration()
  ) -> Bool {
    var scratch = configuration
    return set(value, in: &scratch)
  }
}
