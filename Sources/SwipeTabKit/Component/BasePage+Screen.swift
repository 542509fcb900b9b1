extension TabPage {
  /// This page with a changed item: the page itself if it is mutable, else a wrapper.
  package func changed(by change: ItemChange) -> any TabPage {
    if let page = self as? BasePage {
      page.item = change.applied(to: page.item)
      if let lock = change.swipeLock { page.swipeLock = lock }
      return page
    }
    guard let changed = self as? ChangedPage else { return ChangedPage(base: self, change: change) }
    return ChangedPage(base: changed.base, change: changed.change.followed(by: change))
  }
}

extension Screen {
  /// Whether drawing the screen makes nothing: its content is there, or is not made late.
  var isReady: Bool {
    if let wrapper = self as? any ScreenWrapper { return wrapper.wrapped.isReady }
    if let page = self as? BasePage, let content = page.content { return content.isReady }
    return (self as? any LazyScreen)?.isMade ?? true
  }

  /// The page whose container and stages are set: this one or the wrapped one.
  var basePage: BasePage? {
    self as? BasePage ?? (self as? any ScreenWrapper)?.wrapped.basePage
  }
}
