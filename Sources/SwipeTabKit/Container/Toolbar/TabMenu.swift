/// The menu of a tab, opened by the secondary mouse button or by a key, and closed by a choice.
final class TabMenu: Interaction {
  /// The state of the open menu.
  private struct Menu {
    /// The page of the tab.
    var page: PageID
    var layout: TabMenuLayout
    /// The index of the row that the keys have highlighted; nil for none.
    var highlight: Int?
  }

  private let standing: Standing
  private let contacts: Contacts
  private let catalog: PageCatalog
  private let pager: Pager
  private let navigator: Navigator
  private let presentation: Presentation
  private let toolbar: Toolbar
  private let reordering: ItemReordering
  private let editing: PageEditing
  private let actions: Actions
  private let context: ContainerContext
  /// The open menu; nil while none is.
  private var menu: Menu?
  private var typeAhead = TypeAhead()

  init(
    standing: Standing, contacts: Contacts, catalog: PageCatalog, pager: Pager,
    navigator: Navigator, presentation: Presentation, toolbar: Toolbar,
    reordering: ItemReordering, editing: PageEditing, actions: Actions, context: ContainerContext
  ) {
    (self.standing, self.contacts, self.catalog) = (standing, contacts, catalog)
    (self.pager, self.navigator, self.presentation) = (pager, navigator, presentation)
    (self.toolbar, self.reordering, self.editing) = (toolbar, reordering, editing)
    (self.actions, self.context) = (actions, context)
  }

  /// The layout of the menu; nil while it is closed.
  var layout: TabMenuLayout? {
    guard let menu, !navigator.isCovered, presentation.reachableToolbar != nil else { return nil }
    return menu.layout
  }

  /// Whether the menu is open.
  var isOpen: Bool { layout != nil }

  /// The page whose tab's menu is open; nil while it is closed.
  var page: PageID? { isOpen ? menu?.page : nil }

  // MARK: Commands

