/// Reads and changes the values of controls, by identifier or by the setting that a control changes.
@MainActor final class ControlValues {
  private let context: ContainerContext
  private let standing: Standing
  private let settings: SettingsStore

  /// The controls that changed while the program received another change, in order.
  private var untold: [ControlID] = []
  private var isTelling = false

  init(_ context: ContainerContext, _ standing: Standing, _ settings: SettingsStore) {
    (self.context, self.standing, self.settings) = (context, standing, settings)
  }

  // MARK: By identifier

  func toggle(_ toggle: ControlID) {
    setValue(.flag(!standing.memory.isOn(toggle)), of: toggle)
  }

  /// Adds to a number, which stays in its range; one that does not exist begins at 0.
  func add(_ number: Double, to control: ControlID) {
    let sum = (standing.memory.value(of: control)?.number ?? 0) + number
    // This way ten tenths are exactly 1.
    let rounded = (sum * 1_000_000_000).rounded() / 1_000_000_000
    let value = rounded.isFinite ? rounded : sum
    setValue(.number(value.clamped(to: standing.memory.range(of: control))), of: control)
  }

  func setValue(_ value: ControlValue, of control: ControlID) {
    guard standing.memory.setValue(value, of: control) else { return }
    standing.root?.owner?.noteChange(ofControl: control)
    tell(control)
  }

  /// Reports a changed control to the program, after pending reports.
  private func tell(_ control: ControlID) {
    context.noteChange()
    untold.append(control)
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    var rounds = Rounds()
    while !untold.isEmpty {
      let control = untold.removeFirst()
      let count = untold.count
      standing.root?.tell(changed: control)
      guard untold.count == count || rounds.begin() else {
        return context.emit(.warning(Rounds.warning("a listener")))
      }
    }
  }

  // MARK: By control

  func value(of control: ElementControl) -> ControlValue {
    switch control.source {
    case .value(let id, let initially):
      return control.shape.shown(standing.memory.value(of: id) ?? initially, initially: initially)
    case .setting(let setting): return shown(settings.value(of: setting), in: control.shape)
    }
  }

  /// The value of a setting in a control; a scale has no infinite number, and is at its end then.
  private func shown(_ value: ControlValue, in shape: ValueShape) -> ControlValue {
    guard let scale = shape.scale, value.number == nil else { return value }
    return .number(scale.range.upperBound)
  }

  func setValue(_ value: ControlValue, of control: ElementControl) {
    switch control.source {
    case .value(let id, _):
      if self.value(of: control) != value { setValue(value, of: id) }
    case .setting(let setting): settings.set(setting, to: value)
    }
  }

  /// Inverts a flag; other kinds of values do not change.
  func turnOver(_ control: ElementControl) {
    if let isOn = value(of: control).flag { setValue(.flag(!isOn), of: control) }
  }

  @discardableResult
  func step(_ control: ElementControl, by steps: Int) -> Bool {
    guard let next = control.shape.value(steps, after: value(of: control)) else { return false }
    setValue(next, of: control)
    return true
  }

  func moveToEnd(_ control: ElementControl, isLast: Bool) -> Bool {
    if let range = control.shape.scale?.range {
      setValue(.number(isLast ? range.upperBound : range.lowerBound), of: control)
      return true
    }
    guard let count = control.shape.options?.count else { return false }
    return step(control, by: isLast ? count : -count)
  }
}
