/// Advances all interactions that time changes, and stops at each deadline on the way.
@MainActor final class Clock {
  private let context: ContainerContext
  private let standing: Standing
  private let lifeCycle: LifeCycle
  private let hosted: HostedContainers
  private let changeEnd: ChangeEnd
  private var destination: Double?

  init(
    _ context: ContainerContext, _ standing: Standing, _ lifeCycle: LifeCycle,
    _ hosted: HostedContainers, _ changeEnd: ChangeEnd
  ) {
    (self.context, self.standing, self.lifeCycle) = (context, standing, lifeCycle)
    (self.hosted, self.changeEnd) = (hosted, changeEnd)
  }

  var isMoving: Bool {
    // By index, because a closure would check in each call that it is on the main actor.
    let timed = context.interactions.timed
    for index in timed.indices where timed[index].isMoving { return true }
    return false
  }

  var deadline: Double? {
    var earliest = Earliest()
    let timed = context.interactions.timed
    for index in timed.indices { earliest.consider(timed[index].deadline) }
    // A deadline that has passed counts as due now.
    return earliest.time.map { max($0, context.time) }
  }

  /// The revision at which nothing moved or waited for a time.
  private var sleep: Int?

  /// Whether time changes nothing here, so that a frame asks no part of the hundreds of containers in a stack.
  var isAsleep: Bool {
    guard !lifeCycle.isInView else { return false }
    if sleep != context.revision { sleep = isMoving || deadline != nil ? nil : context.revision }
    return sleep != nil
  }

  /// Adopts the time of the container around this one, which is asleep.
  func follow(to moment: Double) {
    context.move(to: moment)
    hosted.forEach { $0.part(Clock.self).follow(to: moment) }
  }

  /// Adopts the time of the container around this one, onto which it comes; nobody has seen yet what waits here.
  func begin(at moment: Double) {
    guard moment > context.time else { return }
    context.move(to: moment)
    for interaction in context.interactions.timed { interaction.beginAnew() }
    hosted.forEach { $0.part(Clock.self).begin(at: moment) }
  }

  /// Advances to a time, unless it is not after the current one.
  ///
  /// Code that is called during an advance, such as a custom view, may call this too. The container then advances to
  /// that time afterwards.
  func advance(to moment: Double) {
    guard moment > context.time, moment.isFinite else { return }
    let isNested = destination != nil
    destination = max(destination ?? moment, moment)
    guard !isNested else { return }
    context.beginAdvance()
    defer { destination = nil }
    var rounds = Rounds()
    while let next = destination, next > context.time {
      guard rounds.begin() else {
        return context.emit(.warning(Rounds.warning("what is advanced")))
      }
      passDeadlines(until: next)
      move(to: next)
    }
  }

  func passOverdue() { passDeadlines(until: context.time) }

  private func passDeadlines(until moment: Double) {
    // Several deadlines may have the same time: after `retune()` a motion may end at once.
    while let deadline, deadline <= moment {
      switch context.countDeadline(at: deadline) {
      case .counted: break
      case .circle:
        for interaction in context.interactions.timed { interaction.callOff() }
        // What is due in spite of that waits for the next advance, so that time passes.
        if let rest = self.deadline, rest <= deadline { return }
        continue
      case .flood:
        context.move(to: moment)
        for interaction in context.interactions.timed { interaction.beginAnew() }
        return
      }
      move(to: deadline)
      for interaction in context.interactions.timed { interaction.meetDeadline() }
      // As at the end of a shorter step, so that what begins to wait now does so at this time.
      context.noteChangeEnd()
      if standing.isOutermost { changeEnd.update() }
    }
  }

  private func move(to moment: Double) {
    let before = context.time
    context.move(to: moment)
    // By index, because an iterator would allocate memory in each frame.
    let timed = context.interactions.timed
    for index in timed.indices { timed[index].advance(from: before) }
  }
}
