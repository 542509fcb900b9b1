import SwipeTabKit

/// A histogram of time intervals in nanoseconds, in constant memory and without allocating.
nonisolated struct IntervalHistogram {
  private(set) var count = 0
  private(set) var total = 0
  private(set) var longest = 0

  /// The number of intervals by length, where the last bin counts all longer ones.
  private var bins = [UInt32](repeating: 0, count: 4001)
  private static let binWidth = 25_000

  mutating func add(_ interval: Int) {
    count += 1
    total += interval
    longest = max(longest, interval)
    bins[min(max(interval, 0) / Self.binWidth, bins.count - 1)] += 1
  }

  /// The interval that the fraction `share` of all intervals does not exceed, accurate to 12.5 µs.
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
