import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// A device that reports a hand, and a screen that shows it.
private struct Device: CustomStringConvertible {
  /// How reports differ from the hand.
  enum Kind: CaseIterable {
    /// The hand is looked at evenly, and reported up to 1 ms early or late.
    case lateReports
    /// The hand is looked at and reported up to 1 ms early or late.
    case lateLooks
  }

  /// Reports and frames per second.
  var rate: Double
  var frames: Double
  var kind = Kind.lateReports
  var isWhole = false
  var seed: UInt64 = 1

  var description: String { "\(rate) Hz on \(frames) frames, \(kind), seed \(seed)" }

  /// A frame: its time, the hand's coordinate, and where it is shown resampled and at the last report.
  struct Frame {
    var time: Double
    var hand: Double
    var shown: Double
    var reported: Double
  }

  static let rates = [59.0, 60, 75, 90, 125, 250, 500, 1000]

  static func all(rate: Double, isWhole: Bool = false, seeds: Range<UInt64> = 0..<3) -> [Device] {
    [60.0, 90, 120, 144].flatMap { frames in
      Kind.allCases.flatMap { kind in
        seeds.map {
          Device(rate: rate, frames: frames, kind: kind, isWhole: isWhole, seed: $0)
        }
      }
    }
  }

  /// Shows a hand, whose coordinate at a time the closure returns, from a press at 0 on.
  func show(until end: Double, _ hand: (Double) -> Double) -> [Frame] {
    var random = SeededGenerator(seed: seed)
    var resampler = MotionResampler()
    resampler.note(.press(.mouse, at: Point(x: hand(0), y: 0)), at: 0)
    var (reported, count) = (hand(0), 0)
    let offset = Double.random(in: 0..<1, using: &random)
    func look() -> (arrival: Double, value: Double) {
      let even = (Double(count) + offset) / rate
      let arrival = max(0, even + Double.random(in: -0.001...0.001, using: &random))
      let value = hand(kind == .lateReports ? even : arrival)
      return (arrival, isWhole ? value.rounded(.down) : value)
    }
    var (next, last) = (look(), 0.0)
    let first = Double.random(in: 0..<1, using: &random) / frames
    return (0..<Int(end * frames)).map { frame in
      let time = first + Double(frame) / frames
      while next.arrival <= time {
        last = max(last, (next.arrival * 1000).rounded(.down) / 1000)
        // A hand that rests is not reported.
        if next.value != reported {
          reported = next.value
          resampler.note(.move(.mouse, to: Point(x: reported, y: 0)), at: last)
        }
        count += 1
        next = look()
      }
      let shown = resampler.pointer(at: time)?.point.x ?? .nan
      return Frame(time: time, hand: hand(time), shown: shown, reported: reported)
    }
  }
}

extension [Device.Frame] {
  /// How much a coordinate's step changes from frame to frame, in points.
  fileprivate func changes(_ value: (Device.Frame) -> Double) -> [Double] {
    indices.dropFirst(2).map {
      abs(value(self[$0]) - 2 * value(self[$0 - 1]) + value(self[$0 - 2]))
    }
  }
}

@Suite("MotionResampler")
@MainActor struct MotionResamplerTests {
  nonisolated private static let speed = 500.0

  /// A hand that moves at 500 points per second from 0 on, in a direction.
  private func even(_ sign: Double) -> (Double) -> Double { { 300 + sign * Self.speed * $0 } }

  @Test("an even hand is shown in even steps, at every rate", arguments: Device.rates)
  func evenSteps(rate: Double) {
    var worst = 0.0
    for device in Device.all(rate: rate) {
      let frames = device.show(until: 1, even(device.seed == 1 ? -1 : 1)).filter { $0.time > 0.15 }
      expectAtMost((frames.changes(\.shown).max() ?? .infinity), 0.5, "\(device)")
      worst = max(worst, frames.changes(\.reported).max() ?? 0)
    }
    expectGreater(worst, 1)
  }

  @Test("so is one that is reported in whole points", arguments: Device.rates)
  func wholePoints(rate: Double) {
    for device in Device.all(rate: rate, isWhole: true) {
      let frames = device.show(until: 1, even(1)).filter { $0.time > 0.15 }
      expectAtMost((frames.changes(\.shown).max() ?? .infinity), 0.6, "\(device)")
    }
  }

