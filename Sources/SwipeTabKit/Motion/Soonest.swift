/// The soonest of several moments, in seconds; nil before there is one.
struct Soonest {
  private(set) var time: Double?

  /// Considers a moment; nil counts as never.
  mutating func consider(_ other: Double?) {
    if let other { time = min(time ?? other, other) }
  }
}
