extension TabContainer {
  /// Selects a page by its identifier.
  ///
  /// - Parameters:
  ///   - page: The page; an unknown one gives a `warning` event and changes nothing.
  ///   - animated: Whether the pages move there; by default they do.
  /// - Returns: Whether the selection changed. The page selected already changes nothing and gives no event.
  @discardableResult
  public func select(_ page: PageID, animated: Bool = true) -> Bool {
    transaction { parts.actions.select(page, animated: animated) }
  }

  /// Selects a page by its index; one that is not there changes nothing and gives a `warning` event.
  @discardableResult
  public func select(index: Int, animated: Bool = true) -> Bool {
    transaction { parts.actions.select(index: index, animated: animated) }
  }

  /// Puts the position where something outside says, as a finger would.
  func follow(_ position: Double) { transaction { parts.pager.follow(position) } }

  // MARK: Pages

  /// Replaces the list of pages in one step, in any phase.
  ///
  /// The selection follows its page; if that is gone, it goes to the nearest page that remains, else to the page at
  /// the same index. A settle goes on where what is in view remains; a drag ends. O(n) in both lists.
  ///
  /// - Parameter list: The new pages; one equal to the present list changes nothing.
  public func setPages(_ list: PageList) { setPages(list, preferring: nil) }

  /// Replaces the list of pages in one step, and selects a page by its index rather than the one that would be.
  func setPages(_ list: PageList, preferring index: Int?) {
    transaction { parts.editing.apply(list, preferring: index) }
  }

  /// Inserts a page before the one at an index.
  ///
  /// - Throws: `PageListError` if its identifier is taken or its item lacks a text; nothing changes then.
  /// - Precondition: `index` is in `0...count`.
  public func insert(_ page: any TabPage, at index: Int) throws(PageListError) {
    precondition((0...count).contains(index), "index \(index) of \(count) pages")
    setPages(try PageList(parts.catalog.inserting(page, at: index)))
  }

  /// Removes a page; one that is not there changes nothing and gives a `warning` event.
  public func remove(_ page: PageID) {
    guard let list = parts.catalog.replacing(page, with: nil) else {
      return warn(parts.catalog.unknown(page))
    }
    if let list = try? PageList(list) { setPages(list) }
  }

  /// Moves a page so that it stands at an index of the new order; the selection stays with its page.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public func move(_ page: PageID, to index: Int) {
    precondition((0..<count).contains(index), "index \(index) of \(count) pages")
    guard pages.index(of: page) != nil else { return warn(parts.catalog.unknown(page)) }
    transaction { parts.pager.move(page, to: index) }
  }

  /// Puts a page in the place of another, whose identifier it may keep.
  ///
  /// - Throws: `PageListError` if its identifier is taken or its item lacks a text; nothing changes then.
  public func replace(_ page: PageID, with other: any TabPage) throws(PageListError) {
    guard let list = parts.catalog.replacing(page, with: other) else {
      return warn(parts.catalog.unknown(page))
    }
    setPages(try PageList(list))
  }

  /// Leaves a page out of the toolbar and of the paging, or shows it again in its place, whatever its item says.
  ///
  /// That is a new list of pages: what is selected goes to the nearest page that shows if it was hidden. It holds until the
  /// page is removed. O(n) in the pages.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the page is left out.
  ///   - page: The page; one that is not there changes nothing and gives a `warning` event, and so does a generated list.
  public func setHidden(_ isHidden: Bool, page: PageID) {
    guard pages.allStored != nil, pages.allIDs.contains(page) else {
      return warn(parts.catalog.unknown(page))
    }
    parts.catalog.setHidden(isHidden, page: page)
    setPages(pages)
  }

  /// Hides those pages and shows all others, in one step.
  package func setHidden(_ hidden: [PageID]) {
    transaction {
      let known = Set(pages.allIDs)
      for page in hidden where !known.contains(page) { warn(parts.catalog.unknown(page)) }
      parts.catalog.setHidden(Set(hidden))
      setPages(pages)
    }
  }

  /// Closes a page as a person would: if the options, its item and the delegate let it.
  ///
  /// If it is selected, the page after it is selected, or the one before where none follows, by a reload. The focus goes
  /// from its item to the one that takes its place.
  ///
  /// - Returns: Whether it was closed.
  @discardableResult
  public func close(_ page: PageID) -> Bool { transaction { parts.editing.close(page) } }

  /// Adds the page that `makeNewPage` makes behind all others and selects it, if the options let a person do so.
  ///
  /// - Returns: The page; nil if none was added.
  @discardableResult
  public func addPage() -> PageID? { transaction { parts.editing.add(cause: .program) } }

  /// Where a page is in its life.
  public func stage(of page: PageID) -> PageStage { parts.stages.stage(of: page) }

  /// Lays out the toolbar anew after an item's title, image or badge changed; pages stay as they are.
  ///
  /// A page whose item was hidden, or is no more, is left out or shown by a reload of the pages. O(n) in the pages.
  public func reloadItems() {
    if let list = parts.catalog.reread { setPages(list) } else { parts.context.invalidateLayout() }
  }
}