  @Test("it is on average not further behind than its last report", arguments: Device.rates)
  func lag(rate: Double) {
    // With a report for each frame or each other one, the last report is as far behind as the first happened to be.
    for frames in [60.0, 90, 120, 144] where frames.remainder(dividingBy: rate) != 0 {
      let shown = Device.all(rate: rate, seeds: 0..<8).filter { $0.frames == frames }
        .flatMap { $0.show(until: 1, even(1)).filter { $0.time > 0.15 } }
      let gain = shown.map { $0.shown - $0.reported }.reduce(0, +) / Double(shown.count)
      // 4 points past the last report do not reach the next one if frames come between the two at all times.
      let isSlow = rate < 70 && (frames == 90 || frames == 144)
      expectAtLeast(gain, (isSlow ? -0.0012 : 0) * Self.speed, "\(rate) Hz on \(frames) frames")
      // Nor before the hand.
      expectLess(shown.map { $0.shown - $0.hand }.reduce(0, +) / Double(shown.count), 0.5)
    }
  }

  @Test(
    "a hand that stops or turns is overshot by 4 points at most, at any speed",
    arguments: Device.rates, [speed, 3000])
  func overshoot(rate: Double, speed: Double) {
    for device in Device.all(rate: rate, seeds: speed == Self.speed ? 0..<3 : 0..<1) {
      for turn in stride(from: 0.3, to: 0.32, by: 0.0045) {
        for back in [0.0, 1] {
          let frames = device.show(until: 0.6) {
            speed * ($0 < turn ? $0 : turn - back * ($0 - turn))
          }
          let farthest = frames.map(\.shown).max() ?? .infinity
          expectAtMost(farthest, speed * turn + 4, "\(device), at \(turn), back \(back)")
        }
      }
    }
  }

  @Test(
    "a hand that stopped is shown where it is, and needs no more frames", arguments: Device.rates)
  func stop(rate: Double) {
    var resampler = MotionResampler()
    resampler.note(.press(.mouse, at: .zero), at: 0)
    expect(!resampler.isMoving)
    let count = Int(rate * 0.2)
    for report in 1...count {
      let time = Double(report) / rate
      resampler.note(.move(.mouse, to: Point(x: 500 * time, y: -100 * time)), at: time)
      _ = resampler.pointer(at: time)
    }
    expect(resampler.isMoving)
    let end = Double(count) / rate
    for frame in 1...12 { _ = resampler.pointer(at: end + Double(frame) / 60) }
    expect(!resampler.isMoving)
    let shown = resampler.pointer(at: end + 0.3)
    expectEqual(shown?.point, Point(x: 500 * end, y: -100 * end))
  }

  @Test(
    "a hand that moves on after a pause is shown at its report at once", arguments: [0.05, 0.08])
  func pauses(pause: Double) {
    var resampler = MotionResampler()
    resampler.note(.press(.mouse, at: .zero), at: 0)
    // A stream before the pauses, which must not be continued after them.
    for report in 1...12 {
      let time = Double(report) / 125
      resampler.note(.move(.mouse, to: Point(x: 500 * time, y: 0)), at: time)
      _ = resampler.pointer(at: time)
    }
    var (frame, report, x) = (0.1, 0.096 + pause, 48.0)
    for _ in 0..<12 {
      while frame < report {
        _ = resampler.pointer(at: frame)
        frame += 1.0 / 60
      }
      x += 5
      resampler.note(.move(.mouse, to: Point(x: x, y: 0)), at: report)
      expectEqual(resampler.pointer(at: report)?.point.x, x)
      expect(!resampler.isMoving)
      report += pause
    }
  }

  @Test("hands as they move are shown more evenly than their reports", arguments: Device.rates)
  func natural(rate: Double) {
    var (shown, reported) = (0.0, 0.0)
    for device in Device.all(rate: rate, seeds: 0..<2) where device.frames != rate {
      for duration in [0.15, 0.2, 0.3, 0.4] {
        let hand = Hand(way: Point(x: 300, y: 0), duration: duration, rate: rate)
        let frames = device.show(until: duration + 0.2) { hand.point(at: $0).x }
        shown += frames.changes { $0.shown - $0.hand }.reduce(0) { $0 + $1 * $1 }
        reported += frames.changes { $0.reported - $0.hand }.reduce(0) { $0 + $1 * $1 }
      }
    }
    expectLess(shown, 0.5 * reported)
  }

  // MARK: Contacts

  @Test("it follows the contact that was first")
  func contacts() {
    var resampler = MotionResampler()
    let (one, other) = (Contact(device: .touch), Contact(device: .touch, pointer: 1))
    expectEqual(resampler.pointer(at: 0), nil)
    resampler.note(.press(one, at: Point(x: 1, y: 2)), at: 0)
    resampler.note(.press(other, at: Point(x: 5, y: 5)), at: 0)
    resampler.note(.move(other, to: Point(x: 6, y: 6)), at: 0.01)
    expectEqual(
      resampler.pointer(at: 0.01), ResampledPointer(contact: one, point: Point(x: 1, y: 2)))
    expect(!resampler.isMoving)
    resampler.note(.release(other, at: .zero), at: 0.02)
    expectEqual(resampler.contact, one)
    resampler.note(.move(one, to: Point(x: 3, y: 2)), at: 0.02)
    expect(resampler.isMoving)
    resampler.note(.release(one, at: Point(x: 9, y: 2)), at: 0.21)
    expectEqual(resampler.pointer(at: 0.21), nil)
    expect(!resampler.isMoving)
  }

