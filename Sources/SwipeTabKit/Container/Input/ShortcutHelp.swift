/// A key of the program's own.
struct OwnShortcut {
  let key: KeyPress
  let title: String
  let action: () -> Void
}

/// Knows which shortcuts there are, and presents the sheet of them by F1 and Ctrl+?.
@MainActor final class ShortcutHelp {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let navigator: Navigator
  private let actions: Actions
  private let editing: PageEditing
  private let bodies: BodyPresentation
  private(set) var allowed = Set<Shortcut>.all
  private var own: [OwnShortcut] = []

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ navigator: Navigator, _ actions: Actions, _ editing: PageEditing, _ bodies: BodyPresentation
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.navigator, self.actions, self.editing) = (navigator, actions, editing)
    self.bodies = bodies
  }

  func allow(_ shortcuts: Set<Shortcut>) { allowed = shortcuts }

  func allows(_ key: KeyPress) -> Bool { Shortcut(key).map { allowed.contains($0) } ?? true }

  /// Adds a key of the program's own, in place of one with the same key.
  func add(_ shortcut: OwnShortcut) {
    remove(shortcut.key)
    own.append(shortcut)
  }

  func remove(_ key: KeyPress) { own.removeAll { $0.key == key } }

  func perform(_ key: KeyPress) -> Bool {
    guard let shortcut = own.first(where: { $0.key == key }) else { return false }
    context.outbox.append(.action(ActionHandler(shortcut.action)))
    return true
  }

  /// Returns false if the key is another one, the sheet is switched off, or another sheet is open.
  func press(_ key: KeyPress) -> Bool {
    guard
      key == KeyPress(.f1) || key == KeyPress(.character("?"), modifiers: .control),
      let root = standing.root
    else { return false }
    if let open = root.part(SheetPresenter.self).open?.screen {
      return open.id == ShortcutScreen.identifier && actions.dismiss(animated: true)
    }
    guard context.configuration.showsShortcuts else { return false }
    let configuration = context.configuration
    let screen = ShortcutScreen(
      shortcuts, own.map { ($0.title, $0.key.title) },
      isRightToLeft: configuration.isRightToLeft
    ) { configuration.texts.title(of: $0) }
    actions.present(screen, animated: true)
    return true
  }

  private var hasOwnEntries: Bool {
    pager.selectedIndex.map { !catalog.item(at: $0).menuEntries.isEmpty } ?? false
  }

  private var shortcuts: [Shortcut] {
    let configuration = context.configuration
    let hasPages = catalog.count > 1 && !navigator.isCovered
    let allowed = standing.outermost?.part(ShortcutHelp.self).allowed ?? .all
    return Shortcut.allCases.filter { shortcut in
      guard allowed.contains(shortcut) else { return false }
      return switch shortcut {
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
      case .overview:
        standing.allowsOverview && hasPages
          && (navigator.frontHosted == nil || navigator.isHostedOnPage)
      case .back: !navigator.pushedScreens.isEmpty || standing.surroundings != nil
      case .forward: actions.forwardContainer != nil
      case .scroll: bodies.shownFrontBody.map { $0.limit > 0 } ?? false
      }
    }
  }
}
