/// The values of controls and the scroll offsets of a container and all that it hosts.
///
/// Each container has one, but only the memory of the outermost container with the same bars is used, see
/// `Standing.memory`.
@MainActor final class SharedMemory {
  private(set) var values: [ControlID: ControlValue] = [:]
  private(set) var screens: [PageID: ScreenState] = [:]
  /// The controls whose values no saved state may hold.
  private var secrets: Set<ControlID> = []
  private(set) var defaults = ControlDefaults()

  // MARK: Controls

  /// Before it was first changed, the value is the storyboard's.
  func value(of control: ControlID) -> ControlValue? {
    values[control] ?? defaults.values[control]
  }

  func text(of field: ScreenBody.Field) -> String { value(of: field.id)?.text ?? field.text }

  func range(of control: ControlID) -> ClosedRange<Double> { defaults.range(of: control) }

  func isOn(_ toggle: ControlID) -> Bool { value(of: toggle)?.flag ?? false }

  /// Sets the initial values of controls.
  ///
  /// A control with a new default is forgotten, so that it shows the new value, and so is a control whose value is not
  /// allowed any more.
  func setDefaults(_ next: ControlDefaults) {
    for (control, value) in next.values where value != defaults.values[control, default: value] {
      values[control] = nil
    }
    values = values.filter { next.allows($0.value, of: $0.key) }
    defaults = next
  }

  func setValue(_ value: ControlValue, of control: ControlID) -> Bool {
    guard values[control] != value, Self.canKeep(value) else { return false }
    values[control] = value
    return true
  }

  func setInitialValue(_ value: ControlValue, of control: ControlID) {
    if Self.canKeep(value) { values[control] = values[control] ?? value }
  }

  private static func canKeep(_ value: ControlValue) -> Bool { value.number?.isFinite ?? true }

  func forget(_ control: ControlID) {
    values[control] = nil
    secrets.remove(control)
  }

  /// Keeps the value of a control out of saved states.
  func keepSecret(_ control: ControlID) { secrets.insert(control) }

  var savedValues: [ControlID: ControlValue] { values.filter { !secrets.contains($0.key) } }

  // MARK: Screens

  /// The offset in points, or of a paged strip in pages, at which it came to rest.
  func offset(of key: ScrollKey) -> Double? {
    guard let state = screens[key.screen] else { return nil }
    return key.strip.map { state.strips[$0] } ?? state.offset
  }

  func keep(_ offset: Double, of key: ScrollKey) { screens.keep(offset, of: key) }

  /// The layout in which a restored offset was saved, once.
  func takeLayout(of screen: PageID) -> ScreenState.Layout? {
    guard let layout = screens[screen]?.layout else { return nil }
    screens[screen]?.layout = nil
    return layout
  }

  func savedState(ofView view: ViewID, on screen: PageID) -> String? {
    screens[screen]?.views[view]
  }

  func saveState(_ state: String?, ofView view: ViewID, on screen: PageID) {
    guard state != screens[screen]?.views[view] else { return }
    screens[screen, default: ScreenState()].views[view] = state
  }

  /// Replaces all offsets and states of views; offsets that no body can have become 0.
  func replaceScreens(_ screens: [PageID: ScreenState]) {
    func valid(_ offset: Double) -> Double { offset.isFinite ? max(0, offset) : 0 }
    self.screens = screens.mapValues { state in
      var state = state
      state.offset = valid(state.offset)
      state.strips = state.strips.mapValues(valid)
      state.layout = state.layout.flatMap { $0.isUsable ? $0 : nil }
      return state
    }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    for (screen, state) in screens {
      let offsets = [state.offset] + state.strips.values
      promise(offsets.allSatisfy { $0 >= 0 && $0.isFinite }, "\(screen) rests at \(offsets)")
    }
  }
}
