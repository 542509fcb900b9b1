import SwipeTabKit

/// Exchanges messages on accessibility between the main thread and the bus's thread.
nonisolated final class AccessibilityPort: Sendable {
  private struct State: Sendable {
    var isListening = false
    var snapshot: AccessibilitySnapshot?
    var requests: [AccessibilityRequest] = []
  }

  private let state = Locked(State())

  // MARK: Main thread

  var isListening: Bool { state.with { $0.isListening } }

  func publish(_ snapshot: AccessibilitySnapshot) { state.with { $0.snapshot = snapshot } }

  func takeRequests() -> [AccessibilityRequest] {
    state.with { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  // MARK: Bus's thread

  /// Says whether assistive technology listens, and wakes the main thread.
  func setListening(_ isListening: Bool) {
    let isNew = state.with { state in
      defer {
        state.isListening = isListening
        if !isListening { state.snapshot = nil }
      }
      return state.isListening != isListening
    }
    if isNew { WakeCode.accessibility.push() }
  }

  func takeSnapshot() -> AccessibilitySnapshot? {
    state.with { state in
      defer { state.snapshot = nil }
      return state.snapshot
    }
  }

  var waiting: Int { state.with { $0.requests.count } }

  /// Leaves requests for the main thread, and wakes it.
  func request(_ requests: [AccessibilityRequest]) {
    guard !requests.isEmpty else { return }
    state.with { $0.requests += requests }
    WakeCode.accessibility.push()
  }
}
