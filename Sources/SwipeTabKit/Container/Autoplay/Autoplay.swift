/// Turns the pages every few seconds, while the user does not interact with the container.
///
/// The time starts again when the interaction has ended and the pages have stopped.
@MainActor final class Autoplay: AdaptingInteraction, TimedInteraction, WatchingInteraction {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let pager: Pager
  private let disturbance: Disturbance

  /// When it began to count, or nil while something holds it back.
  private var start: Double?

  init(
    _ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager, _ disturbance: Disturbance
  ) {
    (self.context, self.catalog, self.pager) = (context, catalog, pager)
    self.disturbance = disturbance
  }

  private var interval: Double {
    let given = context.configuration.autoplay
    // A page that is shown for less than a frame is not seen.
    return given > 0 ? max(given, 1.0 / 60) : 0
  }

  // MARK: Waiting

  private var next: PageCatalog.NextPage? {
    guard interval > 0, !context.configuration.reducesMotion, !context.isOutOfSight,
      pager.phase == .resting, pager.view.allowsSwipes, let selected = pager.selectedIndex,
      !catalog.page(at: selected).swipeLock.contains(.forward), !disturbance.isThere
    else { return nil }
    return catalog.next(from: selected, by: 1, .choice)
  }

  private func count() {
    guard interval > 0 else { return start = nil }
    start = next == nil ? nil : start ?? context.time
  }

  func watch(_ event: InputEvent) {
    switch event {
    case .resize, .leave: break
    default: start = nil
    }
  }

  func changeEnded() { count() }

  func pagesRested() { beginAnew() }

  func adoptOptions() { beginAnew() }

  // MARK: Time

  var isMoving: Bool { false }

  var deadline: Double? { interval > 0 ? start.map { $0 + interval } : nil }

  func meetDeadline() {
    guard let deadline, deadline <= context.time else { return }
    // A refused selection is tried again after the same time.
    start = context.time
    guard let next else { return start = nil }
    _ = pager.go(to: next.index, steps: next.steps, cause: .program)
  }

  func beginAnew() {
    start = nil
    count()
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(start == nil || interval > 0, "pages are counted down to nothing")
  }
}
