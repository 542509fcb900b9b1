extension TabContainer {
  /// What a setting is now.
  public func value(of setting: ContainerSetting) -> ControlValue {
    setting.value(in: configuration)
  }

  /// Changes a setting while the container runs, and notes that in `changedSettings`.
  ///
  /// Theme, reading direction and reduced motion hold for all containers on screen together.
  ///
  /// - Returns: Whether `value` is one that the setting may be; else nothing changes.
  @discardableResult
  public func set(_ setting: ContainerSetting, to value: ControlValue) -> Bool {
    transaction { (setting.isShared ? outermost : self).adopt(setting, value) }
  }

  /// Goes on by so many steps in a setting: to the next name of a choice, round the ends, to the other state of a flag,
  /// or by steps of a scale.
  public func step(_ setting: ContainerSetting, by steps: Int) {
    guard steps != 0 else { return }
    switch (setting.kind, value(of: setting)) {
    case (.choice(let names), .name(let name)):
      guard let place = names.firstIndex(of: name) else { return }
      let next = ((place + steps) % names.count + names.count) % names.count
      set(setting, to: .name(names[next]))
    case (.number(let scale), .number(let number)):
      set(setting, to: .number(scale.nearest(to: number + Double(steps) * scale.step)))
    case (_, .flag(let isOn)):
      set(setting, to: .flag(steps.isMultiple(of: 2) ? isOn : !isOn))
    default: return
    }
  }

  /// Changes several settings in one step, here and in the containers on pushed screens, and notes them in
  /// `changedSettings`.
  package func changeSettings(_ change: (inout ContainerConfiguration) -> Void) {
    var changed = configuration
    change(&changed)
    noteChanges(to: changed)
    configuration = changed
    forEachHosted { $0.changeSettings(change) }
  }

  /// Hands a text to whoever copies: the outermost container's listener.
  func copy(_ text: String) {
    if let surroundings { surroundings.copy(text) } else { onCopy?(text) }
  }

  /// The container that hosts all others.
  var outermost: TabContainer { host?.outermost ?? self }

  private func adopt(_ setting: ContainerSetting, _ value: ControlValue) -> Bool {
    var changed = configuration
    guard setting.set(value, in: &changed) else { return false }
    let settled = setting.value(in: changed)
    if settled != setting.value(in: configuration) {
      changedSettings[setting] = settled
      configuration = changed
    }
    if setting.isShared { forEachHosted { _ = $0.adopt(setting, value) } }
    return true
  }

  /// Takes over what was set for all containers together.
  func followSharedSettings() {
    for (setting, value) in outermost.changedSettings where setting.isShared {
      _ = adopt(setting, value)
    }
  }

  /// Notes which settings differ from the present ones in options that are about to hold.
  func noteChanges(to changed: ContainerConfiguration) {
    for setting in ContainerSetting.allCases {
      let value = setting.value(in: changed)
      if value != setting.value(in: configuration) { changedSettings[setting] = value }
    }
  }

  // MARK: Values

  /// What the slider or choice of a name holds; nil if nobody has moved it.
  public func value(of control: PageID) -> ControlValue? { memory.values[control] }

  /// Changes what the slider or choice of a name holds; setting what it holds already changes nothing.
  public func setValue(_ value: ControlValue, of control: PageID) {
    guard memory.setValue(value, of: control) else { return }
    transaction {
      root.onValueChange?(control)
      noteChange()
    }
  }
}

extension [ContainerSetting: ControlValue] {
  /// Puts the settings over those of some options.
  package func apply(to configuration: inout ContainerConfiguration) {
    // In the order of the cases, as what one sets another may build on.
    for setting in ContainerSetting.allCases {
      if let value = self[setting] { setting.set(value, in: &configuration) }
    }
  }
}
