/// A series of wheel turns that scrolls a body or turns pages; a slider that comes under the pointer meanwhile stays.
///
/// A run lasts while the pointer stays where it is, however slow the turns, and for a short time if the pointer moves.
final class WheelRun {
  /// Where the last turn was; nil before the first.
  private var point: Point?
  /// Until when a turn elsewhere belongs to the run too, in seconds.
  private var end = 0.0

  /// Notes a turn; until `end`, in seconds, the next one belongs to the run wherever it is.
  func note(_ point: Point, until end: Double) { (self.point, self.end) = (point, end) }

  /// Whether a turn belongs to the run; the time is in seconds, the slop in points.
  func includes(_ other: Point, at time: Double, slop: Double) -> Bool {
    guard let point else { return false }
    return time < end || max(abs(other.x - point.x), abs(other.y - point.y)) <= slop
  }
}
