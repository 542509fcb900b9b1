/// Which pages stay alive while they are out of view.
public enum PageRetention: Sendable, Hashable {
  /// All of them, from the start.
  case all
  /// Those that have been in view.
  case visited
  /// Those at most so many pages from the selected one; at least 0.
  case near(Int)
  /// The selected page alone.
  case current
}
