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
    perform {
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
    if key == activeKey { yieldToStack() }
    var stack = stacks[key] ?? NavigationStack()
    let kept = zip(stack.screens, screens).prefix { $0.id == $1.id }.count
    for page in stack.pop(to: kept) { emit(.popped(page)) }
    let below = Array(stack.screens.prefix(kept))
    for screen in screens.dropFirst(kept) {
      if let screen = screen as? ContainerScreen { adopt(screen) }
      attach(screen)
      emit(.pushed(screen.id))
    }
    stack.set(below + screens.dropFirst(kept))
    if let old = stacks[key] { letGoHosted(of: old, keeping: stack.screens) }
    stacks[key] = stack.layers.isEmpty ? nil : stack
    dropHiddenFocus()
    touch()
  }

  /// Ends what a hand was doing with the screens that are about to be replaced.
  private func yieldToStack() {
    closeMoreList()
    endHostedContact()
    stopScrolls()
    abandonBack()
  }

  private func letGoHosted(of stack: NavigationStack, keeping screens: [any Screen]) {
    var gone = stack
    gone.set(stack.layers.filter { layer in !screens.contains { $0.id == layer.id } })
    for case let screen as ContainerScreen in gone.layers {
      screen.container.finishMotion()
      screen.container.host = nil
    }
  }

  /// The page that a screen is pushed over; nil if it is over none.
  func page(holding screen: PageID) -> PageID? {
    func holds(_ key: StackKey) -> Bool {
      stacks[key]?.screens.contains { $0.id == screen } ?? false
    }
    if holds(activeKey) { return selectedID }
    let others = stacks.keys.compactMap { key in
      if case .tab(let page) = key, holds(key) { page } else { nil }
    }
    return others.min { $0.rawValue < $1.rawValue }
  }

  private func stackKey(ofPage page: PageID) -> StackKey {
    configuration.navigation == .perTab ? .tab(page) : .container
  }
}
