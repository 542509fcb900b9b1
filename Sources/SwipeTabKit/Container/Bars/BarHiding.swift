/// How far scrolling has hidden the bars.
struct BarHiding: Sendable, Hashable {
  /// A spring on its way to 0 or 1.
  struct Settle: Sendable, Hashable {
    var target: Double
    /// The distance from the target, in points.
    var simulation: SpringSimulation
    var start: Double
    var end: Double
  }

  /// The screen whose body was scrolled; over other screens the bars show.
  var screen: PageID
  /// How far the bars are hidden: 0 in their place, 1 gone.
  var share = 0.0
  /// The spring that moves the bars; nil while they follow a finger, and at rest.
  var settle: Settle?

  /// Makes bars in their place.
  init(screen: PageID) { self.screen = screen }

  /// Advances the spring to a time, in seconds; the bars travel `length` points until they are gone.
  mutating func advance(to time: Double, length: Double) {
    guard let settle else { return }
    if time >= settle.end || length <= 0 {
      share = settle.target
      self.settle = nil
    } else {
      let distance = settle.simulation.displacement(at: time - settle.start)
      share = (settle.target + distance / length).clamped(to: 0...1)
    }
  }
}
