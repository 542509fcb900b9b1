/// Turns timed samples of a coordinate into a velocity.
///
/// The velocity is the slope at the last sample of a least-squares parabola through the samples of the last 100 ms; a
/// gap of more than 40 ms ends the look-back. Flutter and Android track fingers in this way (`velocity_tracker.dart`,
/// `VelocityTracker.cpp`).
public struct VelocityTracker: Sendable, Hashable {
  /// How far back samples count, in seconds.
  public static let horizon = 0.1
  /// The longest pause between samples of one movement, in seconds.
  public static let longestGap = 0.04

  private struct Sample: Sendable, Hashable {
    var time: Double
    var value: Double
  }

  private var samples: [Sample] = []

  /// Makes a tracker without samples.
  public init() {}

  /// Forgets all samples and keeps the storage.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Adds a sample; the last of several at one time wins.
  ///
  /// - Parameters:
  ///   - value: The coordinate, in points.
  ///   - time: The time in seconds; not before the last sample's.
  public mutating func add(_ value: Double, at time: Double) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append(Sample(time: time, value: value))
    if samples.count >= 256 { dropOld(before: time - Self.horizon) }
  }

  /// The velocity at the last sample, in points per second; 0 without two different times.
  ///
  /// O(n) in the samples of the horizon.
  public func velocity() -> Double {
    guard let last = samples.last else { return 0 }
    var fit = ParabolaFit()
    var previous = last.time
    for sample in samples.reversed() {
      let age = last.time - sample.time
      guard age <= Self.horizon + 1e-12, previous - sample.time <= Self.longestGap + 1e-12 else {
        break
      }
      // Relative to the last sample, so that no digits are lost on large coordinates.
      fit.add(x: -age, y: sample.value - last.value)
      previous = sample.time
    }
    return fit.slopeAtZero()
  }

  private mutating func dropOld(before time: Double) {
    let kept = samples.firstIndex { $0.time >= time } ?? samples.count - 1
    samples.removeSubrange(..<kept)
    // Samples denser than one a half millisecond: every second one is enough.
    if samples.count >= 200 {
      var (kept, index) = (0, 0)
      while index < samples.count {
        samples[kept] = samples[index]
        kept += 1
        index += index + 2 < samples.count ? 2 : 1
      }
      samples.removeSubrange(kept...)
    }
  }
}

/// An unweighted least-squares fit of degree at most 2 by running sums.
private struct ParabolaFit {
  private var count = 0.0
  private var x1 = 0.0
  private var x2 = 0.0
  private var x3 = 0.0
  private var x4 = 0.0
  private var y1 = 0.0
  private var xy = 0.0
  private var x2y = 0.0

  mutating func add(x: Double, y: Double) {
    // In units of the horizon, so that the sums are of one size.
    let x = x / VelocityTracker.horizon
    count += 1
    x1 += x
    x2 += x * x
    x3 += x * x * x
    x4 += x * x * x * x
    y1 += y
    xy += x * y
    x2y += x * x * y
  }

  /// The slope at x = 0, per second; fewer samples lower the degree.
  func slopeAtZero() -> Double {
    guard count >= 2 else { return 0 }
    let sxx = x2 - x1 * x1 / count
    let sxy = xy - x1 * y1 / count
    guard sxx > 1e-18 else { return 0 }
    guard count >= 3 else { return sxy / sxx / VelocityTracker.horizon }
    let sxx2 = x3 - x1 * x2 / count
    let sx2y = x2y - x2 * y1 / count
    let sx2x2 = x4 - x2 * x2 / count
    let determinant = sxx * sx2x2 - sxx2 * sxx2
    guard determinant > 1e-12 * sxx * sx2x2 else { return sxy / sxx / VelocityTracker.horizon }
    return (sxy * sx2x2 - sx2y * sxx2) / determinant / VelocityTracker.horizon
  }
}
