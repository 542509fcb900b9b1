/// A screen whose content is made when it first comes into view, and which lives while it is in view.
@MainActor package protocol LazyScreen: Screen {
  var isMade: Bool { get }
  /// Learns that it has come into view or gone out of it, before listeners do.
  func note(isInView: Bool)
}

extension LazyScreen {
  package func note(isInView: Bool) {}
}
