/// Performs the delayed action of the screen in front, unless the user does something first.
///
/// It counts from the moment the screen comes to the front and the pages rest. Input calls it off until the screen comes to the
/// front again.
@MainActor final class Delay: AdaptingInteraction, TimedInteraction, WatchingInteraction {
  private let context: ContainerContext
  private let standing: Standing
  private let pager: Pager
  private let navigator: Navigator
  private let actions: Actions
  private let hosted: HostedContainers
  private var screen: PageID?
  private var due: Double?

  init(
    _ context: ContainerContext, _ standing: Standing, _ pager: Pager, _ navigator: Navigator,
    _ actions: Actions, _ hosted: HostedContainers
  ) {
    (self.context, self.standing, self.pager) = (context, standing, pager)
    (self.navigator, self.actions, self.hosted) = (navigator, actions, hosted)
  }

  // MARK: Waiting

  /// The screen in front, which each frame reads without a conversion to `any Screen` that may allocate memory.
  private var front: PageID? {
    guard navigator.frontHosted == nil, !hosted.isCoveredFromOutside,
      !(standing.root?.part(SheetPresenter.self).isOpen ?? false) || standing.host != nil
    else { return nil }
    return navigator.activeStack?.screens.last?.id ?? pager.selectedID
  }

  // Between two frames pages come into view at no certain time.
  private var pagesRest: Bool {
    var (pages, around) = (pager, standing.surroundings)
    while pages.phase == .resting {
      guard let outer = around else { return true }
      (pages, around) = (outer.part(Pager.self), outer.standing.surroundings)
    }
    return false
  }

  private func count() {
    guard pagesRest else { return }
    let front = front
    guard front != screen else {
      if due != nil, navigator.frontDelayedAction == nil { due = nil }
      return
    }
    screen = front
    let delayed = front == nil ? nil : navigator.frontDelayedAction
    due = delayed.map { context.time + Self.length(of: $0) }
  }

  // At least a frame, because nobody sees a screen for less than that.
  private static func length(of action: DelayedAction) -> Double {
    if action.repeats { return max(action.seconds, 0.1) }
    return action.seconds > 0 ? max(action.seconds, 1.0 / 60) : 0
  }

  func watch(_ event: InputEvent) {
    switch event {
    case .resize, .leave, .move: break
    default: if due != nil, navigator.frontDelayedAction?.endsAtInput ?? true { due = nil }
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
    guard let front, front == screen, let delayed = navigator.frontDelayedAction else { return }
    if delayed.repeats { self.due = due + Self.length(of: delayed) }
    actions.perform(delayed.action, from: front)
  }

  func beginAnew() {
    (screen, due) = (nil, nil)
    count()
  }

  func callOff() {
    guard let screen, let due, due <= context.time else { return }
    self.due = nil
    context.emit(
      .warning(
        #"actions "after" 0 seconds lead in a circle: the one of \#(quoted(screen.rawValue)) waits "#
          + "until its page comes to the front again"))
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(due == nil || screen != nil, "an action is delayed of no screen")
  }
}
