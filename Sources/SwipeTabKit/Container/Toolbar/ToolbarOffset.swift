/// The user's scrolling of the toolbar, relative to the offset that the position determines.
struct ToolbarOffset: Sendable, Hashable {
  /// The distance at `position`; it decreases to 0 at one page from there.
  var distance = 0.0
  var position = 0.0

  func distance(after pages: Double) -> Double { distance * max(0, 1 - pages) }
}
