/// The parameters of a damped spring of mass 1.
///
/// ```swift
/// container.configuration.tuning.spring = Spring(stiffness: 600, dampingRatio: 0.8)
/// ```
public struct Spring: Sendable, Hashable {
  /// The stiffness, in 1/s², more than 0.
  ///
  /// The default is 400.
  public var stiffness: Double
  /// The damping ratio, at least 0.02.
  ///
  /// The default is 1, which is critical damping: as fast as possible without overshoot.
  public var dampingRatio: Double

  /// Makes a spring.
  ///
  /// The default values are the values with which pages settle.
  public init(stiffness: Double = 400, dampingRatio: Double = 1) {
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  var angularFrequency: Double { stiffness.squareRoot() }

  /// The spring for a motion that begins with the velocity of a finger.
  ///
  /// It is stiffer if the velocity is too high for the distance, so that the motion continues at this velocity and does
  /// not pass its target. The angular frequency is speed / distance, at least this spring's and at most `frequency`, in
  /// radians per second.
  func carrying(velocity: Double, displacement: Double, upTo frequency: Double) -> Spring {
    guard velocity * displacement < 0 else { return self }
    let needed = min(abs(velocity / displacement), frequency)
    guard needed > angularFrequency else { return self }
    return Spring(stiffness: needed * needed, dampingRatio: dampingRatio)
  }

  /// The speed with which a motion leaves its target so that it returns after a distance; both in the same unit.
  ///
  /// From the target at speed v, the motion reverses at v / ω · e^(−ζ·acos ζ / √(1 − ζ²)), which is v / (ω·e) for ζ =
  /// 1. A more damped spring reverses earlier.
  func speed(returningAfter distance: Double) -> Double {
    let ratio = min(dampingRatio, 1)
    let root = (1 - ratio * ratio).squareRoot()
    let exponent = root < 1e-6 ? 1 : ratio * arcTangent(root, ratio) / root
    return distance * angularFrequency * exponential(exponent)
  }

  /// Limits the initial velocity towards the target to ω·distance, so that a settle never passes it; at the target it
  /// is 0.
  ///
  /// The position of a critically damped spring at x with velocity v is (x + (v + ω·x)·t)·e^(−ω·t). It passes its
  /// target exactly when v points towards it and |v| > ω·|x|.
  func limited(velocity: Double, displacement: Double) -> Double {
    let limit = angularFrequency * abs(displacement)
    if displacement == 0 { return 0 }
    return displacement > 0 ? max(velocity, -limit) : min(velocity, limit)
  }
}
