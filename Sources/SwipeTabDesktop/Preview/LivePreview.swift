import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Reads a storyboard again when it is saved; while it is wrong, the last good one stays and its mistakes are kept.
///
/// A save may take several steps, between which the file is missing, empty or cut short. Such a file is a mistake only
/// if it stays like that.
final class LivePreview {
  /// What a reading of the file came to.
  struct Reading {
    /// What is wrong with it; empty if it shows now.
    var mistakes: [Diagnostic] = []
    /// How long it may stay wrong like that before that is a mistake, in seconds after the last change; 0 by default.
    var patience = 0.0
  }

  /// How long a file should be quiet before it is read, in seconds: editors save in several steps.
  static let quiet = 0.03
  /// How long it is waited for that, in seconds after the first change.
  static let longest = 0.06

  /// What was wrong at the last reading; empty if nothing was.
  private(set) var mistakes: [Diagnostic]
  /// Whether there was a good version to show instead.
  private(set) var hasGoodVersion: Bool
  /// When the file is due to be read, in seconds; nil while nothing has changed.
  private(set) var due: Double?
  /// Receives the mistakes whenever some are shown.
  var onMistakes: (([Diagnostic]) -> Void)?

  private let watch: FileWatch
  private let reload: () -> Reading
  /// When the first and the last change came that are not read yet, in seconds.
  private var firstChange: Double?
  private var lastChange = 0.0

  /// Makes a preview of the file that `watch` watches.
  ///
  /// - Parameters:
  ///   - watch: Says when the file was saved.
  ///   - mistakes: What was wrong with the file at first; by default nothing.
  ///   - reload: Reads the file and shows it, or says what is wrong with it.
  init(watch: FileWatch, mistakes: [Diagnostic] = [], reload: @escaping () -> Reading) {
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
    let first = firstChange ?? time
    (firstChange, lastChange) = (first, time)
    due = min(time + Self.quiet, first + Self.longest)
    if firstNotice == nil || isRead { (firstNotice, isRead) = (MonotonicClock.now, false) }
  }

  /// Reads the file if it is due; true if what is to be shown may have changed.
  func advance(to time: Double) -> Bool {
    guard let due, due <= time else { return false }
    (self.due, firstChange) = (nil, nil)
    let reading = reload()
    if !reading.mistakes.isEmpty, time < lastChange + reading.patience {
      self.due = lastChange + reading.patience
      return false
    }
    mistakes = reading.mistakes
    if mistakes.isEmpty { hasGoodVersion = true } else { onMistakes?(mistakes) }
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
