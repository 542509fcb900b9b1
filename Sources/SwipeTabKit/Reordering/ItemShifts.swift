/// Items on the way to their places in the toolbar, by their pages.
///
/// Where an item is follows from the time alone: a spring takes what is left of its way to 0.
struct ItemShifts: Sendable, Hashable {
  /// One item's way.
  struct Shift: Sendable, Hashable {
    /// The distance from the item's place, in points along the bar.
    var simulation: SpringSimulation
    /// When it began, in seconds.
    var start: Double
    /// When it is over, in seconds.
    var end: Double
  }

  private(set) var moving: [PageID: Shift] = [:]

  var isEmpty: Bool { moving.isEmpty }

  /// When the next one is over, in seconds; nil if nothing moves.
  var deadline: Double? { moving.values.lazy.map(\.end).min() }

  /// How far an item is from its place, in points along the bar.
  func distance(of page: PageID, at time: Double) -> Double {
    guard let shift = moving[page] else { return 0 }
    return shift.simulation.displacement(at: max(0, time - shift.start))
  }

  /// Lets an item go to its place from a distance in points, as fast as it is already moving.
  mutating func move(
    _ page: PageID, from distance: Double, at time: Double, _ tuning: GestureTuning
  ) {
    let before = moving[page]
    let velocity = before?.simulation.velocity(at: max(0, time - (before?.start ?? time))) ?? 0
    guard distance != 0 || velocity != 0 else { return }
    let simulation = SpringSimulation(
      spring: tuning.spring, displacement: distance, velocity: velocity)
    let end = time + simulation.restTime(within: tuning.tolerance)
    moving[page] = end > time ? Shift(simulation: simulation, start: time, end: end) : nil
  }

  /// Lets go of the items that have come to their places.
  mutating func advance(to time: Double) {
    guard let deadline, deadline <= time else { return }
    moving = moving.filter { $0.value.end > time }
  }

  /// Puts all items in their places at once.
  mutating func finish() { moving.removeAll(keepingCapacity: true) }
}
