import SwipeTabKit

/// The tasks of pages and screens that are in view.
final class ScreenLives {
  private var tasks: [PageID: [Task<Void, Never>]] = [:]

  /// Calls the closures of a screen that comes into view, and starts its tasks.
  func begin(_ id: PageID, _ details: ScreenDetails) {
    end(id)
    for action in details.onAppear { action() }
    guard !details.tasks.isEmpty else { return }
    tasks[id] = details.tasks.map { work in Task { await work() } }
  }

  /// Cancels the tasks of a screen that went out of view.
  func end(_ id: PageID) { tasks.removeValue(forKey: id)?.forEach { $0.cancel() } }

  /// Cancels all tasks.
  func endAll() {
    for id in tasks.keys { end(id) }
  }
}
