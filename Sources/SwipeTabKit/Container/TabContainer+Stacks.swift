/// Whole stacks at once, of pages that do not show too.
extension TabContainer {
  /// The screens pushed over a page, the topmost last; with continuous navigation those over the container.
  public func screens(ofPage page: PageID) -> [any Screen] {
    stacks[stackKey(ofPage: page)]?.screens ?? []
  }

  /// Puts screens over a page in the place of those that are there, as for a link that leads deep inside.
  ///
  /// What shows the same before and after does not move; one screen more or fewer on top of the same ones slides in or out
  /// where it shows, everything else is there at once. An unknown page gives a `warning` event and changes nothing.
  public func setScreens(_ screens: [any Screen], ofPage page: PageID, animated: Bool = true) {
    transaction {
      guard pages.index(of: page) != nil else { return emit(.warning(unknownPage(page))) }
      let key = stackKey(ofPage: page)
      let (old, new) = (self.screens(ofPage: page).map(\.id), screens.map(\.id))
      guard old != new else { return }
      if key == activeKey, abs(old.count - new.count) == 1 {
        if new.starts(with: old), let top = screens.last { return push(top, animated: animated) }
        if old.starts(with: new) { return _ = popScreens(to: new.count, animated: animated) }
      }
      replaceStack(key, with: screens)
    }
  }

  private func replaceStack(_ key: StackKey, with screens: [any Screen]) {
    if key == activeKey { interrupt(screens.isEmpty ? .pop : .push) }
    var stack = stacks[key] ?? NavigationStack()
    let kept = zip(stack.screens, screens).prefix { $0.id == $1.id }.count
    stack.set(Array(stack.screens.prefix(kept) + screens.dropFirst(kept)))
    store(stack, key)
    dropHiddenFocus()
  }

  /// The page that a screen is pushed over; nil if it is over none.
  func page(holding screen: PageID) -> PageID? {
    func holds(_ key: StackKey) -> Bool {
      stacks[key]?.screens.contains { $0.id == screen } ?? false
    }
    if holds(activeKey) { return selectedID }
    for case .tab(let page) in stacks.keys where holds(.tab(page)) { return page }
    return nil
  }

  private func stackKey(ofPage page: PageID) -> StackKey {
    configuration.navigation == .perTab ? .tab(page) : .container
  }

  // MARK: Coming and going

  /// Stores a stack in the place of the one that has its key: the only way that screens come and go.
  ///
  /// It adopts the containers on screens that come, and releases those that neither are on a stack nor show any more. It
  /// tells each screen that left, the topmost first, and each that came. Screens inside a hosted container come and go
  /// with it. A contact on a hosted container that is not in front any more is taken from it.
  func store(_ stack: NavigationStack?, _ key: StackKey) {
    let before = stacks[key] ?? NavigationStack()
    let after = stack ?? NavigationStack()
    for screen in after.screens where !before.screens.contains(where: { $0.isSame(as: screen) }) {
      if let screen = screen as? ContainerScreen { adopt(screen) }
      attach(screen)
    }
    stacks.store(stack, key)
    if stacks[key] == nil, backDrag?.stack == key { abandonBack() }
    checkHostedContact()
    tellChange(from: before.screens, to: after.screens)
    before.forEachContainerScreen { screen in
      let hosted = screen.container
      if hosted.surroundings === self, !stacks.hold(hosted) { hosted.leaveHost() }
    }
    noteChange()
  }

  private func tellChange(from before: [any Screen], to after: [any Screen]) {
    let kept = zip(before, after).prefix { $0.id == $1.id }.count
    if kept < max(before.count, after.count) { context.consent.noteDecision() }
    for (index, screen) in before.enumerated().reversed() {
      if let hosted = screen.hosted, !after.contains(where: { $0.hosted === hosted }) {
        for inner in hosted.screensWithin.reversed() { emit(.popped(inner.id)) }
      }
      if index >= kept { emit(.popped(screen.id)) }
    }
    for (index, screen) in after.enumerated() {
      if index >= kept { emit(.pushed(screen.id)) }
      if let hosted = screen.hosted, !before.contains(where: { $0.hosted === hosted }) {
        for inner in hosted.screensWithin { emit(.pushed(inner.id)) }
      }
    }
  }

  /// All screens on this container's stacks, those of hosted containers after the screen they are on, and the one that
  /// is presented.
  var screensWithin: [any Screen] {
    var all: [any Screen] = []
    for key in stacks.keys {
      for screen in stacks[key]?.screens ?? [] {
        all.append(screen)
        if let hosted = screen.hosted { all += hosted.screensWithin }
      }
    }
    if let sheet = sheets.open { all.append(sheet.screen) }
    return all
  }

  /// Takes leave of the container whose screen this one was on: contacts end, and all that moves comes to rest.
  func leaveHost() {
    transaction {
      for contact in contacts.down { handle(.cancel(contact)) }
      cancelDrag()
      finishAllMotion()
    }
    let hadRoom = hostRoom != nil
    (host, stage, hostRoom, origin) = (nil, nil, nil, .zero)
    if hadRoom { invalidateLayout() }
  }

  private func finishAllMotion() {
    finishMotion()
    forEachHosted { $0.finishAllMotion() }
  }
}
