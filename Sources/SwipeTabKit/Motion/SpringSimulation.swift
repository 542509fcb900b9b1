/// The closed-form motion of a damped spring towards 0, in the caller's units.
///
/// Place and velocity are functions of time alone, so the frame rate cannot change them. The formulas are the solutions
/// of x″ + 2ζω·x′ + ω²·x = 0 for the three kinds of damping, as in any textbook on oscillations.
///
/// A spring that does not swing takes long for its last points, in which a picture stands still for several frames
/// before it moves by one more pixel. So a motion that should end aims past its target, and ends when it reaches the
/// target.
struct SpringSimulation: Sendable, Hashable {
  /// x(t) = e^(decay·t) · shape(t), by the kind of damping.
  private enum Solution: Sendable, Hashable {
    /// (a + b·t)·e^(−ω·t)
    case critical(a: Double, b: Double)
    /// a·e^(r·t) + b·e^(s·t)
    case over(a: Double, b: Double, r: Double, s: Double)
    /// e^(−ζω·t)·(a·cos(f·t) + b·sin(f·t))
    case under(a: Double, b: Double, decay: Double, frequency: Double)
  }

  /// The damping ratios that count: with less, a motion would swing for minutes, and with more, creep for as long.
  private static let ratios = 0.02...1e6

  private let omega: Double
  private let solution: Solution
  /// The distance by which the motion aims past its target, or 0 if it swings, or need not end.
  ///
  /// It has the sign of the place before it arrives.
  private let aim: Double

  /// The spring's stiffness and damping ratio must be more than 0.
  init(
    spring: Spring, displacement: Double, velocity: Double, endingWithin tolerance: Tolerance
  ) {
    let plain = SpringSimulation(spring: spring, displacement: displacement, velocity: velocity)
    guard spring.dampingRatio >= 1 else {
      self = plain
      return
    }
    // The whole way, of a motion that first leads away from its target too.
    let turn = velocity * displacement < 0 ? nil : plain.turn(after: 0)
    let way = plain.displacement(at: turn ?? 0)
    let aim = way.clamped(to: -4 * tolerance.lead...4 * tolerance.lead) / 4
    self.init(spring: spring, displacement: displacement + aim, velocity: velocity, aim: aim)
  }

  init(spring: Spring, displacement: Double, velocity: Double) {
    self.init(spring: spring, displacement: displacement, velocity: velocity, aim: 0)
  }

  private init(spring: Spring, displacement: Double, velocity: Double, aim: Double) {
    self.aim = aim
    let ratio = spring.dampingRatio.clamped(to: Self.ratios)
    omega = spring.angularFrequency
    if abs(ratio - 1) < 1e-6 {
      solution = .critical(a: displacement, b: velocity + omega * displacement)
    } else if ratio > 1 {
      let root = (ratio * ratio - 1).squareRoot()
      let (r, s) = (-omega * (ratio - root), -omega * (ratio + root))
      let b = (velocity - r * displacement) / (s - r)
      solution = .over(a: displacement - b, b: b, r: r, s: s)
    } else {
      let frequency = omega * (1 - ratio * ratio).squareRoot()
      let decay = ratio * omega
      let b = (velocity + decay * displacement) / frequency
      solution = .under(a: displacement, b: b, decay: decay, frequency: frequency)
    }
  }

  func displacement(at time: Double) -> Double {
    guard aim != 0 else { return place(at: time) }
    let place = place(at: time) - aim
    return aim > 0 ? max(0, place) : min(0, place)
  }

  private func place(at time: Double) -> Double {
    switch solution {
    case .critical(let a, let b):
      return (a + b * time) * exponential(-omega * time)
    case .over(let a, let b, let r, let s):
      return a * exponential(r * time) + b * exponential(s * time)
    case .under(let a, let b, let decay, let frequency):
      let angle = frequency * time
      return exponential(-decay * time) * (a * cosine(angle) + b * sine(angle))
    }
  }

  /// The velocity in units per second at a time since the start.
  func velocity(at time: Double) -> Double {
    if aim != 0, time > 0, displacement(at: time) == 0 { return 0 }
    switch solution {
    case .critical(let a, let b):
      return (b - omega * (a + b * time)) * exponential(-omega * time)
    case .over(let a, let b, let r, let s):
      return a * r * exponential(r * time) + b * s * exponential(s * time)
    case .under(let a, let b, let decay, let frequency):
      let angle = frequency * time
      return exponential(-decay * time)
        * ((b * frequency - a * decay) * cosine(angle) - (a * frequency + b * decay) * sine(angle))
    }
  }

  /// The first time after `time` at which the motion reverses, or nil if it never does.
  func turn(after time: Double) -> Double? { root(ofDerivative: 1, after: time) }

