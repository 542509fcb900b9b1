/// The progress with which scrolling has hidden the bars.
struct BarHiding: Sendable, Hashable {
  struct Settle: Sendable, Hashable {
    var target: Double
    /// The motion of the distance from the target.
    var simulation: SpringSimulation
    var start: Double
    var end: Double

    func share(at time: Double, length: Double) -> Double {
      (target + simulation.displacement(at: time - start) / length).clamped(to: 0...1)
    }

    /// The velocity in points per second, also for a time before the start.
    func velocity(at time: Double) -> Double { simulation.velocity(at: max(0, time - start)) }
  }

  /// The screen whose body was scrolled; over other screens the bars are shown.
  var screen: PageID
  /// The progress, from 0, in their place, to 1, out of view.
  var share = 0.0
  /// The spring motion, or nil while the bars follow a finger or do not move.
  var settle: Settle?

  init(screen: PageID) { self.screen = screen }

  /// `length` is the distance of the bars until they are out of view.
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
