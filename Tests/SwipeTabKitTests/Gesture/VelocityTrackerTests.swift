import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Velocity tracker")
struct VelocityTrackerTests {
  private func velocity(_ samples: [(Double, Double)]) -> Double {
    var tracker = VelocityTracker()
    for (time, value) in samples { tracker.add(value, at: time) }
    return tracker.release(at: samples.last?.0 ?? 0, turn: 4).motion
  }

  /// The slope at the last sample of the least-squares parabola, by solving the normal equations as they stand.
  private func reference(_ samples: [(Double, Double)]) -> Double {
    guard let last = samples.last else { return 0 }
    var sums = [Double](repeating: 0, count: 5)
    var right = [Double](repeating: 0, count: 3)
    for (time, value) in samples {
      let x = time - last.0
      var power = 1.0
      for degree in 0..<5 {
        sums[degree] += power
        if degree < 3 { right[degree] += power * value }
        power *= x
      }
    }
    func determinant(_ m: [[Double]]) -> Double {
      m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
        - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
        + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
    }
    let matrix = (0..<3).map { row in (0..<3).map { sums[row + $0] } }
    var replaced = matrix
    for row in 0..<3 { replaced[row][1] = right[row] }
    return determinant(replaced) / determinant(matrix)
  }

  /// Drags of a mouse at 125 Hz and of a finger at 60 Hz: times in milliseconds, places in points.
  static let traces: [(name: String, points: [(Double, Double)])] = [
    (
      "a flick of a mouse",
      [(0, 301), (8, 299), (16, 294), (24, 285), (32, 271), (40, 254), (48, 231), (56, 205)]
    ),
    (
      "a slow drag of a mouse",
      [(0, 120), (8, 121), (24, 121), (32, 122), (48, 124), (56, 124), (64, 125), (80, 127)]
    ),
    (
      "a swipe of a finger",
      [(0, 310), (16.7, 297.5), (33.3, 262), (50, 214.5), (66.7, 160), (83.3, 101)]
    ),
    (
      "a swipe that slows down",
      [(0, 60), (16.7, 118), (33.3, 171), (50, 214), (66.7, 249), (83.3, 278)]
    ),
    (
      "a swipe with a hiccup",
      [(0, 300), (8, 290), (9, 288), (33, 260), (34, 257), (60, 230), (61, 230)]
    ),
  ]

  @Test("it is the slope of the parabola of least squares", arguments: traces.indices)
  func recorded(trace: Int) {
    let samples = Self.traces[trace].points.map { ($0 / 1000, $1) }
    expect(near(velocity(samples), reference(samples), within: 1e-6))
  }

