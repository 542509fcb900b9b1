extension TabContainer {
  /// The screens pushed over the selected page or over the container.
  ///
  /// The topmost is last.
  public var pushedScreens: [any Screen] { parts.navigator.pushedScreens }

  /// Pushes a screen.
  ///
  /// It slides in from the trailing edge, unless motion is reduced.
  ///
  /// A hosted container with continuous navigation pushes onto its host's stack.
  public func push(_ screen: any Screen, animated: Bool = true) {
    transaction { parts.navigator.push(screen, animated: animated) }
  }

  /// Pushes a screen by its identifier.
  ///
  /// If `makeScreen` returns nil for it, a `warning` event is sent.
  @discardableResult
  public func push(_ id: PageID, animated: Bool = true) -> Bool {
    transaction { parts.actions.push(id, animated: animated) }
  }

  /// Goes back by one screen: dismisses the presented screen, or else pops one.
  ///
  /// Without screens nothing changes.
  ///
  /// With hosted containers, it pops from the innermost stack that has screens.
  @discardableResult
  public func pop(animated: Bool = true) -> Bool {
    transaction { parts.actions.pop(animated: animated) }
  }

  /// Pops all screens, back to the page.
  ///
  /// Returns false without pushed screens.
  ///
  /// With hosted containers, that is the page of the outermost one.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> Bool {
    transaction { parts.actions.popToRoot(animated: animated) }
  }

  /// Returns the screens pushed over a page, or with continuous navigation over the container.
  ///
  /// The topmost is last.
  public func screens(ofPage page: PageID) -> [any Screen] {
    parts.navigator.screens(ofPage: page)
  }

  /// Replaces the screens over a page, as for a link to a place deep inside it.
  ///
  /// If the only difference is one screen more or fewer on top of a stack in view, that screen slides in or out. All
  /// other changes show at once, without motion. An unknown page gives a `warning` event and changes nothing.
  public func setScreens(_ screens: [any Screen], ofPage page: PageID, animated: Bool = true) {
    guard pages.index(of: page) != nil else { return warn(parts.catalog.unknown(page)) }
    transaction { parts.navigator.set(screens, ofPage: page, animated: animated) }
  }

  /// The topmost presented screen, or nil if no screen is presented.
  public var presentedScreen: (any Screen)? { parts.sheets.open?.screen }

  /// The presented screens, each over the one before; the topmost is last.
  public var presentedScreens: [any Screen] { parts.sheets.screens }

  /// Presents a screen as a sheet over everything, including the bars, and darkens the content below.
  ///
  /// The sheet is as high as the screen's body. While it is open it receives all input. A tap beside it, a pull down,
  /// Escape, `pop()` and the action `dismiss` dismiss it. A screen that is presented from it comes over it, and leaves it as it was.
  /// An action that leads elsewhere dismisses all presented screens, and then the container performs that action. A screen is
  /// presented once: again, it takes the place of the one with the same identifier, and what was over that goes. A hosted container
  /// presents on the outermost one.
  public func present(_ screen: any Screen, animated: Bool = true) {
    transaction { parts.actions.present(screen, animated: animated) }
  }

  /// Presents a screen by its identifier.
  ///
  /// If `makeScreen` returns nil for it, a `warning` event is sent.
  @discardableResult
  public func present(_ id: PageID, animated: Bool = true) -> Bool {
    transaction { parts.actions.present(id, animated: animated) }
  }

  /// Dismisses the topmost presented screen.
  ///
  /// Without one, nothing changes.
  @discardableResult
  public func dismiss(animated: Bool = true) -> Bool {
    transaction { parts.actions.dismiss(animated: animated) }
  }

  /// Dismisses all presented screens, as an action that leads elsewhere does.
  package func dismissAll() { _ = transaction { parts.actions.dismissAll() } }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The screen with the button that was pressed.
  public func perform(_ action: ScreenAction, from sender: PageID) {
    transaction { parts.actions.perform(action, from: sender) }
  }

  /// The container in front: the container on the topmost `ContainerScreen`, or else on the selected page, or else this
  /// container.
  ///
  /// Other screens may cover its pages.
  public var shownContainer: TabContainer { parts.navigator.shownHosted?.door ?? self }

  /// The part of the pages or of the screen in front that no bar covers, in points on this container.
  public var shownFrame: Rect {
    if let hosted = parts.navigator.frontHosted {
      let origin = hosted.standing.origin
      return hosted.door.shownFrame.offsetBy(x: origin.x, y: origin.y)
    }
    return parts.navigator.frontTraits.map { parts.presentation.frontContext(of: $0).safeFrame }
      ?? parts.context.layout.viewport.inset(by: parts.context.layout.insets)
  }

  /// Shows bars again that scrolling has hidden.
  ///
  /// Otherwise nothing changes.
  public func showBars() { transaction { parts.bars.show() } }

  /// Whether the list of pages without an item in the toolbar is open.
  ///
  /// A tap or a key on the More item opens it. It closes when a row is chosen, and when the content below it changes.
  /// Selections, pushes, pops, new pages, another size and other options change the content. A list that does not fit is a
  /// presented screen instead, with which this is false.
  public var isMoreListOpen: Bool { parts.commandMenu.isMoreOpen }

  /// Whether the overview is open, which shows thumbnails of all pages in a grid.
  public var isOverviewOpen: Bool { parts.overview.isOpen }

  /// Opens or closes the overview, like Ctrl+Shift+O.
  ///
  /// While screens cover the pages, nothing changes.
  public func toggleOverview(animated: Bool = true) {
    transaction { parts.overview.toggle(animated: animated) }
  }

  /// Replaces pushed and presented screens by others with the same identifier, or with nil pops one and all above it.
  package func replaceScreens(_ replacement: (any Screen) -> (any Screen)?) {
    transaction {
      parts.stacks.replace(replacement)
      parts.sheets.replace(replacement)
      parts.context.noteChange()
    }
  }

  package func forEachHosted(_ body: (_ on: PageID, _ hosted: TabContainer) -> Void) {
    func note(_ screen: PageID, _ hosting: Hosting) {
      guard let hosted = hosting.container?.door else { return }
      body(screen, hosted)
      hosted.forEachHosted(body)
    }
    parts.hostedPages.forEach(note)
    parts.stacks.forEachHosting { note($0.id, $1) }
  }

  var root: TabContainer { parts.standing.root?.door ?? self }

  /// Screens of a hosted container follow the screen that it is on.
  package var screensWithin: [any Screen] {
    var all: [any Screen] = []
    forEachWithin { screen, _ in all.append(screen) }
    return all
  }

  func forEachWithin(_ body: (any Screen, [PageID]) -> Void) {
    parts.navigator.forEachStacked(body)
    for screen in presentedScreens { body(screen, []) }
  }

  func leaveHost() { parts.leaveHost() }
}
