@testable import SwipeTabKit
@testable import TestSupport

/// Makes the ways of hands from random numbers, as recordings show them.
struct SeededHand {
  private var generator: SeededGenerator
  /// How often the device reports, in Hz.
  private(set) var rate: Double
  /// The direction of the hand: 1 to the right, or −1.
  let sign: Double
  private var points: [(time: Double, point: Point)] = [(0, .zero)]
  private var time = 0.0

  init(seed: Int, rates: [Double] = [60, 90, 120, 125, 240]) {
    generator = SeededGenerator(seed: UInt64(seed) &* 7919)
    rate = rates[seed % rates.count]
    sign = seed % 2 == 0 ? 1 : -1
  }

  mutating func random(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  /// The last point.
  var end: Point { points.last?.point ?? .zero }

  /// Adds reports for so long; `point` is asked for each, with the share of that time.
  mutating func move(for duration: Double, noise: Double = 0.2, _ point: (Double) -> Point) {
    let start = time
    let count = max(1, Int((duration * rate).rounded()))
    for report in 1...count {
      let share = Double(report) / Double(count)
      let place = point(share)
      let at = Point(
        x: place.x + random(-noise...noise), y: place.y + random(-noise...noise))
      points.append((start + duration * share, at))
    }
    time = start + duration
  }

  /// Moves along the smoothest course (minimum jerk), by a way from the present point, up to a share of that course.
  mutating func swipe(_ x: Double, _ y: Double = 0, in duration: Double, to share: Double = 1) {
    let start = end
    move(for: duration * share) { part in
      let done = Self.course(part * share)
      return Point(x: start.x + x * done, y: start.y + y * done)
    }
  }

  /// Moves evenly by a way from the present point.
  mutating func go(_ x: Double, _ y: Double = 0, in duration: Double) {
    let start = end
    move(for: duration) { Point(x: start.x + x * $0, y: start.y + y * $0) }
  }

  /// Rests, and is reported.
  mutating func rest(for duration: Double) {
    let place = end
    move(for: duration) { _ in place }
  }

  /// Rests, and is not reported.
  mutating func pause(for duration: Double) { time += duration }

  /// Jumps with the next report.
  mutating func jump(_ x: Double, _ y: Double = 0, after seconds: Double) {
    time += seconds
    points.append((time, Point(x: end.x + x, y: end.y + y)))
  }

  /// Goes to and fro, by so many points to each side and so many times a second.
  mutating func tremble(
    _ amplitude: Double, _ frequency: Double, along angle: Double, for duration: Double
  ) {
    let start = end
    let phase = random(0...2 * .pi)
    move(for: duration) { share in
      let way =
        amplitude * (sine(2 * .pi * frequency * share * duration + phase) - sine(phase))
      return Point(x: start.x + way * cosine(angle), y: start.y + way * sine(angle))
    }
  }

  /// Changes the reports made so far.
  mutating func change(
    _ change: (inout [(time: Double, point: Point)], inout SeededGenerator) -> Void
  ) {
    change(&points, &generator)
  }

  /// The way, lifted a scan later at most.
  mutating func path(_ device: Contact.Device = .touch) -> HandPath {
    let delay = device == .touch ? random(0...0.016) : random(0...0.004)
    return HandPath(
      points, lift: max(time, points.last?.time ?? 0) + delay, contact: Contact(device: device))
  }

  /// The share of a way after a share of the time, with the least jerk (Flash and Hogan 1985).
  static func course(_ share: Double) -> Double {
    let share = share.clamped(to: 0...1)
    return share * share * share * (10 - 15 * share + 6 * share * share)
  }
}
