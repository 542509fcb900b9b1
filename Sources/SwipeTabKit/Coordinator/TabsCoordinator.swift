/// The root of a coordinator tree, with one coordinator for each tab of a container.
///
/// It is the container's delegate, and the container keeps it alive. A tab's coordinator is made and started when its
/// tab is selected for the first time. Each tab's screens stay while another tab is selected.
///
/// ```swift
/// let app = AppCoordinator(id: "app")
/// app.run(in: container, with: Services())
/// app.open("catalog", screens: ["kitchen", "product:kettle"])
/// ```
@MainActor open class TabsCoordinator<Dependencies>: Coordinator<Dependencies>, TabContainerDelegate
{
  private weak var container: TabContainer?

  /// The container that all coordinators show their screens in, or nil before `run(in:with:)`.
  open override var host: TabContainer? { container }

  /// Becomes the container's delegate, starts, and brings the selected tab's coordinator to the
  /// front.
  ///
  /// The container then gets screens by identifier from the coordinators, and gives each tab its own stack.
  public func run(in container: TabContainer, with dependencies: Dependencies) {
    self.container = container
    container.configuration.navigation = .perTab
    container.delegate = self
    // This closure keeps the coordinators alive.
    container.makeScreen = { [self] id in screen(id) }
    bringToFront(with: dependencies)
    if let selected = container.selectedID { activateChild(selected) }
  }

  /// Passes changed dependencies to all active coordinators and calls their `dependenciesDidChange()`.
  ///
  /// The others get them when they come to the front.
  public func update(_ dependencies: Dependencies) { change(dependencies) }

  /// Selects a tab and sets the screens over it.
  ///
  /// - Parameters:
  ///   - tab: The tab. An unknown one causes a `warning` event and changes nothing.
  ///   - screens: The screens by identifier, the topmost last. With nil, the default, the current ones stay. An unknown
  ///     one causes a `warning` event, and is omitted with all above it.
  ///   - animated: Whether pages and screens move. The default is true.
  /// - Returns: Whether the tab exists.
  @discardableResult
  public func open(_ tab: PageID, screens: [PageID]? = nil, animated: Bool = true) -> Bool {
    guard let container else { return false }
    return container.transaction {
      guard container.pages.index(of: tab) != nil else {
        container.warn(container.parts.catalog.unknown(tab))
        return false
      }
      container.dismiss(animated: animated)
      if let screens { show(screens, over: tab, animated: animated) }
      container.select(tab, animated: animated)
      return true
    }
  }

  /// The deepest active coordinator.
  public var frontCoordinator: Coordinator<Dependencies> {
    var front: Coordinator<Dependencies> = selectedChild ?? self
    while let deeper = front.sortedChildren.last(where: { $0.stage == .active }) { front = deeper }
    return front
  }

  private var selectedChild: Coordinator<Dependencies>? {
    container?.selectedID.flatMap { children[$0] }
  }

  private func show(_ ids: [PageID], over tab: PageID, animated: Bool) {
    guard let container else { return }
    var made: [any Screen] = []
    for id in ids {
      guard let screen = child(tab)?.anyScreen(id) ?? container.parts.actions.madeScreen(id) else {
        break
      }
      made.append(screen)
    }
    container.setScreens(made, ofPage: tab, animated: animated)
  }

  /// A screen by its identifier: from the coordinator in front or its ancestors, else from any tab's coordinator.
  private func screen(_ id: PageID) -> (any Screen)? {
    var front: Coordinator<Dependencies>? = frontCoordinator
    while let coordinator = front {
      if let screen = coordinator.makeScreen(id) { return screen }
      front = coordinator.parent
    }
    for tab in container?.pages.ids ?? [] {
      if let screen = child(tab)?.anyScreen(id) { return screen }
    }
    return nil
  }

  /// The first receiver of a message: the coordinator that has shown the sender, or its tab's coordinator.
  private func receiver(of sender: PageID) -> Coordinator<Dependencies> {
    if let owner = owner(of: sender) { return owner }
    let tab = container?.parts.navigator.page(holding: sender) ?? sender
    return children[tab] ?? selectedChild ?? self
  }

  // MARK: The container's delegate

  /// Sends the tap as a message up from the coordinator in front.
  ///
  /// If a coordinator handles it, the tab is not selected.
  open func container(
    _ container: TabContainer, shouldActivate page: PageID, cause: Cause
  ) -> Bool {
    !frontCoordinator.pass(TabTap(page))
  }

  /// Deactivates the coordinator of the former tab, and activates the coordinator of the selected tab.
  open func container(_ container: TabContainer, willSelect change: SelectionChange) {
    if let from = change.from { children[from]?.sendBack() }
    if let to = change.to { activateChild(to) }
  }

  /// Sends the message up from the coordinator of its sender.
  open func container(
    _ container: TabContainer, didReceive message: String, from sender: PageID
  ) {
    receiver(of: sender).send(TextMessage(message, from: sender))
  }

  /// Tracks screens that are popped and come back, and which tabs exist.
  open func container(_ container: TabContainer, did event: ContainerEvent) {
    switch event {
    case .pushed(let screen): if owner(of: screen) == nil { remember(screen) }
    case .popped(let screen): owner(of: screen)?.forget(screen)
    case .pagesChanged:
      for tab in sortedChildren.map(\.id) where container.pages.index(of: tab) == nil {
        stopChild(tab)
      }
    default: break
    }
  }
}
