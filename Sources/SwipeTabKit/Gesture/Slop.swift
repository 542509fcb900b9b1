extension Double {
  /// The part of a distance that lies beyond a slop, either way; 0 within it.
  func beyond(slop: Double) -> Double { self > 0 ? max(0, self - slop) : min(0, self + slop) }
}
