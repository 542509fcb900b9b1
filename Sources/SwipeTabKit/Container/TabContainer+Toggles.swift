extension TabContainer {
  /// Whether a toggle is on; `initially` is what it is before anyone has switched it.
  ///
  /// Without that it is what `toggleDefaults` says, else off.
  public func isOn(_ toggle: PageID, initially: Bool? = nil) -> Bool {
    root.toggles[toggle] ?? initially ?? root.toggleDefaults[toggle] ?? false
  }

  /// Switches a toggle on or off; setting what it is already changes nothing.
  public func setToggle(_ toggle: PageID, isOn: Bool) {
    guard root.toggles[toggle] != isOn else { return }
    transaction {
      root.toggles[toggle] = isOn
      root.didToggle?(toggle)
      noteChange()
    }
  }

  /// Turns a toggle over.
  public func toggle(_ toggle: PageID) {
    setToggle(toggle, isOn: !isOn(toggle))
  }

  /// The outermost container: itself, unless it is hosted.
  var root: TabContainer { host?.root ?? self }
}
