/// Finds the earliest of several moments, in seconds; nil without any.
struct Earliest {
  private(set) var time: Double?

  /// Takes a moment into account; nil means never.
  mutating func consider(_ other: Double?) {
    if let other { time = min(time ?? other, other) }
  }
}
