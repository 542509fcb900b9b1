extension TabContainer {
  /// Closes a page as the user does, if the options, its item and the delegate allow it.
  ///
  /// If the page is selected, a reload selects the page after it, or the one before if it is the last. If its item has
  /// the focus, the item that takes its place gets it.
  ///
  /// - Returns: Whether the page was closed.
  @discardableResult
  public func close(_ page: PageID) -> Bool { transaction { parts.editing.close(page) } }

  /// Adds the page that `makeNewPage` makes after all others, and selects it, if the options allow adding.
  ///
  /// - Returns: The page's identifier, or nil if no page was added.
  @discardableResult
  public func addPage() -> PageID? { transaction { parts.editing.add(cause: .program) } }

  /// Opens the page again that was closed last, by the user or by `close(_:)`, and selects it.
  ///
  /// It is placed after the page that was before it, and has its pushed screens, scroll offsets and values of controls.
  /// The last 25 closed pages are kept. `makeClosedPage` can make a page again, or refuse.
  ///
  /// - Returns: The page's identifier, or nil if there is no closed page or if the options do not allow closing.
  @discardableResult
  public func reopenClosedPage() -> PageID? {
    transaction { parts.editing.reopen(cause: .program) }
  }
}
