/// Finds the earliest of several moments, in seconds, or nil without any.
struct Earliest {
  private(set) var time: Double?

  /// Takes a moment into account.
  ///
  /// Nil and infinity mean never.
  mutating func consider(_ other: Double?) {
    if let other, other < .infinity { time = min(time ?? other, other) }
  }
}
