/// The scroll offset and motion of a body or a strip, along one axis.
///
/// A fling slows down as in UIKit's scroll views: v(t) = v₀·e^(−k·t), where k = −1000·ln(0.998)/s.
/// A fling that reaches an end continues on a spring with the velocity it has left. All motion is
/// in closed form, so one time step gives the same offset as a thousand.
struct BodyScroll: Sendable, Hashable {
  enum Motion: Sendable, Hashable {
    case resting
    case dragging
    case coasting(Coast)
    case springing(Springing)
  }

  struct Coast: Sendable, Hashable {
    var origin: Double
    var velocity: Double
    var start: Double
    var end: Double
    var target: Double
    var meetsEnd: Bool
    /// The rate at which velocity decays, in 1/s.
    var rate: Double

    func offset(at time: Double) -> Double {
      origin + velocity / rate * (1 - exponential(-rate * (time - start)))
    }

    func velocity(at time: Double) -> Double { velocity * exponential(-rate * (time - start)) }
  }

  struct Springing: Sendable, Hashable {
    var target: Double
    var simulation: SpringSimulation
    var start: Double
    var end: Double
  }

  private(set) var offset: Double
  private(set) var motion = Motion.resting
  private(set) var limit: Double
  private(set) var extent: Double
  /// The size of a pixel, to whose multiples final offsets are rounded.
  private(set) var pixel: Double
  /// The distance between the offsets at rest if it scrolls page by page, or nil if it can rest anywhere.
  private(set) var step: Double?
  private var origin = 0.0
  /// The target of the motion that the drag caught, or nil if it caught none.
  private var caught: Double?

  init(
    offset: Double, limit: Double, extent: Double, pixel: Double = 1, step: Double? = nil
  ) {
    self.limit = max(0, limit)
    self.extent = max(1, extent)
    self.pixel = pixel
    self.step = step
    self.offset = offset.clamped(to: 0...self.limit)
  }

  var isMoving: Bool { deadline != nil }

  /// The time when the current motion ends, or nil without motion and under a finger.
  var deadline: Double? {
    switch motion {
    case .resting, .dragging: nil
    case .coasting(let coast): coast.end
    case .springing(let spring): spring.end
    }
  }

  /// The offset at which the motion ends; under a finger, the one it would settle on if released without velocity.
  var restingOffset: Double {
    switch motion {
    case .resting, .dragging: offset.clamped(to: 0...limit)
    case .coasting(let coast): coast.target
    case .springing(let spring): spring.target
    }
  }

  // MARK: Fingers

  /// Starts to follow a finger, and returns the offset at which the finger would be without resistance.
  mutating func beginDrag(_ tuning: GestureTuning) -> Double {
    (origin, caught) = (offset, isMoving ? restingOffset : nil)
    motion = .dragging
    let band = tuning.rubberBand
    if offset < 0 { return -band.overshoot(forDisplacement: -offset, in: extent) }
    if offset > limit {
      return limit + band.overshoot(forDisplacement: offset - limit, in: extent)
    }
    return offset
  }

  mutating func drag(to raw: Double, _ tuning: GestureTuning) {
    let band = tuning.rubberBand
    if (0...limit).contains(raw) || !tuning.bounces {
      offset = raw.clamped(to: 0...limit)
    } else if raw < 0 {
      offset = -band.displacement(forOvershoot: -raw, in: extent)
    } else {
      offset = limit + band.displacement(forOvershoot: raw - limit, in: extent)
    }
  }

  /// Releases the finger at a velocity in points per second, so that it springs back past an end.
  mutating func release(velocity: Double, at time: Double, _ tuning: GestureTuning) {
    let speed = velocity.clamped(to: tuning.speeds)
    let past = offset - offset.clamped(to: 0...limit)
    if past != 0 {
      let velocity = past * speed > 0 ? run(speed, past: abs(past), tuning) : speed
      spring(
        to: offset - past, velocity: velocity, at: time, tuning,
        stiffeningUpTo: tuning.flingFrequency)
    } else if let step {
      turn(velocity: speed, step, at: time, tuning)
    } else {
      coast(velocity: speed, at: time, tuning)
    }
    advance(to: time, tuning)
  }

  /// Goes on to the page that a released drag leads to, as the pages of a container do.
  private mutating func turn(
    velocity: Double, _ step: Double, at time: Double, _ tuning: GestureTuning
  ) {
    let page = SettleTarget(
      slot: offset / step, velocity: velocity / step, origin: origin / step,
      caught: caught.map { Int(saturating: ($0 / step).rounded()) },
      range: 0...Int(saturating: (limit / step).rounded())
    ).target(flingSpeed: tuning.flingSpeed / step, pagesPerSwipe: .limited(1))
    spring(
      to: (Double(page) * step).clamped(to: 0...limit), velocity: velocity, at: time, tuning,
      stiffeningUpTo: tuning.flingFrequency)
  }

  /// The velocity of the content past an end: the finger's, limited to a way of `GestureTuning.endRun`.
  private func run(_ velocity: Double, past distance: Double, _ tuning: GestureTuning) -> Double {
    let most = tuning.spring.speed(returningAfter: tuning.endRun)
    return (velocity * tuning.rubberBand.slope(atDisplacement: distance, in: extent))
      .clamped(to: -most...most)
  }

  mutating func settle(to target: Double, at time: Double, _ tuning: GestureTuning) {
    spring(to: target.clamped(to: 0...limit), velocity: velocity(at: time), at: time, tuning)
    advance(to: time, tuning)
  }

