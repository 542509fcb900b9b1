extension TabContainer {
  /// The current value of a setting.
  public func value(of setting: ContainerSetting) -> ControlValue {
    parts.settings.value(of: setting)
  }

  /// Changes a setting while the container runs, and records the change in `changedSettings`.
  ///
  /// Theme, contrast, text scale, reading direction and reduced motion apply to all containers with common bars.
  ///
  /// - Returns: Whether `value` is valid for the setting. An invalid one changes nothing.
  @discardableResult
  public func setValue(_ value: ControlValue, of setting: ContainerSetting) -> Bool {
    transaction { parts.settings.set(setting, to: value) }
  }

  /// Changes a setting by steps.
  ///
  /// A choice goes to the next option, wrapping around. A flag goes to its other state. A number changes by steps of
  /// its scale.
  public func step(_ setting: ContainerSetting, by steps: Int) {
    transaction { parts.settings.step(setting, by: steps) }
  }

  /// Changes several settings in one step, here and in hosted containers, and records them in `changedSettings`.
  ///
  /// If `isBorrowed` is true they are not recorded. Use this for settings of the desktop, which the next run requests
  /// again.
  public func changeSettings(
    isBorrowed: Bool = false, _ change: (inout ContainerConfiguration) -> Void
  ) { transaction { parts.settings.change(isBorrowed: isBorrowed, change) } }

  /// The value of a control, by its identifier: `.flag` of a toggle, `.number` of a slider, `.text` of a choice or a text
  /// field.
  ///
  /// Before it was first changed, it is the initial value that a storyboard gives the control. It is nil without one,
  /// because the container has no initial values for bodies that a program makes.
  public func value(of control: ControlID) -> ControlValue? {
    parts.standing.memory.value(of: control)
  }

  /// Changes the value of a control, by its identifier.
  ///
  /// An equal value changes nothing.
  public func setValue(_ value: ControlValue, of control: ControlID) {
    transaction { parts.values.setValue(value, of: control) }
  }

  /// Whether a toggle is on: whether `value(of:)` is `.flag(true)`.
  public func isOn(_ toggle: ControlID) -> Bool { parts.standing.memory.isOn(toggle) }

  /// Switches a toggle to its other state.
  public func toggle(_ toggle: ControlID) { transaction { parts.values.toggle(toggle) } }

  /// Sets the initial values of controls; one that has changed since the last call shows again.
  package func setControlDefaults(_ defaults: ControlDefaults) {
    parts.standing.setControlDefaults(defaults)
  }
}