  /// Whether the motion may have come to rest by a time since the start, which costs far less than to find out when.
  func mayRest(by time: Double, within tolerance: Tolerance) -> Bool {
    // Friction only takes from the energy.
    func energy(_ place: Double, _ speed: Double) -> Double {
      omega * omega * place * place + speed * speed
    }
    return energy(displacement(at: time), velocity(at: time))
      <= energy(tolerance.distance, tolerance.speed)
  }

  /// The first time since the start, from `start` on, at which both limits of `tolerance` hold.
  ///
  /// Between zeros and extrema, the magnitudes of position and velocity are monotonic, so bisection finds the time to
  /// the last bit, with about 60 evaluations of the motion.
  ///
  /// If it aims past its target, it is the time at which it reaches the target, unless both limits hold at `start`.
  func restTime(within tolerance: Tolerance, from start: Double = 0) -> Double {
    guard aim == 0 else { return isAtRest(start, tolerance) ? start : max(start, arrival) }
    var lower = start
    while !isAtRest(lower, tolerance) {
      let upper = nextBreak(after: lower)
      let settled = upper ?? settledTime(after: lower, tolerance)
      if let rest = firstRest(from: lower, to: settled, tolerance) { return rest }
      guard upper != nil else { return settled }
      lower = settled
    }
    return lower
  }
}

extension SpringSimulation {
  /// The time at which a motion that aims past its target reaches the target.
  private var arrival: Double {
    // From its farthest place it never reverses before it arrives.
    let turn = turn(after: 0).flatMap { displacement(at: $0) == 0 ? nil : $0 }
    var (low, high) = (turn ?? 0, (turn ?? 0) + 1 / omega)
    while displacement(at: high) != 0 && high < 1e9 { high *= 2 }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      if displacement(at: middle) == 0 { high = middle } else { low = middle }
    }
  }

  private func isAtRest(_ time: Double, _ tolerance: Tolerance) -> Bool {
    abs(displacement(at: time)) <= tolerance.distance && abs(velocity(at: time)) <= tolerance.speed
  }

  /// A time after which the motion never reverses and both limits hold.
  private func settledTime(after time: Double, _ tolerance: Tolerance) -> Double {
    var step = 1 / omega
    while !isAtRest(time + step, tolerance) && step < 1e9 { step *= 2 }
    return time + step
  }

  /// The first rest in an interval where |x| and |x′| are monotonic.
  private func firstRest(from start: Double, to end: Double, _ tolerance: Tolerance) -> Double? {
    let place = holds(from: start, to: end) { abs(displacement(at: $0)) <= tolerance.distance }
    let speed = holds(from: start, to: end) { abs(velocity(at: $0)) <= tolerance.speed }
    guard let place, let speed else { return nil }
    let first = max(place.lowerBound, speed.lowerBound)
    return first <= min(place.upperBound, speed.upperBound) ? first : nil
  }

  /// The part of the interval in which a condition holds that changes at most once.
  private func holds(
    from start: Double, to end: Double, _ condition: (Double) -> Bool
  ) -> ClosedRange<Double>? {
    let (first, last) = (condition(start), condition(end))
    if first && last { return start...end }
    if !first && !last { return nil }
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { break }
      if condition(middle) == last { high = middle } else { low = middle }
    }
    return first ? start...low : high...end
  }

  private func nextBreak(after time: Double) -> Double? {
    var next: Double?
    for order in 0...2 {
      if let root = root(ofDerivative: order, after: time) { next = min(next ?? root, root) }
    }
    return next
  }

  /// The first zero after `time` of the place (order 0), velocity (1) or acceleration (2).
  private func root(ofDerivative order: Int, after time: Double) -> Double? {
    switch solution {
    case .critical(let a, let b):
      // The n-th derivative is (±ω)ⁿ·(a + b·t − n·b/ω)·e^(−ω·t), up to its sign.
      guard b != 0 else { return nil }
      let root = Double(order) / omega - a / b
      return root > time ? root : nil
    case .over(let a, let b, let r, let s):
      let (p, q) = (power(r, order) * a, power(s, order) * b)
      guard p != 0, -q / p > 0 else { return nil }
      let root = naturalLogarithm(-q / p) / (r - s)
      return root > time ? root : nil
    case .under(let a, let b, let decay, let frequency):
      var (p, q) = (a, b)
      for _ in 0..<order { (p, q) = (q * frequency - p * decay, -p * frequency - q * decay) }
      guard p != 0 || q != 0 else { return nil }
      // p·cos + q·sin is zero at the angle of (q, −p), and at every half turn from there.
      let half = Double.pi / frequency
      let first = arcTangent(-p, q) / frequency
      let root = first + ((time - first) / half).rounded(.down) * half
      return root > time ? root : (root + half > time ? root + half : root + 2 * half)
    }
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    exponent == 0 ? 1 : exponent == 1 ? base : base * base
  }
}
