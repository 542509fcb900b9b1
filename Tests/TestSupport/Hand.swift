@testable import SwipeTabKit

/// A hand that moves as hands do: it speeds up and brakes along the smoothest course there is.
///
/// The share of the way after a share τ of the time is 10τ³ − 15τ⁴ + 6τ⁵ (Flash and Hogan 1985, minimum jerk).
struct Hand {
  /// Where it goes down, in points.
  var start = Point(x: 200, y: 400)
  /// How far it goes, in points.
  var way: Point
  /// How long it takes, in seconds.
  var duration: Double
  /// How often it is reported, in Hz.
  var rate: Double
  /// How long it rests before it lifts, in seconds.
  var hold = 0.0
  /// How far it bends upwards in the middle of the way, in points.
  var bow = 0.0
  var contact = Contact.mouse

  /// Where it is so many seconds after the press.
  func point(at time: Double) -> Point {
    let share = (time / duration).clamped(to: 0...1)
    let done = share * share * share * (10 - 15 * share + 6 * share * share)
    return Point(
      x: start.x + way.x * done, y: start.y + way.y * done - 4 * bow * done * (1 - done))
  }

  /// Presses, moves and lifts on a container.
  @MainActor func swipe(_ container: TabContainer) {
    let begin = container.time
    container.handle(.press(contact, at: start))
    let end = duration + hold
    for report in 1...max(1, Int(end * rate)) {
      let time = Double(report) / rate
      guard time < end else { break }
      container.advance(to: begin + time)
      // A hand that rests is not reported.
      if time <= duration + 1 / rate { container.handle(.move(contact, to: point(at: time))) }
    }
    container.advance(to: begin + end)
    container.handle(.release(contact, at: point(at: end)))
  }
}
