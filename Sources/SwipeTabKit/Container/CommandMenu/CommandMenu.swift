/// Shows a menu of commands, such as the menu of a tab.
@MainActor
final class CommandMenu: ContactInteraction, WheelInteraction, KeyInteraction, AdaptingInteraction,
  OverlayInteraction
{
  let context: ContainerContext
  private let contacts: Contacts
  private let catalog: PageCatalog
  private let navigator: Navigator
  private let presentation: Presentation
  private let actions: Actions

  enum Owner: Hashable {
    case tab(PageID)
    case field(BodyTarget)
    case program
  }

  private struct Menu {
    var owner: Owner
    var label: String
    var layout: CommandMenuLayout
    var highlight: Int?
    var perform: (MenuCommand, Cause) -> Void
  }

  private var menu: Menu?
  private var keys = MenuKeys()

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ catalog: PageCatalog,
    _ navigator: Navigator, _ presentation: Presentation, _ actions: Actions
  ) {
    (self.context, self.contacts, self.catalog) = (context, contacts, catalog)
    (self.navigator, self.presentation, self.actions) = (navigator, presentation, actions)
  }

  var layout: CommandMenuLayout? {
    guard let menu else { return nil }
    if case .tab = menu.owner, navigator.isCovered || presentation.reachableToolbar == nil {
      return nil
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
    let width = commands.reduce(0) { width, command in
      let title = context.configuration.texts.title(of: command)
      return max(
        width,
        context.measurer.width(
          of: title, style: CommandMenuLayout.style, upTo: context.size.width))
    }
    let keys = showsKeys ? commands.compactMap(\.keys) : []
    let keysWidth = keys.reduce(0) {
      max(
        $0,
        context.measurer.width(
          of: $1, style: CommandMenuLayout.keyStyle, upTo: context.size.width))
    }
    guard !commands.isEmpty else { return false }
    guard
      let layout = CommandMenuLayout(
        commands: commands, titleWidth: width, keysWidth: keysWidth, from: point,
        bounds: context.layout.bounds,
        isRightToLeft: context.configuration.isRightToLeft,
        rowHeight: context.texts.grown(contacts.isByTouch ? 44 : 36, by: 20))
    else {
      present(commands, label, perform)
      return true
    }
    menu = Menu(owner: owner, label: label, layout: layout, perform: perform)
    context.noteChange()
    return true
  }

  private func present(
    _ commands: [MenuCommand], _ label: String, _ perform: @escaping (MenuCommand, Cause) -> Void
  ) {
    let hasImages = commands.contains { $0.image != nil }
    let rows = commands.map { command in
      var row = ScreenBody.Row(
        context.configuration.texts.title(of: command), image: command.image,
        action: .run { [weak self] in
          self?.context.transaction {
            _ = self?.actions.dismiss(animated: true)
            perform(command, .tap)
          }
        })
      row.isEnabled = command.isEnabled
      row.isDestructive = command.isDestructive
      row.leavesImageRoom = hasImages
      return row
    }
    actions.present(MenuScreen(title: label, rows), animated: true)
  }

  func highlightFirst() { _ = take(KeyPress(.home)) }

  func choose(_ command: MenuCommand, cause: Cause) {
    guard let menu, let layout, layout.commands.contains(command), command.isEnabled else {
      return
    }
    close()
    menu.perform(command, cause)
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

  // MARK: Keys

  var highlight: MenuCommand? {
    guard isOpen, let menu, let index = menu.highlight else { return nil }
    return menu.layout.commands[index]
  }

  func highlight(_ command: MenuCommand) -> Bool {
    guard let index = layout?.commands.firstIndex(of: command) else { return false }
    highlight(index)
    return true
  }

  private func highlight(_ index: Int) {
    menu?.highlight = index
    context.noteChange()
  }

  /// No key but Tab reaches what is below the menu: it would edit the field, move the focus or close a page.
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
      commands[$0].isEnabled ? context.configuration.texts.title(of: commands[$0]) : nil
    }
    if let row {
      highlight(row)
      return true
    }
    switch (key.key, key.modifiers) {
    case (.menu, []), (.f10, .shift), (.escape, []): close()
    case (.enter, []), (.space, []):
      if let highlight { choose(highlight, cause: .key) }
    default: return false
    }
    return true
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    guard let menu else { return }
    if case .tab(let page) = menu.owner {
      promise(catalog.pages.index(of: page) != nil, "the menu is of \(page), which is gone")
    }
    if let highlight = menu.highlight {
      promise(
        menu.layout.commands.indices.contains(highlight), "row \(highlight) is not in the menu")
    }
  }
}

extension ContainerNode {
  var hasOpenList: Bool { part(MoreMenu.self).isOpen || part(CommandMenu.self).isOpen }
}
