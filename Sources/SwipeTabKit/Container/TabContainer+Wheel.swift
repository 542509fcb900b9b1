extension TabContainer {
  /// Takes a turn of the wheel; true if it paged, dragged or scrolled the toolbar.
  func turnWheel(dx: Double, dy: Double, at point: Point, shift: Bool) -> Bool {
    if moreMenu.turnWheel(dy: dy, at: point) { return true }
    if hosted(at: point) != nil {
      return handOver(.wheel(dx: dx, dy: dy, at: point, shift: shift))
    }
    if case .contact = drag?.source { return false }
    if !shift, let isUsed = bodies.turnWheel(dx: dx, dy: dy, at: point) { return isUsed }
    guard selectedIndex != nil, !isCovered else { return false }
    let isOverToolbar = reachableToolbar?.contains(point) ?? false
    guard let amount = pagingAmount(dx: dx, dy: dy, counts: shift || isOverToolbar) else {
      return false
    }
    if isOverToolbar, layout.items.isScrolling {
      scrollToolbar(by: amount * configuration.tuning.wheelNotch)
      return true
    }
    wheel.run = WheelState.Run(point: point, end: time + configuration.tuning.wheelQuiet)
    if let quiet = wheel.quietEnd, time < quiet { return true }
    if amount == amount.rounded() { return turnNotch(amount > 0 ? 1 : -1) }
    dragWheel(amount)
    return true
  }

  /// How far a turn leads towards the next page, in notches; nil if it belongs to the page.
  ///
  /// One across the way of the pages counts with Shift and over the toolbar only.
  private func pagingAmount(dx: Double, dy: Double, counts across: Bool) -> Double? {
    let axis = wheelAxis(dx: dx, dy: dy)
    let amount = wheelAmount(dx: dx, dy: dy, along: axis)
    return amount != 0 && (axis == pagingAxis || across) ? amount : nil
  }

  /// The axis that a turn goes along; that of the pages if both are as strong.
  func wheelAxis(dx: Double, dy: Double) -> Axis {
    guard abs(dx) != abs(dy) else { return dx == 0 ? .vertical : pagingAxis }
    return abs(dx) > abs(dy) ? .horizontal : .vertical
  }

  /// How far a turn leads towards what comes next along an axis, in notches.
  func wheelAmount(dx: Double, dy: Double, along axis: Axis) -> Double {
    axis == .horizontal ? direction * dx : -dy
  }

  private func turnNotch(_ step: Int) -> Bool {
    guard let selectedIndex, let steps = stepsToNeighbour(of: selectedIndex, step) else {
      return false
    }
    let next = page(selectedIndex, steps)
    guard choose(next, steps: steps, cause: .wheel) else { return true }
    wheel.quietEnd = time + configuration.tuning.wheelQuiet
    return true
  }

  private func dragWheel(_ amount: Double) {
    if drag?.source != .wheel { beginDrag(.wheel, from: 0, slop: 0) }
    // Towards the next page as a finger would: against the direction.
    drag?.wheelTravel -= pageDirection * amount * configuration.tuning.wheelNotch
    drag?.wheelNotches += amount
    wheel.silenceEnd = time + configuration.tuning.wheelQuiet
    if let drag { self.drag(by: drag.wheelTravel) }
  }

  /// Releases a fine drag after its silence; whatever speed it had is long gone.
  ///
  /// Fractions that add up to a notch turn the page as a whole notch does.
  func endWheelDrag() {
    wheel.silenceEnd = nil
    guard let drag, drag.source == .wheel else { return }
    let isNotch = abs(drag.wheelNotches) >= 1 - 1e-9
    endDrag(.zero, turning: isNotch ? (drag.wheelNotches > 0 ? 1 : -1) : 0, cause: .wheel)
  }
}
