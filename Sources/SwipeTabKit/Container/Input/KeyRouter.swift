/// Offers keys to interactions, to the screen in front and to the focus, and then uses them for paging.
///
/// While the overview is open, the screen in front and the focus get no keys, because it covers them.
@MainActor final class KeyRouter {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let sides: Sides
  private let navigator: Navigator
  private let actions: Actions
  private let commandMenu: CommandMenu
  private let toolbarFocus: ToolbarFocus
  private let reordering: ItemReordering
  private let editing: PageEditing
  private let scroller: BodyScroller
  private let bodyTargets: BodyTargets
  private let focusRing: FocusRing
  private let overview: PageOverview
  private let shortcutHelp: ShortcutHelp
  private let recentPages: RecentPages

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ sides: Sides, _ navigator: Navigator, _ actions: Actions, _ commandMenu: CommandMenu,
    _ toolbarFocus: ToolbarFocus, _ reordering: ItemReordering, _ editing: PageEditing,
    _ scroller: BodyScroller, _ bodyTargets: BodyTargets, _ focusRing: FocusRing,
    _ overview: PageOverview, _ shortcutHelp: ShortcutHelp, _ recentPages: RecentPages
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.sides, self.navigator, self.actions) = (sides, navigator, actions)
    (self.commandMenu, self.toolbarFocus, self.reordering) = (commandMenu, toolbarFocus, reordering)
    (self.editing, self.scroller, self.bodyTargets) = (editing, scroller, bodyTargets)
    (self.focusRing, self.overview, self.shortcutHelp) = (focusRing, overview, shortcutHelp)
    self.recentPages = recentPages
  }

  func press(_ key: KeyPress) -> Bool {
    let known = standing.outermost?.part(ShortcutHelp.self)
    guard known?.allows(key) != false else { return false }
    for interaction in context.interactions.keyed {
      if let isUsed = interaction.take(key) { return isUsed }
      // The covered content must not change unseen.
      if interaction.overlaid?.isInFront == true { return useShortcut(key) }
    }
    if navigator.frontScreen?.handle(key) == true { return true }
    let list = sides.listInFront
    if let list, list.part(KeyRouter.self).hasListInFront { return list.handle(.key(key)) }
    if list != nil, pageWithSides?.handle(key) == true { return true }
    // The hosted container was offered the key just now, and content that its overview or menu covers may have the
    // focus here.
    if navigator.frontHosted?.part(KeyRouter.self).hasListInFront == true { return false }
    let root = standing.root
    // Asked first, as a key shows a hidden ring.
    let isForToolbar = isForToolbar(key, root?.ringedStop)
    if root?.part(FocusKeys.self).press(key) == true || goBack(key) || goForward(key) {
      return true
    }
    if key == KeyPress(.escape), root?.part(FocusRing.self).drop() == true { return true }
    if key == KeyPress(.enter), navigator.frontBody?.action(of: .default) != nil {
      return bodyTargets.refusesToGoOn() || actions.perform(.default)
    }
    if useShortcut(key) { return true }
    guard !isForToolbar else { return false }
    if let list, let focused = root?.focusedBodyPart,
      root?.part(FocusOrder.self).owner(of: focused) === list
    {
      return list.transaction { list.part(BodyScroller.self).scroll(by: key) }
    }
    return scroller.scroll(by: key)
  }

  /// The selected page, if it is split: then its detail is in front, and the page itself is not.
  private var pageWithSides: (any TabPage)? {
    pager.selectedIndex.map { catalog.page(at: $0) }.flatMap { sides.has($0.id) ? $0 : nil }
  }

  /// Whether a key moves the focus along a toolbar which has it, so that nothing else scrolls.
  private func isForToolbar(_ key: KeyPress, _ focused: FocusStop?) -> Bool {
    guard key.modifiers.isEmpty, case .toolbar = focused else { return false }
    return [.up, .down, .left, .right, .home, .end].contains(key.key)
  }

  /// Whether the overview or a menu is open, here or in the hosted container in front, and covers the focus.
  private var hasListInFront: Bool {
    overview.isOpen || commandMenu.isOpen
      || navigator.frontHosted?.part(KeyRouter.self).hasListInFront == true
  }

  private func useShortcut(_ key: KeyPress) -> Bool {
    // Covered pages take no keys, nor do those on a page while the toolbar around them has the focus.
    if shortcutHelp.perform(key) { return true }
    let takesKeys = !navigator.isCovered && focusRing.getsPageKeys
    if takesKeys, step(key) || jump(key) || edit(key) { return true }
    return shortcutHelp.press(key)
  }

  /// Escape presses the button for going back on the screen in front, if there is one.
  private func goBack(_ key: KeyPress) -> Bool {
    if key == KeyPress(.escape), actions.perform(.cancel) { return true }
    return (key == KeyPress(.escape) || context.goesBack(key)) && actions.goBack(animated: true)
  }

  private func goForward(_ key: KeyPress) -> Bool {
    context.goesForward(key) && actions.goForward(animated: true)
  }

  private func step(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.tab, .control): return chooseByTab(stepping: 1)
    case (.tab, [.control, .shift]): return chooseByTab(stepping: -1)
    case (.pageDown, .control): return choose(stepping: 1)
    case (.pageUp, .control): return choose(stepping: -1)
    default: return false
    }
  }

  private func chooseByTab(stepping step: Int) -> Bool {
    guard context.configuration.tabKeyOrder == .recency else { return choose(stepping: step) }
    return recentPages.next(by: step).map { actions.choose($0, cause: .key) } ?? false
  }

  private func choose(stepping step: Int) -> Bool {
    guard let selected = pager.selectedIndex,
      let next = catalog.next(from: selected, by: step, .key)
    else { return false }
    return actions.choose(next.index, steps: next.steps, cause: .key)
  }

  private func jump(_ key: KeyPress) -> Bool {
    guard key.modifiers == .alt, case .character(let character) = key.key,
      let digit = character.wholeNumberValue, digit >= 1
    else { return false }
    let index = digit == 9 ? catalog.last : digit - 1
    guard index < catalog.count, catalog.isEnabled(index) else { return false }
    actions.activateItem(catalog.id(at: index), cause: .key)
    return true
  }

  /// The page is the one that the overview highlights, or else that with the focus, or else the selected one.
  private func edit(_ key: KeyPress) -> Bool {
    if key == KeyPress(.character("t"), modifiers: .control) {
      return editing.add(cause: .key) != nil
    }
    if key == KeyPress(.character("t"), modifiers: [.control, .shift]) {
      return editing.reopen(cause: .key) != nil
    }
    let marked = overview.isOpen ? overview.highlight : toolbarFocus.editedPage
    guard let page = marked ?? pager.selectedID else { return false }
    switch (key.key, key.modifiers) {
    case (.character("w"), .control): return editing.close(page)
    case (.pageUp, [.control, .shift]): return move(page, by: -1)
    case (.pageDown, [.control, .shift]): return move(page, by: 1)
    default: return false
    }
  }

  private func move(_ page: PageID, by step: Int) -> Bool {
    guard reordering.move(page, by: step) else { return false }
    _ = overview.highlight(page)
    return true
  }
}
