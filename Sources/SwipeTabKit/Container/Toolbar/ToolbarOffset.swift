/// How far a person has scrolled the toolbar away from where the position puts it.
struct ToolbarOffset: Sendable, Hashable {
  /// The distance in points at `position`; it fades to 0 one page away from there.
  var distance = 0.0
  /// The position at which the person scrolled.
  var position = 0.0

  /// The distance that is left so many pages away from `position`, in points.
  func distance(after pages: Double) -> Double { distance * max(0, 1 - pages) }
}
