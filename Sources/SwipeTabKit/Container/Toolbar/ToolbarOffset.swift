/// The user's scrolling of the toolbar, relative to the scroll offset that the position determines.
struct ToolbarOffset: Sendable, Hashable {
  /// The distance at `position`, in points; it decreases to 0 at one page from there.
  var distance = 0.0
  /// The position in pages at which the user scrolled.
  var position = 0.0

  /// The distance that remains at a number of pages from `position`, in points.
  func distance(after pages: Double) -> Double { distance * max(0, 1 - pages) }
}
