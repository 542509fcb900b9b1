/// The tail of the toolbar's indicator, which follows the position by a spring.
///
/// Between two events it follows one place: the place where the pages are held, or where they will stop. So its motion
/// is a function of time from one event to the next, and does not depend on the frame rate.
@MainActor final class MarkTail: AdaptingInteraction, TimedInteraction {
  private let context: ContainerContext
  private let pager: Pager

  /// The tolerance for the end of the motion, in pages and in pages per second.
  private static let tolerance = Tolerance(distance: 0.0005, speed: 0.005)

  /// A motion towards a position.
  private struct Run {
    var simulation: SpringSimulation
    var target: Double
    var start: Double
    /// The end, or nil until it is needed, because each move of a contact begins another motion.
    var end: Double?
  }

  private var run: Run?
  /// The position at which the tail rests, numbered on past the ends of a ring, and old while it moves.
  private var place = 0.0

  init(_ context: ContainerContext, _ pager: Pager) {
    (self.context, self.pager) = (context, pager)
  }

  /// The distance of the tail past the position that pictures show, in pages.
  var lag: Double {
    guard spring != nil else { return 0 }
    guard let run else {
      return pager.phase == .resting ? 0 : lapped(place) - pager.scroll.spotPosition
    }
    let displacement = run.simulation.displacement(at: context.time - run.start)
    return lapped(run.target + displacement) - pager.scroll.spotPosition
  }

  private var spring: Spring? {
    context.configuration.reducesMotion ? nil : context.configuration.animator.tailSpring
  }

  private var goal: Double {
    let scroll = pager.scroll
    return scroll.target.map { Double(scroll.spot(at: $0)) } ?? scroll.spotPosition
  }

  /// A place in the lap of a ring in which it is nearest to the pages.
  private func lapped(_ place: Double) -> Double {
    guard let count = pager.scroll.ring?.count, count > 0 else { return place }
    let laps = ((pager.scroll.spotPosition - place) / Double(count)).rounded()
    return place + laps * Double(count)
  }

  func yield(to interruption: Interruption) {
    // The numbers of pages mean other pages now.
    if case .newPages = interruption { finishMotion() }
  }

  // MARK: Time

  var isMoving: Bool {
    run != nil || spring != nil && pager.phase != .resting && goal != lapped(place)
  }

  var deadline: Double? { run?.end }

  func advance(from start: Double) {
    guard let spring else { return finishMotion() }
    let goal = goal
    if let run {
      if run.target != goal {
        let elapsed = start - run.start
        begin(
          at: start, from: lapped(run.target + run.simulation.displacement(at: elapsed)),
          run.simulation.velocity(at: elapsed), to: goal, spring)
      } else {
        findEnd()
        meetDeadline()
      }
      context.noteChange()
    } else if pager.phase == .resting {
      place = goal
    } else if goal != lapped(place) {
      begin(at: start, from: lapped(place), 0, to: goal, spring)
      context.noteChange()
    }
  }

  private func begin(
    at start: Double, from place: Double, _ velocity: Double, to goal: Double, _ spring: Spring
  ) {
    let simulation = SpringSimulation(
      spring: spring, displacement: place - goal, velocity: velocity,
      endingWithin: Self.tolerance)
    run = Run(simulation: simulation, target: goal, start: start)
    // At this time after the event, the motion may be over.
    guard simulation.mayRest(by: context.time - start, within: Self.tolerance) else { return }
    findEnd()
    meetDeadline()
  }

  private func findEnd() {
    guard let run, run.end == nil else { return }
    self.run?.end = run.start + run.simulation.restTime(within: Self.tolerance)
  }

  func meetDeadline() {
    guard let run, let end = run.end, end <= context.time else { return }
    place = run.target
    self.run = nil
    context.noteChange()
  }

  func finishMotion() {
    place = goal
    guard run != nil else { return }
    run = nil
    context.noteChange()
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(run == nil || !context.configuration.reducesMotion, "the tail of the mark moves")
  }
}
