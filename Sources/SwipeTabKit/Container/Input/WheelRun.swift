/// A series of wheel turns that scrolls or turns pages, so that sliders below the pointer do not react.
///
/// It lasts while the pointer stays in place, however slow the turns, and for a short time after the pointer has moved.
@MainActor final class WheelRun {
  private var point: Point?
  private var end = 0.0

  /// Until `end`, the next turn belongs to the series wherever it is.
  func note(_ point: Point, until end: Double) { (self.point, self.end) = (point, end) }

  func includes(_ other: Point, at time: Double, slop: Double) -> Bool {
    guard let point else { return false }
    return time < end || max(abs(other.x - point.x), abs(other.y - point.y)) <= slop
  }
}
