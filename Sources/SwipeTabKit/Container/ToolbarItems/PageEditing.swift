/// Closes, adds and reopens pages, as the user does with a browser's tabs.
///
/// Closing the selected page selects the next enabled one after it, or else the one before it.
@MainActor final class PageEditing {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let hostedPages: HostedPages
  private let stacks: NavigationStacks
  private let toolbar: Toolbar
  private let focus: ToolbarFocus
  private let motion: ItemMotion
  private let hold: LengthHold
  private var closed: [ClosedPage] = []

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ hostedPages: HostedPages, _ stacks: NavigationStacks, _ toolbar: Toolbar,
    _ focus: ToolbarFocus, _ motion: ItemMotion, _ hold: LengthHold
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.hostedPages, self.stacks, self.toolbar) = (hostedPages, stacks, toolbar)
    (self.focus, self.motion, self.hold) = (focus, motion, hold)
  }

  var canAdd: Bool {
    context.configuration.allowsAdding && standing.container?.makeNewPage != nil
  }

  var isAllowed: Bool {
    context.configuration.allowsReordering || context.configuration.allowsClosing || canAdd
  }

  /// Without an `index`, the selected page stays selected, or else the nearest remaining one.
  func apply(_ list: PageList, preferring index: Int? = nil) {
    hold.forget()
    hostedPages.refuseCircles(in: list)
    motion.animate { pager.apply(catalog.visible(of: list), preferring: index) }
    for page in catalog.pages.stored ?? [] { standing.attach(page) }
    hostedPages.update()
  }

  /// Pins a page, or releases it, and brings its item into view.
  func setPinned(_ isPinned: Bool, page: PageID) {
    catalog.setPinned(isPinned, page: page)
    apply(catalog.pages)
    toolbar.index(of: .item(page)).map(toolbar.reveal)
  }

  /// If the mouse closes the page on the toolbar, the other tabs keep their lengths and places where possible.
  func close(_ page: PageID, byMouse isByMouse: Bool = false) -> Bool {
    guard let index = catalog.index(of: page), catalog.mayClose(index),
      context.consent.toClose(page) == .yes,
      let list = catalog.replacing(page, with: nil).flatMap({ try? catalog.list(of: $0) })
    else { return false }
    let page = catalog.page(at: index)
    closed.append(
      ClosedPage(
        page: page, index: index, before: index > 0 ? catalog.id(at: index - 1) : nil,
        screens: stacks[.tab(page.id)]?.screens ?? []))
    if closed.count > ClosedPage.capacity { closed.removeFirst() }
    motion.animate { remove(list, closing: index, byMouse: isByMouse) }
    standing.container?.owner?.noteClose(of: page)
    return true
  }

  private func remove(_ list: PageList, closing index: Int, byMouse isByMouse: Bool) {
    let scroll = toolbar.scroll
    if isByMouse { hold.begin(closing: index) } else { hold.forget() }
    let held = hold.held
    let visible = catalog.visible(of: list)
    let next =
      catalog.next(from: index, by: 1, .choice) ?? catalog.next(from: index, by: -1, .choice)
    let heir = next.flatMap { visible.index(of: catalog.id(at: $0.index)) }
    pager.apply(visible, preferring: index == pager.selectedIndex ? heir : nil)
    hostedPages.update()
    if context.layout.items.isScrolling { toolbar.scroll(to: scroll) }
    guard held == nil else { return }
    if let selected = pager.selectedIndex, selected < context.layout.items.count {
      toolbar.reveal(selected)
    }
    if let item = focus.item { toolbar.reveal(item) }
  }

  func add(cause: Cause) -> PageID? {
    guard canAdd, let page = standing.container?.makeNewPage?() else { return nil }
    return insert(page, at: catalog.count) ? show(page.id, cause: cause) : nil
  }

  /// Returns false, after a warning, if the list would have problems.
  private func insert(_ page: any TabPage, at index: Int) -> Bool {
    do throws(PageListError) {
      let list = try catalog.list(of: catalog.inserting(page, at: index))
      apply(list)
      return true
    } catch {
      context.emit(.warning(error.problems.joined(separator: "; ")))
      return false
    }
  }

  private func show(_ page: PageID, cause: Cause) -> PageID? {
    guard let index = catalog.index(of: page) else { return nil }
    // If there was no page before, the new list has already selected this one.
    pager.go(to: index, cause: cause)
    return page
  }

  // MARK: Reopening

  var canReopen: Bool { context.configuration.allowsClosing && lastClosed != nil }

  private var lastClosed: Int? {
    closed.lastIndex { closed in
      let id = closed.page.id
      return catalog.index(of: id) == nil && !catalog.pages.hides(id)
    }
  }

  /// Opens the page that was closed last, where it was, with its pushed screens, and selects it.
  func reopen(cause: Cause) -> PageID? {
    guard context.configuration.allowsClosing, let last = lastClosed else { return nil }
    let old = closed[last]
    closed.removeSubrange(last...)
    let make = standing.container?.makeClosedPage
    guard let page = make.map({ $0(old.page) }) ?? old.page else { return nil }
    let before = old.before.flatMap { catalog.index(of: $0) }
    guard insert(page, at: before.map { $0 + 1 } ?? min(old.index, catalog.count)) else {
      return nil
    }
    if page.id == old.page.id, context.configuration.navigation == .perTab, !old.screens.isEmpty {
      var stack = NavigationStack()
      stack.set(old.screens)
      stacks.store(stack, .tab(page.id))
    }
    standing.container?.owner?.noteReopen(of: page)
    return show(page.id, cause: cause)
  }
}

/// A page that was closed, and where it was.
private struct ClosedPage {
  static let capacity = 25

  let page: any TabPage
  let index: Int
  let before: PageID?
  /// The screens that were pushed onto it, the topmost last.
  let screens: [any Screen]
}
