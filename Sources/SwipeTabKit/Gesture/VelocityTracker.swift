/// Estimates a velocity from timed samples of a coordinate.
///
/// The velocity is the slope at the last sample of a least-squares parabola through the samples of
/// the last 100 ms; a gap of more than 40 ms ends that window. Flutter and Android do the same
/// (`velocity_tracker.dart`, `VelocityTracker.cpp`). The slope never points against the direction
/// in which the hand moved.
struct VelocityTracker: Sendable, Hashable {
  /// How far back samples count, in seconds.
  static let horizon = 0.1
  /// The longest gap between samples of one movement, in seconds.
  static let longestGap = 0.04

  /// How late a sample of an even motion may be reported, in seconds.
  static let jitter = 0.001
  /// How far a hand must go back to have turned, in points; less is a tremble, or the finger
  /// rolling as it lifts.
  static let turn = 4.0

  private struct Sample: Sendable, Hashable {
    var time: Double
    var value: Double
  }

  private var samples: [Sample] = []

  /// Removes all samples and keeps the storage.
  mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Adds a sample; of several at the same time the last one counts.
  ///
  /// - Parameters:
  ///   - value: The coordinate, in points.
  ///   - time: The time in seconds, not before the last sample's.
  mutating func add(_ value: Double, at time: Double) {
    if !samples.isEmpty, samples[samples.count - 1].time >= time { samples.removeLast() }
    samples.append(Sample(time: time, value: value))
    if samples.count >= 256 { dropOld(before: time - Self.horizon) }
  }

  /// The velocities of a contact that is released at the last sample, in points per second; 0 without two samples at
  /// different times.
  ///
  /// When a hand slows down, the end of the parabola may turn back though the hand never did: such
  /// a velocity is 0. A hand that did turn back has the velocity of its way back. O(n) in the
  /// samples of the window.
  func release() -> ReleaseVelocity {
    guard let last = samples.last else { return .zero }
    let window = window(endingAt: last)
    guard let first = window.first, first.time < last.time else { return .zero }
    let end = endVelocity(of: window)
    let leg = lastLeg(of: window)
    let mean = Self.mean(of: leg)
    guard leg.count < window.count, end * mean < 0 else { return ReleaseVelocity(end, mean: mean) }
    // The parabola still follows the direction before the turn.
    return ReleaseVelocity(endVelocity(of: leg), mean: mean)
  }

  /// The samples of the movement that ends with the last one.
  private func window(endingAt last: Sample) -> ArraySlice<Sample> {
    var first = samples.endIndex - 1
    while first > 0 {
      let sample = samples[first - 1]
      guard last.time - sample.time <= Self.horizon + 1e-12,
        samples[first].time - sample.time <= Self.longestGap + 1e-12
      else { break }
      first -= 1
    }
    return samples[first...]
  }

  /// The samples since the hand last turned back; all of them if it never did.
  private func lastLeg(of window: ArraySlice<Sample>) -> ArraySlice<Sample> {
    var (low, high) = (window.endIndex - 1, window.endIndex - 1)
    for index in window.indices.reversed() {
      let value = window[index].value
      if window[high].value - window[low].value > Self.turn {
        // The older of the two extremes is where the hand came from. A single step may lead there from beyond the last
        // sample, so the extremes are still those of later samples.
        if low < high, value > window[low].value + Self.turn { return window[low...] }
        if high < low, value < window[high].value - Self.turn { return window[high...] }
      }
      if value < window[low].value { low = index }
      if value > window[high].value { high = index }
    }
    return window
  }

  private static func mean(of window: ArraySlice<Sample>) -> Double {
    guard let first = window.first, let last = window.last, last.time > first.time else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }

  /// The slope at the end of the best fit: a parabola, or a line if the samples are as even as
  /// report times allow.
  ///
  /// Over so short a time a parabola turns a report that is a millisecond late into an error of a
  /// tenth of the velocity.
  private func endVelocity(of window: ArraySlice<Sample>) -> Double {
    guard let last = window.last else { return 0 }
    var fit = ParabolaFit()
    for sample in window {
      // Relative to the last sample, so that large coordinates lose no digits.
      fit.add(x: sample.time - last.time, y: sample.value - last.value)
    }
    let (line, parabola) = (fit.slope, fit.slopeAtZero())
    guard line != 0 else { return parabola }
    var unevenness = 0.0
    for sample in window {
      let expected = fit.mean + line * (sample.time - last.time - fit.meanTime)
      unevenness = max(unevenness, abs(sample.value - last.value - expected))
    }
    // How late the reports would have to be to explain the unevenness, relative to the jitter.
    let share = (unevenness / abs(line) / Self.jitter - 1).clamped(to: 0...1)
    return mix(line, parabola, share)
  }

  private mutating func dropOld(before time: Double) {
    var old = 0
    while old < samples.count - 1, samples[old].time < time { old += 1 }
    samples.removeFirst(old)
    // Samples denser than one every half millisecond: every second one is enough.
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

/// A least-squares fit of degree at most 2, without weights, by running sums.
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
    // In units of the horizon, so that the sums have similar magnitudes.
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

  /// The mean of y.
  var mean: Double { y1 / max(count, 1) }

  /// The mean of x, in seconds.
  var meanTime: Double { x1 / max(count, 1) * VelocityTracker.horizon }

  /// The slope of the best fitting line, per second; 0 without two different times.
  var slope: Double {
    guard count >= 2 else { return 0 }
    let sxx = x2 - x1 * x1 / count
    let sxy = xy - x1 * y1 / count
    return sxx > 1e-18 ? sxy / sxx / VelocityTracker.horizon : 0
  }

  /// The parabola's slope at x = 0, per second; with fewer than three samples the line's.
  func slopeAtZero() -> Double {
    guard count >= 3 else { return slope }
    let sxx = x2 - x1 * x1 / count
    let sxy = xy - x1 * y1 / count
    let sxx2 = x3 - x1 * x2 / count
    let sx2y = x2y - x2 * y1 / count
    let sx2x2 = x4 - x2 * x2 / count
    let determinant = sxx * sx2x2 - sxx2 * sxx2
    guard sxx > 1e-18, determinant > 1e-12 * sxx * sx2x2 else { return slope }
    return (sxy * sx2x2 - sx2y * sxx2) / determinant / VelocityTracker.horizon
  }
}
