/// The swelling of an indicator that can be dragged, while it is pressed or dragged.
///
/// Its target has one value between two events, so it is a function of time, whatever the frame rate.
@MainActor final class MarkSwell: TimedInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let pager: Pager
  private static let spring = Spring(stiffness: 600, dampingRatio: 0.6)
  /// The tolerance for the end of the motion, as fractions of the whole swelling, and per second.
  private static let tolerance = Tolerance(distance: 0.01, speed: 0.1)

  /// A motion to 0 or 1.
  private struct Run {
    var simulation: SpringSimulation
    var target: Double
    var start: Double
    var end: Double
  }

  private var run: Run?
  /// The last place without motion, 0 or 1, which is out of date while it moves.
  private var place = 0.0

  init(_ context: ContainerContext, _ contacts: Contacts, _ pager: Pager) {
    (self.context, self.contacts, self.pager) = (context, contacts, pager)
  }

  /// The swelling from 0 to 1, or slightly outside of this range while it swings.
  var amount: Double {
    guard let run else { return place }
    return run.target + run.simulation.displacement(at: context.time - run.start)
  }

  private var goal: Double {
    // Without a copy of all options, because each step of time asks this.
    guard context.configuration.animator.isDraggable, !context.configuration.reducesMotion else {
      return 0
    }
    let isPressed = pager.selectedID.map { contacts.presses(.item($0)) } ?? false
    return isPressed || pager.isDraggedByMark ? 1 : 0
  }

  // MARK: Time

  var isMoving: Bool { run != nil || goal != place }

  var deadline: Double? { run?.end }

  func advance(from start: Double) {
    let goal = goal
    guard run != nil || goal != place else { return }
    if run?.target ?? place != goal {
      let elapsed = run.map { start - $0.start }
      let motion = run?.simulation
      begin(
        at: start,
        SpringSimulation(
          spring: Self.spring,
          displacement: (run?.target ?? place) - goal
            + (elapsed.flatMap { motion?.displacement(at: $0) } ?? 0),
          velocity: elapsed.flatMap { motion?.velocity(at: $0) } ?? 0), to: goal)
    }
    context.noteChange()
  }

  private func begin(at start: Double, _ simulation: SpringSimulation, to target: Double) {
    let end = start + simulation.restTime(within: Self.tolerance)
    run = Run(simulation: simulation, target: target, start: start, end: end)
    // At this time after the event, the motion may be over.
    meetDeadline()
  }

  func meetDeadline() {
    guard let run, run.end <= context.time else { return }
    place = run.target
    self.run = nil
    context.noteChange()
  }

  func finishMotion() {
    guard isMoving else { return }
    (run, place) = (nil, goal)
    context.noteChange()
  }
}
