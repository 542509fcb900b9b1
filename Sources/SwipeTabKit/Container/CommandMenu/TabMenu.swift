/// Opens the menu of a tab, and carries out its commands.
@MainActor final class TabMenu {
  private let context: ContainerContext
  private let standing: Standing
  private let catalog: PageCatalog
  private let pager: Pager
  private let navigator: Navigator
  private let actions: Actions
  private let toolbar: Toolbar
  private let commandMenu: CommandMenu
  private let reordering: ItemReordering
  private let editing: PageEditing

  init(
    _ context: ContainerContext, _ standing: Standing, _ catalog: PageCatalog, _ pager: Pager,
    _ navigator: Navigator, _ actions: Actions, _ toolbar: Toolbar, _ commandMenu: CommandMenu,
    _ reordering: ItemReordering, _ editing: PageEditing
  ) {
    (self.context, self.standing, self.catalog, self.pager) = (context, standing, catalog, pager)
    (self.navigator, self.actions, self.toolbar) = (navigator, actions, toolbar)
    (self.commandMenu, self.reordering, self.editing) = (commandMenu, reordering, editing)
  }

  // MARK: Commands

  private func commands(for page: PageID) -> [TabCommand] {
    guard let index = catalog.index(of: page) else { return [] }
    return TabCommand.allCases.filter { command in
      switch command {
      case .reload: return standing.container?.onReload != nil
      case .pin: return catalog.mayPin && index >= catalog.pinnedCount
      case .unpin: return catalog.mayPin && index < catalog.pinnedCount
      case .moveLeft, .moveRight, .moveToStart, .moveToEnd:
        return isNamedByReading(command) != isLeftToRight
          && reordering.canMove(page, by: step(of: command))
      case .reopen: return editing.canReopen
      case .close: return catalog.mayClose(index)
      case .closeOthers:
        return (0..<min(catalog.count, 1000)).contains {
          $0 != index && catalog.mayClose($0)
        }
      }
    }
  }

  /// Whether tabs follow each other from left to right, so that moves are named by the sides.
  private var isLeftToRight: Bool {
    context.layout.items.axis == .horizontal && !context.configuration.isRightToLeft
  }

  private func isNamedByReading(_ command: TabCommand) -> Bool {
    command == .moveToStart || command == .moveToEnd
  }

  private func step(of command: TabCommand) -> Int {
    command == .moveLeft || command == .moveToStart ? -1 : 1
  }

  private func perform(_ command: TabCommand, on page: PageID, cause: Cause) {
    switch command {
    case .reload: standing.container?.onReload?(page)
    case .pin, .unpin: editing.setPinned(command == .pin, page: page)
    case .moveLeft, .moveRight, .moveToStart, .moveToEnd:
      _ = reordering.move(page, by: step(of: command))
    case .reopen: _ = editing.reopen(cause: cause)
    case .close: _ = editing.close(page)
    case .closeOthers: closeOthers(than: page, cause: cause)
    }
  }

  private func closeOthers(than page: PageID, cause: Cause) {
    if pager.selectedID != page { actions.activateItem(page, cause: cause) }
    for other in catalog.pages.ids where other != page { _ = editing.close(other) }
  }

  // MARK: Opening

  func open(_ page: PageID, at point: Point) -> Bool {
    guard !navigator.isCovered, let index = catalog.index(of: page) else { return false }
    let item = catalog.item(at: index)
    return commandMenu.open(
      for: .tab(page), label: item.label,
      item.menuEntries.map { .own($0) } + commands(for: page).map { .tab($0) },
      // Keys are for the selected tab.
      showsKeys: page == pager.selectedID, at: point
    ) { [weak self] command, cause in
      switch command {
      case .tab(let command): self?.perform(command, on: page, cause: cause)
      case .own(let entry): self?.actions.perform(entry.action, from: page)
      case .edit, .page: break
      }
    }
  }

  func openByKey(_ page: PageID) -> Bool {
    guard let index = toolbar.index(of: .item(page)) else { return false }
    let item = toolbar.geometry.frame(ofItem: index)
    let isRightToLeft = context.configuration.isRightToLeft
    let point =
      switch context.configuration.toolbarEdge {
      case .top: Point(x: isRightToLeft ? item.maxX : item.x, y: item.maxY)
      case .bottom: Point(x: isRightToLeft ? item.maxX : item.x, y: item.y)
      case .left, .right: Point(x: item.midX, y: item.midY)
      }
    guard open(page, at: point) else { return false }
    commandMenu.highlightFirst()
    return true
  }
}
