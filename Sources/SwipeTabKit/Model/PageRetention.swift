/// Which pages stay in memory while they are out of view.
public enum PageRetention: Sendable, Hashable {
  /// All pages, from the start.
  case all
  /// Pages that have been in view.
  case visited
  /// Pages at most this many away from the selected one.
  ///
  /// It is at least 0.
  case near(Int)
  /// The selected page alone.
  case current
}
