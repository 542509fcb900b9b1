/// Changes, and telling of them.
extension TabContainer {
  /// Runs a change and then tells what happened; changes made by listeners are told after it.
  package func transaction<Result>(_ change: () -> Result) -> Result {
    let outbox = context.outbox
    outbox.beginChange()
    let result = change()
    if outbox.isOutermostChange {
      reordering.cancelIfGone()
      hosting.checkContact()
      finishTransaction()
    }
    outbox.endChange()
    if outbox.isIdle { deliver() }
    return result
  }

  /// Brings up to date what follows from where things are now; the outermost container does it for all.
  func finishTransaction() {
    guard surroundings == nil else {
      let outermost = outermostSurroundings
      if outermost.context.outbox.isIdle { outermost.transaction {} }
      return
    }
    if revision != finishedRevision {
      updateStages()
      focusRing.follow()
      finishedRevision = revision
    }
    hover.update()
  }

  func emit(_ event: ContainerEvent) { context.emit(event) }

  /// Tells a warning.
  package func warn(_ message: String) { transaction { emit(.warning(message)) } }

  private func deliver() {
    stages.collect()
    context.outbox.deliver { tell($0) }
  }

  /// Tells of the pages that pushed screens have covered or uncovered, here and on all that this container hosts.
  private func updateStages() {
    stages.update()
    guard mayHost else { return }
    forEachHosted { hosted in hosted.transaction { hosted.updateStages() } }
  }

  private func tell(_ entry: Outbox.Entry) {
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
