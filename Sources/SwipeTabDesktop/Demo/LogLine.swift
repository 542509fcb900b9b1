import SwipeTabKit
import SwipeTabStoryboard

/// A line about the last change of selection, or the warnings of the storyboard.
final class LogLine {
  /// The text of the line; empty for no line.
  private(set) var text: String

  /// Makes a line that shows the warnings at first.
  init(warnings: [Diagnostic]) {
    text = warnings.map(\.message).joined(separator: "; ")
  }

  /// Listens to the callbacks before and after each change of selection.
  func listen(to container: TabContainer) {
    container.willSelect = { [unowned self] change in tell("before", change) }
    container.didSelect = { [unowned self] change in tell("after", change) }
  }

  private func tell(_ when: String, _ change: SelectionChange) {
    let (from, to) = (change.from?.rawValue ?? "none", change.to?.rawValue ?? "none")
    text = "\(when): \(from) → \(to), \(change.cause.rawValue)"
  }
}
