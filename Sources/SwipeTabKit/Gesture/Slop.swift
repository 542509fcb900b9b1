extension Double {
  /// The part of a distance beyond a drag threshold, in either direction.
  func beyond(slop: Double) -> Double { self > 0 ? max(0, self - slop) : min(0, self + slop) }
}
