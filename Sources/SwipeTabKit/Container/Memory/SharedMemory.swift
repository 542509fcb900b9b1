/// What a container and all that it hosts remember together: switches, controls, and how far screens are scrolled.
///
/// Each container has one; that of the outermost counts.
final class SharedMemory {
  /// What has been switched, by toggle.
  private(set) var toggles: [PageID: Bool] = [:]
  /// What sliders and choices hold once someone has moved them.
  private(set) var values: [PageID: ControlValue] = [:]
  /// What screens remember, by screen.
  private(set) var screens: [PageID: ScreenState] = [:]
  /// What toggles are before anyone has switched them.
  private var toggleDefaults: [PageID: Bool] = [:]

  // MARK: Switches and controls

  /// Whether a toggle is on; one that nobody has switched is as `initially` says, or else as its default does, or else off.
  func isOn(_ toggle: PageID, initially: Bool?) -> Bool {
    toggles[toggle] ?? initially ?? toggleDefaults[toggle] ?? false
  }

  /// Switches a toggle; false if it was so already.
  func switchToggle(_ toggle: PageID, isOn: Bool) -> Bool {
    guard toggles[toggle] != isOn else { return false }
    toggles[toggle] = isOn
    return true
  }

  /// Sets what toggles are before anyone has switched them.
  func setToggleDefaults(_ defaults: [PageID: Bool]) { toggleDefaults = defaults }

  /// Moves a control; false if it held the value already.
  func setValue(_ value: ControlValue, of control: PageID) -> Bool {
    guard values[control] != value else { return false }
    values[control] = value
    return true
  }

  // MARK: Screens

  /// How far something was scrolled when it came to rest, in points; nil if it never was.
  func offset(of key: ScrollKey) -> Double? {
    guard let state = screens[key.screen] else { return nil }
    return key.strip.map { state.strips[$0] } ?? state.offset
  }

  /// Notes how far something is scrolled at rest, in points.
  func keep(_ offset: Double, of key: ScrollKey) { screens.keep(offset, of: key) }

  /// Puts what screens remember in the place of what they did.
  func replaceScreens(_ screens: [PageID: ScreenState]) { self.screens = screens }

  // MARK: Promises

  /// Tells which promises hold.
  func check(_ promise: inout Promises) {
    for (screen, state) in screens {
      let offsets = [state.offset] + state.strips.values
      promise(offsets.allSatisfy { $0 >= 0 && $0.isFinite }, "\(screen) rests at \(offsets)")
    }
  }
}