  @Test("a contact begins anew, whatever the last one did")
  func anew() {
    var resampler = MotionResampler()
    for report in 0...20 {
      let time = Double(report) / 100
      let point = Point(x: 1000 * time, y: 0)
      resampler.note(report == 0 ? .press(.mouse, at: point) : .move(.mouse, to: point), at: time)
      _ = resampler.pointer(at: time)
    }
    resampler.note(.cancel(.mouse), at: 0.2)
    resampler.note(.press(.mouse, at: Point(x: 7, y: 8)), at: 0.21)
    expectEqual(resampler.pointer(at: 0.22)?.point, Point(x: 7, y: 8))
  }

  @Test("fingers on a touchpad are followed by the distance from their last report")
  func touchpad() {
    var resampler = MotionResampler()
    expect(!resampler.isPanning)
    var reported = 0.0
    for report in 0..<25 {
      let time = Double(report) / 100
      resampler.note(.pan(dx: 4, dy: 0, at: Point(x: 200, y: 200)), at: time)
      reported += 4
      expect(resampler.isPanning)
      let hand = resampler.pointer(at: time + 0.004)
      expectEqual(hand?.contact, nil)
      expectEqual(hand?.point.y, 0)
      expectAtMost(abs(hand?.point.x ?? .infinity), 4)
      if report > 12 { expect(near(resampler.step, 4, within: 0.2)) }
    }
    expect(resampler.isMoving)
    for frame in 0..<12 { _ = resampler.pointer(at: 0.25 + Double(frame) / 60) }
    expectEqual(resampler.pointer(at: 0.5)?.point, .zero)
    expect(!resampler.isMoving)
    expect(resampler.isPanning)
    resampler.note(.panEnd, at: 0.5)
    expectEqual(resampler.pointer(at: 0.5), nil)
    resampler.note(.pan(dx: 4, dy: 0, at: .zero), at: 0.6)
    resampler.note(.press(.mouse, at: Point(x: 7, y: 8)), at: 0.61)
    resampler.note(.pan(dx: 4, dy: 0, at: .zero), at: 0.62)
    expect(!resampler.isPanning)
    expectEqual(resampler.pointer(at: 0.62)?.point, Point(x: 7, y: 8))
  }

  @Test("other buttons do not drag")
  func buttons() {
    var resampler = MotionResampler()
    resampler.note(.press(.mouse, at: .zero, button: 2), at: 0)
    expectEqual(resampler.contact, nil)
    resampler.note(.press(.mouse, at: .zero), at: 0)
    resampler.note(.release(.mouse, at: .zero, button: 2), at: 0)
    expectEqual(resampler.contact, .mouse)
  }

  @Test("reports at one time, in the past and far away give a finite hand")
  func odd() {
    var resampler = MotionResampler()
    resampler.note(.press(.mouse, at: .zero), at: 5)
    for (time, x) in [(5.0, 1.0), (5, 2), (4, 1e15), (5.001, -1e15), (5.001, 0), (5.002, 3)] {
      resampler.note(.move(.mouse, to: Point(x: x, y: x)), at: time)
      let shown = resampler.pointer(at: time)?.point
      expectEqual(shown?.x.isFinite, true)
      expectEqual(shown?.y.isFinite, true)
    }
    for frame in 0..<120 { _ = resampler.pointer(at: 5.002 + Double(frame) / 60) }
    expectEqual(resampler.pointer(at: 8)?.point, Point(x: 3, y: 3))
    resampler.note(.press(.mouse, at: .zero), at: 8)
    for (report, x) in [Double.nan, .infinity, -.infinity, 0].enumerated() {
      resampler.note(
        .move(.mouse, to: Point(x: x, y: -x)), at: 8 + Double(report + 1) / 100)
      let shown = resampler.pointer(at: 8 + Double(report + 1) / 100)?.point
      expectEqual(shown?.x.isFinite, true)
      expectEqual(shown?.y.isFinite, true)
    }
    // Frames at almost one time.
    for report in 0..<30 {
      let time = 9 + Double(report) / 60
      resampler.note(.move(.mouse, to: Point(x: time, y: -time)), at: time)
      for frame in 0..<20 {
        expectEqual(resampler.pointer(at: time + Double(frame) * 1e-9)?.point.x.isFinite, true)
      }
    }
  }
}
