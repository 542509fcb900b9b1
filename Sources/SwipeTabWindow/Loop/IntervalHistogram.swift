import SwipeTabKit

/// Counts of time intervals, in bounded memory and without allocating as it grows.
nonisolated struct IntervalHistogram {
  /// How many intervals there are.
  private(set) var count = 0
  /// Their sum, in nanoseconds.
  private(set) var total = 0
  /// The longest of them, in nanoseconds.
  private(set) var longest = 0

  /// Intervals by length; the last bin holds all that are longer.
  private var bins = [UInt32](repeating: 0, count: 4001)
  private static let binWidth = 25_000

  /// Counts an interval of some nanoseconds.
  mutating func add(_ interval: Int) {
    count += 1
    total += interval
    longest = max(longest, interval)
    bins[min(max(interval, 0) / Self.binWidth, bins.count - 1)] += 1
  }

  /// The interval that the given share of all do not exceed, in nanoseconds, right to 12.5 µs; 0 if there are none.
  ///
  /// O(1): it looks at 4,001 bins at most.
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
