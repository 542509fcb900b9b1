/// Delivers events to the pages, to the closures and the delegate of the program, and to the containers around it.
@MainActor final class Announcer {
  private let context: ContainerContext
  private let standing: Standing
  private let stacks: NavigationStacks
  private let lifeCycle: LifeCycle
  private var reported = 0.0
  /// The path from this container to the one whose event is being delivered.
  private(set) var eventPath: [PageID] = []

  init(
    _ context: ContainerContext, _ standing: Standing, _ stacks: NavigationStacks,
    _ lifeCycle: LifeCycle
  ) {
    (self.context, self.standing, self.stacks) = (context, standing, stacks)
    self.lifeCycle = lifeCycle
  }

  private var container: TabContainer? { standing.container?.door }

  /// Sets the initial position, which is not reported.
  func begin(at position: Double) { reported = position }

  func deliver() {
    lifeCycle.collect()
    guard let container else { return }
    context.outbox.deliver {
      tell($0, container)
    } finish: {
      tellProgress(container)
    } stop: {
      let warning = Outbox.Entry.event(.warning(Rounds.warning("a listener")))
      passOn(warning)
      tell(warning, container)
    }
  }

  /// Returns false if there is no listener.
  private func tellProgress(_ container: TabContainer) -> Bool {
    let position = container.position
    guard reported != position else { return false }
    reported = position
    guard let onProgress = container.onProgress, let progress = container.progress else {
      return false
    }
    onProgress(progress)
    return true
  }

  private func tell(_ entry: Outbox.Entry, _ container: TabContainer) {
    switch entry {
    case .stage(let page, let stage, let screen):
      screen?.basePage?.didEnter(stage)
      tellAll(container) { $0.container(container, page: page, didEnter: stage) }
    case .sight(let screen, let isInView, let path):
      // In the order of all containers.
      if standing.isOutermost { (screen as? any LazyScreen)?.note(isInView: isInView) }
      tell(isInView ? .pageAppeared(screen.id) : .pageDisappeared(screen.id), from: path, container)
    case .swiped(let page): tellAll(container) { $0.container(container, pageDidSwipeTo: page) }
    case .message(let message, let sender):
      if container.prescription?.takeMessage?(message, sender) == true { return }
      tellAll(container) { $0.container(container, didReceive: message, from: sender) }
    case .action(let handler): handler.closure()
    case .view(let view, let event): view.handle(event)
    case .event(let event, let path):
      tell(event, from: path, container)
      // Out of view, nothing else ends the life of a screen.
      if case .popped(let screen) = event, path.isEmpty { lifeCycle.release(screen) }
    }
  }

  private func tell(_ event: ContainerEvent, from path: [PageID], _ container: TabContainer) {
    eventPath = path
    container.owner?.note(event)
    tellAll(container) { $0.container(container, did: event) }
    tellChange(event, container)
    eventPath = []
  }

  private func tellChange(_ event: ContainerEvent, _ container: TabContainer) {
    switch event {
    case .willSelect(let change):
      tellAll(container) { $0.container(container, willSelect: change) }
    case .didSelect(let change):
      tellAll(container) { $0.container(container, didSelect: change) }
    case .reselected(let change):
      guard let page = change.to else { return }
      tellAll(container) { $0.container(container, didReselect: page) }
    default: break
    }
  }

  private func tellAll(
    _ container: TabContainer, _ tell: @MainActor (any TabContainerDelegate) -> Void
  ) {
    tell(container.closures)
    if let delegate = container.delegate { tell(delegate) }
  }

  /// Passes an entry to the container around this one, in the order in which things happen in both.
  func passOn(_ entry: Outbox.Entry) {
    guard let container, let surroundings = standing.surroundings else { return }
    surroundings.part(Announcer.self).relay(entry, from: container)
  }

  /// Pushes and pops inside a container that slides out are not reported, because its screens were popped with it.
  private func relay(_ entry: Outbox.Entry, from hosted: TabContainer) {
    let place = hosted.standing.screen
    let way = place.map { [$0] } ?? []
    let relayed: Outbox.Entry
    switch entry {
    case .event(let event, let path):
      if event.isOfStack, stacks.isLeaving(hosted) { return }
      relayed = .event(event, from: way + path)
    // A container without a place of its own shows a screen that is reported as one of this container.
    case .sight(let screen, let isInView, let path):
      guard place != nil else { return }
      relayed = .sight(screen, isInView: isInView, from: way + path)
    case .stage(let page, let stage, _):
      guard place != nil else { return }
      relayed = .stage(page, stage, of: nil)
    // The container of the button or view runs it.
    case .action, .view: return
    case .swiped, .message: relayed = entry
    }
    context.transaction { context.outbox.append(relayed) }
  }
}

extension ContainerEvent {
  fileprivate var isOfStack: Bool {
    switch self {
    case .pushed, .popped: true
    default: false
    }
  }
}

/// Asks the closures that the program set on the container, then its delegate.
extension Announcer: ContainerListener {
  var decidesSelection: Bool {
    guard let container else { return false }
    return container.shouldSelect != nil || container.delegate != nil
  }

  func allowsSelecting(_ page: PageID, cause: Cause) -> Bool {
    allAllow { $0.container($1, shouldSelect: page, cause: cause) }
  }

  func allowsActivating(_ page: PageID, cause: Cause) -> Bool {
    allAllow { $0.container($1, shouldActivate: page, cause: cause) }
  }

  func allowsClosing(_ page: PageID) -> Bool {
    allAllow { $0.container($1, shouldClose: page) }
  }

  private func allAllow(
    _ ask: @MainActor (any TabContainerDelegate, TabContainer) -> Bool
  ) -> Bool {
    guard let container else { return true }
    guard ask(container.closures, container) else { return false }
    guard let delegate = container.delegate else { return true }
    return ask(delegate, container)
  }
}
