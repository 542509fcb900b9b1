extension TabContainer {
  /// Replaces the list of pages in one step, in any phase.
  ///
  /// The selection follows its page; if that is gone, it goes to the nearest page that remains, else to the page at
  /// the same index. A settle goes on where what is in view remains; a drag ends. O(n) in both lists.
  ///
  /// - Parameter list: The new pages; one equal to the present list changes nothing.
  public func setPages(_ list: PageList) {
    setPages(list, preferring: nil)
  }

  /// Replaces the list of pages in one step, and selects a page by its index rather than the one that would be.
  func setPages(_ list: PageList, preferring index: Int?) {
    transaction {
      pager.apply(catalog.visible(of: list), preferring: index)
      attachPages()
    }
  }

  /// Inserts a page before the one at an index.
  ///
  /// - Throws: `PageListError` if its identifier is taken or its item lacks a text; nothing changes then.
  /// - Precondition: `index` is in `0...count`.
  public func insert(_ page: any TabPage, at index: Int) throws(PageListError) {
    precondition((0...count).contains(index), "index \(index) of \(count) pages")
    setPages(try PageList(catalog.inserting(page, at: index)))
  }

  /// Removes a page; one that is not there changes nothing and gives a `warning` event.
  public func remove(_ page: PageID) {
    guard let list = catalog.replacing(page, with: nil) else { return warnOfUnknown(page) }
    apply(list)
  }

  /// Moves a page so that it stands at an index of the new order; the selection stays with its page.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func move(_ page: PageID, to index: Int) {
    precondition((0..<count).contains(index), "index \(index) of \(count) pages")
    guard let list = catalog.moving(page, to: index) else { return warnOfUnknown(page) }
    apply(list)
  }

  /// Puts a page in the place of another, whose identifier it may keep.
  ///
  /// - Throws: `PageListError` if its identifier is taken or its item lacks a text; nothing changes then.
  public func replace(_ page: PageID, with other: any TabPage) throws(PageListError) {
    guard let list = catalog.replacing(page, with: other) else { return warnOfUnknown(page) }
    setPages(try PageList(list))
  }

  private func warnOfUnknown(_ page: PageID) { warn(catalog.unknown(page)) }

  /// Applies a list made of pages that were valid before.
  private func apply(_ list: [any TabPage]) {
    if let list = try? PageList(list) { setPages(list) }
  }

  // MARK: Hidden pages

  /// Leaves a page out of the toolbar and of the paging, or shows it again in its place, whatever its item says.
  ///
  /// That is a new list of pages: what is selected goes to the nearest page that shows if it was hidden. It holds until the
  /// page is removed. O(n) in the pages.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the page is left out.
  ///   - page: The page; one that is not there changes nothing and gives a `warning` event, and so does a generated list.
  public func setHidden(_ isHidden: Bool, page: PageID) {
    guard pages.allStored != nil, pages.allIDs.contains(page) else { return warnOfUnknown(page) }
    transaction {
      catalog.setHidden(isHidden, page: page)
      setPages(pages)
    }
  }

  /// Hides those pages and shows all others, in one step.
  package func setHidden(_ hidden: [PageID]) {
    let known = Set(pages.allIDs)
    transaction {
      for page in hidden where !known.contains(page) { warnOfUnknown(page) }
      catalog.setHidden(Set(hidden))
      setPages(pages)
    }
  }

  /// Where a page is in its life.
  public func stage(of page: PageID) -> PageStage { stages.stage(of: page) }
}
