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
      if surroundings == nil { hover.follow(event) }
      outermost.focusRing.note(event)
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
      case .key(let key): press(key)
      case .resize(let size, let scale): resize(to: size, scale: scale)
      }
    }
  }

  // MARK: Size

  private func resize(to size: Size, scale: Double) -> Bool {
    guard size.width.isFinite, size.height.isFinite, let scale = scale.asDisplayScale else {
      return false
    }
    let extent = size.onScreen
    guard extent != self.size || scale != self.scale else { return false }
    context.interrupt(.layout)
    context.resize(to: extent, scale: scale)
    context.invalidateLayout()
    return true
  }

  /// Carries on under other options.
  func configurationChanged(from old: ContainerConfiguration) {
    transaction {
      context.interrupt(.layout)
      adoptNavigation(from: old.navigation)
      context.invalidateLayout()
      pager.relink()
      let turns = pagingAxis != old.pagingAxis
      if turns || configuration.isRightToLeft != old.isRightToLeft { context.rebase() }
      if turns || configuration.tuning.tolerance != old.tuning.tolerance { context.retune() }
      if configuration.reducesMotion { context.finishMotion() }
      dropHiddenFocus()
      stages.retain()
    }
  }
}

extension InputEvent {
  /// The same event with numbers that no screen goes beyond, so that whatever is computed from them is finite.
  fileprivate var clampedToFinite: InputEvent {
    switch self {
    case .press(let contact, let point, let button):
      .press(contact, at: point.clampedToFinite, button: button)
    case .move(let contact, let point): .move(contact, to: point.clampedToFinite)
    case .release(let contact, let point, let button):
      .release(contact, at: point.clampedToFinite, button: button)
    case .wheel(let dx, let dy, let point, let shift):
      .wheel(
        dx: dx.clampedToFinite, dy: dy.clampedToFinite, at: point.clampedToFinite, shift: shift)
    case .cancel, .leave, .key, .resize: self
    }
  }
}

extension Size {
  /// The nearest extent that a screen may have: from 0 to a million points either way.
  var onScreen: Size {
    Size(width: width.clamped(to: 0...1e6), height: height.clamped(to: 0...1e6))
  }
}

extension Point {
  fileprivate var clampedToFinite: Point { Point(x: x.clampedToFinite, y: y.clampedToFinite) }
}

extension Double {
  /// The nearest number of pixels that a point may be wide, in `0.01...100`; nil for what is no extent.
  var asDisplayScale: Double? { isFinite && self > 0 ? clamped(to: 0.01...100) : nil }

  /// The nearest number within a million; 0 for what is none.
  fileprivate var clampedToFinite: Double { isNaN ? 0 : clamped(to: -1e6...1e6) }
}
