extension TabContainer {
  /// Whether a toggle is on; `initially` is what it is before anyone has switched it.
  ///
  /// Without that it is what the storyboard says, else off.
  public func isOn(_ toggle: PageID, initially: Bool? = nil) -> Bool {
    memory.isOn(toggle, initially: initially)
  }

  /// Switches a toggle on or off; setting what it is already changes nothing.
  public func setToggle(_ toggle: PageID, isOn: Bool) {
    guard memory.switchToggle(toggle, isOn: isOn) else { return }
    transaction {
      root.didToggle?(toggle)
      noteChange()
    }
  }

  /// Turns a toggle over.
  public func toggle(_ toggle: PageID) {
    setToggle(toggle, isOn: !isOn(toggle))
  }

  /// Sets what toggles are before anyone has switched them.
  package func setToggleDefaults(_ defaults: [PageID: Bool]) {
    ownMemory.setToggleDefaults(defaults)
  }

  /// What the containers on screen remember together.
  var memory: SharedMemory { root.ownMemory }

  /// The outermost container: itself, unless it is hosted.
  var root: TabContainer { host?.root ?? self }
}
