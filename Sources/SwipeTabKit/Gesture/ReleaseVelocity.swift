/// How fast a contact is when it lifts.
///
/// A quick swipe may brake before the hand lifts. Its last velocity is then near 0, but its mean velocity says what was
/// meant, as in libadwaita's `AdwSwipeTracker`.
struct ReleaseVelocity: Sendable, Hashable {
  /// What the motion after the release starts with, in points per second.
  var motion: Double
  /// What decides where the motion leads, in points per second: the mean velocity where that is greater, else `motion`.
  var choice: Double

  /// No velocity.
  static let zero = ReleaseVelocity(0, mean: 0)

  /// Makes the velocities of a movement.
  ///
  /// - Parameters:
  ///   - end: The velocity at the end, in points per second; one against the mean counts as 0.
  ///   - mean: The mean velocity, in points per second.
  init(_ end: Double, mean: Double) {
    motion = end * mean < 0 ? 0 : end
    choice = abs(mean) > abs(motion) ? mean : motion
  }

  /// Both velocities changed in one way, as into another unit.
  func map(_ transform: (Double) -> Double) -> ReleaseVelocity {
    var mapped = self
    mapped.motion = transform(motion)
    mapped.choice = transform(choice)
    return mapped
  }
}
