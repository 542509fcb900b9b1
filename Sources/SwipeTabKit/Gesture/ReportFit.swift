/// A timed report of a coordinate.
struct Report: Sendable, Hashable {
  var time: Double
  var value: Double
}

/// The straight motion that the latest reports of a coordinate show.
///
/// It is the least-squares line through as many of the latest reports as agree with one line. Each of them differs from
/// the line only by the errors of late reports and whole milliseconds, and they do not bend. Over many reports these
/// errors cancel out. If the speed changes, only the reports since then count.
struct ReportFit: Sendable, Hashable {
  /// The standard deviation of the times of reports, late by up to 1 ms either way, in whole milliseconds.
  private static let timeDeviation = 0.000_65
  /// The largest error of a report's time from the line.
  private static let latest = 0.001_75
  /// The largest error of a coordinate, because devices report whole pixels.
  private static let pixel = 1.0
  /// The standard deviation of a coordinate, which for a rounded number is √(1/12).
  private static let pixelDeviation = 0.3
  /// The number of standard deviations by which reports must bend to count as bent.
  private static let significance = 3.5
  /// The time within which reports count even if they disagree, because over less the speed is mostly noise.
  private static let shortest = 0.012
  private static let longest = 0.4

  private(set) var velocity = 0.0
  /// The coordinate on the line at the time of the last report.
  private(set) var end = 0.0
  private(set) var count = 0
  /// Whether all reports of the motion count but a few.
  private(set) var isEven = false

  /// Fits the reports, at least one, in O(n), or in O(n · log n) if the speed changes.
  init(_ reports: [Report]) {
    let last = reports[reports.count - 1]
    end = last.value
    count = 1
    var (start, sums) = (reports.count, ReportSums())
    while start > 0, last.time - reports[start - 1].time <= Self.longest {
      start -= 1
      sums.add(reports[start], relativeTo: last, sign: 1)
    }
    let all = reports.count - start
    while reports.count - start >= 2 {
      let left = reports.count - start
      let isShortest = left == 2 || last.time - reports[start + 1].time <= Self.shortest
      if let slope = sums.slope, isShortest || agrees(reports[start...], last, sums, slope) {
        (velocity, end, count) = (slope, last.value + sums.value(atEndOf: slope), left)
        isEven = 4 * left >= 3 * all
        return
      }
      // The steps are a seventh: a smaller difference in the number of reports is not significant.
      for _ in 0..<(isShortest ? 1 : max(1, left / 7)) where last.time - reports[start].time > 0 {
        sums.add(reports[start], relativeTo: last, sign: -1)
        start += 1
      }
      if last.time - reports[start].time <= 0 { return }
    }
  }

  var deviation: Double {
    2 * Self.deviation(at: velocity) / Double(max(count, 1)).squareRoot()
  }

  private static func deviation(at velocity: Double) -> Double {
    timeDeviation * abs(velocity) + pixelDeviation
  }

  private func agrees(
    _ reports: ArraySlice<Report>, _ last: Report, _ sums: ReportSums, _ slope: Double
  ) -> Bool {
    // The ends of a line and of a parabola through n values differ by √(5/n) of the values' deviation.
    let spread = Self.deviation(at: slope) * (5 / Double(reports.count)).squareRoot()
    guard abs(sums.bend) <= Self.significance * spread else { return false }
    let limit = Self.latest * abs(slope) + Self.pixel
    let end = sums.value(atEndOf: slope)
    for index in reports.indices {
      let report = reports[index]
      let error = report.value - last.value - end - slope * (report.time - last.time)
      if abs(error) > limit { return false }
    }
    return true
  }
}

/// The running sums of least-squares fits, relative to the last report so that large values lose no digits.
private struct ReportSums {
  /// The unit of time in the sums, in seconds, so that they have similar magnitudes.
  private static let unit = 0.1

  private var count = 0.0
  private var (x1, x2, x3, x4) = (0.0, 0.0, 0.0, 0.0)
  private var (y, xy, x2y) = (0.0, 0.0, 0.0)

  /// Adds a report, or removes it with the sign −1.
  mutating func add(_ report: Report, relativeTo last: Report, sign: Double) {
    let x = (report.time - last.time) / Self.unit
    let value = sign * (report.value - last.value)
    count += sign
    x1 += sign * x
    x2 += sign * x * x
    x3 += sign * x * x * x
    x4 += sign * x * x * x * x
    y += value
    xy += x * value
    x2y += x * x * value
  }

  private var sxx: Double { x2 - x1 * x1 / count }
  private var sxy: Double { xy - x1 * y / count }

  /// The line's slope, per second, or nil without two different times.
  var slope: Double? { sxx > 1e-9 ? sxy / sxx / Self.unit : nil }

  func value(atEndOf slope: Double) -> Double { (y - slope * Self.unit * x1) / count }

  /// The distance between the ends of the best parabola and the best line, or 0 with fewer than four reports.
  var bend: Double {
    guard count >= 3.5 else { return 0 }
    let sxx2 = x3 - x1 * x2 / count
    let sx2x2 = x4 - x2 * x2 / count
    let sx2y = x2y - x2 * y / count
    let determinant = sxx * sx2x2 - sxx2 * sxx2
    guard determinant > 1e-9 * sxx * sx2x2 else { return 0 }
    let square = (sx2y * sxx - sxy * sxx2) / determinant
    let linear = (sxy * sx2x2 - sx2y * sxx2) / determinant
    let parabola = (y - linear * x1 - square * x2) / count
    return parabola - (y - sxy / sxx * x1) / count
  }
}
