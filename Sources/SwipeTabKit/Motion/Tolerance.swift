/// The distance and velocity below which a motion counts as done.
public struct Tolerance: Sendable, Hashable {
  /// The largest distance from the target for a motion that counts as ended.
  ///
  /// Its unit depends on the motion, such as points in `GestureTuning`.
  ///
  /// It is at least 0.
  public var distance: Double
  /// The largest speed for a motion that counts as ended, in the unit of the distance per second.
  ///
  /// It is at least 0.
  public var speed: Double

  /// Makes a tolerance from a distance and a speed.
  ///
  /// The speed is in units of the distance per second.
  public init(distance: Double, speed: Double) {
    self.distance = distance
    self.speed = speed
  }

  /// The distance by which a spring that does not swing aims past its target, if its way is at least four times as
  /// long.
  ///
  /// It is six times the tolerance's distance: 3 points for pages, so that the last pixels follow each other without a
  /// repeated frame at 60 Hz. A shorter motion aims past by a quarter of its way.
  var lead: Double { 6 * distance }

  /// The tolerance in a unit of `count` units, greater by a billionth, so that half a point survives rounding.
  func divided(by count: Double) -> Tolerance {
    Tolerance(distance: distance / count * (1 + 1e-9), speed: speed / count * (1 + 1e-9))
  }
}
