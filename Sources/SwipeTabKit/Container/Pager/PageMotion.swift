/// Moves the pages in time: a settle to its end, and a drag by wheel to the end of its silence.
final class PageMotion: Interaction {
  private unowned let context: ContainerContext
  private unowned let container: TabContainer

  init(context: ContainerContext, container: TabContainer) {
    (self.context, self.container) = (context, container)
  }

  var isMoving: Bool { container.scroll.target != nil }

  var deadline: Double? {
    var soonest = Soonest()
    soonest.consider(container.scroll.restTime)
    soonest.consider(container.wheel.silenceEnd)
    return soonest.time
  }

  func advance(from start: Double) {
    let moment = context.time
    guard case .settling(let settle) = container.scroll.motion else { return }
    context.noteChange()
    // Where the motion turns back, pages may come into view that no frame in between would show.
    // Counted from the start of the settle: a turn whose time is rounded must not be found again.
    var elapsed = start - settle.start
    while let turn = settle.simulation.turn(after: elapsed), settle.start + turn < moment {
      elapsed = turn
      container.passPlaces(to: Double(settle.target) + settle.simulation.displacement(at: turn))
      _ = container.scroll.advance(to: settle.start + turn)
    }
    guard moment < settle.end else {
      container.passPlaces(to: Double(settle.target))
      return container.showApproach(to: Double(settle.target))
    }
    container.passPlaces(
      to: Double(settle.target) + settle.simulation.displacement(at: moment - settle.start))
    _ = container.scroll.advance(to: moment)
    container.showPlace()
  }

  func meetDeadline() {
    let time = context.time
    if let end = container.scroll.restTime, end <= time {
      _ = container.scroll.advance(to: end)
      container.showPlace()
      container.completeRest()
    }
    if let end = container.wheel.silenceEnd, end <= time { container.endWheelDrag() }
  }

  func retune() {
    let time = context.time
    container.scroll.retune(tolerance: context.placeTolerance, at: time)
    if case .settling(let settle) = container.scroll.motion, settle.end <= time {
      container.settleAtOnce(container.scroll.page(at: settle.target))
    }
  }

  func finishMotion() {
    if isMoving, let selected = container.selectedIndex { container.settleAtOnce(selected) }
  }
}
