extension Coordinator {
  // MARK: Over the tab

  /// The screens over the coordinator's tab, also of other coordinators.
  ///
  /// The topmost is last.
  public var screens: [any Screen] { place.map { $0.host.screens(ofPage: $0.tab) } ?? [] }

  /// The container and the tab over which the coordinator shows its screens: its own, or the selected one for the root.
  private var place: (host: TabContainer, tab: PageID)? {
    guard let host, let tab = tab ?? host.selectedID else { return nil }
    return (host, tab)
  }

  /// Pushes a screen over the coordinator's tab, without motion if that tab is not selected.
  public func show(_ screen: any Screen, animated: Bool = true) {
    note([screen])
    stack(screens + [screen], animated: animated)
  }

  /// Pushes a screen by its identifier.
  ///
  /// An unknown screen causes a `warning` event.
  public func show(_ id: PageID, animated: Bool = true) {
    if let screen = host?.parts.actions.madeScreen(id) { show(screen, animated: animated) }
  }

  /// Replaces the screens over the coordinator's tab.
  public func setScreens(_ screens: [any Screen], animated: Bool = true) {
    noteOnly(screens)
    stack(screens, animated: animated)
  }

  /// Replaces all screens over the coordinator's tab by one.
  public func root(_ screen: any Screen, animated: Bool = true) {
    setScreens([screen], animated: animated)
  }

  /// Replaces the topmost screen over the coordinator's tab, or pushes the first one.
  public func top(_ screen: any Screen, animated: Bool = true) {
    let below = Array(screens.dropLast())
    note([screen])
    stack(below + [screen], animated: animated)
  }

  /// Pops the topmost screen over the coordinator's tab.
  ///
  /// Returns false if there is no screen to pop.
  @discardableResult
  public func pop(animated: Bool = true) -> Bool {
    let present = screens
    guard !present.isEmpty else { return false }
    stack(Array(present.dropLast()), animated: animated)
    return true
  }

  /// Pops all screens above one, so that it is the topmost over the coordinator's tab.
  ///
  /// With nil, all screens are popped.
  ///
  /// - Returns: Whether the screen is there. If it is not, there is a `warning` event and nothing changes.
  @discardableResult
  public func pop(to screen: PageID?, animated: Bool = true) -> Bool {
    guard let screen else {
      stack([], animated: animated)
      return true
    }
    let present = screens
    guard let index = present.lastIndex(where: { $0.id == screen }) else {
      host?.warn("there is no screen \(quoted(screen.rawValue)) to pop to")
      return false
    }
    stack(Array(present[...index]), animated: animated)
    return true
  }

  private func stack(_ screens: [any Screen], animated: Bool) {
    guard let place else { return }
    place.host.setScreens(screens, ofPage: place.tab, animated: animated)
  }

  // MARK: On a sheet

  /// Presents a screen as a sheet over everything.
  ///
  /// Messages from it go up from this coordinator.
  public func present(_ screen: any Screen, animated: Bool = true) {
    notePresented(screen.id)
    host?.present(screen, animated: animated)
  }

  /// Presents a screen by its identifier.
  ///
  /// An unknown screen causes a `warning` event.
  public func present(_ id: PageID, animated: Bool = true) {
    if let screen = host?.parts.actions.madeScreen(id) { present(screen, animated: animated) }
  }

  /// Takes the presented screen away, whoever has presented it.
  ///
  /// Returns false if there is no sheet to dismiss.
  @discardableResult
  public func dismiss(animated: Bool = true) -> Bool { host?.dismiss(animated: animated) ?? false }
}
