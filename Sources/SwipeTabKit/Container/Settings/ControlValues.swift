/// Reads and changes the values of toggles, sliders and choices, by name or by the setting that a control changes.
@MainActor final class ControlValues: OnScreens {
  private let settings: SettingsStore
  /// The controls that were changed while the program was told of another one, in order.
  private var untold: [PageID] = []
  private var isTelling = false

  init(_ parts: ScreenParts, settings: SettingsStore) {
    self.settings = settings
    super.init(parts)
  }

  // MARK: By name

  /// Switches a toggle to its other state.
  func toggle(_ toggle: PageID) {
    setValue(.flag(!standing.memory.isOn(toggle, initially: nil)), of: toggle)
  }

  /// Changes the value of a control; an equal value changes nothing.
  func setValue(_ value: ControlValue, of control: PageID) {
    guard standing.memory.setValue(value, of: control) else { return }
    standing.root?.owner?.noteChange(ofControl: control)
    tell(control)
  }

  /// Tells the program of a changed control, after those of which it is being told.
  private func tell(_ control: PageID) {
    context.noteChange()
    untold.append(control)
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    var rounds = Rounds()
    while !untold.isEmpty {
      let control = untold.removeFirst()
      let count = untold.count
      if standing.memory.values[control]?.flag != nil { standing.root?.didToggle?(control) }
      standing.root?.onValueChange?(control)
      guard untold.count == count || rounds.begin() else {
        return context.emit(.warning(Rounds.warning("a listener")))
      }
    }
  }

  // MARK: By control

  /// The present value of a control.
  func value(of control: BodyControl) -> ControlValue {
    switch control.source {
    case .value(let id, let initially):
      control.kind.shown(standing.memory.value(of: id, initially: initially), initially: initially)
    case .setting(let setting): shown(settings.value(of: setting), on: control.kind)
    case .toggle(let id, let initially):
      .flag(standing.memory.isOn(id, initially: initially))
    }
  }

  /// The value of a setting on a control: a slider has no number without end, and stands at its end.
  private func shown(_ value: ControlValue, on kind: BodyControl.Kind) -> ControlValue {
    guard case .slider(let scale) = kind, value.number == nil else { return value }
    return .number(scale.range.upperBound)
  }

  /// Changes the value of a control.
  func setValue(_ value: ControlValue, of control: BodyControl) {
    switch control.source {
    case .value(let id, _):
      if self.value(of: control) != value { setValue(value, of: id) }
    case .setting(let setting): settings.set(setting, to: value)
    case .toggle(let id, _):
      if value.flag != nil { setValue(value, of: id) }
    }
  }

  /// Switches a toggle to its other state; another kind of control stays as it is.
  func turnOver(_ control: BodyControl) {
    if let isOn = value(of: control).flag { setValue(.flag(!isOn), of: control) }
  }

  /// Moves a slider by a number of steps, or a choice by a number of options; false for other controls.
  @discardableResult
  func step(_ control: BodyControl, by steps: Int) -> Bool {
    switch (control.kind, value(of: control)) {
    case (.slider(let scale), .number(let number)):
      let next = scale.nearest(to: number + Double(steps) * scale.step)
      setValue(.number(next), of: control)
    case (.choice(let options), .name(let name)):
      guard !options.isEmpty else { return false }
      let index = options.firstIndex { $0.name == name } ?? 0
      let next = options[(index + steps).clamped(to: 0...options.count - 1)]
      setValue(.name(next.name), of: control)
    default: return false
    }
    return true
  }
}
