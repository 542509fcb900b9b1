/// Measures how much the step that dragged pages move from frame to frame changes.
///
/// Only motion that should be even counts: frames at equal intervals, at least 0.2 s after the pointer began to move at
/// one speed, and only if the next report shows that it still does.
nonisolated package struct StepStatistics {
  /// Time for which a pointer must move at one speed before its frames count, in seconds.
  private static let settling = 0.2

  package private(set) var count = 0
  package private(set) var greatest = 0.0
  private var squares = 0.0
  private var frames: (Frame?, Frame?)
  /// The changes since the last report, which count if the next one agrees.
  private var pending: (count: Int, greatest: Double, squares: Double) = (0, 0, 0)
  private var report = 0

  private struct Frame {
    var time: Double
    var offset: Double
  }

  package init() {}

  package var rootMeanSquare: Double {
    count > 0 ? (squares / Double(count)).squareRoot() : 0
  }

  /// Adds a frame at `time`, with a nil offset if no contact drags, and infinite `evenSince` if the speed changes.
  package mutating func add(_ offset: Double?, at time: Double, report: Int, evenSince: Double) {
    guard let offset else {
      (frames, pending) = ((nil, nil), (0, 0, 0))
      return
    }
    let isEven = time - evenSince >= Self.settling
    if report != self.report {
      if isEven { countPending() }
      (self.report, pending) = (report, (0, 0, 0))
    }
    defer { frames = (frames.1, Frame(time: time, offset: offset)) }
    guard isEven, let first = frames.0, let second = frames.1 else { return }
    let (before, after) = (second.time - first.time, time - second.time)
    guard after > 0, abs(after - before) < 0.000_1 else { return }
    let change = abs(offset - 2 * second.offset + first.offset)
    pending = (
      pending.count + 1, max(pending.greatest, change), pending.squares + change * change
    )
  }

  private mutating func countPending() {
    count += pending.count
    greatest = max(greatest, pending.greatest)
    squares += pending.squares
  }
}
