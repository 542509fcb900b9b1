/// Closes and adds pages, as the user does with a browser's tabs.
///
/// Closing the selected page selects the one after it, or the one before if it is the last. A new page is added at the
/// end and selected.
@MainActor final class PageEditing: OnBars {
  private let focus: ToolbarFocus
  private let motion: ItemMotion
  private let hold: LengthHold

  init(_ parts: OnBars, focus: ToolbarFocus, motion: ItemMotion, hold: LengthHold) {
    (self.focus, self.motion, self.hold) = (focus, motion, hold)
    super.init(parts)
  }

  /// Whether the user can add a page.
  var canAdd: Bool {
    context.configuration.allowsAdding && standing.container?.makeNewPage != nil
  }

  /// Whether the user can change the list of pages.
  var isAllowed: Bool {
    context.configuration.allowsReordering || context.configuration.allowsClosing || canAdd
  }

  /// Replaces the list of pages and selects the page at `index`.
  ///
  /// With nil, the selected page stays selected, or else the nearest remaining one.
  func apply(_ list: PageList, preferring index: Int? = nil) {
    hold.forget()
    motion.animate { pager.apply(catalog.visible(of: list), preferring: index) }
    for page in catalog.pages.stored ?? [] { standing.attach(page) }
  }

  /// Closes a page if the options, its item and the delegate allow it; false if it stays.
  ///
  /// If the mouse closes it on the toolbar, the lengths and places of the other tabs are kept where possible.
  func close(_ page: PageID, byMouse isByMouse: Bool = false) -> Bool {
    guard let index = catalog.pages.index(of: page), catalog.mayClose(index),
      context.consent.toClose(page) == .yes,
      let list = catalog.replacing(page, with: nil).flatMap({ try? PageList($0) })
    else { return false }
    let closed = catalog.page(at: index)
    motion.animate { remove(list, closing: index, byMouse: isByMouse) }
    standing.container?.owner?.noteClose(of: closed)
    return true
  }

  private func remove(_ list: PageList, closing index: Int, byMouse isByMouse: Bool) {
    let scroll = toolbar.scroll
    if isByMouse { hold.begin(closing: index) } else { hold.forget() }
    let held = hold.held
    pager.apply(catalog.visible(of: list), preferring: nil)
    if context.layout.items.isScrolling { toolbar.scroll(to: scroll) }
    guard held == nil else { return }
    if let selected = pager.selectedIndex, selected < context.layout.items.count {
      toolbar.reveal(selected)
    }
    if let item = focus.item { toolbar.reveal(item) }
  }

  /// Adds a new page after all others and selects it, if the options allow that.
  ///
  /// - Returns: The page; nil if none was added.
  func add(cause: Cause) -> PageID? {
    guard canAdd, let page = standing.container?.makeNewPage?() else { return nil }
    do throws(PageListError) {
      let list = try PageList(catalog.inserting(page, at: catalog.count))
      apply(list)
    } catch {
      context.emit(.warning(error.problems.joined(separator: "; ")))
      return nil
    }
    guard let index = catalog.pages.index(of: page.id) else { return nil }
    // If there was no page before, the new list has already selected this one.
    pager.go(to: index, cause: cause)
    return page.id
  }
}
