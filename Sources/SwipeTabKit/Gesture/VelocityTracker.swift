/// Estimates a velocity from timed samples of a coordinate.
///
/// The velocity is the slope at the last sample of a least-squares parabola through the samples of the last 100 ms. A
/// gap of more than 40 ms ends that window. Flutter and Android do the same (`velocity_tracker.dart`,
/// `VelocityTracker.cpp`). The slope never points against the direction of the movement, unless the pointer turned
/// back.
struct VelocityTracker: Sendable, Hashable {
  /// The age up to which samples count.
  static let horizon = 0.1
  /// The longest gap within a movement, and the shortest time of a rest, or of a turn over any distance.
  static let longestGap = 0.04

  /// The shortest way whose mean velocity counts; of shorter ways in recordings, most were no swipes.
  private static let meanWay = 48.0
  /// The largest delay of a sample of an even motion.
  static let jitter = 0.001
  /// The largest distance between reports of a resting pointer.
  static let tremble = 1.0
  private static let capacity = 256
  /// The tolerance for comparing times, so that rounding does not decide.
  private static let rounding = 1e-9

  private struct Sample: Sendable, Hashable {
    var time: Double
    var value: Double
  }

  private var samples: [Sample] = []
  /// The sample of the press, or nil for a movement without a press, such as of fingers on a touchpad.
  private var press: Sample?

  /// Removes all samples and keeps the storage.
  mutating func reset() {
    samples.removeAll(keepingCapacity: true)
    press = nil
  }

  mutating func begin(_ value: Double, at time: Double) {
    reset()
    // This reserves memory, so that nothing is allocated during the movement.
    samples.reserveCapacity(Self.capacity)
    add(value, at: time)
    press = samples.last
  }

  /// Adds a sample at a time not before the last sample's; of several at the same time the last one counts.
  mutating func add(_ value: Double, at time: Double) {
    if !samples.isEmpty, samples[samples.count - 1].time >= time { samples.removeLast() }
    samples.append(Sample(time: time, value: value))
    if samples.count >= Self.capacity { dropOld(before: time - Self.horizon) }
  }

  /// The velocities of a contact that is released, in points per second, in O(n) of the samples of the window.
  ///
  /// They are 0 without two samples at different times, or if the last sample is more than 40 ms old. The release is
  /// not a sample: touch hardware reports it one scan late, at the last sample's place.
  ///
  /// When a pointer slows down, or the finger rolls while it lifts, the end of the parabola may turn back although the
  /// pointer never did. Such a velocity is 0, and both are if the pointer moves back but has not turned: by the
  /// distance `turn`, or for 40 ms.
  ///
  /// The mean velocity does not count after a short way from the press, or if the pointer has rested for 40 ms.
  func release(
    at time: Double, turn: Double, after way: Double = .infinity, hasRested: Bool? = nil
  ) -> ReleaseVelocity {
    let countsMean = abs(way) >= Self.meanWay && !(hasRested ?? self.hasRested(until: time))
    guard let last = samples.last, time - last.time <= Self.longestGap + Self.rounding else {
      return .zero
    }
    let window = window(endingAt: last)
    guard let first = window.first, first.time < last.time else { return .zero }
    let leg = lastLeg(of: window, turn: turn)
    let travel = last.value - (leg.first ?? last).value
    var end = endVelocity(of: window)
    if leg.count < window.count {
      // The parabola may still follow the direction before the turn.
      if end * travel < 0 { end = endVelocity(of: leg) }
    } else if let press, travel * (last.value - press.value) < 0, !hasTurned(window, turn: turn) {
      return .zero
    }
    return ReleaseVelocity(
      end * travel > 0 ? end : 0, mean: countsMean ? mean(of: leg) : 0)
  }

  /// The velocities of fingers on a touchpad that are lifted, or 0 after a way too short for a fling.
  func release(
    at time: Double, afterPan way: Double, _ tuning: GestureTuning
  ) -> ReleaseVelocity {
    let isFar = abs(way) >= tuning.touchFlingDistance - 1e-9
    return isFar ? release(at: time, turn: tuning.touchTurn, after: way) : .zero
  }

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

  /// The samples since the pointer last turned back, or all of them if it never did.
  private func lastLeg(of window: ArraySlice<Sample>, turn: Double) -> ArraySlice<Sample> {
    var (low, high) = (window.endIndex - 1, window.endIndex - 1)
    for index in window.indices.reversed() {
      let value = window[index].value
      if isTurn(from: window[min(low, high)], span: window[high].value - window[low].value, turn) {
        // The older of the two extremes is the origin of the movement. A single step may lead there from beyond the
        // last sample, so the extremes still include later samples.
        if low < high, value > window[low].value + turn { return window[low...] }
        if high < low, value < window[high].value - turn { return window[high...] }
      }
      if value < window[low].value { low = index }
      if value > window[high].value { high = index }
    }
    return window
  }

  private func isTurn(from sample: Sample, span: Double, _ turn: Double) -> Bool {
    guard let last = samples.last else { return false }
    return span > turn
      || span > Self.tremble && last.time - sample.time > Self.longestGap + Self.rounding
  }

  /// Whether a window that leads back towards the press does so because the pointer has turned.
  private func hasTurned(_ window: ArraySlice<Sample>, turn: Double) -> Bool {
    guard let press, let last = samples.last else { return false }
    let isForward = last.value > press.value
    var farthest = last
    for sample in window.reversed()
    where isForward ? sample.value > farthest.value : sample.value < farthest.value {
      farthest = sample
    }
    return isTurn(from: farthest, span: abs(farthest.value - last.value), turn)
  }

  /// Whether the pointer has rested for 40 ms before the release.
  func hasRested(until time: Double) -> Bool {
    guard let last = samples.last else { return false }
    for sample in samples.reversed() {
      guard abs(sample.value - last.value) <= Self.tremble else { return false }
      if time - sample.time >= Self.longestGap - Self.rounding { return true }
    }
    return false
  }

  /// The mean velocity from the first move on: the step from the press to that is often the finger becoming flat.
  private func mean(of window: ArraySlice<Sample>) -> Double {
    let moves = window.first?.time == press?.time ? window.dropFirst() : window
    guard let first = moves.first, let last = moves.last, last.time > first.time else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }

  /// The slope at the end of a parabola, or of a line if the samples are as even as report times allow.
  ///
  /// Over so short a time a parabola turns a report that is a millisecond late into an error of a tenth of the
  /// velocity.
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

  var mean: Double { y1 / max(count, 1) }

  var meanTime: Double { x1 / max(count, 1) * VelocityTracker.horizon }

  /// The slope of the best fitting line, per second, or 0 without two different times.
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
