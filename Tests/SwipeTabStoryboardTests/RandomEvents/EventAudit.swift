@testable import StoryboardTestSupport
@testable import SwipeTabKit
@testable import TestSupport

/// Follows a container's events and says which break the promises on pairs and order.
@MainActor final class EventAudit {
  private enum Swipe { case none, began, returning }

  private var selected: PageID?
  private var pending: SelectionChange?
  private var swipe = Swipe.none
  private var inView: Set<PageID>
  private var screens = ScreenAudit()
  private var problems: [String] = []
  var broken: [String] { problems + screens.broken }

  init(selected: PageID?) {
    self.selected = selected
    inView = selected.map { [$0] } ?? []
  }

  func note(_ event: ContainerEvent) {
    screens.note(event)
    switch event {
    // A hosted container's.
    case .reselected(let change) where change.from?.isInside ?? false: break
    case .pageAppeared(let page) where page.isInside: break
    case .pageDisappeared(let page) where page.isInside: break
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
    case .pageAppeared(let page):
      promise(inView.insert(page).inserted, "\(page) appears twice")
    case .pageDisappeared(let page):
      promise(inView.remove(page) != nil, "\(page) disappears twice")
    case .pagesChanged:
      promise(swipe == .none, "\(event) within a swipe")
    case .pushed, .popped, .warning: break
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
    let shown = Set(StateReader(container).visiblePages.map(\.id))
      .subtracting(container.parts.stages.covered)
    promise(shown == inView, "\(shown) are in view, told \(inView)")
    // A page in view without a screen over it is told so, whatever screens are still leaving.
    for page in StateReader(container).visiblePages.map(\.id)
    where container.parts.navigator.stack(over: page)?.screens.isEmpty ?? true {
      promise(inView.contains(page), "\(page) is in view, untold")
    }
    screens.compare(with: container)
    guard container.phase == .resting else { return }
    promise(pending == nil, "\(String(describing: pending)) is pending at rest")
    promise(swipe == .none, "a swipe is open at rest")
  }

  private func promise(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { problems.append(sentence()) }
  }
}
