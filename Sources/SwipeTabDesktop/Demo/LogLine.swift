import SwipeTabKit

/// A line about the last change of selection.
final class LogLine {
  private var last = ""
  /// The container in which it happened; the line does not follow to another one.
  private weak var source: TabContainer?

  /// The text of the line while a container is on screen; empty for no line.
  func text(in container: TabContainer) -> String {
    container.shownContainer === source ? last : ""
  }

  /// Listens to the callbacks before and after each change of selection.
  func listen(to container: TabContainer) {
    container.willSelect = { [unowned self] in tell("before", $0, container) }
    container.didSelect = { [unowned self] in tell("after", $0, container) }
  }

  private func tell(_ when: String, _ change: SelectionChange, _ container: TabContainer) {
    let (from, to) = (change.from?.rawValue ?? "none", change.to?.rawValue ?? "none")
    last = "\(when): \(from) → \(to), \(change.cause.rawValue)"
    source = container.shownContainer
  }
}
