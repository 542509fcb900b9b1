/// Presents the sheet of shortcuts by F1 and Ctrl+?, and dismisses it by the same keys.
@MainActor final class ShortcutHelp: OnBodies {

  /// Handles a key; false if it is another one, if the sheet is switched off, or if another sheet is open.
  func press(_ key: KeyPress) -> Bool {
    guard
      key == KeyPress(.f1) || key == KeyPress(.character("?"), modifiers: .control),
      let root = standing.root
    else { return false }
    if let open = root.layer(OnNavigation.self).sheets.open?.screen {
      return open.id == ShortcutScreen.identifier && actions.dismiss(animated: true)
    }
    guard context.configuration.showsShortcuts else { return false }
    let configuration = context.configuration
    let screen = ShortcutScreen(
      shortcuts, isRightToLeft: configuration.isRightToLeft, closeTitle: configuration.texts.close
    ) { configuration.texts.title(of: $0) }
    actions.present(screen, animated: true)
    return true
  }

  /// Whether the menu of the selected tab has entries of the app's own.
  private var hasOwnEntries: Bool {
    pager.selectedIndex.map { !catalog.page(at: $0).item.menuEntries.isEmpty } ?? false
  }

  /// The shortcuts that mean something now.
  private var shortcuts: [Shortcut] {
    let configuration = context.configuration
    let hasPages = catalog.count > 1 && !navigator.isCovered
    return Shortcut.allCases.filter { shortcut in
      switch shortcut {
      case .focus, .use, .move, .find, .help: true
      case .next, .previous, .number: hasPages
      case .close: configuration.allowsClosing && catalog.count > 0 && !navigator.isCovered
      case .add: editing.canAdd && !navigator.isCovered
      case .reopen: editing.canReopen && !navigator.isCovered
      case .menu:
        (configuration.allowsClosing || configuration.allowsReordering || hasOwnEntries
          || standing.container?.onReload != nil) && catalog.count > 0 && !navigator.isCovered
      case .zoom, .fullScreen, .quit: configuration.listsWindowShortcuts
      case .reorder: configuration.allowsReordering && hasPages
      case .overview: hasPages && (navigator.frontHosted == nil || navigator.isHostedOnPage)
      case .back: !navigator.pushedScreens.isEmpty || standing.surroundings != nil
      case .forward: actions.forwardContainer != nil
      case .scroll: bodies.shownFrontBody.map { $0.limit > 0 } ?? false
      }
    }
  }
}
