extension TabContainer {
  // MARK: Push and pop

  /// The screens pushed over the selected page, or over the container; the topmost last.
  public var pushedScreens: [any Screen] { activeStack?.screens ?? [] }

  /// Pushes a screen; it slides in from the trailing edge unless motion is reduced.
  ///
  /// In a hosted container with continuous navigation that is the host's affair.
  public func push(_ screen: any Screen, animated: Bool = true) {
    if let host, configuration.navigation == .continuous {
      return host.push(screen, animated: animated)
    }
    transaction {
      guard selectedIndex != nil else { return emit(.warning("there is no page to push onto")) }
      context.interrupt(.push)
      let key = activeKey
      var stack = stacks[key] ?? NavigationStack()
      stack.push(screen)
      stacks.store(stack, key)
      stacks.settle(key, animated: animated)
    }
  }

  /// Goes back by one screen, a presented one first; nothing happens if there is none.
  ///
  /// Where containers are hosted, that is a screen of the innermost stack which holds one.
  @discardableResult
  public func pop(animated: Bool = true) -> Bool {
    if let presenting = frontPresenter { return presenting.dismiss(animated: animated) }
    let container = poppingContainer
    if container.pushedScreens.isEmpty, let stage = container.stage {
      return stage.pop(animated: animated)
    }
    return container.popScreens(to: container.pushedScreens.count - 1, animated: animated)
  }

  /// Goes all the way back to the page.
  ///
  /// Where containers are hosted, that is the page of the outermost one.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> Bool {
    if let host { return host.popToRoot(animated: animated) }
    return popScreens(to: 0, animated: animated)
  }

  /// The container with the sheet that lies over all others; nil if none is up.
  private var frontPresenter: TabContainer? {
    root.sheets.open != nil ? root : frontHosted?.frontPresenter
  }

  /// The container whose stack goes back next.
  private var poppingContainer: TabContainer {
    if let hosted = frontHosted?.innermostWithScreens { return hosted }
    var container = self
    while container.pushedScreens.isEmpty, let host = container.host { container = host }
    return container
  }

  /// The container on the way to the innermost one in front that has pushed screens; nil if none has.
  private var innermostWithScreens: TabContainer? {
    frontHosted?.innermostWithScreens ?? (pushedScreens.isEmpty ? nil : self)
  }

  /// Goes back until so many screens are left.
  @discardableResult
  func popScreens(to count: Int, animated: Bool) -> Bool {
    transaction {
      guard (0..<pushedScreens.count).contains(count) else { return false }
      context.interrupt(.pop)
      let key = activeKey
      guard var stack = stacks[key] else { return false }
      stack.pop(to: count)
      stacks.store(stack, key)
      stacks.settle(key, animated: animated)
      return true
    }
  }

  /// Pushes a screen by its identifier; one that `makeScreen` does not know gives a `warning` event.
  @discardableResult
  public func push(_ id: PageID, animated: Bool = true) -> Bool {
    transaction {
      guard let screen = madeScreen(id) else { return false }
      push(screen, animated: animated)
      return true
    }
  }

  /// The screen of an identifier; nil, and a `warning` event, if nobody knows it.
  func madeScreen(_ id: PageID) -> (any Screen)? {
    if let screen = makeScreen?(id) ?? root.makeScreen?(id) { return screen }
    emit(.warning("there is no screen \(quoted(id.rawValue))"))
    return nil
  }

  /// Does what a button is for.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - sender: The screen that the button is on.
  public func carryOut(_ action: ScreenAction, from sender: PageID) {
    if let host, host.sheets.hosted === self {
      return host.carryOutFromSheet(action, sender: sender)
    }
    transaction {
      switch action {
      case .push(let id): push(id)
      case .pop: pop()
      case .popToRoot: popToRoot()
      case .present(let id): present(id)
      case .dismiss: dismiss()
      case .select(let id): select(id)
      case .selectIndex(let index): select(index: index)
      case .toggle(let id): toggle(id)
      case .step(let setting, let steps): step(setting, by: steps)
      case .copySettings: copy(SettingsSource.text(of: configuration))
      case .send(let message): context.outbox.append(.message(message, sender: sender))
      }
    }
  }

  /// Does what a button is for, on behalf of the screen in front.
  func carryOut(_ action: ScreenAction) {
    if let hosted = frontHosted { return hosted.carryOut(action) }
    guard let sender = frontScreen else { return }
    carryOut(action, from: sender.id)
  }

  // MARK: Stacks

  /// Which stack the next push goes onto.
  var activeKey: StackKey {
    guard configuration.navigation == .perTab, let selectedID else { return .container }
    return .tab(selectedID)
  }

  var activeStack: NavigationStack? { stacks[activeKey] }

  /// The stack of a page where each has its own.
  func stack(ofPage id: PageID) -> NavigationStack? {
    configuration.navigation == .perTab ? stacks[.tab(id)] : nil
  }

  /// The stack over the whole container.
  var coveringStack: NavigationStack? {
    configuration.navigation == .continuous ? stacks[.container] : nil
  }

  /// Whether pushed screens cover pages and toolbar.
  var isCovered: Bool { !(coveringStack?.screens.isEmpty ?? true) || isCoveredOnHost }

  /// What is in front: the topmost screen, or the selected page.
  var frontScreen: (any Screen)? {
    activeStack?.screens.last ?? selectedIndex.map { page(at: $0) }
  }

  /// What that says about itself.
  var frontTraits: ScreenTraits? {
    if let screen = activeStack?.screens.last { return ScreenTraits(screen) }
    return selectedIndex.map { ScreenTraits(page(at: $0)) }
  }

  /// Carries the pushed screens over when the model of navigation changes.
  func adoptNavigation(from old: ContainerConfiguration.Navigation) {
    guard old != configuration.navigation, let selectedID else { return }
    backSwipe.abandon()
    if old == .continuous {
      stacks.carry(.container, to: .tab(selectedID))
    } else {
      stacks.carry(.tab(selectedID), to: .container)
    }
  }
}
