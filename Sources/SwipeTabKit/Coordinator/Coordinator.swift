/// Owns one part of a program: its screens, and the targets of their buttons.
///
/// Coordinators form a tree below a `TabsCoordinator`. A child is made and started on its first
/// use, activated whenever it comes to the front, and keeps its screens in between. Dependencies
/// are passed at the start, at each activation, and while it is active whenever they change. A
/// message goes up the tree from its sender until a coordinator handles it.
///
/// A coordinator neither selects nor stores a stack: it uses the container, which does both.
///
/// In a target with `.defaultIsolation(MainActor.self)`, declare subclasses and their dependencies `nonisolated`.
///
/// ```swift
/// final class CatalogCoordinator: Coordinator<Services> {
///   override func makeScreen(_ id: PageID) -> (any Screen)? {
///     dependencies?.products[id].map { ProductScreen(id: id, product: $0) }
///   }
/// }
/// ```
@MainActor open class Coordinator<Dependencies> {
  /// The stages of a coordinator's life.
  public enum Stage: Sendable, Hashable {
    /// Made, but not started.
    case idle
    /// Started, but not in front.
    case started
    /// In front.
    case active
    /// Stopped for good.
    case stopped
  }

  /// The identifier by which the parent finds it.
  ///
  /// For a tab's coordinator it is the tab's page identifier.
  public let id: PageID
  /// The parent, or nil for the root.
  public private(set) weak var parent: Coordinator?
  /// The children made so far, by identifier.
  public private(set) var children: [PageID: Coordinator] = [:]
  /// The current stage.
  public private(set) var stage = Stage.idle
  /// The dependencies passed last, or nil for a root that does not run yet.
  public private(set) var dependencies: Dependencies?
  private var shownScreens: [PageID] = []
  /// The last screen that it has presented, on the sheet or not.
  private var presentedScreen: PageID?
  private var waiting: [any CoordinatorMessage] = []
  /// The popped screens, which become its own again by `TabContainer.goForward`.
  private var poppedScreens: Set<PageID> = []

  /// Makes a coordinator.
  public init(id: PageID) { self.id = id }

  // MARK: For subclasses

  /// Called before the first use, when `dependencies` is set.
  ///
  /// The default does nothing.
  open func start() {}
  /// Called when the coordinator comes to the front, with current `dependencies`.
  ///
  /// The default does nothing.
  open func activate() {}
  /// Called when `dependencies` have changed while the coordinator is active.
  ///
  /// The default does nothing.
  open func dependenciesDidChange() {}
  /// Called when a screen that it has shown was popped, by the user or by the program.
  ///
  /// A coordinator below a tab's finishes after the last one.
  open func didPop(_ screen: PageID) {}
  /// Called when the coordinator leaves the front.
  ///
  /// Its screens stay. The default does nothing.
  open func deactivate() {}
  /// Called when the coordinator ends, with all its children, after its screens are gone.
  ///
  /// The default does nothing.
  open func stop() {}
  /// Makes a child by its identifier, or nil, the default, for an unknown one.
  open func makeChild(_ id: PageID) -> Coordinator? { nil }
  /// Makes a screen by its identifier, or nil, the default, for an unknown one.
  ///
  /// Called for pushes by identifier and for screens that are restored, even before `start()`, when `dependencies` is
  /// set.
  open func makeScreen(_ id: PageID) -> (any Screen)? { nil }
  /// Handles a message.
  ///
  /// If it returns false, the default, the parent gets the message.
  ///
  /// ```swift
  /// override func receive(_ message: any CoordinatorMessage) -> Bool {
  ///   guard case .add(let good) = message as? ShopMessage else { return false }
  ///   cart.append(good)
  ///   return true
  /// }
  /// ```
  open func receive(_ message: any CoordinatorMessage) -> Bool { false }
  /// Called when a child is finished.
  ///
  /// By default it stops the child.
  open func childDidFinish(_ child: Coordinator) { stopChild(child.id) }

  // MARK: Container and tab

  /// The container that all coordinators show their screens in, or nil before the root runs.
  open var host: TabContainer? { parent?.host }

  /// The tab over which it shows its screens, or nil for the root.
  public var tab: PageID? {
    guard let parent else { return nil }
    return parent.parent == nil ? id : parent.tab
  }

  // MARK: Messages

  /// Sends a message up from this coordinator.
  ///
  /// A message that no coordinator handles causes a `warning` event.
  ///
  /// - Returns: Whether a coordinator handled it.
  @discardableResult
  public func send(_ message: any CoordinatorMessage) -> Bool {
    if pass(message) { return true }
    switch message {
    case is TabTap: break
    case let message as TextMessage:
      host?.warn(
        "nobody takes the message \(quoted(message.name)) of \(quoted(message.sender.rawValue))")
    // Only the type is reported, because the value may be confidential.
    default: host?.warn("nobody takes a message of the type \(type(of: message))")
    }
    return false
  }

  /// Sends a message once this coordinator is active, or at once if it is active now.
  ///
  /// Messages are sent in order, after `activate()`. If the coordinator ends before, each of its messages gives a
  /// `warning` event.
  public func enqueue(_ message: any CoordinatorMessage) {
    waiting.append(message)
    if stage == .active { sendWaiting() }
  }

