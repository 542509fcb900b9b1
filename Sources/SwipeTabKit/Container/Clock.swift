/// Advances all interactions in time, and stops at each deadline on the way.
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
    var earliest = Earliest()
    let interactions = context.interactions
    for index in interactions.indices { earliest.consider(interactions[index].deadline) }
    // A deadline that has passed counts as due now.
    return earliest.time.map { max($0, context.time) }
  }

  /// Moves to a moment, in seconds; one that is not after the present changes nothing.
  func advance(to moment: Double) {
    guard moment > context.time, moment.isFinite else { return }
    passDeadlines(until: moment)
    move(to: moment)
  }

  /// Meets all deadlines up to the present moment.
  func passOverdue() { passDeadlines(until: context.time) }

  private func passDeadlines(until moment: Double) {
    // Several deadlines may lie at the same moment: after `retune()` a motion may be over at once.
    while let deadline, deadline <= moment {
      move(to: deadline)
      for interaction in context.backToFront { interaction.meetDeadline() }
      if standing.isOutermost { changeEnd.update() }
    }
  }

  /// Moves without passing a deadline.
  private func move(to moment: Double) {
    let before = context.time
    context.move(to: moment)
    // By index, because an iterator would allocate memory in each frame.
    for index in context.backToFront.indices { context.backToFront[index].advance(from: before) }
  }
}
