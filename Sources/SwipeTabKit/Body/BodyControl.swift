/// A part of a body that shows a value and changes it: a switch, slider or choice.
struct BodyControl: Sendable {
  /// The kind of control.
  enum Kind: Sendable {
    case slider(NumberScale)
    case choice([ScreenBody.Choice.Option])
    case toggle
  }

  /// Where the value is stored.
  enum Source: Sendable, Hashable {
    /// In the container under an identifier, with its initial value.
    case value(PageID, initially: ControlValue)
    /// In the container's configuration.
    case setting(ContainerSetting)
    /// In the container as a switch, with its initial state.
    case toggle(PageID, initially: Bool)
  }

  var title: String
  var kind: Kind
  var source: Source
}

extension ScreenBody.Element {
  /// The element's control; nil if it has none.
  var control: BodyControl? {
    switch self {
    case .slider(let slider):
      BodyControl(
        title: slider.title, kind: .slider(slider.scale),
        source: .value(slider.id, initially: .number(slider.number)))
    case .choice(let choice):
      BodyControl(
        title: choice.title, kind: .choice(choice.options),
        source: .value(choice.id, initially: .name(choice.selected)))
    case .toggle(let toggle):
      BodyControl(
        title: toggle.title, kind: .toggle, source: .toggle(toggle.id, initially: toggle.isOn))
    case .setting(let shown):
      BodyControl(title: shown.title, kind: shown.kind, source: .setting(shown.setting))
    default: nil
    }
  }
}

extension ScreenBody.Setting {
  /// The kind of control that changes the setting.
  fileprivate var kind: BodyControl.Kind {
    switch setting.kind {
    case .number(let scale): .slider(scale)
    case .choice(let names):
      .choice(names.map { ScreenBody.Choice.Option($0, title: $0.inWords) })
    case .flag: .toggle
    }
  }
}

extension TabContainer {
  /// The value that a control shows.
  func value(of control: BodyControl) -> ControlValue {
    switch control.source {
    case .value(let id, let initially): value(of: id) ?? initially
    case .setting(let setting): value(of: setting)
    case .toggle(let id, let initially): .flag(isOn(id, initially: initially))
    }
  }

  /// Sets the value that a control shows.
  func setValue(_ value: ControlValue, of control: BodyControl) {
    switch control.source {
    case .value(let id, _):
      if self.value(of: control) != value { setValue(value, of: id) }
    case .setting(let setting): set(setting, to: value)
    case .toggle(let id, _):
      if let isOn = value.flag { setToggle(id, isOn: isOn) }
    }
  }

  /// Moves a control by a number of steps; it stays at its ends.
  ///
  /// - Returns: Whether the control has steps.
  @discardableResult
  func step(_ control: BodyControl, by steps: Int) -> Bool {
    switch (control.kind, value(of: control)) {
    case (.slider(let scale), .number(let number)):
      let next = scale.nearest(to: number + Double(steps) * scale.step)
      setValue(.number(next), of: control)
    case (.choice(let options), .name(let name)):
      let place = options.firstIndex { $0.name == name } ?? 0
      guard !options.isEmpty else { return false }
      let next = options[(place + steps).clamped(to: 0...options.count - 1)]
      setValue(.name(next.name), of: control)
    default: return false
    }
    return true
  }
}
