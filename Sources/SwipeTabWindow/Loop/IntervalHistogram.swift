import SwipeTabKit

/// A histogram of time intervals, in constant memory and without allocating.
nonisolated struct IntervalHistogram {
  /// The number of intervals.
  private(set) var count = 0
  /// Their sum, in nanoseconds.
  private(set) var total = 0
  /// The longest interval, in nanoseconds.
  private(set) var longest = 0

  /// The number of intervals by length; the last bin counts all longer ones.
  private var bins = [UInt32](repeating: 0, count: 4001)
  private static let binWidth = 25_000

  /// Adds an interval, in nanoseconds.
  mutating func add(_ interval: Int) {
    count += 1
    total += interval
    longest = max(longest, interval)
    bins[min(max(interval, 0) / Self.binWidth, bins.count - 1)] += 1
  }

  /// The interval that the fraction `share` of all intervals does not exceed, in nanoseconds, accurate to 12.5 µs.
  ///
  /// It is 0 without intervals.
  ///
  /// O(1): it reads at most 4,001 bins.
  func quantile(_ share: Double) -> Int {
    let rank = max(1, Int(saturating: (share * Double(count)).rounded(.up)))
    var seen = 0
    for (index, bin) in bins.enumerated() where bin > 0 {
      seen += Int(bin)
      guard seen >= rank else { continue }
      if index == bins.count - 1 { return longest }
      return min(index * Self.binWidth + Self.binWidth / 2, longest)
    }
    return 0
  }
}
