/// The velocity of a contact at its release.
///
/// A quick swipe may slow down before the finger lifts. Its last velocity is then near 0, but its mean velocity shows
/// the intention, as in libadwaita's `AdwSwipeTracker`.
struct ReleaseVelocity: Sendable, Hashable {
  /// The initial velocity of the motion after the release, in points per second.
  var motion: Double
  /// The velocity that decides the target, in points per second: the mean velocity if that is greater, else `motion`.
  var choice: Double

  static let zero = ReleaseVelocity(0, mean: 0)

  /// `end` counts as 0 if it is opposite to the mean; both are in points per second.
  init(_ end: Double, mean: Double) {
    motion = end * mean < 0 ? 0 : end
    choice = abs(mean) > abs(motion) ? mean : motion
  }

  func map(_ transform: (Double) -> Double) -> ReleaseVelocity {
    var mapped = self
    mapped.motion = transform(motion)
    mapped.choice = transform(choice)
    return mapped
  }
}