  private func sendWaiting() {
    // One at a time, as a message can send the coordinator back or enqueue another one.
    while stage == .active, !waiting.isEmpty { send(waiting.removeFirst()) }
  }

  /// Offers a message to this coordinator and then to each ancestor.
  func pass(_ message: any CoordinatorMessage) -> Bool {
    receive(message) || parent?.pass(message) ?? false
  }

  // MARK: Children

  /// Returns the child with an identifier, made on first use, or nil if no child has it.
  public func child(_ id: PageID) -> Coordinator? {
    if let known = children[id] { return known }
    guard let made = makeChild(id) else { return nil }
    made.parent = self
    made.dependencies = dependencies
    children[id] = made
    return made
  }

  /// Brings a child to the front: passes it the dependencies, starts it on first use, and activates
  /// it.
  @discardableResult
  public func activateChild(_ id: PageID) -> Coordinator? {
    guard let child = child(id) else { return nil }
    child.bringToFront(with: dependencies)
    return child
  }

  /// Ends a child and removes its screens.
  ///
  /// The next use makes a new child.
  public func stopChild(_ id: PageID) { children.removeValue(forKey: id)?.end() }

  /// Tells the parent that this coordinator is finished.
  public func finish() { parent?.childDidFinish(self) }

  /// Starts the coordinator if needed, and activates it.
  func bringToFront(with dependencies: Dependencies?) {
    guard stage != .stopped else { return }
    self.dependencies = dependencies
    if stage == .idle {
      stage = .started
      start()
    }
    guard stage == .started else { return }
    stage = .active
    activate()
    if parent != nil {
      for child in sortedChildren where child.stage == .started {
        child.bringToFront(with: dependencies)
      }
    }
    sendWaiting()
  }

  /// Passes changed dependencies to this coordinator and all below it that are active.
  func change(_ dependencies: Dependencies) {
    self.dependencies = dependencies
    guard stage == .active else { return }
    dependenciesDidChange()
    for child in sortedChildren where child.stage == .active { child.change(dependencies) }
  }

  /// Deactivates the children and then the coordinator itself.
  func sendBack() {
    guard stage == .active else { return }
    for child in sortedChildren { child.sendBack() }
    stage = .started
    deactivate()
  }

  private func end() {
    sendBack()
    for id in sortedChildren.map(\.id) { stopChild(id) }
    removeScreens()
    stage = .stopped
    for message in waiting {
      host?.warn(
        "\(quoted(id.rawValue)) ends before it takes a message of the type \(type(of: message))")
    }
    waiting = []
    stop()
  }

  func note(_ screens: [any Screen]) { shownScreens += screens.map(\.id) }

  func noteOnly(_ screens: [any Screen]) { shownScreens = screens.map(\.id) }

  func notePresented(_ screen: PageID) { presentedScreen = screen }

  private func isPresenting(_ screen: PageID) -> Bool {
    presentedScreen == screen && host?.presentedScreen?.id == screen
  }

  private func removeScreens() {
    if let presentedScreen, isPresenting(presentedScreen) { host?.dismiss() }
    guard let host, let tab else { return }
    let own = Set(shownScreens)
    shownScreens = []
    let isTab = parent?.parent == nil
    let left = isTab ? [] : host.screens(ofPage: tab).filter { !own.contains($0.id) }
    if host.pages.index(of: tab) != nil { host.setScreens(left, ofPage: tab) }
    let gone = own.union(poppedScreens)
    host.parts.stacks.dropForward { gone.contains($0) }
  }

  // MARK: Searching the tree

  /// The children, sorted by identifier so that the order is always the same.
  var sortedChildren: [Coordinator] {
    children.values.sorted { $0.id.rawValue < $1.id.rawValue }
  }

  func owner(of screen: PageID) -> Coordinator? {
    for child in sortedChildren {
      if let owner = child.owner(of: screen) { return owner }
    }
    return shownScreens.contains(screen) || isPresenting(screen) ? self : nil
  }

  func anyScreen(_ id: PageID) -> (any Screen)? {
    if let screen = makeScreen(id) { return screen }
    for child in sortedChildren {
      if let screen = child.anyScreen(id) { return screen }
    }
    return nil
  }

  /// Notes a pushed screen for its coordinator, and returns whether one of this subtree has shown it.
  @discardableResult
  func remember(_ screen: PageID) -> Bool {
    if sortedChildren.contains(where: { $0.remember(screen) }) { return true }
    guard poppedScreens.remove(screen) != nil else { return false }
    shownScreens.append(screen)
    return true
  }

  /// Forgets a popped screen, after the last of which a coordinator below a tab's coordinator finishes.
  func forget(_ screen: PageID) {
    guard let index = shownScreens.lastIndex(of: screen) else { return }
    shownScreens.remove(at: index)
    poppedScreens.insert(screen)
    didPop(screen)
    if shownScreens.isEmpty, let tab, tab != id { finish() }
  }
}
