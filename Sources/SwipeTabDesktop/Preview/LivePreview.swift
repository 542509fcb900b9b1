import SwipeTabKit

/// Reads a storyboard again when it is saved; while it is wrong, the last good one stays and its mistakes are kept.
final class LivePreview {
  /// How long a file must be quiet before it is read, in seconds: editors save in several steps.
  static let quiet = 0.03

  /// What was wrong at the last reading; empty if nothing was.
  private(set) var mistakes: [Diagnostic]
  /// Whether there was a good version to show instead.
  private(set) var hasGoodVersion: Bool
  /// When the file is due to be read, in seconds; nil while nothing has changed.
  private(set) var due: Double?

  private let watch: FileWatch
  private let reload: () -> [Diagnostic]

  /// Makes a preview of the file that `watch` watches.
  ///
  /// - Parameters:
  ///   - watch: Says when the file was saved.
  ///   - mistakes: What was wrong with the file at first; by default nothing.
  ///   - reload: Reads the file and shows it, or says what is wrong with it.
  init(watch: FileWatch, mistakes: [Diagnostic] = [], reload: @escaping () -> [Diagnostic]) {
    self.watch = watch
    self.mistakes = mistakes
    self.reload = reload
    hasGoodVersion = mistakes.isEmpty
  }

  /// What to wait on for changes.
  var descriptor: Int32 { watch.descriptor }

  /// Takes what has changed, at a moment in seconds.
  func notice(at time: Double) {
    guard watch.takeChanges() else { return }
    due = time + Self.quiet
    if firstNotice == nil { firstNotice = MonotonicClock.now }
  }

  /// Reads the file if it is due; true if it was read.
  func advance(to time: Double) -> Bool {
    guard let due, due <= time else { return false }
    self.due = nil
    mistakes = reload()
    if mistakes.isEmpty { hasGoodVersion = true }
    isRead = true
    return true
  }

  // MARK: Measuring

  /// When the first change was seen that no frame shows yet, in nanoseconds of the monotonic clock.
  private var firstNotice: Int?
  private var isRead = false

  /// How long the last save took to be seen, in seconds, now that a frame shows; nil if none was waiting for it.
  func takeDelay() -> Double? {
    guard isRead, let start = firstNotice else { return nil }
    (isRead, firstNotice) = (false, nil)
    return Double(MonotonicClock.now - start) / 1e9
  }
}
