/// A screen that stands for another one and forwards to it.
@MainActor package protocol ScreenWrapper: Screen {
  /// The other screen.
  var wrapped: any Screen { get }
}
