/// Reads and changes the values of toggles, sliders and choices, by name or by the setting that a control changes.
@MainActor final class ControlValues {
  private enum Change {
    case toggle(PageID)
    case value(PageID)
  }

  private let standing: Standing
  private let settings: SettingsStore
  private let context: ContainerContext
  /// The controls that were changed while the program was told of another one, in order.
  private var untold: [Change] = []
  private var isTelling = false

  init(standing: Standing, settings: SettingsStore, context: ContainerContext) {
    (self.standing, self.settings, self.context) = (standing, settings, context)
  }

  // MARK: By name

  /// Switches a toggle on or off; the present state changes nothing.
  func setToggle(_ toggle: PageID, isOn: Bool) {
    guard standing.memory.switchToggle(toggle, isOn: isOn) else { return }
    standing.root?.owner?.noteChange(ofControl: toggle)
    tell(.toggle(toggle))
  }

  /// Switches a toggle to its other state.
  func toggle(_ toggle: PageID) {
    setToggle(toggle, isOn: !standing.memory.isOn(toggle, initially: nil))
  }

  /// Changes the value of a slider or choice; an equal value changes nothing.
  func setValue(_ value: ControlValue, of control: PageID) {
    guard standing.memory.setValue(value, of: control) else { return }
    standing.root?.owner?.noteChange(ofControl: control)
    tell(.value(control))
  }

  /// Tells the program of a changed control, after those of which it is being told.
  private func tell(_ change: Change) {
    context.noteChange()
    untold.append(change)
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    var rounds = Rounds()
    while !untold.isEmpty {
      let change = untold.removeFirst()
      let count = untold.count
      switch change {
      case .toggle(let toggle): standing.root?.didToggle?(toggle)
      case .value(let control): standing.root?.onValueChange?(control)
      }
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
      if let isOn = value.flag { setToggle(id, isOn: isOn) }
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
