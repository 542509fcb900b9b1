/// Toolbar items that are moving to their places, by page.
///
/// An item's distance from its place is a function of time alone: a spring takes it to 0.
struct ItemShifts: Sendable, Hashable {
  /// The motion of one item.
  struct Shift: Sendable, Hashable {
    /// The spring's motion: the distance from the item's place, in points along the bar.
    var simulation: SpringSimulation
    /// The time at the start, in seconds.
    var start: Double
    /// The time at the end, in seconds.
    var end: Double
  }

  private(set) var moving: [PageID: Shift] = [:]

  var isEmpty: Bool { moving.isEmpty }

  /// When the next motion ends, in seconds, or nil if nothing moves.
  var deadline: Double? { moving.isEmpty ? nil : moving.values.lazy.map { $0.end }.min() }

  /// An item's distance from its place, in points along the bar.
  func distance(of page: PageID, at time: Double) -> Double {
    guard let shift = moving[page] else { return 0 }
    return shift.simulation.displacement(at: max(0, time - shift.start))
  }

  /// Moves an item to its place from a distance in points, with the velocity that it has.
  mutating func move(
    _ page: PageID, from distance: Double, at time: Double, _ tuning: GestureTuning
  ) {
    let before = moving[page]
    let velocity = before?.simulation.velocity(at: max(0, time - (before?.start ?? time))) ?? 0
    guard distance != 0 || velocity != 0 else { return }
    let simulation = SpringSimulation(
      spring: tuning.spring, displacement: distance, velocity: velocity,
      endingWithin: tuning.tolerance)
    let end = time + simulation.restTime(within: tuning.tolerance)
    moving[page] = end > time ? Shift(simulation: simulation, start: time, end: end) : nil
  }

  /// Removes the motions that have ended.
  mutating func advance(to time: Double) {
    guard let deadline, deadline <= time else { return }
    moving = moving.filter { $0.value.end > time }
  }

  /// Ends all motions at once.
  mutating func finish() { moving.removeAll(keepingCapacity: true) }
}
