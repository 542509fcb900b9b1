/// The motion of a screen in view.
///
/// A screen on something that moves has the greater of the two motions.
enum SightMotion: Int, Comparable {
  /// Nothing moves it, or comes over it.
  case resting
  /// It settles in view.
  case coming
  /// It settles out of view, or is dragged.
  case going

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
