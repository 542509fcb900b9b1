/// Toolbar items that are moving to their places by springs, as a function of time alone.
struct ItemShifts: Sendable, Hashable {
  struct Shift: Sendable, Hashable {
    var simulation: SpringSimulation
    var start: Double
    var end: Double
  }

  private(set) var moving: [PageID: Shift] = [:]

  var isEmpty: Bool { moving.isEmpty }

  func moves(_ page: PageID) -> Bool { moving[page] != nil }

  var deadline: Double? { moving.isEmpty ? nil : moving.values.lazy.map { $0.end }.min() }

  func distance(of page: PageID, at time: Double) -> Double {
    guard let shift = moving[page] else { return 0 }
    return shift.simulation.displacement(at: max(0, time - shift.start))
  }

  /// Moves an item to its place from a distance, with the velocity that it has.
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

  mutating func finish() { moving.removeAll(keepingCapacity: true) }
}
