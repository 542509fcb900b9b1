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
      if parts.standing.isOutermost { parts.hover.track(event) }
      parts.standing.root?.parts.focusRing.note(event)
      return switch event {
      case .press(let contact, let point, let button):
        parts.arbiter.press(contact, at: point, button: button)
      case .move(let contact, let point): parts.arbiter.move(contact, to: point)
      case .release(let contact, let point, let button):
        parts.arbiter.release(contact, at: point, button: button)
      case .cancel(let contact): parts.arbiter.cancel(contact)
      case .leave: false
      case .wheel(let dx, let dy, let point, let shift):
        parts.arbiter.turn(WheelTurn(dx: dx, dy: dy, point: point, shift: shift))
      case .key(let key): parts.keys.press(key)
      case .resize(let size, let scale): parts.context.resize(to: size, scale: scale)
      }
    }
  }

  // MARK: Time

  /// Moves the model to a moment, through everything that happens on the way at its exact time.
  ///
  /// One call and a thousand small ones end in the same state.
  ///
  /// - Parameter time: The moment, in seconds; one that is not after the present changes nothing.
  public func advance(to time: Double) {
    guard time > self.time else { return }
    transaction { parts.clock.advance(to: time) }
  }

  /// Does what was due at the present moment or before.
  func passOverdue() { transaction { parts.clock.passOverdue() } }

  // MARK: Picture

  /// Lists what to paint at the present moment, in painting order.
  ///
  /// The cost follows what is in view, not the number of pages; nothing is allocated once the list's storage has grown
  /// to a frame's size.
  ///
  /// - Parameter list: Is emptied and filled anew.
  public func draw(into list: inout DisplayList) {
    var drawing = Drawing(clip: parts.context.layout.bounds)
    swap(&drawing.list, &list)
    drawing.list.removeAll()
    draw(in: &drawing)
    swap(&drawing.list, &list)
  }

  /// Adds what there is to paint, with the container's top left corner at the origin.
  func draw(in drawing: inout Drawing) { ContainerPainter(self).paint(in: &drawing) }

  /// Draws anew; to be called after a page or screen would answer something else.
  public func redraw() {
    parts.sheets.place()
    parts.context.noteChange()
  }

  // MARK: Telling

  /// Runs a change and then tells what happened; changes made by listeners are told after it.
  package func transaction<Result>(_ change: () -> Result) -> Result {
    parts.context.transaction(change)
  }

  /// Tells a warning.
  package func warn(_ message: String) { transaction { parts.context.emit(.warning(message)) } }

  /// The promises that the present state breaks, a sentence each; none while the kit is right.
  ///
  /// Tests and fuzzers ask after every event. O(n) in the pages that are alive.
  package func checkInvariants() -> [String] { parts.brokenPromises }
}
