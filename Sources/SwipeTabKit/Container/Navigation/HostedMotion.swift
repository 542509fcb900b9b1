/// Moves hosted containers in time, together with their host.
final class HostedMotion: Interaction {
  private unowned let context: ContainerContext
  private unowned let container: TabContainer

  init(context: ContainerContext, container: TabContainer) {
    (self.context, self.container) = (context, container)
  }

  var isMoving: Bool {
    guard container.mayHost else { return false }
    var isMoving = false
    container.forEachHosted { isMoving = isMoving || $0.isMoving }
    return isMoving
  }

  var deadline: Double? {
    guard container.mayHost else { return nil }
    var soonest = Soonest()
    container.forEachHosted { soonest.consider($0.nextDeadline) }
    return soonest.time
  }

  func advance(from start: Double) {
    guard container.mayHost else { return }
    let time = context.time
    container.forEachHosted { hosted in
      hosted.advance(to: time)
      hosted.passOverdue()
    }
  }
}
