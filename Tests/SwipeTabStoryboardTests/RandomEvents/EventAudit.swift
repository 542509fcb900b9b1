@testable import StoryboardTestSupport
@testable import SwipeTabKit
@testable import TestSupport

/// Follows a container's events and says which break the promises on pairs and order.
@MainActor final class EventAudit {
  private enum Swipe { case none, began, returning }

  private var selected: PageID?
  private var pending: SelectionChange?
  private var swipe = Swipe.none
  private let life: LifeAudit
  private var screens = ScreenAudit()
  private var problems: [String] = []
  var broken: [String] { problems + screens.broken + life.broken }

  init(_ container: TabContainer) {
    selected = container.selectedID
    life = LifeAudit(container)
  }

  func note(_ event: ContainerEvent) {
    screens.note(event)
    life.note(event)
    switch event {
    // A hosted container's.
    case .reselected(let change) where change.from?.isInside ?? false: break
    case .willSelect(let change): willSelect(change)
    case .didSelect(let change):
      promise(pending == change, "\(event) ends \(String(describing: pending))")
      promise(swipe == .none, "\(event) within a swipe")
      pending = nil
    case .superseded(let change):
      promise(pending == change, "\(event) ends \(String(describing: pending))")
      pending = nil
    case .reselected(let change):
      promise(
        change.from == selected && change.to == selected, "\(event), selected \(selected ?? "none")"
      )
    case .vetoed(let change):
      promise(change.from == selected, "\(event), selected \(selected ?? "none")")
    case .swipeBegan(let page):
      promise(swipe == .none && page == selected, "\(event) within a swipe, or from elsewhere")
      swipe = .began
    case .swipeEnded(let target):
      promise(swipe == .began, "\(event) without a swipe")
      swipe = target == selected && pending == nil ? .returning : .none
    case .swipeCancelled:
      promise(swipe != .none, "\(event) without a swipe")
      swipe = .none
    case .pagesChanged:
      promise(swipe == .none, "\(event) within a swipe")
    case .pageAppeared, .pageDisappeared, .pushed, .popped, .warning: break
    }
  }

  private func willSelect(_ change: SelectionChange) {
    promise(pending == nil, "\(change) while \(String(describing: pending)) is pending")
    promise(swipe == .none, "\(change) within a swipe")
    promise(change.from == selected, "\(change), selected \(selected ?? "none")")
    promise(change.from != change.to, "\(change) is none")
    selected = change.to
    pending = change
  }

  /// Compares what was told with what is.
  func compare(with container: TabContainer) {
    promise(
      selected == container.selectedID,
      "selected \(container.selectedID ?? "none"), told \(selected ?? "none")")
    screens.compare(with: container)
    guard container.phase == .resting else { return }
    promise(pending == nil, "\(String(describing: pending)) is pending at rest")
    promise(swipe == .none, "a swipe is open at rest")
  }

  private func promise(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { problems.append(sentence()) }
  }
}
