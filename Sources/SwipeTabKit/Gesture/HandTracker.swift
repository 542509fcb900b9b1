/// The movement of a contact, for its release: its velocities, and its distance from the press.
struct HandTracker: Sendable, Hashable {
  /// The farthest first report of a finger that only becomes flat, which is 20 to 34 in recordings.
  private static let farthestJump = 40.0

  private var (across, down) = (Way(), Way())

  mutating func begin(at point: Point, _ time: Double) {
    across.begin(at: point.x, time)
    down.begin(at: point.y, time)
  }

  mutating func move(
    to point: Point, _ time: Double, by device: Contact.Device, _ tuning: GestureTuning
  ) {
    let turn = tuning.turn(of: device)
    across.move(to: point.x, time, turn)
    down.move(to: point.y, time, turn)
  }

  /// The release at a point, without velocity along an axis on which the contact has moved too little for a fling.
  ///
  /// It has rested only if it did so along both axes: a thumb may leave the screen along an arc.
  func release(
    at point: Point, _ time: Double, by device: Contact.Device, _ tuning: GestureTuning
  ) -> Release {
    let (least, turn) = (tuning.flingDistance(of: device), tuning.turn(of: device))
    let hasRested = across.tracker.hasRested(until: time) && down.tracker.hasRested(until: time)
    func velocity(_ way: Way) -> ReleaseVelocity {
      guard way.isFar(least) else { return .zero }
      return way.tracker.release(at: time, turn: turn, after: way.length, hasRested: hasRested)
    }
    return Release(at: point, across: velocity(across), down: velocity(down))
  }

  /// Whether the contact never moved far enough for a fling; the jump of a finger that becomes flat does not count.
  func hasTapped(by device: Contact.Device, _ tuning: GestureTuning) -> Bool {
    let least = tuning.flingDistance(of: device)
    if max(across.reach, down.reach) < least { return true }
    return device == .touch && max(across.jump, down.jump) <= Self.farthestJump
      && max(across.reachAfterJump, down.reachAfterJump) <= tuning.touchSlop
  }

  /// The point at which a release taps, or nil if the contact has moved too far.
  ///
  /// A finger rolls as it lifts, so the point is up to the drag threshold nearer to its press.
  func tap(
    at point: Point, by device: Contact.Device, _ tuning: GestureTuning
  ) -> Point? {
    guard hasTapped(by: device, tuning) else { return nil }
    guard device == .touch else { return point }
    return Point(
      x: across.nearer(point.x, tuning.touchSlop), y: down.nearer(point.y, tuning.touchSlop))
  }
}

/// The way of a contact along one axis.
private struct Way: Sendable, Hashable {
  private(set) var tracker = VelocityTracker()
  private var press = 0.0
  private var last = 0.0
  private var first: Double?
  private var (low, high) = (0.0, 0.0)
  /// The farthest coordinate since the contact last turned back.
  private var extreme = 0.0
  /// The direction in which the contact moves, or 0 until it has moved further than a turn.
  private var direction = 0.0
  private var hasTurned = false
  private(set) var reach = 0.0
  /// The greatest distance from the first move so far.
  private(set) var reachAfterJump = 0.0

  var length: Double { abs(last - press) }

  func nearer(_ value: Double, _ distance: Double) -> Double {
    press + (value - press).beyond(slop: distance)
  }

  var jump: Double { abs((first ?? press) - press) }

  mutating func begin(at value: Double, _ time: Double) {
    tracker.begin(value, at: time)
    (press, last, first) = (value, value, nil)
    (low, high, extreme, direction, hasTurned) = (value, value, value, 0, false)
    (reach, reachAfterJump) = (0, 0)
  }

  mutating func move(to value: Double, _ time: Double, _ turn: Double) {
    tracker.add(value, at: time)
    let first = first ?? value
    (self.first, last) = (first, value)
    (low, high) = (min(low, value), max(high, value))
    reach = max(reach, abs(value - press))
    reachAfterJump = max(reachAfterJump, abs(value - first))
    noteTurn(at: value, turn)
  }

  private mutating func noteTurn(at value: Double, _ turn: Double) {
    if direction == 0 {
      if value - low > turn { direction = 1 } else if high - value > turn { direction = -1 }
      extreme = value
    } else if (value - extreme) * direction > 0 {
      extreme = value
    } else if (extreme - value) * direction > turn {
      (direction, extreme, hasTurned) = (-direction, value, true)
    }
  }

  /// Whether the contact has moved far enough from the press for a fling.
  ///
  /// One that has turned back must have moved over twice as much: a trembling finger goes to and fro over up to 24
  /// points.
  func isFar(_ least: Double) -> Bool {
    length >= least - 1e-9 && (!hasTurned || high - low >= 2 * least)
  }
}
