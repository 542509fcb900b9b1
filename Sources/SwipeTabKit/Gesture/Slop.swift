extension Double {
  /// Returns the part of a distance beyond a drag threshold, in either direction.
  ///
  /// It is 0 within the threshold.
  func beyond(slop: Double) -> Double { self > 0 ? max(0, self - slop) : min(0, self + slop) }
}
