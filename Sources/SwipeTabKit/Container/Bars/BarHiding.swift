/// The progress with which scrolling has hidden the bars.
struct BarHiding: Sendable, Hashable {
  /// A spring motion to 0 or 1.
  struct Settle: Sendable, Hashable {
    var target: Double
    /// The distance from the target, in points.
    var simulation: SpringSimulation
    var start: Double
    var end: Double

    /// The place of the motion at a time, in seconds, from 0 to 1; `length` is the distance from 0 to 1, in points.
    func share(at time: Double, length: Double) -> Double {
      (target + simulation.displacement(at: time - start) / length).clamped(to: 0...1)
    }

    /// Returns the velocity at a time in seconds, in points per second.
    ///
    /// The time may be before the start.
    func velocity(at time: Double) -> Double { simulation.velocity(at: max(0, time - start)) }
  }

  /// The screen whose body was scrolled; over other screens the bars are shown.
  var screen: PageID
  /// The progress, from 0, in their place, to 1, out of view.
  var share = 0.0
  /// The spring motion of the bars, or nil while they follow a finger or do not move.
  var settle: Settle?

  /// Makes bars that are in their place.
  init(screen: PageID) { self.screen = screen }

  /// Advances the spring to a time, in seconds; `length` is the distance of the bars until they are out of view, in
  /// points.
  mutating func advance(to time: Double, length: Double) {
    guard let settle else { return }
    if time >= settle.end || length <= 0 {
      share = settle.target
      self.settle = nil
    } else {
      share = settle.share(at: time, length: length)
    }
  }
}
