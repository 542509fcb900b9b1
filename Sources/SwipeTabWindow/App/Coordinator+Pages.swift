public import SwipeTabKit

extension Coordinator {
  /// The screen of a page, for `makeScreen(_:)`, or nil if no app shows the container.
  ///
  /// ```swift
  /// override func makeScreen(_ id: PageID) -> (any Screen)? {
  ///   songs[id].flatMap { song in screen(Page(song.name, id: id) { Label(song.text) }) }
  /// }
  /// ```
  ///
  /// It has the identifier of the page. One is made from the title if it has none.
  public func screen(_ page: Page) -> (any Screen)? {
    guard let app = host?.owner as? AppContent else {
      host?.warn("only a coordinator in the container of an app can show a page")
      return nil
    }
    return app.screen(for: page)
  }

  /// Pushes a page over the coordinator's tab.
  ///
  /// `animated` is true by default. If the tab is not selected, the push has no motion.
  public func show(_ page: Page, animated: Bool = true) {
    if let screen = screen(page) { show(screen, animated: animated) }
  }

  /// Replaces all screens over the coordinator's tab by a page.
  public func root(_ page: Page, animated: Bool = true) {
    if let screen = screen(page) { root(screen, animated: animated) }
  }

  /// Replaces the topmost screen over the coordinator's tab by a page, or pushes it as the first one.
  public func top(_ page: Page, animated: Bool = true) {
    if let screen = screen(page) { top(screen, animated: animated) }
  }

  /// Presents a page as a sheet over everything.
  public func present(_ page: Page, animated: Bool = true) {
    if let screen = screen(page) { present(screen, animated: animated) }
  }
}
