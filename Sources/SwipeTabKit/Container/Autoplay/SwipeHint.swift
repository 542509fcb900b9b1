/// Nudges the pages once, if the user has not interacted for a while after the start.
///
/// The edge of the next page shows that pages can be swiped. It is a motion like any other, so a contact catches it.
@MainActor final class SwipeHint: AdaptingInteraction, TimedInteraction, WatchingInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let pager: Pager
  private let disturbance: Disturbance
  private static let distance = 56.0

  /// Whether the user has interacted, or the pages were nudged.
  private var isOver = false

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ pager: Pager, _ disturbance: Disturbance
  ) {
    (self.context, self.contacts, self.pager) = (context, contacts, pager)
    self.disturbance = disturbance
  }

  /// When the pages are nudged, from the start, or 0 for never.
  private var delay: Double { context.configuration.swipeHint }

  func watch(_ event: InputEvent) {
    switch event {
    case .resize, .leave: break
    // A pointer that passes by does nothing yet.
    case .move where contacts.isEmpty: break
    default: isOver = true
    }
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .selected where context.time > 0, .push: isOver = true
    default: break
    }
  }

  // MARK: Time

  var isMoving: Bool { false }

  var deadline: Double? {
    guard !isOver, delay > 0, !context.configuration.reducesMotion else { return nil }
    return max(delay, context.time)
  }

  func meetDeadline() {
    guard let deadline, deadline <= context.time else { return }
    isOver = true
    guard !context.isOutOfSight, pager.allowsSwipes, !disturbance.isThere else { return }
    pager.nudge(by: Self.distance)
  }
}
