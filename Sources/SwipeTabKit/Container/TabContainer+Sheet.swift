/// Screens presented over everything else.
extension TabContainer {
  /// The screen presented over everything else; nil if there is none.
  public var presentedScreen: (any Screen)? { sheets.open?.screen }

  /// Presents a screen as a sheet over everything, bars too, and darkens what lies below.
  ///
  /// The sheet is as high as the screen's body. While it is up it takes all input: a tap beside it, Escape, `pop()` and
  /// the action `dismiss` take it away; so does an action on it that leads elsewhere, which the container then carries out.
  /// A sheet that is up already gives way at once. In a hosted container it is the outermost one that presents.
  public func present(_ screen: any Screen, animated: Bool = true) {
    if let host { return host.root.present(screen, animated: animated) }
    transaction { sheets.present(screen, animated: animated) }
  }

  /// Presents a screen by its identifier; one that `makeScreen` does not know gives a `warning` event.
  @discardableResult
  public func present(_ id: PageID, animated: Bool = true) -> Bool {
    transaction {
      guard let screen = madeScreen(id) else { return false }
      present(screen, animated: animated)
      return true
    }
  }

  /// Takes the presented screen away; nothing happens if there is none.
  @discardableResult
  public func dismiss(animated: Bool = true) -> Bool {
    guard host == nil else { return root.dismiss(animated: animated) }
    return transaction { sheets.dismiss(animated: animated) }
  }

  /// Whether a sheet lies over this container, here or on a host; the container on a sheet lies below none.
  var isBelowSheet: Bool { sheets.open != nil || surroundings?.isBelowSheet(beside: self) ?? false }

  private func isBelowSheet(beside child: TabContainer) -> Bool {
    if let sheet = sheets.open { return sheet.container !== child }
    return surroundings?.isBelowSheet(beside: self) ?? false
  }

  /// Carries out what something on the sheet is for.
  func carryOutFromSheet(_ action: ScreenAction, sender: PageID) {
    switch action {
    case .send, .toggle, .step, .copySettings: carryOut(action, from: sender)
    case .pop, .popToRoot, .dismiss: dismiss()
    case .push, .present, .select, .selectIndex:
      dismiss()
      carryOut(action, from: sender)
    }
  }
}
