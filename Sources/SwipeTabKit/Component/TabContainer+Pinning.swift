extension TabContainer {
  /// Pins a page before all pages that are not pinned, or releases it, independently of its item.
  ///
  /// A page that is pinned comes after the other pinned pages. A page that is released comes before the pages that are
  /// not pinned. O(n) in the pages.
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

  /// Pins the pages of a saved state, in its order, and releases all others, in one step; unknown pages are omitted.
  ///
  /// A state without pins has the pins of the items. A released page goes back behind the page that preceded it when
  /// the state was saved.
  func restorePins(of state: ContainerState) {
    guard let all = pages.allStored, state.pinned != nil || !parts.catalog.pinned.isEmpty else {
      return
    }
    let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let pinned =
      state.pinned?.filter { byID[$0] != nil } ?? all.filter(\.item.isPinned).map(\.id)
    let wasPinned = all.filter { parts.catalog.pinned[$0.id] ?? $0.item.isPinned }.map(\.id)
    let released = wasPinned.filter { !pinned.contains($0) }
    var order = all.map(\.id).filter { !released.contains($0) && !pinned.contains($0) }
    for (place, page) in state.pages.enumerated() where released.contains(page) {
      let before = state.pages[..<place].last { order.contains($0) }
      order.insert(page, at: before.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }
    order = released.filter { !order.contains($0) } + order
    parts.catalog.setPinned(state.pinned.map { Set($0) })
    if let list = try? PageList((pinned + order).compactMap { byID[$0] }) { setPages(list) }
  }

  /// Whether a page is pinned.
  ///
  /// Returns false for an unknown page.
  public func isPinned(_ page: PageID) -> Bool {
    pages.index(of: page).map { $0 < parts.catalog.pinnedCount } ?? false
  }
}
