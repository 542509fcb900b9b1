/// A screen whose content is made when it first comes into view, and which lives while it is in view.
@MainActor package protocol LazyScreen: Screen {
  /// Whether the content was made.
  var isMade: Bool { get }
  /// Learns that it has come into view or gone out of it, before listeners do.
  func note(isInView: Bool)
}

extension LazyScreen {
  package func note(isInView: Bool) {}
}

extension Screen {
  /// Whether drawing the screen makes nothing: its content is there, or is not made late.
  var isReady: Bool {
    if let wrapper = self as? any ScreenWrapper { return wrapper.wrapped.isReady }
    if let page = self as? BasePage, let content = page.content { return content.isReady }
    return (self as? any LazyScreen)?.isMade ?? true
  }
}
