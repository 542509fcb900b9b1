/// The start and the length of a toolbar item along the bar from its leading end, with their velocities.
struct ItemSpan: Sendable, Hashable {
  var start: Double
  var length: Double
  var startVelocity = 0.0
  var lengthVelocity = 0.0

  var end: Double { start + length }
}

/// The motion of an item's start and length to their places: both differences go to 0 by springs.
///
/// They do not aim past their places, as other motions do: items stay side by side because the springs of all items are
/// the same.
struct SpanMotion: Sendable, Hashable {
  private let start: SpringSimulation
  private let length: SpringSimulation
  private let begin: Double
  /// The time at which both are near enough to rest.
  let end: Double
  /// The greatest initial distance of one of the item's ends from its place.
  let reach: Double

  init?(
    from span: ItemSpan, to place: (start: Double, length: Double), at time: Double,
    _ tuning: GestureTuning
  ) {
    start = SpringSimulation(
      spring: tuning.spring, displacement: span.start - place.start, velocity: span.startVelocity)
    length = SpringSimulation(
      spring: tuning.spring, displacement: span.length - place.length,
      velocity: span.lengthVelocity)
    begin = time
    let rest = max(
      start.restTime(within: tuning.tolerance), length.restTime(within: tuning.tolerance))
    end = time + rest
    reach = abs(span.start - place.start) + abs(span.length - place.length)
    guard end > time else { return nil }
  }

  func distance(at time: Double) -> Double { start.displacement(at: max(0, time - begin)) }

  func growth(at time: Double) -> Double { length.displacement(at: max(0, time - begin)) }

  func velocities(at time: Double) -> (start: Double, length: Double) {
    let elapsed = max(0, time - begin)
    return (start.velocity(at: elapsed), length.velocity(at: elapsed))
  }
}

/// The item of a closed page, while it shrinks.
struct ClosedItem: Sendable, Hashable {
  let page: PageID
  let item: TabItem
  let amount: Double
  /// The index of the item before which it shrinks.
  let index: Int
  /// The length for which image and title are laid out.
  let fullLength: Double
  let motion: SpanMotion
}
