/// A screen that stands for another one and forwards to it.
@MainActor package protocol ScreenWrapper: Screen {
  /// The other screen.
  var wrapped: any Screen { get }
}

extension Screen {
  /// The page to tell its container and its stages: this one or the one that it wraps; nil if neither is a `BasePage`.
  var basePage: BasePage? {
    self as? BasePage ?? (self as? any ScreenWrapper)?.wrapped.basePage
  }
}
