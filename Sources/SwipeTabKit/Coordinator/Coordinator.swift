/// Owns one part of a program: what its screens are, and where its buttons lead.
///
/// Coordinators form a tree below a `TabsCoordinator`. A child is made and started on its first use, activated whenever it
/// comes to the front, and keeps its screens while it is away. Whatever a coordinator needs from outside is handed over at
/// its start and at each activation. Messages go up the tree, from where they were sent to whoever takes them.
///
/// A coordinator never selects and keeps no stack: both are the container's, which it asks.
open class Coordinator<Dependencies> {
  /// Where a coordinator is in its life.
  public enum Stage: Sendable, Hashable {
    /// Made, and not started.
    case idle
    /// Started, and not in front.
    case started
    /// In front.
    case active
    /// Stopped for good.
    case stopped
  }

  /// The name by which the parent knows it; that of the tab, if it is a tab's.
  public let id: PageID
  /// What it is a child of; nil for the root.
  public private(set) weak var parent: Coordinator?
  /// What was made so far, by identifier.
  public private(set) var children: [PageID: Coordinator] = [:]
  /// Where it is in its life.
  public private(set) var stage = Stage.idle
  /// What was handed over last; nil for a root that does not run yet.
  public private(set) var dependencies: Dependencies?
  /// The screens that it has shown and that are still pushed.
  private var shownScreens: [PageID] = []

  /// Makes a coordinator.
  public init(id: PageID) { self.id = id }

  // MARK: For subclasses

  /// Prepares the first use; its dependencies are there.
  open func start() {}
  /// Comes to the front; its dependencies are those of now.
  open func activate() {}
  /// Goes from the front; its screens stay.
  open func deactivate() {}
  /// Ends for good, with all its children; its screens are gone then.
  open func stop() {}
  /// Makes a child by its identifier; nil, the default, for one that is not known.
  open func makeChild(_ id: PageID) -> Coordinator? { nil }
  /// Makes a screen by its identifier; nil, the default, for one that is not known.
  ///
  /// It is asked for pushes by identifier and for what is restored, before the start too; its dependencies are there.
  open func makeScreen(_ id: PageID) -> (any Screen)? { nil }
  /// Takes a message; false, the default, passes it on to the parent.
  open func receive(_ message: CoordinatorMessage) -> Bool { false }
  /// A child has nothing more to do; by default it is stopped.
  open func childDidFinish(_ child: Coordinator) { stopChild(child.id) }

  // MARK: Where it works

  /// The one container that everything is shown in; nil before the root runs.
  open var host: TabContainer? { parent?.host }

  /// The tab over which it shows screens; nil for the root.
  public var tab: PageID? {
    guard let parent else { return nil }
    return parent.parent == nil ? id : parent.tab
  }

  // MARK: Screens

  /// Pushes a screen over the coordinator's tab, at once if that is away.
  public func show(_ screen: any Screen, animated: Bool = true) {
    guard let host, let tab = tab ?? host.selectedID else { return }
    shownScreens.append(screen.id)
    host.setScreens(host.screens(ofPage: tab) + [screen], ofPage: tab, animated: animated)
  }

  /// Pushes a screen by its identifier; one that nobody makes gives a `warning` event.
  public func show(_ id: PageID, animated: Bool = true) {
    if let screen = host?.madeScreen(id) { show(screen, animated: animated) }
  }

  /// Puts screens over the coordinator's tab in the place of those that are there.
  public func setScreens(_ screens: [any Screen], animated: Bool = true) {
    guard let host, let tab = tab ?? host.selectedID else { return }
    shownScreens = screens.map(\.id)
    host.setScreens(screens, ofPage: tab, animated: animated)
  }

  // MARK: Messages

  /// Sends a message up from here; one that nobody takes gives a `warning` event.
  ///
  /// - Returns: Whether somebody took it.
  @discardableResult
  public func send(_ message: CoordinatorMessage) -> Bool {
    if pass(message) { return true }
    if let name = message.name {
      host?.warn("nobody takes the message \(quoted(name)) of \(quoted(message.sender.rawValue))")
    }
    return false
  }

  /// Offers a message here and then to each parent.
  func pass(_ message: CoordinatorMessage) -> Bool {
    receive(message) || parent?.pass(message) ?? false
  }

  // MARK: Children

  /// The child of an identifier, made if this is its first use; nil if there is none.
  public func child(_ id: PageID) -> Coordinator? {
    if let known = children[id] { return known }
    guard let made = makeChild(id) else { return nil }
    made.parent = self
    made.dependencies = dependencies
    children[id] = made
    return made
  }

  /// Brings a child to the front: hands it what it needs, starts it if this is its first use, and activates it.
  @discardableResult
  public func activateChild(_ id: PageID) -> Coordinator? {
    guard let child = child(id) else { return nil }
    child.bringToFront(with: dependencies)
    return child
  }

  /// Ends a child for good; its screens go, and its next use makes it anew.
  public func stopChild(_ id: PageID) { children.removeValue(forKey: id)?.end() }

  /// Tells the parent that there is nothing more to do.
  public func finish() { parent?.childDidFinish(self) }

  /// Starts and activates.
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
    guard parent != nil else { return }
    for child in sortedChildren where child.stage == .started {
      child.bringToFront(with: dependencies)
    }
  }

  /// Sends children, and then itself, from the front.
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
    stop()
  }

  private func removeScreens() {
    guard let host, let tab else { return }
    let own = Set(shownScreens)
    shownScreens = []
    let isTab = parent?.parent == nil
    let left = isTab ? [] : host.screens(ofPage: tab).filter { !own.contains($0.id) }
    if host.pages.index(of: tab) != nil { host.setScreens(left, ofPage: tab) }
  }

  // MARK: Looking through the tree

  /// The children, in an order that is the same everywhere.
  var sortedChildren: [Coordinator] {
    children.values.sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// The one below, or this, that has shown a screen; nil if none has.
  func owner(of screen: PageID) -> Coordinator? {
    for child in sortedChildren {
      if let owner = child.owner(of: screen) { return owner }
    }
    return shownScreens.contains(screen) ? self : nil
  }

  /// The first screen that this or one below makes.
  func anyScreen(_ id: PageID) -> (any Screen)? {
    if let screen = makeScreen(id) { return screen }
    return sortedChildren.lazy.compactMap { $0.anyScreen(id) }.first
  }

  /// Takes note that a screen was popped; a part of the program inside a tab that has none left is done.
  func forget(_ screen: PageID) {
    guard let index = shownScreens.lastIndex(of: screen) else { return }
    shownScreens.remove(at: index)
    if shownScreens.isEmpty, let tab, tab != id { finish() }
  }
}
