extension TabContainer {
  /// Takes what a person did at the present moment.
  ///
  /// Every event is legal in every state; one that means nothing there changes nothing.
  ///
  /// - Returns: Whether the container used it. What it leaves belongs to the page or the program.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    transaction {
      let event = event.clampedToFinite
      if standing.isOutermost { hover.follow(event) }
      standing.root?.focusRing.note(event)
      return switch event {
      case .press(let contact, let point, let button):
        arbiter.press(contact, at: point, button: button)
      case .move(let contact, let point): arbiter.move(contact, to: point)
      case .release(let contact, let point, let button):
        arbiter.release(contact, at: point, button: button)
      case .cancel(let contact): arbiter.cancel(contact)
      case .leave: false
      case .wheel(let dx, let dy, let point, let shift):
        arbiter.turn(WheelTurn(dx: dx, dy: dy, point: point, shift: shift))
      case .key(let key): keys.press(key)
      case .resize(let size, let scale): resize(to: size, scale: scale)
      }
    }
  }

  private func resize(to size: Size, scale: Double) -> Bool {
    guard size.width.isFinite, size.height.isFinite, let scale = scale.asDisplayScale else {
      return false
    }
    let extent = size.onScreen
    guard extent != self.size || scale != self.scale else { return false }
    context.resize(to: extent, scale: scale)
    return true
  }

  // MARK: Time

  /// Moves the model to a moment, through everything that happens on the way at its exact time.
  ///
  /// One call and a thousand small ones end in the same state.
  ///
  /// - Parameter time: The moment, in seconds; one that is not after the present changes nothing.
  public func advance(to time: Double) {
    guard time > self.time, time.isFinite else { return }
    transaction {
      passDeadlines(until: time)
      move(to: time)
    }
  }

  private func passDeadlines(until moment: Double) {
    // A motion whose rest was found anew may be over at once, without time passing.
    while let deadline = nextDeadline, deadline <= moment {
      move(to: deadline)
      for interaction in context.backToFront { interaction.meetDeadline() }
      if standing.isOutermost { changeEnd.follow() }
    }
  }

  /// Moves without passing a deadline.
  private func move(to moment: Double) {
    let before = time
    context.move(to: moment)
    // By index: an iterator over them would ask for memory in each frame.
    for index in context.backToFront.indices { context.backToFront[index].advance(from: before) }
  }

  /// Does what was due at the present moment or before.
  func passOverdue() { transaction { passDeadlines(until: time) } }

  // MARK: Picture

  /// Lists what to paint at the present moment, in painting order.
  ///
  /// The cost follows what is in view, not the number of pages; nothing is allocated once the list's storage has grown
  /// to a frame's size.
  ///
  /// - Parameter list: Is emptied and filled anew.
  public func draw(into list: inout DisplayList) {
    var drawing = Drawing(clip: context.layout.bounds)
    swap(&drawing.list, &list)
    drawing.list.removeAll()
    draw(in: &drawing)
    swap(&drawing.list, &list)
  }

  /// Adds what there is to paint, with the container's top left corner at the origin.
  func draw(in drawing: inout Drawing) { ContainerPainter(self).paint(in: &drawing) }

  /// Draws anew; to be called after a page or screen would answer something else.
  public func redraw() {
    sheets.place()
    context.noteChange()
  }

  /// Lays everything out at the present moment.
  func makeLayout() -> ContainerLayout {
    ContainerLayout(
      size: size, configuration: configuration, count: count, hasTitles: toolbar.hasTitles,
      canAdd: editing.canAdd, hostRoom: standing.room,
      naturalWidth: { self.toolbar.naturalWidth(ofItem: $0) })
  }

  // MARK: Telling

  /// Runs a change and then tells what happened; changes made by listeners are told after it.
  package func transaction<Result>(_ change: () -> Result) -> Result { context.transaction(change) }

  /// Tells a warning.
  package func warn(_ message: String) { transaction { context.emit(.warning(message)) } }

  /// Tells everybody what has happened since it was told last.
  func deliver() {
    stages.collect()
    context.outbox.deliver { tell($0) }
  }

  private func tell(_ entry: Outbox.Entry) {
    standing.surroundings?.relay(entry, from: self)
    switch entry {
    case .stage(let page, let stage):
      if let stored = pages.stored, let index = pages.index(of: page) {
        (stored[index] as? BasePage)?.didEnter(stage)
      }
      delegate?.container(self, page: page, didEnter: stage)
    case .swiped(let page): delegate?.container(self, pageDidSwipeTo: page)
    case .message(let message, let sender):
      delegate?.container(self, didReceive: message, from: sender)
    case .event(let event):
      onEvent?(event)
      delegate?.container(self, did: event)
      tellChange(event)
    }
  }

  private func tellChange(_ event: ContainerEvent) {
    switch event {
    case .willSelect(let change):
      beforeSelect?(change)
      delegate?.container(self, willSelect: change)
    case .didSelect(let change):
      afterSelect?(change)
      delegate?.container(self, didSelect: change)
    case .reselected(let change):
      if let page = change.to { delegate?.container(self, didReselect: page) }
    default: break
    }
  }

  /// Tells something that happened in a hosted container.
  ///
  /// What is pushed and popped inside one that was popped itself has been told as gone with it.
  private func relay(_ entry: Outbox.Entry, from hosted: TabContainer) {
    switch entry {
    case .event(.pushed), .event(.popped): if stacks.isLeaving(hosted) { return }
    default: break
    }
    transaction { context.outbox.append(entry) }
  }

  /// The promises that the present state breaks, a sentence each; none while the kit is right.
  ///
  /// Tests and fuzzers ask after every event. O(n) in the pages that are alive.
  package func checkInvariants() -> [String] {
    var promises = Promises()
    for interaction in context.interactions { interaction.check(&promises) }
    standing.check(&promises)
    presentation.check(&promises)
    promises(sheets.hosted == nil || standing.host == nil, "a hosted container presents")
    if let due = nextDeadline { promises(due >= time, "due at \(due), now is \(time)") }
    promises(phase != .settling || isMoving, "no frames are wanted while \(phase)")
    let isDown = contacts.drive.map { contacts.down.contains($0.contact) } ?? true
    promises(isDown, "a contact drives that is up")
    return promises.broken
  }
}

extension TabContainer: ContainerListener {
  var decidesSelection: Bool { shouldSelect != nil || delegate != nil }

  func allowsSelecting(_ page: PageID, cause: Cause) -> Bool {
    shouldSelect?(page, cause) ?? true
      && delegate?.container(self, shouldSelect: page, cause: cause) ?? true
  }

  func allowsActivating(_ page: PageID, cause: Cause) -> Bool {
    delegate?.container(self, shouldActivate: page, cause: cause) ?? true
  }

  func allowsClosing(_ page: PageID) -> Bool {
    delegate?.container(self, shouldClose: page) ?? true
  }
}
