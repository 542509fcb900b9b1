/// The velocity of a contact at its release.
///
/// A quick swipe may slow down before the finger lifts. Its last velocity is then near 0, but its mean velocity shows
/// the intention, as in libadwaita's `AdwSwipeTracker`.
struct ReleaseVelocity: Sendable, Hashable {
  /// The initial velocity of the motion after the release, in points per second.
  var motion: Double
  /// The velocity that decides the target, in points per second: the mean velocity if that is
  /// greater, else `motion`.
  var choice: Double

  /// Both velocities 0.
  static let zero = ReleaseVelocity(0, mean: 0)

  /// Makes the velocities from a movement's last and mean velocity.
  ///
  /// - Parameters:
  ///   - end: The velocity at the end, in points per second; if opposite to the mean, it counts as
  ///     0.
  ///   - mean: The mean velocity, in points per second.
  init(_ end: Double, mean: Double) {
    motion = end * mean < 0 ? 0 : end
    choice = abs(mean) > abs(motion) ? mean : motion
  }

  /// Both velocities converted in the same way, such as into another unit.
  func map(_ transform: (Double) -> Double) -> ReleaseVelocity {
    var mapped = self
    mapped.motion = transform(motion)
    mapped.choice = transform(choice)
    return mapped
  }
}
