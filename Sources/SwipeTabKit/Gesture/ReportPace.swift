/// The rate at which a device reports a pointer, from its last reports.
struct ReportPace: Sendable {
  /// The fewest reports that show whether they come at equal intervals.
  private static let fewest = 14.0
  /// The largest deviation of a regular device's report from its due time: up to 1 ms, in whole milliseconds.
  private static let latest = 0.002

  private(set) var period: Double
  /// The time when the last report was due: its time, but for how early or late it was.
  private(set) var due: Double
  private(set) var count = 2.0
  private(set) var longest = 0.0
  /// Whether reports come at equal intervals, but for how early or late they are.
  private(set) var isRegular = false

  /// Reads the reports, of which there are at least two; O(n) in them.
  init(_ reports: [Report]) {
    let last = reports.count - 1
    due = reports[last].time
    // The first report is of a press, which comes at any time.
    let first = min(1, last - 1)
    period = (due - reports[first].time) / Double(last - first)
    // The line of least squares through the lateness of reports, if they come evenly from the first to the last.
    let middle = Double(last + first) / 2
    var (sum, moment) = (0.0, 0.0)
    for index in first...last {
      if index > first { longest = max(longest, reports[index].time - reports[index - 1].time) }
      let lateness = lateness(of: reports, at: index)
      sum += lateness
      moment += lateness * (Double(index) - middle)
    }
    count = Double(last - first + 1)
    guard count >= Self.fewest else { return }
    let slope = 12 * moment / (count * (count * count - 1))
    let isNear = (first...last).allSatisfy { index in
      let line = sum / count + slope * (Double(index) - middle)
      return abs(lateness(of: reports, at: index) - line) <= Self.latest
    }
    guard isNear else { return }
    isRegular = true
    due += sum / count + slope * (Double(last) - middle)
    period += slope
  }

  private func lateness(of reports: [Report], at index: Int) -> Double {
    let last = reports.count - 1
    return reports[index].time - reports[last].time + Double(last - index) * period
  }
}
