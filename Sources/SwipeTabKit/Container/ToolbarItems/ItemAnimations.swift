/// The animations of toolbar items that were selected or tapped again, see `TabItem.animation`, and of badges that change.
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
    var isOfBadge = false
    var start: Double
    var end: Double
  }

  private var runs: [Run] = []
  private var badges: [PageID: String] = [:]

  init(_ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager) {
    (self.context, self.catalog, self.pager) = (context, catalog, pager)
    _ = readBadges()
  }

  func pose(of page: PageID, isOfBadge: Bool = false) -> ItemPose? {
    guard !runs.isEmpty else { return nil }
    // By index, because an iterator would allocate memory in each frame.
    for index in runs.indices
    where runs[index].page == page && runs[index].isOfBadge == isOfBadge
      && context.time < runs[index].end
    {
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
    let animation = catalog.item(at: index).animation
    begin(animation, of: catalog.id(at: index))
  }

  private func begin(_ animation: (any ItemAnimation)?, of page: PageID, isOfBadge: Bool = false) {
    runs.removeAll { $0.page == page && $0.isOfBadge == isOfBadge }
    guard let animation else { return }
    let duration = animation.duration
    guard duration > 0, duration.isFinite else { return }
    context.noteChange()
    runs.append(
      Run(
        page: page, animation: animation, isOfBadge: isOfBadge, start: context.time,
        end: context.time + duration))
  }

  // MARK: Badges

  func remeasure() {
    // Before time runs, no badge has been seen.
    let changed = readBadges()
    guard !context.configuration.reducesMotion, context.time > 0 else { return }
    for page in changed {
      begin(Nod(), of: page)
      begin(BadgePop(), of: page, isOfBadge: true)
    }
  }

  // Returns the pages whose badges are new or have another text.
  private func readBadges() -> [PageID] {
    guard !catalog.marked.isEmpty || !badges.isEmpty else { return [] }
    let before = badges
    badges = [:]
    return catalog.marked.compactMap { index in
      guard let text = catalog.item(at: index).badge?.text else { return nil }
      let page = catalog.id(at: index)
      badges[page] = text
      return before[page] == text ? nil : page
    }
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

private struct Nod: ItemAnimation {
  let duration = 0.3

  func pose(at seconds: Double) -> ItemPose {
    ItemPose(offset: Point(x: 0, y: -8 * sine(.pi * seconds / duration)))
  }
}

private struct BadgePop: ItemAnimation {
  let duration = 0.3

  func pose(at seconds: Double) -> ItemPose {
    let share = seconds / duration
    return ItemPose(scale: 1 - 0.6 * exponential(-2.2 * share) * cosine(1.5 * .pi * share))
  }
}
