/// Shows a menu of commands, such as the menu of a tab, or the list of the pages without an item.
@MainActor
final class CommandMenu: ContactInteraction, WheelInteraction, KeyInteraction, AdaptingInteraction,
  OverlayInteraction
{
  let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  let catalog: PageCatalog
  let pager: Pager
  private let navigator: Navigator
  private let presentation: Presentation
  let actions: Actions

  enum Owner: Hashable {
    case tab(PageID)
    case field(BodyTarget)
    case more
    case program
  }

  private struct Menu {
    var owner: Owner
    var label: String
    var layout: CommandMenuLayout
    var place: CommandMenuLayout.Place
    var highlight: Int?
    var perform: (MenuCommand, Cause) -> Void
  }

  private var menu: Menu?
  private var keys = MenuKeys()
  /// Whether the menu stays open although the pages change, because the page of a row is being closed.
  private var staysOpen = false

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing,
    _ catalog: PageCatalog, _ pager: Pager, _ navigator: Navigator, _ presentation: Presentation,
    _ actions: Actions
  ) {
    (self.context, self.contacts, self.standing) = (context, contacts, standing)
    (self.catalog, self.pager) = (catalog, pager)
    (self.navigator, self.presentation, self.actions) = (navigator, presentation, actions)
  }

  var layout: CommandMenuLayout? {
    guard let menu else { return nil }
    switch menu.owner {
    case .tab, .more:
      guard !navigator.isCovered, presentation.reachableToolbar != nil else { return nil }
    case .field, .program: break
    }
    return menu.layout
  }

  var isOpen: Bool { layout != nil }

  var owner: Owner? { isOpen ? menu?.owner : nil }

  var label: String? { isOpen ? menu?.label : nil }

  // MARK: Open and close

  /// Opens the menu, or a sheet of the commands if it does not fit, and returns false without commands.
  ///
  /// `showsKeys` is true if the keys beside commands have the same effect on the menu's owner. `perform` carries out a
  /// command after the menu was closed.
  func open(
    for owner: Owner, label: String, _ commands: [MenuCommand], showsKeys: Bool = true,
    at point: Point,
    perform: @escaping (MenuCommand, Cause) -> Void
  ) -> Bool {
    guard !commands.isEmpty else { return false }
    guard
      let layout = layout(
        of: commands, .point(point), showsKeys: showsKeys,
        rowHeight: context.texts.grown(contacts.isByTouch ? 44 : 36, by: 20))
    else {
      present(commands, label, perform)
      return true
    }
    show(Menu(owner: owner, label: label, layout: layout, place: .point(point), perform: perform))
    return true
  }

  private func show(_ menu: Menu) {
    self.menu = menu
    context.noteChange()
  }

  private func layout(
    of commands: [MenuCommand], _ place: CommandMenuLayout.Place, showsKeys: Bool = false,
    leastWidth: Double = 140, rowHeight: Double
  ) -> CommandMenuLayout? {
    CommandMenuLayout(
      commands: commands, hasImages: hasImages(commands),
      titleWidth: widest(commands.map { title(of: $0) }, CommandMenuLayout.style),
      keysWidth: showsKeys ? widest(commands.compactMap(\.keys), CommandMenuLayout.keyStyle) : 0,
      leastWidth: leastWidth, at: place, bounds: context.layout.bounds,
      isRightToLeft: context.configuration.isRightToLeft, rowHeight: rowHeight)
  }

  private func widest(_ texts: [String], _ style: TextStyle) -> Double {
    texts.reduce(0) {
      max($0, context.measurer.width(of: $1, style: style, upTo: context.size.width))
    }
  }

  private func present(
    _ commands: [MenuCommand], _ label: String, _ perform: @escaping (MenuCommand, Cause) -> Void
  ) {
    let hasImages = hasImages(commands)
    let rows = commands.map { command in
      var row = ScreenBody.Row(
        title(of: command), image: command.image,
        action: dismissing { _ in perform(command, .tap) })
      row.isEnabled = isEnabled(command)
      row.isDestructive = command.isDestructive
      row.leavesImageRoom = hasImages
      return row
    }
    actions.present(MenuScreen(title: label, .list(rows)), animated: true)
  }

  private func dismissing(_ perform: @escaping (Actions) -> Void) -> ScreenAction {
    .run { [weak self] in
      guard let self else { return }
      context.transaction {
        _ = actions.dismiss(animated: true)
        perform(actions)
      }
    }
  }

  func highlightFirst() {
    if let page = pager.selectedID, highlight(.page(page)) { return }
    _ = take(KeyPress(.home))
  }

  func choose(_ command: MenuCommand, cause: Cause) {
    guard let menu, let layout, layout.commands.contains(command), isEnabled(command) else {
      return
    }
    close()
    menu.perform(command, cause)
  }

  /// The row or the close button at a point of the open menu.
  func target(at point: Point) -> BarTarget? {
    guard let menu = layout, let row = menu.index(at: point) else { return nil }
    let command = menu.commands[row]
    if case .page(let id) = command, let button = closeButton(ofRow: row, in: menu),
      button.inset(by: -6).contains(point)
    {
      return .close(id)
    }
    return .command(command)
  }

  /// Closes the menu here, and the one in the hosted container in front.
  func close() {
    navigator.frontHosted?.part(CommandMenu.self).close()
    guard menu != nil else { return }
    menu = nil
    contacts.ignore { drive in
      if case .command = drive.barTarget { true } else { false }
    }
    context.noteChange()
  }

  // MARK: Pages without an item

  var isMoreOpen: Bool { owner == .more }

  /// Opens the list of the pages without an item beside the More item, or on a sheet if it does not fit, or closes it.
  func toggleMore(cause: Cause) {
    guard menu?.owner != .more else { return close() }
    close()
    let hidden = context.layout.items.hiddenPages
    guard !hidden.isEmpty else { return }
    guard let menu = moreMenu(of: hidden) else { return presentPages(hidden) }
    show(menu)
    if cause == .key { highlightFirst() }
  }

  private func moreMenu(of hidden: Range<Int>) -> Menu? {
    let rowHeight = context.texts.grown(44, by: 20)
    // A list that is far too long is not made.
    guard Double(hidden.count) * rowHeight <= context.size.height else { return nil }
    let commands = hidden.map { MenuCommand.page(catalog.id(at: $0)) }
    let layout = context.layout
    let place = CommandMenuLayout.Place.corner(
      layout.viewport.inset(by: layout.insets), context.configuration.toolbarEdge)
    let title = widest(commands.map { self.title(of: $0) }, CommandMenuLayout.style).rounded(.up)
    let least = max(context.texts.grown(280, by: 200), title + CommandMenuLayout.besideTitle)
    return self.layout(of: commands, place, leastWidth: least, rowHeight: rowHeight).map {
      Menu(owner: .more, label: context.configuration.texts.more, layout: $0, place: place) {
        [weak self] command, cause in
        if case .page(let page) = command { self?.actions.activateItem(page, cause: cause) }
      }
    }
  }

  private func presentPages(_ hidden: Range<Int>) {
    let first = hidden.lowerBound
    let hasImages = hasImages(hidden.prefix(100).map { .page(catalog.id(at: $0)) })
    let list = ScreenBody.List(count: hidden.count) { [weak self] in
      self?.row(ofPage: first + $0, leavesImageRoom: hasImages) ?? ScreenBody.Row("")
    }
    var screen = MenuScreen(title: context.configuration.texts.more, ScreenBody.Element(list))
    screen.sheetStyle = SheetStyle()
    actions.present(screen, animated: true)
    if let selected = pager.selectedIndex, hidden.contains(selected) {
      _ = standing.outermost?.door.scroll(to: .row(selected - first), in: MenuScreen.id)
    }
  }

  private func row(ofPage index: Int, leavesImageRoom: Bool) -> ScreenBody.Row? {
    guard index < catalog.count else { return nil }
    let (id, item) = (catalog.id(at: index), catalog.item(at: index))
    var row = ScreenBody.Row(
      item.title ?? item.label, image: item.image,
      action: dismissing { $0.activateItem(id, cause: .tap) })
    row.isEnabled = item.isEnabled
    row.badge = item.badge?.text.map { $0.isEmpty ? "•" : $0 }
    row.isChecked = index == pager.selectedIndex
    row.leavesImageRoom = leavesImageRoom
    if context.configuration.allowsClosing, catalog.mayClose(index) {
      let close = TabItem.MenuEntry(context.configuration.texts.close) { [weak self] in
        _ = self?.actions.dismiss(animated: true)
        _ = self?.standing.container?.door.close(id)
      }
      row.trailingSwipe = close.destructive()
    }
    return row
  }

  /// Runs a change that closes the page of a row, after which the other rows are still there.
  func stayOpen(_ change: () -> Void) {
    staysOpen = isMoreOpen
    change()
    staysOpen = false
    remeasure()
  }

  /// Keeps the rows those of the pages without an item, whose number depends on the titles of the others.
  func remeasure() {
    guard let old = menu, old.owner == .more else { return }
    let hidden = context.layout.items.hiddenPages
    guard !hidden.isEmpty, var menu = moreMenu(of: hidden) else { return close() }
    menu.highlight = old.highlight.map { min($0, hidden.count - 1) }
    show(menu)
  }

  func closeButton(ofRow row: Int, in menu: CommandMenuLayout) -> Rect? {
    guard context.configuration.allowsClosing, let page = page(of: menu.commands[row]),
      catalog.mayClose(page)
    else { return nil }
    return menu.closeButton(at: row)
  }

  // MARK: Rows

  func page(of command: MenuCommand) -> Int? {
    if case .page(let id) = command { catalog.index(of: id) } else { nil }
  }

  func title(of command: MenuCommand) -> String {
    guard let page = page(of: command) else {
      return context.configuration.texts.title(of: command)
    }
    let item = catalog.item(at: page)
    return item.title ?? item.label
  }

  private func hasImages(_ commands: [MenuCommand]) -> Bool {
    commands.contains { command in
      page(of: command).map { catalog.item(at: $0).image != nil } ?? (command.image != nil)
    }
  }

  func isEnabled(_ command: MenuCommand) -> Bool {
    switch command {
    case .own(let entry): entry.isEnabled
    case .page: page(of: command).map { catalog.isEnabled($0) } ?? false
    case .tab, .edit: true
    }
  }

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
    case .selected, .pages: if !staysOpen { close() }
    case .push, .pop, .back, .cover, .state, .layout: close()
    case .selection, .newPages, .stack, .top: break
    }
  }

  // MARK: Keys

  var highlight: MenuCommand? {
    guard isOpen, let menu, let index = menu.highlight else { return nil }
    return menu.layout.commands[index]
  }

  func highlight(_ command: MenuCommand) -> Bool {
    guard let index = layout?.commands.firstIndex(of: command),
      page(of: command) == nil || isEnabled(command)
    else { return false }
    highlight(index)
    return true
  }

  private func highlight(_ index: Int) {
    menu?.highlight = index
    context.noteChange()
  }

  /// Only Tab, and the keys of tabs reach what is below the menu: others would edit the field, move the focus or close a page.
  func take(_ key: KeyPress) -> Bool? {
    guard let layout else { return nil }
    if key.key == .tab {
      close()
      return nil
    }
    let commands = layout.commands
    let row = keys.row(
      for: key, from: menu?.highlight, in: commands.indices, perPage: commands.count, context
    ) {
      isEnabled(commands[$0]) ? title(of: commands[$0]) : nil
    }
    if let row {
      highlight(row)
      return true
    }
    switch (key.key, key.modifiers) {
    case (.menu, []), (.f10, .shift), (.escape, []): close()
    case (.enter, []), (.space, []):
      if let highlight { choose(highlight, cause: .key) }
    // `BarPresses` closes the page of the highlighted row.
    case (.delete, [])
    where menu?.highlight.flatMap { closeButton(ofRow: $0, in: layout) } != nil:
      return nil
    case (.up, []), (.down, []), (.left, []), (.right, []), (.home, []), (.end, []),
      (.pageUp, []), (.pageDown, []), (.delete, []):
      return isMoreOpen
    // The keys of tabs reach the pages without an item.
    default: return isMoreOpen ? nil : false
    }
    return true
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    guard let menu else { return }
    if case .tab(let page) = menu.owner {
      promise(catalog.index(of: page) != nil, "the menu is of \(page), which is gone")
    }
    if case .more = menu.owner {
      let hidden = context.layout.items.hiddenPages.map { MenuCommand.page(catalog.id(at: $0)) }
      promise(menu.layout.commands == hidden, "the list of pages is not of those without an item")
    }
    if let highlight = menu.highlight {
      promise(
        menu.layout.commands.indices.contains(highlight), "row \(highlight) is not in the menu")
    }
  }
}

extension ContainerNode {
  var hasOpenList: Bool { part(CommandMenu.self).isOpen }
}
