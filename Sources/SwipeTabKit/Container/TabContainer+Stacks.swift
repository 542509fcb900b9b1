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
      guard pages.index(of: page) != nil else { return emit(.warning(catalog.unknown(page))) }
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
    if key == activeKey { context.interrupt(screens.isEmpty ? .pop : .push) }
    var stack = stacks[key] ?? NavigationStack()
    let kept = zip(stack.screens, screens).prefix { $0.id == $1.id }.count
    stack.set(Array(stack.screens.prefix(kept) + screens.dropFirst(kept)))
    stacks.store(stack, key)
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
      pager.cancelDrag()
      finishAllMotion()
    }
    let hadRoom = hostRoom != nil
    (host, stage, hostRoom, origin) = (nil, nil, nil, .zero)
    if hadRoom { context.invalidateLayout() }
  }

  private func finishAllMotion() {
    context.finishMotion()
    forEachHosted { $0.finishAllMotion() }
  }
}
