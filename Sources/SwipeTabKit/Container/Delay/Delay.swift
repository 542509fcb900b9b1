/// Performs the delayed action of the screen in front, unless somebody does something first.
///
/// It counts from the moment the screen comes to the front and the pages rest. Input calls it off until the screen comes to the
/// front again.
@MainActor final class Delay: OnFront, TimedInteraction, WatchingInteraction {
  /// The screen that was in front when it began to count.
  private var screen: PageID?
  /// When the action is due, in seconds; nil if there is none, or none any more.
  private var due: Double?

  // MARK: Waiting

  /// Whether no container on the screen in front and nothing over it is in front of it.
  private var hasFront: Bool {
    navigator.frontHosted == nil && !standing.isBelowSheet && !standing.isBelowOnSurroundings
      && (!(standing.root?.layer(OnNavigation.self).sheets.isOpen ?? false)
        || standing.host != nil)
  }

  /// The screen in front, if nothing is in front of it.
  private var front: (any Screen)? { hasFront ? navigator.frontScreen : nil }

  /// Begins to count for a screen that has come to the front; what was begun for another one is called off.
  private func count() {
    guard pager.phase == .resting else { return }
    // Each frame asks, and a conversion of a page to `any Screen` may allocate memory.
    guard (hasFront ? navigator.frontTraits?.id : nil) != screen else {
      if due != nil, front?.delayedAction == nil { due = nil }
      return
    }
    let front = front
    screen = front?.id
    due = (front?.delayedAction).map { context.time + max(0, $0.seconds) }
  }

  func watch(_ event: InputEvent) {
    switch event {
    case .resize, .leave, .move: break
    default: due = nil
    }
  }

  func changeEnded() { count() }

  func pagesRested() { count() }

  // MARK: Time

  var isMoving: Bool { false }

  var deadline: Double? { due }

  func meetDeadline() {
    guard let due, due <= context.time else { return }
    self.due = nil
    guard let front, front.id == screen, let delayed = front.delayedAction else { return }
    actions.perform(delayed.action, from: front.id)
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(due == nil || screen != nil, "an action is delayed of no screen")
  }
}
