/// Events that were told while the container was at work, until it has finished.
struct EventQueue {
  /// One thing to tell.
  enum Entry {
    case event(ContainerEvent)
    case stage(PageID, PageStage)
    case swiped(to: PageID)
    case message(String, sender: PageID)
  }

  var entries: [Entry] = []
  var isDelivering = false
  var depth = 0
}

extension TabContainer {
  /// Runs a change and then tells what happened; changes made by listeners are told after it.
  package func perform<Result>(_ change: () -> Result) -> Result {
    queue.depth += 1
    let result = change()
    if queue.depth == 1 {
      if reorder != nil { checkReorder() }
      if contactHolder != nil { checkHostedContact() }
      finishTransaction()
    }
    queue.depth -= 1
    if queue.depth == 0 { deliver() }
    return result
  }

  /// Brings up to date what follows from where things are now; the outermost container does it for all.
  func finishTransaction() {
    guard surroundings == nil else {
      let outermost = hoverRoot
      if outermost.queue.depth == 0 { outermost.perform {} }
      return
    }
    if revision != finishedRevision {
      updateSight()
      followFocus()
      finishedRevision = revision
    }
    updateHover()
  }

  func emit(_ event: ContainerEvent) { queue.entries.append(.event(event)) }

  /// Tells a warning.
  package func warn(_ message: String) { perform { emit(.warning(message)) } }

  private func deliver() {
    collectStages()
    guard !queue.isDelivering, !queue.entries.isEmpty else { return }
    queue.isDelivering = true
    var index = 0
    while index < queue.entries.count {
      tell(queue.entries[index])
      index += 1
    }
    queue.entries.removeAll(keepingCapacity: true)
    queue.isDelivering = false
  }

  /// Moves the pages' stages into the queue.
  func collectStages() {
    for (page, stage) in life.takeSteps() { queue.entries.append(.stage(page, stage)) }
  }

  private func tell(_ entry: EventQueue.Entry) {
    surroundings?.relay(entry, from: self)
    switch entry {
    case .stage(let page, let stage):
      tellPage(page, stage)
      delegate?.container(self, page: page, didEnter: stage)
    case .swiped(let page):
      delegate?.container(self, pageDidSwipeTo: page)
    case .message(let message, let sender):
      delegate?.container(self, didReceive: message, from: sender)
    case .event(let event):
      onEvent?(event)
      delegate?.container(self, did: event)
      switch event {
      case .willSelect(let change):
        beforeSelect?(change)
        delegate?.container(self, willSelect: change)
      case .didSelect(let change):
        afterSelect?(change)
        delegate?.container(self, didSelect: change)
      case .reselected(let change):
        if let page = change.to { delegate?.container(self, didReselect: page) }
      default:
        break
      }
    }
  }
}
