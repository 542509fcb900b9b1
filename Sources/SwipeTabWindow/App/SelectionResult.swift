import SwipeTabKit

/// How a selection by the program ended.
nonisolated public enum SelectionResult: Sendable, Hashable {
  /// The page was selected and has come to rest.
  case selected
  /// The page was selected already, even if it is still on its way.
  case already
  /// The delegate or `TabContainer.shouldSelect` refused it.
  case refused
  /// Another selection replaced it before it came to rest.
  case superseded
  /// There is no such page.
  case unknown
  /// The window was closed before it came to rest.
  case closed
}

/// Waits for the end of a selection.
final class SelectionWaiter {
  private let page: PageID
  private(set) var result: SelectionResult?
  private var continuation: CheckedContinuation<SelectionResult, Never>?

  init(page: PageID) { self.page = page }

  /// Takes an event; returns whether the selection has ended.
  func note(_ event: ContainerEvent) -> Bool {
    switch event {
    case .didSelect(let change) where change.to == page: end(.selected)
    case .superseded(let change) where change.to == page: end(.superseded)
    case .vetoed(let change) where change.to == page: end(.refused)
    default: break
    }
    return result != nil
  }

  /// Ends the waiting.
  func end(_ result: SelectionResult) {
    guard self.result == nil else { return }
    self.result = result
    continuation?.resume(returning: result)
    continuation = nil
  }

  /// The result, once there is one.
  func value() async -> SelectionResult {
    if let result { return result }
    return await withCheckedContinuation { continuation = $0 }
  }
}
