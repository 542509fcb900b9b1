/// Handles keys: offers them to interactions, to the screen in front and to the focus, and then uses them for paging.
final class KeyRouter {
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let navigator: Navigator
  private let actions: Actions
  private let toolbarFocus: ToolbarFocus
  private let reordering: ItemReordering
  private let editing: PageEditing
  private let scroller: BodyScroller
  private let shortcutHelp: ShortcutHelp
  private let context: ContainerContext

  init(
    standing: Standing, catalog: PageCatalog, pager: Pager, navigator: Navigator,
    actions: Actions, toolbarFocus: ToolbarFocus, reordering: ItemReordering,
    editing: PageEditing, scroller: BodyScroller, shortcutHelp: ShortcutHelp,
    context: ContainerContext
  ) {
    (self.standing, self.catalog, self.pager) = (standing, catalog, pager)
    (self.navigator, self.actions) = (navigator, actions)
    (self.toolbarFocus, self.reordering) = (toolbarFocus, reordering)
    (self.editing, self.scroller) = (editing, scroller)
    (self.shortcutHelp, self.context) = (shortcutHelp, context)
  }

  /// Handles a key; false if it was not used.
  func press(_ key: KeyPress) -> Bool {
    for interaction in context.interactions {
      if let isUsed = interaction.take(key) { return isUsed }
    }
    if navigator.frontScreen?.handle(key) == true { return true }
    let focus = standing.root?.parts
    if focus?.focusKeys.press(key) == true || goBack(key) { return true }
    if key == KeyPress(.escape), focus?.focusRing.drop() == true { return true }
    // Covered pages and toolbars take no keys.
    if !navigator.isCovered, step(key) || jump(key) || edit(key) { return true }
    return shortcutHelp.press(key) || scroller.scroll(by: key)
  }

  /// Goes back by Alt+Left or Escape.
  private func goBack(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.left, .alt), (.escape, []): actions.pop(animated: true)
    default: false
    }
  }

  /// Selects the next or previous page by Ctrl+Tab, Ctrl+PageDown and their opposites.
  private func step(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.tab, .control), (.pageDown, .control): return choose(stepping: 1)
    case (.tab, [.control, .shift]), (.pageUp, .control): return choose(stepping: -1)
    default: return false
    }
  }

  private func choose(stepping step: Int) -> Bool {
    guard let selected = pager.selectedIndex, let next = catalog.next(from: selected, by: step)
    else {
      return false
    }
    let steps = catalog.steps(from: selected, to: next, step)
    return actions.choose(next, steps: steps, cause: .key)
  }

  /// Selects a page by Alt+1 to Alt+8, and the last one by Alt+9.
  private func jump(_ key: KeyPress) -> Bool {
    guard key.modifiers == .alt, case .character(let character) = key.key,
      let digit = character.wholeNumberValue, digit >= 1
    else { return false }
    let index = digit == 9 ? catalog.last : digit - 1
    guard index < catalog.count, catalog.isEnabled(index) else { return false }
    actions.activateItem(catalog.pages.id(at: index), cause: .key)
    return true
  }

  /// Closes, adds or moves a page by Ctrl+W, Ctrl+T, Ctrl+Shift+PageUp and Ctrl+Shift+PageDown.
  ///
  /// Applies to the item with the focus, or else to the selected one.
  private func edit(_ key: KeyPress) -> Bool {
    if key == KeyPress(.character("t"), modifiers: .control) {
      return editing.add(cause: .key) != nil
    }
    guard let page = toolbarFocus.editedPage ?? pager.selectedID else { return false }
    switch (key.key, key.modifiers) {
    case (.character("w"), .control): return editing.close(page)
    case (.pageUp, [.control, .shift]): return reordering.move(page, by: -1)
    case (.pageDown, [.control, .shift]): return reordering.move(page, by: 1)
    default: return false
    }
  }
}
