/// Moves everything in time, through everything that happens on the way at its exact time.
final class Clock {
  private let standing: Standing
  private let changeEnd: ChangeEnd
  private let context: ContainerContext

  init(standing: Standing, changeEnd: ChangeEnd, context: ContainerContext) {
    (self.standing, self.changeEnd, self.context) = (standing, changeEnd, context)
  }

  /// Whether the picture changes with time alone.
  var isMoving: Bool { context.interactions.contains { $0.isMoving } }

  /// The next moment, in seconds, at which something happens without input; nil for none.
  var deadline: Double? {
    var soonest = Soonest()
    let interactions = context.interactions
    for index in interactions.indices { soonest.consider(interactions[index].deadline) }
    // What is due at once must not seem to be due before.
    return soonest.time.map { max($0, context.time) }
  }

  /// Moves to a moment, in seconds; one that is not after the present changes nothing.
  func advance(to moment: Double) {
    guard moment > context.time, moment.isFinite else { return }
    passDeadlines(until: moment)
    move(to: moment)
  }

  /// Does what was due at the present moment or before.
  func passOverdue() { passDeadlines(until: context.time) }

  private func passDeadlines(until moment: Double) {
    // A motion whose rest was found anew may be over at once, without time passing.
    while let deadline, deadline <= moment {
      move(to: deadline)
      for interaction in context.backToFront { interaction.meetDeadline() }
      if standing.isOutermost { changeEnd.follow() }
    }
  }

  /// Moves without passing a deadline.
  private func move(to moment: Double) {
    let before = context.time
    context.move(to: moment)
    // By index: an iterator over them would ask for memory in each frame.
    for index in context.backToFront.indices { context.backToFront[index].advance(from: before) }
  }
}
