extension TabContainer {
  /// Handles an input event at the current time.
  ///
  /// Every event is legal in every state. An event without meaning there changes nothing.
  ///
  /// An event that a view or page makes while the container asks it something is handled afterwards, and counts as used.
  ///
  /// - Returns: Whether the container used the event. An unused event is for the page or the program.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    if parts.context.postpones(event) { return true }
    return transaction {
      let event = event.clampedToFinite
      if parts.inputFilter?(event) == true { return true }
      parts.context.watch(event)
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
      case .pan(let dx, let dy, let point):
        parts.arbiter.turn(
          WheelTurn(panBy: dx, dy, at: point, notch: parts.context.tuning.wheelNotch))
      case .panEnd: parts.arbiter.endPan()
      case .key(let key): parts.keys.press(key)
      case .text, .composition: type(event)
      case .accessibility(let request): perform(request)
      case .resize(let size, let scale):
        parts.focusRing.keepInView { parts.context.resize(to: size, scale: scale) }
      }
    }
  }

  // MARK: Time

  /// Advances to a time, and handles every deadline before it at its exact time.
  ///
  /// One call leads to the same state as a thousand small ones. After 10,000 deadlines in one call, such as those of autoplay in
  /// years, the rest of the time passes at once.
  ///
  /// - Parameter time: The new time, in seconds. A time that is not after the current time changes nothing.
  public func advance(to time: Double) {
    guard time > self.time else { return }
    transaction { parts.clock.advance(to: time) }
  }

  func passOverdue() { transaction { parts.clock.passOverdue() } }

  // MARK: Events

  /// Runs a change, then delivers its events; events of changes that listeners make follow after them.
  package func transaction<Result>(_ change: () -> Result) -> Result {
    parts.context.refusal() ?? parts.context.transaction(change)
  }

  package func warn(_ message: String) {
    parts.context.transaction { parts.context.emit(.warning(message)) }
  }

  /// The invariants that the current state violates, for tests and fuzzers, in O(n) of the pages alive.
  package func checkInvariants() -> [String] { parts.brokenPromises }
}