  /// Jumps to an offset, clamped to the limits, or to the nearest page, without motion.
  mutating func rest(at offset: Double) {
    restFreely(at: step == nil ? offset : snapped(offset.clamped(to: 0...limit)))
  }

  /// Jumps to an offset at rest, clamped to the limits, also between pages.
  mutating func restFreely(at offset: Double) {
    self.offset = offset.clamped(to: 0...limit)
    motion = .resting
  }

  /// Changes the limits: a drag continues as before, a fling at its current velocity.
  mutating func remeasure(
    limit: Double, extent: Double, step: Double? = nil, at time: Double, _ tuning: GestureTuning
  ) {
    let velocity = velocity(at: time)
    guard limit != self.limit || extent != self.extent || step != self.step else { return }
    self.limit = max(0, limit)
    self.extent = max(1, extent)
    if let before = self.step, let step, before != step {
      offset *= step / before
      (origin, caught) = (origin * step / before, caught.map { $0 * step / before })
      self.step = step
      if isMoving { return release(velocity: velocity, at: time, tuning) }
    }
    self.step = step
    switch motion {
    case .resting: rest(at: offset)
    case .dragging: break
    case .springing(let spring) where (0...self.limit).contains(spring.target): break
    case .coasting, .springing: release(velocity: velocity, at: time, tuning)
    }
  }

  /// Moves with the content by a distance, which has got other limits; all motion goes on.
  mutating func move(
    by distance: Double, limit: Double, at time: Double, _ tuning: GestureTuning
  ) {
    let velocity = velocity(at: time)
    self.limit = max(0, limit)
    offset = (offset + distance).clamped(to: 0...self.limit)
    (origin, caught) = (origin + distance, caught.map { $0 + distance })
    switch motion {
    case .resting, .dragging: break
    case .springing(let spring) where !(0...self.limit).contains(spring.target):
      release(velocity: velocity, at: time, tuning)
    case .springing(let spring):
      self.spring(to: spring.target, velocity: velocity, at: time, tuning)
    case .coasting: release(velocity: velocity, at: time, tuning)
    }
  }

  // MARK: Time

  /// The velocity in points per second, which is 0 without motion and under a finger.
  func velocity(at time: Double) -> Double {
    switch motion {
    case .resting, .dragging: 0
    case .coasting(let coast): coast.velocity(at: time)
    case .springing(let spring): spring.simulation.velocity(at: time - spring.start)
    }
  }

  /// Advances to a moment; every change of motion on the way happens at its exact time.
  mutating func advance(to time: Double, _ tuning: GestureTuning) {
    while let deadline, deadline <= time {
      switch motion {
      case .coasting(let coast) where coast.meetsEnd && tuning.bounces:
        offset = coast.target
        spring(to: offset, velocity: coast.velocity(at: deadline), at: deadline, tuning)
      case .coasting(let coast): rest(at: coast.target)
      case .springing(let spring): rest(at: spring.target)
      case .resting, .dragging: return
      }
    }
    switch motion {
    case .coasting(let coast): offset = coast.offset(at: time)
    case .springing(let spring):
      offset = spring.target + spring.simulation.displacement(at: time - spring.start)
    case .resting, .dragging: return
    }
  }

  /// Calls `body` with each offset at which a spring reverses between two moments, in order.
  func forEachTurn(from start: Double, to end: Double, _ body: (Double) -> Void) {
    guard case .springing(let spring) = motion else { return }
    var elapsed = start - spring.start
    while let turn = spring.simulation.turn(after: elapsed), spring.start + turn < end {
      elapsed = turn
      body(spring.target + spring.simulation.displacement(at: turn))
    }
  }

  private mutating func coast(velocity: Double, at time: Double, _ tuning: GestureTuning) {
    let slow = max(tuning.scrollRestSpeed, 1e-3)
    guard abs(velocity) > slow, limit > 0 else { return rest(at: snapped(offset)) }
    let rate = -1000 * naturalLogarithm(tuning.scrollDeceleration.clamped(to: 0.01...0.9999))
    let travel = (velocity - (velocity > 0 ? slow : -slow)) / rate
    var coast = Coast(
      origin: offset, velocity: velocity, start: time,
      end: time + naturalLogarithm(abs(velocity) / slow) / rate,
      target: snapped(offset + travel), meetsEnd: false, rate: rate)
    let edge = velocity > 0 ? limit : 0
    let distance = edge - offset
    if abs(distance) <= abs(travel) {
      coast.end = time - naturalLogarithm(1 - rate * distance / velocity) / rate
      coast.target = edge
      coast.meetsEnd = true
    }
    motion = .coasting(coast)
  }

  private mutating func spring(
    to target: Double, velocity: Double, at time: Double, _ tuning: GestureTuning,
    stiffeningUpTo frequency: Double = 0
  ) {
    let displacement = offset - target
    let spring = tuning.spring.carrying(
      velocity: velocity, displacement: displacement, upTo: frequency)
    let limited =
      displacement == 0
      ? velocity : spring.limited(velocity: velocity, displacement: displacement)
    let simulation = SpringSimulation(
      spring: spring, displacement: displacement, velocity: limited,
      endingWithin: tuning.tolerance)
    motion = .springing(
      Springing(
        target: target, simulation: simulation, start: time,
        end: time + simulation.restTime(within: tuning.tolerance)))
  }

  /// The offset rounded to whole pixels, or to whole pages, within the limits.
  private func snapped(_ offset: Double) -> Double {
    let unit = step ?? pixel
    return ((offset / unit).rounded() * unit).clamped(to: 0...limit)
  }
}
