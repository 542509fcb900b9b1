import SwipeTabKit

/// The result of `SwipeTabApp.select(_:animated:)`, which waits for the end of the motion.
///
/// `SelectionResult` is known at once. This outcome also includes the end of the selection's motion.
nonisolated public enum SelectionOutcome: Sendable, Hashable {
  /// The page is selected and its motion has ended.
  case arrived
  /// Another selection replaced it before its motion ended.
  case superseded
  /// The window was closed before the motion ended.
  case closed
  /// The selection did not change.
  ///
  /// The associated result is the reason, and is never `selected`.
  case unchanged(SelectionResult)
}

/// Waits for the end of a selection.
final class SelectionWaiter {
  private let page: PageID
  private(set) var result: SelectionOutcome?
  private var continuation: CheckedContinuation<SelectionOutcome, Never>?

  init(page: PageID) { self.page = page }

  func note(_ event: ContainerEvent) -> Bool {
    switch event {
    case .didSelect(let change) where change.to == page: end(.arrived)
    case .superseded(let change) where change.to == page: end(.superseded)
    default: break
    }
    return result != nil
  }

  func end(_ result: SelectionOutcome) {
    guard self.result == nil else { return }
    self.result = result
    continuation?.resume(returning: result)
    continuation = nil
  }

  func value() async -> SelectionOutcome {
    if let result { return result }
    return await withCheckedContinuation { continuation = $0 }
  }
}
