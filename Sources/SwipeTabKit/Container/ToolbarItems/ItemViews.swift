/// A cache of the custom views that draw toolbar items.
@MainActor final class ItemViews {
  private struct Entry {
    var view: (any TabItemView)?
    var item: TabItem
    var state: TabItemState?
  }

  private var entries: [PageID: Entry] = [:]

  func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// The view of a page's item, updated to `item` and `state`, or nil for the default look.
  func view(
    of page: PageID, item: TabItem, state: TabItemState, make: (PageID) -> (any TabItemView)?
  ) -> (any TabItemView)? {
    var entry = entries[page] ?? newEntry(page, item, make)
    guard let view = entry.view else { return nil }
    if entry.item != item {
      entry.item = item
      view.configure(item)
    }
    if entry.state != state {
      entry.state = state
      view.setState(state)
    }
    entries[page] = entry
    return view
  }

  private func newEntry(
    _ page: PageID, _ item: TabItem, _ make: (PageID) -> (any TabItemView)?
  ) -> Entry {
    // Bounds the memory: of a long list only the items in view are needed.
    if entries.count >= 256 { removeAll() }
    let entry = Entry(view: make(page), item: item)
    entry.view?.configure(item)
    entries[page] = entry
    return entry
  }
}
