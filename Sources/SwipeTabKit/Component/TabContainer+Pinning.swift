extension TabContainer {
  /// Pins a page before all that are not pinned, or releases it, whatever its item says.
  ///
  /// A pinned page comes last of those that are pinned, a released one first of the others. O(n) in the pages.
  ///
  /// - Parameters:
  ///   - isPinned: Whether to pin the page.
  ///   - page: The page. An unknown page, or a page of a generated list, gives a `warning` event and changes nothing.
  public func setPinned(_ isPinned: Bool, page: PageID) {
    guard pages.allStored != nil, pages.allIDs.contains(page) else {
      return warn(parts.catalog.unknown(page))
    }
    transaction { parts.editing.setPinned(isPinned, page: page) }
  }

  /// Pins the given pages and releases all others, in one step; unknown ones are left out.
  func setPinned(_ pinned: [PageID]) {
    parts.catalog.setPinned(Set(pinned))
    setPages(pages)
  }

  /// Whether a page is pinned; false for an unknown one.
  public func isPinned(_ page: PageID) -> Bool {
    pages.index(of: page).map { $0 < parts.catalog.pinnedCount } ?? false
  }
}
