extension TabContainer {
  /// Puts other screens in the places of the pushed ones.
  ///
  /// - Parameter replacement: The screen for one that was pushed, with the same identifier; nil to pop it and all above.
  package func replaceScreens(_ replacement: (any Screen) -> (any Screen)?) {
    transaction { replaceEachScreen(replacement) }
  }

  private func replaceEachScreen(_ replacement: (any Screen) -> (any Screen)?) {
    for key in stacks.keys {
      guard var stack = stacks[key] else { continue }
      if stack.replace(replacement) {
        backSwipe.abandon(on: key)
        stack.rest()
      }
      stacks.store(stack, key)
      // Those that stay follow what the file says now.
      for case let screen as ContainerScreen in stack.screens { adopt(screen) }
    }
    sheets.replace(replacement)
    noteChange()
  }

  /// Calls `body` with every screen that hosts a container, those inside hosted ones too.
  package func forEachHostedScreen(_ body: (ContainerScreen) -> Void) {
    for stack in stacks.all {
      stack.forEachContainerScreen { screen in
        body(screen)
        screen.container.forEachHostedScreen(body)
      }
    }
  }
}
