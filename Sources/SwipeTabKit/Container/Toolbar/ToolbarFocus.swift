/// The element of the toolbar with the keyboard focus: an item, the close button on one, or a button at its end.
@MainActor final class ToolbarFocus: AdaptingInteraction {
  private let context: ContainerContext
  private let catalog: PageCatalog
  private let pager: Pager
  private let closeButtons: CloseButtons
  private let toolbar: Toolbar

  private enum Element: Hashable {
    /// The item of a page, or the More item for a page without a separate one.
    case item(PageID)
    case close(PageID)
    /// A button at the toolbar's end, and the page whose item had the focus before.
    case button(BarTarget, after: PageID?)

    /// The page that the element belongs to, or that Shift+Tab returns to.
    var page: PageID? {
      switch self {
      case .item(let page), .close(let page): page
      case .button(_, let page): page
      }
    }
  }

  private var focused: Element?
  /// The pages and the index of the one with the focus, while a new list of pages replaces the current one.
  private var before: (pages: PageList, index: Int)?

  init(
    _ context: ContainerContext, _ catalog: PageCatalog, _ pager: Pager,
    _ closeButtons: CloseButtons, _ toolbar: Toolbar
  ) {
    (self.context, self.catalog, self.pager) = (context, catalog, pager)
    (self.closeButtons, self.toolbar) = (closeButtons, toolbar)
  }

  // MARK: Focus

  /// The page whose item has the focus; for the More item it is a page without a separate one.
  var page: PageID? {
    if case .item(let page) = focused { page } else { nil }
  }

  var item: Int? { page.flatMap { index(ofItemOf: $0) } }

  /// The page whose item or close button has the focus, or nil for the More item too.
  var editedPage: PageID? {
    switch focused {
    case .item(let page): item == context.layout.items.moreIndex ? nil : page
    case .close(let page): page
    case .button, nil: nil
    }
  }

  var target: BarTarget? {
    switch focused {
    case nil: nil
    case .item(let page): index(ofItemOf: page).map { toolbar.target(at: $0) }
    case .close(let page): hasCloseButton(page) ? .close(page) : nil
    case .button(let button, _): isThere(button) ? button : nil
    }
  }

  /// Gives the focus to an item, or with nil removes it from the toolbar.
  func focus(_ index: Int?) {
    let isMore = index == context.layout.items.moreIndex
    focused = index.map { .item(catalog.id(at: isMore ? firstOfMore : $0)) }
    if let index { toolbar.reveal(index) }
    context.noteChange()
  }

  // What has the focus may not be there now, but come again.
  func drop() {
    if focused != nil { focus(nil) }
  }

  func focus(_ target: BarTarget) {
    guard isThere(target) else { return }
    switch target {
    case .item, .more: return focus(toolbar.index(of: target))
    case .close(let page):
      if let index = index(ofItemOf: page) { toolbar.reveal(index) }
      focused = .close(page)
    case .add, .collapse: focused = .button(target, after: focused?.page)
    case .command, .leading, .trailing: return
    }
    context.noteChange()
  }

  /// Whether an element can have the focus: an item, a visible close button or a button at the toolbar's end.
  func isThere(_ target: BarTarget) -> Bool {
    switch target {
    case .item, .more: toolbar.index(of: target) != nil
    case .close(let page): hasCloseButton(page)
    case .add: context.layout.addButton != nil
    case .collapse: context.layout.collapseButton != nil
    case .command, .leading, .trailing: false
    }
  }

  /// Gives the focus to the selected page's item, or without pages to the button that adds one.
  func focusSelectedItem() {
    guard let selected = pager.selectedIndex else {
      focus(.add)
      return
    }
    focus(context.layout.items.item(ofPage: selected))
  }

  /// The stops of Tab: the item with the focus or else the selected one, its close button, and the end's buttons.
  var stops: [BarTarget] {
    var stops: [BarTarget] = []
    let page = focused?.page ?? pager.selectedID
    if let page, let index = index(ofItemOf: page) {
      stops.append(toolbar.target(at: index))
      if hasCloseButton(page) { stops.append(.close(page)) }
    }
    if context.layout.addButton != nil { stops.append(.add) }
    if context.layout.collapseButton != nil { stops.append(.collapse) }
    return stops
  }

  // MARK: Moving

  func move(by step: Int) {
    guard let page = focused?.page, let index = index(ofItemOf: page) else { return }
    focus(enabledItem(from: index, by: step) ?? index)
  }

  func moveToEnd(isLast: Bool) {
    guard catalog.count > 0 else { return }
    focus(enabledItem(from: isLast ? context.layout.items.count : -1, by: isLast ? -1 : 1))
  }

  private func index(ofItemOf page: PageID) -> Int? {
    let items = context.layout.items
    guard items.count > 0 else { return nil }
    return catalog.index(of: page).map { items.item(ofPage: $0) }
  }

  private func hasCloseButton(_ page: PageID) -> Bool {
    guard let index = toolbar.index(of: .item(page)) else { return false }
    return closeButtons.frame(ofItem: index, toolbar.geometry.frame(ofItem: index)) != nil
  }

  /// The page for the focus of the More item: the selected page, or else the first without a separate item.
  private var firstOfMore: Int {
    let hidden = context.layout.items.hiddenPages
    return pager.selectedIndex.map { max($0, hidden.lowerBound) } ?? hidden.lowerBound
  }

  private func enabledItem(from index: Int, by step: Int) -> Int? {
    (0..<context.layout.items.count).next(from: index, by: step) {
      toolbar.item(at: $0).isEnabled
    }
  }

  // MARK: Positions

  /// The rectangle in the toolbar's layout coordinates.
  var frame: Rect? {
    switch target {
    case .add: return toolbar.addButton
    case .collapse: return context.layout.collapseButton
    case .close(let page):
      guard let index = index(ofItemOf: page) else { return nil }
      return closeButtons.frame(ofItem: index, toolbar.geometry.frame(ofItem: index))
    default:
      return item.map { toolbar.geometry.frame(ofItem: $0) }
    }
  }

  var label: String? {
    switch target {
    case .add: context.configuration.texts.add
    case .collapse: context.configuration.texts.sidebar
    case .close(let page): index(ofItemOf: page).map { closeButtons.label(ofItem: $0) }
    default: item.map { toolbar.item(at: $0).label }
    }
  }

  // MARK: Changes

  /// Moves the focus to the page that takes the place of a page that is gone.
  func yield(to interruption: Interruption) {
    switch interruption {
    case .pages:
      let pages = catalog.pages
      before = focused?.page.flatMap { pages.index(of: $0) }.map { (pages, $0) }
    case .newPages:
      defer { before = nil }
      if context.layout.toolbar == nil { focused = nil }
      if let page = focused?.page, catalog.index(of: page) == nil { leave(page) }
    case .push, .pop, .back, .stack, .cover, .selection, .selected, .top, .state, .layout: break
    }
  }

  /// Moves the focus to the nearest page that remains, or without pages to the button that adds one.
  private func leave(_ page: PageID) {
    if case .button(let button, _) = focused {
      focused = .button(button, after: nil)
      return
    }
    focused = nil
    guard let before, let next = catalog.survivor(of: before.index, from: before.pages) else {
      focus(.add)
      return
    }
    focus(context.layout.items.item(ofPage: next))
  }

  func adoptOptions() {
    if context.layout.toolbar == nil { focused = nil }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    guard let page = focused?.page else { return }
    promise(catalog.index(of: page) != nil, "the focus is on \(page), which is gone")
  }
}
