import SwipeTabKit

/// Counts frames, and measures their intervals and cost in nanoseconds.
///
/// An interval counts during motion: from one iteration of the loop to the next, unless the loop rested in between.
nonisolated package struct FrameStatistics {
  package private(set) var frames = 0
  private(set) var firstFrame: Int?
  package var refreshRate: Double?

  private let path: WindowScreen.Path?
  private var intervals = IntervalHistogram()
  private var lastTurn: Int?
  private var processorTimeAtFirstFrame = 0

  package init(path: WindowScreen.Path? = nil, refreshRate: Double? = nil) {
    self.path = path
    self.refreshRate = refreshRate
  }

  /// Counts an iteration that ended at `now`, and that presented no frame if nothing looked different.
  package mutating func turn(at now: Int, isPresented: Bool) {
    if isPresented {
      frames += 1
      if let lastTurn { intervals.add(now - lastTurn) }
      if firstFrame == nil {
        firstFrame = now
        processorTimeAtFirstFrame = MonotonicClock.processorTime
      }
    }
    lastTurn = now
  }

  /// Ends a series of intervals, because the next iteration is not due at a fixed time.
  package mutating func rest() { lastTurn = nil }

  /// The statistics on one line, with the seconds from each save of a watched file to its frame in `reloads`.
  package func json(
    start: Int, processorTime: Int, steps: StepStatistics? = nil, reloads: [Double]? = nil
  ) -> String {
    let rate = intervals.total > 0 ? Double(intervals.count) * 1e9 / Double(intervals.total) : 0
    let paidFrames = max(frames - 1, 1)
    let cost = firstFrame == nil ? 0 : (processorTime - processorTimeAtFirstFrame) / paidFrames
    var fields: [(String, String)] = [
      ("frames", "\(frames)"),
      ("fps", Self.decimal(rate)),
      ("interval_p50_ms", Self.milliseconds(intervals.quantile(0.5))),
      ("interval_p99_ms", Self.milliseconds(intervals.quantile(0.99))),
      ("interval_worst_ms", Self.milliseconds(intervals.longest)),
      ("cpu_per_frame_us", Self.decimal(Double(cost) / 1000)),
      ("present", path.map { "\"\($0.rawValue)\"" } ?? "null"),
      ("refresh_hz", refreshRate.map { Self.decimal($0) } ?? "null"),
      ("first_frame_ms", firstFrame.map { Self.milliseconds($0 - start) } ?? "null"),
    ]
    if let steps {
      let (greatest, mean) = (steps.greatest, steps.rootMeanSquare)
      fields.append(("step_change_max", steps.count > 0 ? Self.decimal(greatest) : "null"))
      fields.append(("step_change_rms", steps.count > 0 ? Self.decimal(mean) : "null"))
    }
    if let reloads {
      fields.append(("reload_s", "[" + reloads.map(Self.decimal).joined(separator: ",") + "]"))
    }
    return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private static func milliseconds(_ time: Int) -> String { decimal(Double(time) / 1_000_000) }

  private static func decimal(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(saturating: rounded))" : "\(rounded)"
  }
}
