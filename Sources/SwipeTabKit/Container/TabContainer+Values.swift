extension TabContainer {
  /// What a setting is now.
  public func value(of setting: ContainerSetting) -> ControlValue {
    parts.settings.value(of: setting)
  }

  /// Changes a setting while the container runs, and notes that in `changedSettings`.
  ///
  /// Theme, reading direction and reduced motion hold for all containers on screen together.
  ///
  /// - Returns: Whether `value` is one that the setting may be; else nothing changes.
  @discardableResult
  public func set(_ setting: ContainerSetting, to value: ControlValue) -> Bool {
    transaction { parts.settings.set(setting, to: value) }
  }

  /// Goes on by so many steps in a setting: to the next name of a choice, round the ends, to the other state of a flag,
  /// or by steps of a scale.
  public func step(_ setting: ContainerSetting, by steps: Int) {
    transaction { parts.settings.step(setting, by: steps) }
  }

  /// Changes several settings in one step, here and in the containers on pushed screens, and notes them in
  /// `changedSettings`.
  package func changeSettings(_ change: (inout ContainerConfiguration) -> Void) {
    transaction { parts.settings.change(change) }
  }

  /// What the slider or choice of a name holds; nil if nobody has moved it.
  public func value(of control: PageID) -> ControlValue? { parts.standing.memory.values[control] }

  /// Changes what the slider or choice of a name holds; setting what it holds already changes nothing.
  public func setValue(_ value: ControlValue, of control: PageID) {
    transaction { parts.values.setValue(value, of: control) }
  }

  /// Whether a toggle is on; `initially` is what it is before anyone has switched it.
  ///
  /// Without that it is what the storyboard says, else off.
  public func isOn(_ toggle: PageID, initially: Bool? = nil) -> Bool {
    parts.standing.memory.isOn(toggle, initially: initially)
  }

  /// Switches a toggle on or off; setting what it is already changes nothing.
  public func setToggle(_ toggle: PageID, isOn: Bool) {
    transaction { parts.values.setToggle(toggle, isOn: isOn) }
  }

  /// Turns a toggle over.
  public func toggle(_ toggle: PageID) { transaction { parts.values.toggle(toggle) } }

  /// Sets what toggles are before anyone has switched them.
  package func setToggleDefaults(_ defaults: [PageID: Bool]) {
    parts.standing.setToggleDefaults(defaults)
  }
}
