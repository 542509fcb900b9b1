/// Finds the earliest of several moments, where nil and infinity mean never.
struct Earliest {
  private(set) var time: Double?

  mutating func consider(_ other: Double?) {
    if let other, other < .infinity { time = min(time ?? other, other) }
  }
}
