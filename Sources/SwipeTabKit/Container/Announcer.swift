/// Delivers events to the pages, to the closures and the delegate of the program, and to the containers around it.
@MainActor final class Announcer: OnFront {
  /// The position at the last delivery.
  private var reported = 0.0

  /// The container whose listeners are called.
  private var container: TabContainer? { standing.container?.door }

  /// Sets the initial position, which is not reported.
  func begin(at position: Double) { reported = position }

  /// Delivers everything that has happened since the last delivery.
  func deliver() {
    stages.collect()
    guard let container else { return }
    context.outbox.deliver {
      tell($0, container)
    } finish: {
      tellProgress(container)
    } stop: {
      tell(.event(.warning(Rounds.warning("a listener"))), container)
    }
  }

  /// Reports the position if it has changed.
  ///
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
    standing.surroundings?.door.parts.announcer.relay(entry, from: container)
    switch entry {
    case .stage(let page, let stage):
      if let stored = catalog.pages.stored, let index = catalog.pages.index(of: page) {
        stored[index].basePage?.didEnter(stage)
      }
      tellAll(container) { $0.container(container, page: page, didEnter: stage) }
    case .swiped(let page): tellAll(container) { $0.container(container, pageDidSwipeTo: page) }
    case .message(let message, let sender):
      if container.prescription?.takeMessage?(message, sender) == true { return }
      tellAll(container) { $0.container(container, didReceive: message, from: sender) }
    case .action(let handler): handler.closure()
    case .event(let event):
      container.owner?.note(event)
      tellAll(container) { $0.container(container, did: event) }
      tellChange(event, container)
    }
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

  /// Tells the program: the closures that it set on the container, then its delegate.
  private func tellAll(
    _ container: TabContainer, _ tell: @MainActor (any TabContainerDelegate) -> Void
  ) {
    tell(container.closures)
    if let delegate = container.delegate { tell(delegate) }
  }

  /// Passes on an entry from a hosted container.
  ///
  /// Pushes and pops inside a container that is sliding out are not reported: its screens were reported as popped with
  /// it.
  private func relay(_ entry: Outbox.Entry, from hosted: TabContainer) {
    switch entry {
    case .event(.pushed), .event(.popped): if stacks.isLeaving(hosted) { return }
    // A presented screen is reported as pushed and popped. It is not a page, even if its container appears again.
    case .event(.pageAppeared), .event(.pageDisappeared):
      if standing.container?.layer(OnNavigation.self).hosted.isBare(hosted) == true { return }
    // The container of the button runs it.
    case .action: return
    default: break
    }
    context.transaction { context.outbox.append(entry) }
  }
}

/// Asks the program: the closures that it set on the container, then its delegate.
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
