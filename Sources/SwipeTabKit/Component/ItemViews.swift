/// A cache of the custom views that draw toolbar items.
struct ItemViews {
  private struct Entry {
    var view: (any TabItemView)?
    var item: TabItem
    var state: TabItemState?
  }

  private var entries: [PageID: Entry] = [:]

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// The view of a page's item, updated to `item` and `state`; nil for the default look.
  mutating func view(
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

  private mutating func newEntry(
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

extension TabContainer {
  /// Draws an item with its custom view; false if it has none.
  func drawItemView(
    _ drawing: inout Drawing, _ item: TabItem, _ place: Int, _ frame: Rect, _ tint: Color,
    _ amount: Double
  ) -> Bool {
    guard let makeItemView, place != layout.items.moreIndex else { return false }
    let page = pages.id(at: place)
    let target = BarTarget.item(page)
    let state = TabItemState(
      isSelected: place == selectedIndex, isEnabled: item.isEnabled,
      isHovered: hover.target == target && contacts.drive == nil,
      isPressed: contacts.presses(target))
    guard let view = itemViews.view(of: page, item: item, state: state, make: makeItemView) else {
      return false
    }
    let context = TabItemContext(
      frame: frame, amount: amount, tint: tint, theme: configuration.theme,
      titles: layout.titles, isRightToLeft: configuration.isRightToLeft)
    view.draw(in: &drawing, context: context)
    return true
  }
}
