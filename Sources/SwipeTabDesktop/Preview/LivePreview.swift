import SwipeTabKit

/// Reads a storyboard again when it is saved; while it is wrong, the last good one stays and its mistakes are kept.
final class LivePreview {
  /// How long a file must be quiet before it is read, in seconds: editors save in several steps.
  static let quiet = 0.03

  /// What was wrong at the last reading; empty if nothing was.
  private(set) var mistakes: [Diagnostic] = []
  /// When the file is due to be read, in seconds; nil while nothing has changed.
  private(set) var due: Double?

  private let watch: FileWatch
  private let reload: () -> [Diagnostic]

  /// Makes a preview of the file that `watch` watches.
  ///
  /// - Parameters:
  ///   - watch: Says when the file was saved.
  ///   - reload: Reads the file and shows it, or says what is wrong with it.
  init(watch: FileWatch, reload: @escaping () -> [Diagnostic]) {
    self.watch = watch
    self.reload = reload
  }

  /// What to wait on for changes.
  var descriptor: Int32 { watch.descriptor }

  /// Takes what has changed, at a moment in seconds.
  func notice(at time: Double) {
    if watch.takeChanges() { due = time + Self.quiet }
  }

  /// Reads the file if it is due; true if it was read.
  func advance(to time: Double) -> Bool {
    guard let due, due <= time else { return false }
    self.due = nil
    mistakes = reload()
    return true
  }
}
