extension StoryboardScene {
  /// Puts this scene in the place of the one that a container shows, in one step and in any phase.
  ///
  /// The selection keeps its page or goes to the nearest that remains; pushed screens stay as far as the file still has
  /// them, and above the first that it lacks all are popped. A gesture and a motion go on where the pages stay the same.
  /// Where things are scrolled to and what is switched on stays too.
  package func apply(to container: TabContainer) {
    container.perform {
      install(in: container)
      container.setPages(pages)
      configure(container, as: rootID)
      container.replaceScreens { replacement(for: $0, in: container) }
    }
  }

  /// Puts `scene` in the place of the one that a container shows.
  package static func apply(_ scene: StoryboardScene, to container: TabContainer) {
    scene.apply(to: container)
  }

  /// What a pushed screen becomes; nil if there is none any more.
  private func replacement(for old: any Screen, in root: TabContainer) -> (any Screen)? {
    guard let old = old as? ContainerScreen, let loaded = containers[old.id] else {
      return screen(old.id, for: root)
    }
    old.container.setPages(loaded.pages)
    configure(old.container, as: old.id)
    old.container.replaceScreens { replacement(for: $0, in: root) }
    return old
  }
}

extension TabContainer {
  /// Puts other screens in the places of the pushed ones.
  ///
  /// - Parameter replacement: The screen for one that was pushed, with the same identifier; nil to pop it and all above.
  func replaceScreens(_ replacement: (any Screen) -> (any Screen)?) {
    for key in stacks.keys.sorted(by: { $0.order < $1.order }) {
      guard var stack = stacks[key] else { continue }
      let lost = stack.replace(replacement)
      for screen in stack.screens {
        if let screen = screen as? ContainerScreen { adopt(screen) }
      }
      if !lost.isEmpty {
        if backDrag?.stack == key { cancelBack() }
        stack.rest()
        for page in lost { emit(.popped(page)) }
      }
      stacks[key] = stack.layers.isEmpty ? nil : stack
    }
    replaceSheet(replacement)
    touch()
  }

  /// Calls `body` with every screen that hosts a container, those inside hosted ones too.
  func forEachHostedScreen(_ body: (ContainerScreen) -> Void) {
    for stack in stacks.values {
      for screen in stack.layers {
        guard let screen = screen as? ContainerScreen else { continue }
        body(screen)
        screen.container.forEachHostedScreen(body)
      }
    }
  }
}

extension StackKey {
  /// Sorts stacks, so that what happens to all of them happens in the same order everywhere.
  fileprivate var order: String {
    switch self {
    case .container: ""
    case .tab(let id): id.rawValue
    }
  }
}
