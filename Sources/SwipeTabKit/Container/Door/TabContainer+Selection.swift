extension TabContainer {
  /// Selects a page by its identifier.
  ///
  /// A page on the list of a `MorePage` is pushed there, in place of screens pushed on the list.
  ///
  /// - Parameters:
  ///   - page: The page. An unknown page causes a `warning` event and changes nothing.
  ///   - animated: Whether the pages move there. The default is true.
  /// - Returns: Whether the selection changed, or why not.
  @discardableResult
  public func select(_ page: PageID, animated: Bool = true) -> SelectionResult {
    if pages.index(of: page) == nil { owner?.bringUpToDate(with: nil) }
    return transaction { parts.actions.select(page, animated: animated) }
  }

  /// Selects a page by its index.
  ///
  /// An index outside `0..<count` causes a `warning` event and changes nothing.
  @discardableResult
  public func select(index: Int, animated: Bool = true) -> SelectionResult {
    transaction { parts.actions.select(index: index, animated: animated) }
  }

  package func select(_ page: InitialPage) {
    switch page {
    case .id(let id): select(id, animated: false)
    case .index(let index): select(index: index, animated: false)
    }
  }

  // MARK: Pages

  /// Replaces the list of pages in one step, in any phase.
  ///
  /// The selected page stays selected. If it is gone, the nearest of its neighbors that remains and is enabled is
  /// selected, or else the page at its index. A settle continues if the pages in view remain. A drag ends. O(n) in both lists.
  ///
  /// - Parameter list: The new pages. A list equal to the current one changes nothing.
  public func setPages(_ list: PageList) { setPages(list, preferring: nil) }

  /// Selects the page at `index`, or without one does as `setPages(_:)`.
  func setPages(_ list: PageList, preferring index: Int?) {
    transaction { parts.editing.apply(list, preferring: index) }
  }

  /// Inserts a page before the page at an index.
  ///
  /// - Throws: `PageListError` if the index is outside `0...count`, the page's identifier is in use, or its item lacks
  ///   a text. Then nothing changes.
  public func insert(_ page: any TabPage, at index: Int) throws(PageListError) {
    if let refusal: Void = parts.context.refusal() { return refusal }
    setPages(try parts.catalog.list(of: parts.catalog.inserting(page, at: index)))
  }

  /// Removes a page.
  ///
  /// An unknown page causes a `warning` event and changes nothing.
  public func remove(_ page: PageID) {
    transaction {
      guard let list = parts.catalog.replacing(page, with: nil) else { return unknown(page) }
      if let list = try? parts.catalog.list(of: list) { setPages(list) }
    }
  }

  /// Moves a page to an index of the new order.
  ///
  /// The selected page stays selected.
  ///
  /// An unknown page, or an index outside `0..<count`, gives a `warning` event and changes nothing.
  public func move(_ page: PageID, to index: Int) {
    guard pages.index(of: page) != nil else { return unknown(page) }
    let error = ContainerError.indexOutOfRange(index, count: count)
    guard (0..<count).contains(index) else { return warn(error.description) }
    transaction { parts.pager.move(page, to: index) }
  }

  /// Replaces a page by another, which may have the same identifier.
  ///
  /// - Throws: `PageListError` if its identifier is in use or its item lacks a text. Then nothing changes.
  public func replace(_ page: PageID, with other: any TabPage) throws(PageListError) {
    if let refusal: Void = parts.context.refusal() { return refusal }
    guard let list = parts.catalog.replacing(page, with: other) else { return unknown(page) }
    setPages(try parts.catalog.list(of: list))
  }

  /// Hides a page from the toolbar and from paging, or shows it again, independently of its item.
  ///
  /// The container then has a new list of pages: if the selected page is hidden, the nearest shown page is selected.
  /// The page stays hidden or shown until it is removed. O(n) in the pages.
  ///
  /// - Parameters:
  ///   - isHidden: Whether to hide the page.
  ///   - page: The page. An unknown page, or a page of a generated list, gives a `warning` event and changes nothing.
  public func setHidden(_ isHidden: Bool, page: PageID) {
    guard pages.allStored != nil, pages.allIDs.contains(page) else { return unknown(page) }
    transaction {
      parts.catalog.setHidden(isHidden, page: page)
      setPages(pages)
    }
  }

  private func unknown(_ page: PageID) { warn(parts.catalog.unknown(page)) }

  package func setHidden(_ hidden: [PageID]) {
    transaction {
      let known = Set(pages.allIDs)
      for page in hidden where !known.contains(page) { unknown(page) }
      parts.catalog.setHidden(Set(hidden))
      setPages(pages)
    }
  }

  /// The life-cycle stage of a page.
  public func stage(of page: PageID) -> PageStage { parts.lifeCycle.stage(of: page) }

  /// Lays out the toolbar again after an item's title, image or badge has changed.
  ///
  /// Pages do not change.
  ///
  /// Reloads the pages if an item's `isHidden` or `isPinned` has changed. O(n) in the pages.
  public func reloadItems() {
    transaction { parts.catalog.reread.map { setPages($0) } ?? parts.context.invalidateLayout() }
  }
}
