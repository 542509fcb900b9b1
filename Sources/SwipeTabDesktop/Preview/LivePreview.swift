import SwipeTabKit
import SwipeTabStoryboard
import SwipeTabWindow

/// Reads a storyboard again when it is saved; while it is invalid, the last valid version stays.
///
/// A save may take several steps, between which the file is missing, empty or cut short. Such a state is reported only
/// if it lasts.
final class LivePreview {
  struct Reading {
    /// The mistakes in the file, which are empty if it is valid and shown.
    var mistakes: [Diagnostic] = []
    /// The time for which mistakes may last after the last change before they are reported.
    var patience = 0.0
  }

  /// The time for which the file must be unchanged before it is read, because editors save in several steps.
  static let quiet = 0.03
  /// The longest wait for that after the first change.
  static let longest = 0.06

  private(set) var mistakes: [Diagnostic]
  private(set) var hasGoodVersion: Bool
  /// The time at which the file should be read, or nil while nothing has changed.
  private(set) var due: Double?
  /// Called with the mistakes whenever others are shown than before.
  var onMistakes: (([Diagnostic]) -> Void)?

  private let watch: FileWatch
  private let reload: () -> Reading
  private var firstChange: Double?
  private var lastChange = 0.0

  /// `reload` reads the file and shows it, or returns its mistakes.
  init(watch: FileWatch, mistakes: [Diagnostic] = [], reload: @escaping () -> Reading) {
    self.watch = watch
    self.mistakes = mistakes
    self.reload = reload
    hasGoodVersion = mistakes.isEmpty
  }

  var descriptor: Int32 { watch.descriptor }

  func notice(at time: Double) {
    guard watch.takeChanges() else { return }
    let first = firstChange ?? time
    (firstChange, lastChange) = (first, time)
    due = min(time + Self.quiet, first + Self.longest)
    if firstNotice == nil || isRead { (firstNotice, isRead) = (MonotonicClock.now, false) }
  }

  /// Reads the file if it is due, and returns true if what to show may have changed.
  func advance(to time: Double) -> Bool {
    guard let due, due <= time else { return false }
    (self.due, firstChange) = (nil, nil)
    let reading = reload()
    if !reading.mistakes.isEmpty, time < lastChange + reading.patience {
      self.due = lastChange + reading.patience
      return false
    }
    // A save in steps with pauses between them is read more than once.
    let isNew = mistakes != reading.mistakes
    mistakes = reading.mistakes
    if mistakes.isEmpty { hasGoodVersion = true } else if isNew { onMistakes?(mistakes) }
    isRead = true
    return true
  }

  // MARK: Measuring

  /// The monotonic time in nanoseconds of the first change that no frame shows yet.
  private var firstNotice: Int?
  private var isRead = false

  /// The seconds from the last save to the frame just presented, or nil if no save was waiting for it.
  func takeDelay() -> Double? {
    guard isRead, let start = firstNotice else { return nil }
    (isRead, firstNotice) = (false, nil)
    return Double(MonotonicClock.now - start) / 1e9
  }
}
