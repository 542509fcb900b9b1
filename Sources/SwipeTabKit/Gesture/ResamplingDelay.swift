/// The delay of a shown position behind the current time.
///
/// It is long enough that no frame is further past the last report than allowed.
///
/// The age of the last report in the next frames follows from the rates of reports and frames. With about as many
/// reports as frames it changes little from frame to frame, until it jumps by the time between two reports. The delay
/// rises before the jump and falls after it, so slowly that this is not visible, and is short in between.
struct ResamplingDelay: Sendable, Hashable {
  /// The shortest delay as a fraction of the time between reports, below a half so that it lags less than the last one.
  private static let least = 0.45
  /// The delay between its peaks, at most half the time between reports; 70 reports a second have hardly any peaks.
  private static let usual = 0.0075
  /// The longest wait for a report after its due time.
  private static let patience = 0.0017
  /// The longest wait for a report after its due time, as a multiple of the longest delay so far.
  private static let lateness = 1.2
  /// The uncertainty of a report's due time, in seconds, times the square root of the number of reports.
  private static let dueDoubt = 0.002
  /// The uncertainty of the time between reports, in seconds, times the power of 3/2 of the number of reports.
  private static let periodDoubt = 0.0022
  /// The change of the delay from frame to frame before and after its peaks.
  private static let slope = 0.0002
  /// The change of this change from one frame to the next, 0.125 points at 500 points per second.
  private static let bend = 0.000_25
  /// The weight of a new time between frames in the mean.
  private static let weight = 0.1
  /// The shortest time between frames that is distinguished from shorter ones, in seconds.
  private static let shortestFrame = 0.001
  /// The delay beyond half the time between reports if reports are irregular.
  private static let compromise = 0.002_25

  private(set) var value: Double?
  private var step = 0.0
  private var frame = 0.0

  /// Changes the delay for the next frame; `reach` is how far past the last report that may be.
  mutating func advance(
    to time: Double, after elapsed: Double, pace: ReportPace, reach: Double
  ) -> Double {
    guard let value else {
      let wish = needed(at: time, pace, reach: reach)
      self.value = wish
      return wish
    }
    frame = frame == 0 ? elapsed : frame + Self.weight * (elapsed - frame)
    let wish = needed(at: time, pace, reach: reach)
    // Not faster than it can be stopped at the wish.
    let fastest = (2 * Self.bend * abs(wish - value)).squareRoot()
    step = (wish - value).clamped(to: -fastest...fastest)
      .clamped(to: (step - Self.bend)...(step + Self.bend))
    self.value = value + step
    return value + step
  }

  private func needed(at time: Double, _ pace: ReportPace, reach: Double) -> Double {
    let lateness = Self.lateness * max(0, pace.longest - pace.period)
    let patience = min(Self.patience, lateness)
    let margin = Self.dueDoubt / pace.count.squareRoot() - reach
    let periodDoubt = Self.periodDoubt / (pace.count * pace.count.squareRoot())
    let longest = pace.period + patience + margin
    let shortest = max(Self.least * pace.period, min(longest, pace.period / 2, Self.usual))
    guard longest > shortest else { return shortest }
    guard pace.isRegular, frame > 0 else {
      return max(shortest, min(longest, pace.period / 2 + Self.compromise))
    }
    let frame = max(frame, Self.shortestFrame)
    // With clearly more or fewer reports than frames, the age goes up and down between the jumps.
    let isSimilar = abs(frame - pace.period) < 0.1 * pace.period
    let level = isSimilar ? 0 : (pace.period / frame).rounded(.up)
    let count = ((longest - shortest) / Self.slope).rounded(.up) + level
    var wish = max(shortest, time - pace.due + margin)
    for distance in stride(from: -count, through: count, by: 1) {
      var age = (time - pace.due + distance * frame).truncatingRemainder(dividingBy: pace.period)
      if age < 0 { age += pace.period }
      // The report that was due may not have come yet.
      if age < patience + abs(distance) * periodDoubt { age += pace.period }
      wish = max(wish, age + margin - Self.slope * max(0, abs(distance) - level))
    }
    return wish
  }
}
