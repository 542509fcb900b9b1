extension TabContainer {
  /// The screens pushed over the selected page, or over the container; the topmost last.
  public var pushedScreens: [any Screen] { parts.navigator.pushedScreens }

  /// Pushes a screen; it slides in from the trailing edge unless motion is reduced.
  ///
  /// In a hosted container with continuous navigation that is the host's affair.
  public func push(_ screen: any Screen, animated: Bool = true) {
    transaction { parts.navigator.push(screen, animated: animated) }
  }

  /// Pushes a screen by its identifier; one that `makeScreen` does not know gives a `warning` event.
  @discardableResult
  public func push(_ id: PageID, animated: Bool = true) -> Bool {
    transaction { parts.actions.push(id, animated: animated) }
  }

  /// Goes back by one screen, a presented one first; nothing happens if there is none.
  ///
  /// Where containers are hosted, that is a screen of the innermost stack which holds one.
  @discardableResult
  public func pop(animated: Bool = true) -> Bool {
    transaction { parts.actions.pop(animated: animated) }
  }

  /// Goes all the way back to the page.
  ///
  /// Where containers are hosted, that is the page of the outermost one.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> Bool {
    transaction { parts.actions.popToRoot(animated: animated) }
  }

  /// The screens pushed over a page, the topmost last; with continuous navigation those over the container.
  public func screens(ofPage page: PageID) -> [any Screen] {
    parts.stacks[parts.navigator.key(ofPage: page)]?.screens ?? []
  }

  /// Puts screens over a page in the place of those that are there, as for a link that leads deep inside.
  ///
  /// What shows the same before and after does not move; one screen more or fewer on top of the same ones slides in or out
  /// where it shows, everything else is there at once. An unknown page gives a `warning` event and changes nothing.
  public func setScreens(_ screens: [any Screen], ofPage page: PageID, animated: Bool = true) {
    guard pages.index(of: page) != nil else { return warn(parts.catalog.unknown(page)) }
    transaction { parts.navigator.set(screens, ofPage: page, animated: animated) }
  }

  /// The screen presented over everything else; nil if there is none.
  public var presentedScreen: (any Screen)? { parts.sheets.open?.screen }

  /// Presents a screen as a sheet over everything, bars too, and darkens what lies below.
  ///
  /// The sheet is as high as the screen's body. While it is up it takes all input: a tap beside it, Escape, `pop()` and
  /// the action `dismiss` take it away; so does an action on it that leads elsewhere, which the container then carries out.
  /// A sheet that is up already gives way at once. In a hosted container it is the outermost one that presents.
  public func present(_ screen: any Screen, animated: Bool = true) {
    transaction { parts.actions.present(screen, animated: animated) }
  }

  /// Presents a screen by its identifier; one that `makeScreen` does not know gives a `warning` event.
  @discardableResult
  public func present(_ id: PageID, animated: Bool = true) -> Bool {
    transaction { parts.actions.present(id, animated: animated) }
  }

  /// Takes the presented screen away; nothing happens if there is none.
  @discardableResult
  public func dismiss(animated: Bool = true) -> Bool {
    transaction { parts.actions.dismiss(animated: animated) }
  }

  /// Does what a button is for.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - sender: The screen that the button is on.
  public func carryOut(_ action: ScreenAction, from sender: PageID) {
    transaction { parts.actions.carryOut(action, from: sender) }
  }

  /// The container whose pages a person sees, or would see without the screens that cover them: that of the topmost
  /// `ContainerScreen`, or this one.
  public var shownContainer: TabContainer { parts.navigator.shownHosted ?? self }

  /// What bars leave free of the pages or screen in front, in points on this container.
  public var shownFrame: Rect {
    if let hosted = parts.navigator.frontHosted {
      let origin = hosted.parts.standing.origin
      return hosted.shownFrame.offsetBy(x: origin.x, y: origin.y)
    }
    return parts.navigator.frontTraits.map { parts.presentation.frontContext(of: $0).safeFrame }
      ?? parts.context.layout.viewport.inset(by: parts.context.layout.insets)
  }

  /// Brings bars back that were scrolled out of the way; without them it changes nothing.
  public func showBars() { transaction { parts.bars.show() } }

  /// Whether the list of pages without an item in the toolbar is open.
  ///
  /// Taps and keys on the More item open it. A choice closes it, and so does whatever changes what lies below: a
  /// selection, a push, a way back, new pages, another size or other options.
  public var isMoreListOpen: Bool { parts.moreMenu.isOpen }

  /// Whether all pages show at once, as miniatures in a grid.
  public var isOverviewOpen: Bool { parts.overview.isOpen }

  /// Shows all pages at once, or leaves that again, as Ctrl+Shift+O does; below screens it changes nothing.
  public func toggleOverview(animated: Bool = true) {
    transaction { parts.overview.toggle(animated: animated) }
  }

  /// Puts other screens in the places of the pushed ones.
  ///
  /// - Parameter replacement: The screen for one that was pushed, with the same identifier; nil to pop it and all above.
  package func replaceScreens(_ replacement: (any Screen) -> (any Screen)?) {
    transaction {
      parts.stacks.replace(replacement)
      parts.sheets.replace(replacement)
      parts.context.noteChange()
    }
  }

  /// Calls `body` with every screen that hosts a container, those inside hosted ones too.
  package func forEachHostedScreen(_ body: (ContainerScreen) -> Void) {
    parts.stacks.forEachContainerScreen { screen in
      body(screen)
      screen.container.forEachHostedScreen(body)
    }
  }

  /// The container that hosts all that share bars with this one: itself, unless it is hosted.
  var root: TabContainer { parts.standing.root ?? self }

  /// All screens on this container, those of hosted containers after the screen they are on, and the one that is
  /// presented.
  var screensWithin: [any Screen] {
    parts.navigator.stackedScreens + (parts.sheets.open.map { [$0.screen] } ?? [])
  }

  /// Takes leave of the container whose screen this one was on: contacts end, and all that moves comes to rest.
  func leaveHost() {
    transaction {
      for contact in parts.contacts.down { handle(.cancel(contact)) }
      parts.pager.cancelDrag()
      finishAllMotion()
    }
    parts.standing.leave()
  }

  private func finishAllMotion() {
    parts.context.finishMotion()
    parts.hosted.forEach { $0.finishAllMotion() }
  }
}
