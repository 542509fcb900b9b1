/// Estimates one coordinate of a pointer between and after its reports, by the rule in `MotionResampler`.
struct CoordinateResampler: Sendable, Hashable {
  /// The longest extrapolation past the last report, which with the error of a velocity is at most 8 ms.
  private static let reach = 0.007_95
  /// The longest extrapolation past the last report, by which a pointer that stops may be overshot, in points.
  private static let farthest = 3.975
  /// The longest time between two reports of one motion.
  private static let longestGap = 0.04
  /// The delay of a report beyond the expected time after which the pointer counts as stopped.
  private static let silence = 0.005
  /// The time constant of the return to the last report once the pointer has stopped.
  private static let homing = 0.025
  /// The time constant by which a correction of the line shows.
  private static let smoothing = 0.04
  /// The number of standard deviations of the line above which a difference counts as motion of the pointer.
  private static let doubt = 2.5
  /// The largest distance of the pointer from a report in whole points.
  private static let rounding = 0.75
  /// The largest distance from the last report that is ignored.
  private static let tolerance = 0.1
  private static let capacity = 64

  private var reports: [Report] = []
  private var shown = 0.0
  private var shownTime = 0.0
  private var delay = ResamplingDelay()
  /// Whether the shown position is the last reported position, and stays there until the next report.
  private(set) var isAtReport = true
  /// The distance that the shown position moved between the last two frames.
  private(set) var step = 0.0
  /// The time since which the pointer has moved at one speed, or infinity if the speed changes.
  private(set) var evenSince = Double.infinity

  init() { reports.reserveCapacity(Self.capacity) }

  mutating func begin(_ value: Double, at time: Double) {
    reports.removeAll(keepingCapacity: true)
    reports.append(Report(time: time, value: value))
    (shown, shownTime, isAtReport, evenSince) = (value, time, true, .infinity)
    delay = ResamplingDelay()
  }

  /// Adds a report; one that is earlier than the last counts as simultaneous.
  mutating func add(_ value: Double, at time: Double) {
    guard let last = reports.last else { return begin(value, at: time) }
    // After a pause there is no motion to continue, so the report is shown at once.
    guard time - last.time <= Self.longestGap else { return begin(value, at: time) }
    if reports.count == Self.capacity { reports.removeFirst() }
    reports.append(Report(time: max(time, last.time), value: value))
    // A hand that moves along one axis leaves the other coordinate at rest.
    isAtReport = isAtReport && value == last.value
  }

  // None is needed while the last report is shown.
  var pace: ReportPace? { isAtReport || reports.isEmpty ? nil : ReportPace(reports) }

  /// The coordinate to show at a time, which must not decrease from call to call.
  mutating func value(at time: Double, _ pace: ReportPace?) -> Double {
    let previous = shown
    defer { step = abs(shown - previous) }
    guard let last = reports.last, let pace, !isAtReport else { return shown }
    let elapsed = max(0, time - shownTime)
    shownTime = max(time, shownTime)
    guard time - last.time <= pace.period + Self.silence else {
      return returnToReport(last.value, after: elapsed)
    }
    let fit = ReportFit(reports)
    noteEvenness(of: fit, at: time)
    let before = delay.value
    let delay = delay.advance(to: time, after: elapsed, pace: pace, reach: Self.reach)
    let target = fit.end + fit.velocity * (time - delay - last.time)
    // A line corrected by a new report shows little by little, as far as the reports' errors explain the correction.
    let allowed = Self.doubt * fit.deviation
    let moved = elapsed - (delay - (before ?? delay))
    let correction = (shown + fit.velocity * moved - target).clamped(to: -allowed...allowed)
    let smoothed = target + correction * exponential(-elapsed / Self.smoothing)
    shown = limited(smoothed, last.value, fit)
    return shown
  }

  private func limited(_ value: Double, _ last: Double, _ fit: ReportFit) -> Double {
    let isWhole = reports.allSatisfy { $0.value == $0.value.rounded() }
    let reach = min(Self.reach * abs(fit.velocity), Self.farthest)
    let isForward = fit.velocity > 0
    let ahead = isForward ? fit.end - last : last - fit.end
    let farthest = reach + ahead.clamped(to: 0...(isWhole ? Self.rounding : 0))
    return isForward ? min(value, last + farthest) : max(value, last - farthest)
  }

  private mutating func returnToReport(_ value: Double, after elapsed: Double) -> Double {
    evenSince = .infinity
    shown = value + (shown - value) * exponential(-elapsed / Self.homing)
    if abs(shown - value) < Self.tolerance { (shown, isAtReport) = (value, true) }
    return shown
  }

  private mutating func noteEvenness(of fit: ReportFit, at time: Double) {
    evenSince = fit.isEven ? min(evenSince, time) : .infinity
  }
}