  /// The commands that apply to a page's tab.
  private func commands(for page: PageID) -> [TabCommand] {
    guard let index = catalog.pages.index(of: page) else { return [] }
    return TabCommand.allCases.filter { command in
      switch command {
      case .reload: return standing.container?.onReload != nil
      case .moveLeft, .moveRight, .moveToStart, .moveToEnd:
        return isNamedByReading(command) != isLeftToRight
          && reordering.canMove(page, by: step(of: command))
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

  /// The number of places by which a command moves a tab.
  private func step(of command: TabCommand) -> Int {
    command == .moveLeft || command == .moveToStart ? -1 : 1
  }

  /// Closes the menu and carries out one of its commands.
  func choose(_ command: TabCommand, cause: Cause) {
    guard let page, let layout, layout.commands.contains(command) else { return }
    close()
    switch command {
    case .reload: standing.container?.onReload?(page)
    case .moveLeft, .moveRight, .moveToStart, .moveToEnd:
      _ = reordering.move(page, by: step(of: command))
    case .close: _ = editing.close(page)
    case .closeOthers: closeOthers(than: page, cause: cause)
    }
  }

  /// Selects a page and closes all others that may be closed.
  private func closeOthers(than page: PageID, cause: Cause) {
    if pager.selectedID != page { actions.activateItem(page, cause: cause) }
    for other in catalog.pages.ids where other != page { _ = editing.close(other) }
  }

  // MARK: Open and close

  /// Opens the menu of a page's tab from a point on the container.
  ///
  /// - Returns: Whether it is open; false if no command applies, or if it has no room.
  func open(_ page: PageID, at point: Point) -> Bool {
    guard contacts.drive == nil, !navigator.isCovered else { return false }
    let commands = commands(for: page)
    let width = commands.reduce(0) { width, command in
      let title = context.configuration.title(of: command)
      return max(
        width,
        context.measurer.width(
          of: title, style: TabMenuLayout.style, upTo: context.size.width))
    }
    guard
      let layout = TabMenuLayout(
        commands: commands, titleWidth: width, from: point, bounds: context.layout.bounds,
        isRightToLeft: context.configuration.isRightToLeft,
        textScale: context.configuration.textScale)
    else { return false }
    menu = Menu(page: page, layout: layout)
    context.noteChange()
    return true
  }

  /// Opens the menu of a page's tab beside its item, with the first row highlighted.
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
    highlight(0)
    return true
  }

  /// Closes the menu here, and the one in the hosted container in front.
  func close() {
    navigator.frontHosted?.parts.tabMenu.close()
    guard menu != nil else { return }
    menu = nil
    if case .command = contacts.drive?.barTarget { contacts.ignore() }
    context.noteChange()
  }

  /// A press beside the open menu closes it, and has no other effect.
  func claim(_ press: Press) -> Claim? {
    guard let layout, !layout.frame.contains(press.point) else { return nil }
    close()
    return .ignores(isUsed: true)
  }

  /// A turn of the wheel over the open menu does nothing; elsewhere it closes the menu.
  func turn(_ turn: WheelTurn) -> Bool? {
    guard let layout else { return nil }
    if layout.frame.contains(turn.point) { return true }
    close()
    return nil
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .back, .cover, .selected, .pages, .state, .layout: close()
    case .selection, .newPages, .stack, .top: break
    }
  }

  func paint(with painter: ContainerPainter, in drawing: inout Drawing) {
    painter.drawTabMenu(&drawing)
  }

  // MARK: Keys

  /// The command that the keys have highlighted; nil for none.
  var highlight: TabCommand? {
    guard isOpen, let menu, let index = menu.highlight else { return nil }
    return menu.layout.commands[index]
  }

  /// Highlights a command; false if the menu is closed or does not have it.
  func highlight(_ command: TabCommand) -> Bool {
    guard let index = layout?.commands.firstIndex(of: command) else { return false }
    highlight(index)
    return true
  }

  private func highlight(_ index: Int) {
    menu?.highlight = index
    context.noteChange()
  }

  /// Handles the keys that move through the open menu, choose a command or close the menu; Tab closes it and moves on.
  func take(_ key: KeyPress) -> Bool? {
    guard let menu, let layout else { return nil }
    if key.key == .tab { close() }
    if let index = index(for: key, in: layout, from: menu.highlight) {
      highlight(index)
      return true
    }
    let rows = layout.commands.count
    switch (key.key, key.modifiers) {
    case (.menu, []), (.f10, .shift), (.escape, []): close()
    case (.up, []): highlight(((menu.highlight ?? 0) - 1 + rows) % rows)
    case (.down, []): highlight(((menu.highlight ?? -1) + 1) % rows)
    case (.home, []), (.pageUp, []): highlight(0)
    case (.end, []), (.pageDown, []): highlight(rows - 1)
    case (.enter, []), (.space, []):
      if let highlight { choose(highlight, cause: .key) }
    // Otherwise these keys would move the focus below the menu, or close a page.
    case (.left, []), (.right, []), (.delete, []): break
    default: return nil
    }
    return true
  }

  /// The row that a letter leads to; nil if the key is no letter, or if no title begins so.
  private func index(for key: KeyPress, in layout: TabMenuLayout, from highlight: Int?) -> Int? {
    typeAhead.index(
      for: key, at: context.time, quiet: context.tuning.typeAheadQuiet, from: highlight,
      count: layout.commands.count
    ) { context.configuration.title(of: layout.commands[$0]) }
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    guard let menu else { return }
    promise(
      catalog.pages.index(of: menu.page) != nil, "the menu is of \(menu.page), which is gone")
    if let highlight = menu.highlight {
      promise(
        menu.layout.commands.indices.contains(highlight), "row \(highlight) is not in the menu")
    }
  }
}

extension ContainerConfiguration {
  /// The title of a command of the menu of a tab, as it was given or in English.
  func title(of command: TabCommand) -> String {
    tabCommandTitles[command] ?? (command == .close ? closeTitle : command.title)
  }
}