  @Test("random movements in one direction agree with the normal equations", arguments: 1...40)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (time, value) = (Double.random(in: 0...1000, using: &generator), 0.0)
    let samples = (0..<Int.random(in: 5...12, using: &generator)).map { index in
      time += Double.random(in: 0.004...0.008, using: &generator)
      // Too uneven to be an even motion whose reports are late.
      value += index == 2 ? 5000 : Double.random(in: 0...500, using: &generator)
      return (time, value)
    }
    expect(near(velocity(samples), max(0, reference(samples)), within: 1e-3))
  }

  @Test(
    "reports that are up to a millisecond late do not change an even motion's by 5 %",
    arguments: [30.0, 60, 90, 125, 240, 500, 1000])
  func jitter(rate: Double) {
    var generator = SeededGenerator(seed: UInt64(rate))
    for _ in 0..<500 {
      let samples = (0...Int(rate * 0.3)).map { index in
        let time = Double(index) / rate
        return (time + Double.random(in: -0.001...0.001, using: &generator), 500 * time)
      }
      let sorted = samples.sorted { $0.0 < $1.0 }
      expectAtMost(abs(velocity(sorted) - 500), 25)
    }
  }

  @Test("of a hand that brakes the parabola turns back, and the hand's velocity is 0")
  func brakes() {
    let samples = [
      (0.0, 60.0), (0.0167, 118), (0.0333, 161), (0.05, 189), (0.0667, 204), (0.0833, 208),
    ]
    expectLess(reference(samples), 0)
    expectEqual(velocity(samples), 0)
    var tracker = VelocityTracker()
    for (time, value) in samples { tracker.add(value, at: time) }
    expect(near(tracker.release(at: 0.0833, turn: 4).choice, 148 / 0.0833, within: 1e-6))
  }

  @Test(
    "a hand that turned back has the velocity of its way back", arguments: [60.0, 125, 240, 500])
  func turnedBack(rate: Double) {
    // 60 ms at 2,000 points a second there, 30 ms at 1,000 back.
    let samples = (0...Int(rate * 0.09)).map { index in
      let time = Double(index) / rate
      return (time, time <= 0.06 ? 2000 * time : 120 - 1000 * (time - 0.06))
    }
    var tracker = VelocityTracker()
    for (time, value) in samples { tracker.add(value, at: time) }
    let last = samples.last?.0 ?? 0
    expectLess(tracker.release(at: last, turn: 8).motion, -300)
    expectLess(tracker.release(at: last, turn: 8).choice, -300)
  }

  @Test("a tremble is no turn")
  func trembles() {
    var tracker = VelocityTracker()
    for index in 0...20 {
      let tremble: Double = index % 2 == 0 ? 3 : 0
      tracker.add(Double(index) * 5 - tremble, at: Double(index) * 0.005)
    }
    expectGreater(tracker.release(at: 0.1, turn: 4).choice, 900)
    expectAtLeast(tracker.release(at: 0.1, turn: 4).motion, 0)
  }

  @Test(
    "an even motion has its velocity, at any rate and anywhere", arguments: [60.0, 125, 144, 1000],
    [0, 1e5])
  func even(rate: Double, start: Double) {
    let samples = (0...12).map { (start + Double($0) / rate, start + 700 * Double($0) / rate) }
    expect(near(velocity(samples), 700, within: 1e-3))
  }

  @Test("which samples count, and how")
  func samples() {
    let even = (0...8).map { (Double($0) * 0.01, Double($0) * 10) }
    let faster = (0...5).map { index in
      let t = Double(index) * 0.016
      return (t, 0.5 * 9000 * t * t)
    }
    let old = [(0.0, 900.0), (0.03, 700), (0.06, 100)]
    let recent = (0...4).map { (0.09 + Double($0) * 0.0251, Double($0) * 25.1) }
    let exact = [(0.0, 0.0), (0.03, 40), (0.06, 90), (0.1, 300)]
    let rows: [(name: String, samples: [(Double, Double)], velocity: Double)] = [
      ("an evenly faster motion has the velocity of its last moment", faster, 9000 * 0.08),
      (
        "of several samples at one moment the last one counts",
        [(0, 0), (0.01, 500), (0.01, 10), (0.02, 90), (0.02, 20)], 1000
      ),
      (
        "coalesced moves lose no distance",
        even.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), velocity(even)
      ),
      // The gap to the older ones is short, so only their age leaves them out.
      ("samples older than 100 ms do not count", old + recent, reference(recent)),
      ("one that is 100 ms old does", exact, reference(exact)),
    ]
    for (name, samples, expected) in rows {
      expect(near(velocity(samples), expected, within: 1e-6), "\(name)")
    }
  }

  @Test(
    "no two moments, no velocity",
    arguments: [
      [], [(0.0, 5.0)], [(1, 5), (1, 100)], [(1, 0), (1, 50), (1, 100)],
    ])
  func oneMoment(samples: [(Double, Double)]) {
    expectEqual(velocity(samples), 0)
  }

  @Test("two moments give the line between them")
  func line() {
    expect(near(velocity([(0, 10), (0.02, 30)]), 1000))
  }

  @Test("a gap of more than 40 ms ends the look-back", arguments: [(0.04, true), (0.0401, false)])
  func gap(pause: Double, counts: Bool) {
    let before = [(0.0, 0.0), (0.01, 10)]
    let after = [(0.01 + pause, 110.0), (0.02 + pause, 111)]
    let expected = counts ? reference(before + after) : 100.0
    expect(near(velocity(before + after), expected, within: 1e-3))
  }

  @Test("a rest before the release gives 0")
  func rest() {
    let drag = (0...5).map { (Double($0) * 0.01, Double($0) * 30) }
    expectEqual(velocity(drag + [(0.0901, 150)]), 0)
    expectNotEqual(velocity(drag + [(0.09, 300)]), 0)
  }

  @Test("thousands of samples a second are no worse than hundreds")
  func dense() {
    var tracker = VelocityTracker()
    for index in 0..<20_000 { tracker.add(Double(index) * 0.01, at: Double(index) / 10_000) }
    expect(near(tracker.release(at: 1.9999, turn: 4).motion, 100, within: 0.01))
  }

  @Test("after a reset nothing is left")
  func reset() {
    var tracker = VelocityTracker()
    tracker.add(0, at: 0)
    tracker.add(10, at: 0.01)
    tracker.reset()
    expectEqual(tracker.release(at: 0.01, turn: 4).motion, 0)
    tracker.add(5, at: 0.02)
    expectEqual(tracker.release(at: 0.02, turn: 4).motion, 0)
  }
}
