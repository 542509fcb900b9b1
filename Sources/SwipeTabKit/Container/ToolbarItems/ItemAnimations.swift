/// The animations of toolbar items that were selected or tapped again, see `TabItem.animation`.
///
/// The look of an item is a function of the time since then. `ItemMotion` is different: it moves items to other places
/// when pages are added and removed.
@MainActor final class ItemAnimations: AdaptingInteraction, TimedInteraction {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let pager: Pager

  private struct Run {
    var page: PageID
    var animation: any ItemAnimation
    var start: Double
    var end: Double
  }

  private var runs: [Run] = []

  init(_ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager) {
    (self.context, self.catalog, self.pager) = (context, catalog, pager)
  }

  func pose(of page: PageID) -> ItemPose? {
    guard !runs.isEmpty else { return nil }
    // By index, because an iterator would allocate memory in each frame.
    for index in runs.indices where runs[index].page == page && context.time < runs[index].end {
      return runs[index].animation.pose(at: context.time - runs[index].start)
    }
    return nil
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .selected: begin()
    case .state: finishMotion()
    default: break
    }
  }

  func begin() {
    guard !context.configuration.reducesMotion, let index = pager.selectedIndex else { return }
    let page = catalog.id(at: index)
    runs.removeAll { $0.page == page }
    guard let animation = catalog.item(at: index).animation else { return }
    let duration = animation.duration
    guard duration > 0, duration.isFinite else { return }
    context.noteChange()
    runs.append(
      Run(page: page, animation: animation, start: context.time, end: context.time + duration))
  }

  // MARK: Time

  var isMoving: Bool { !runs.isEmpty }

  var deadline: Double? {
    var end: Double?
    for index in runs.indices { end = min(end ?? .infinity, runs[index].end) }
    return end
  }

  func advance(from start: Double) {
    if !runs.isEmpty { context.noteChange() }
  }

  func meetDeadline() {
    guard let deadline, deadline <= context.time else { return }
    runs.removeAll { $0.end <= context.time }
    context.noteChange()
  }

  func finishMotion() {
    guard !runs.isEmpty else { return }
    runs.removeAll()
    context.noteChange()
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(!context.configuration.reducesMotion || runs.isEmpty, "an item is animated")
  }
}
