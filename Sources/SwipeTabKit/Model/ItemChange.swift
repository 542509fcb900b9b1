/// What becomes of a page's item while a container shows it; nil leaves a value as it is.
package struct ItemChange: Sendable, Hashable {
  /// The text in the toolbar; an item whose label was its title gets it as label too.
  package var title: String?
  /// The mark; a count of 0 and an empty text show none.
  package var badge: Badge?
  /// Whether taps and keys may choose the item.
  package var isEnabled: Bool?
  /// The directions in which swiping must not leave the page.
  package var swipeLock: SwipeLock?

  /// Makes a change.
  package init(
    title: String? = nil, badge: Badge? = nil, isEnabled: Bool? = nil, swipeLock: SwipeLock? = nil
  ) {
    self.title = title
    self.badge = badge
    self.isEnabled = isEnabled
    self.swipeLock = swipeLock
  }

  /// An item as it is after the change.
  func applied(to item: TabItem) -> TabItem {
    var item = item
    if let title {
      if item.label == item.title { item.label = title }
      item.title = title
    }
    if let badge { item.badge = badge }
    if let isEnabled { item.isEnabled = isEnabled }
    return item
  }

  /// This change and then another one.
  package func followed(by next: ItemChange) -> ItemChange {
    ItemChange(
      title: next.title ?? title, badge: next.badge ?? badge,
      isEnabled: next.isEnabled ?? isEnabled, swipeLock: next.swipeLock ?? swipeLock)
  }
}

/// A page whose item was changed while a container shows it; everything else is the page's own.
struct ChangedPage: TabPage {
  let base: any TabPage
  let change: ItemChange

  var id: PageID { base.id }
  var item: TabItem { change.applied(to: base.item) }
  var swipeLock: SwipeLock { change.swipeLock ?? base.swipeLock }
  /// A title that was the item's goes with it.
  var navigationTitle: String {
    let title = base.navigationTitle
    return title == base.item.title ? item.title ?? title : title
  }
  var leadingButtons: [BarButton] { base.leadingButtons }
  var trailingButtons: [BarButton] { base.trailingButtons }
  var hidesToolbar: Bool { base.hidesToolbar }
  var showsNavigationBar: Bool? { base.showsNavigationBar }
  var body: ScreenBody? { base.body }

  func draw(in drawing: inout Drawing, context: PageContext) {
    base.draw(in: &drawing, context: context)
  }

  func handle(_ key: KeyPress) -> Bool { base.handle(key) }
}

extension TabPage {
  /// The page with another item: the page itself if it can be changed, or else one that wraps it.
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

extension TabContainer {
  /// Changes the item of a page; one that is not there, or whose item would lack its text, gives a `warning` event.
  ///
  /// O(n) in the pages, unless they are generated.
  ///
  /// - Returns: Whether the page is there and may be so.
  @discardableResult
  package func changeItem(of page: PageID, _ change: ItemChange) -> Bool {
    transaction {
      let problems: [String]
      switch pages.changing(page, by: change) {
      case nil:
        emit(.warning(unknownPage(page)))
        return false
      case .success(let list):
        pages = list
        pageCache.removeAll(keepingCapacity: true)
        remeasureItems()
        return true
      case .failure(let error): problems = error.problems
      }
      emit(.warning(problems.joined(separator: "; ")))
      return false
    }
  }
}
