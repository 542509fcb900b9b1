/// A series of wheel turns that scrolls a body or turns pages; sliders below the pointer do not react to it.
///
/// It lasts while the pointer stays in place, however slow the turns, and for a short time after the pointer has moved.
@MainActor final class WheelRun {
  /// The point of the last turn, or nil before the first.
  private var point: Point?
  /// The time until which a turn at another point belongs to the series, in seconds.
  private var end = 0.0

  /// Stores a turn; until `end`, in seconds, the next turn belongs to the series wherever it is.
  func note(_ point: Point, until end: Double) { (self.point, self.end) = (point, end) }

  /// Whether a turn belongs to the series; the time is in seconds, the drag threshold in points.
  func includes(_ other: Point, at time: Double, slop: Double) -> Bool {
    guard let point else { return false }
    return time < end || max(abs(other.x - point.x), abs(other.y - point.y)) <= slop
  }
}
