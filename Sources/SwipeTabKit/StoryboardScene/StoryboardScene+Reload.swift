extension StoryboardScene {
  /// Puts this scene in the place of the one that a container shows, in one step and in any phase.
  ///
  /// The selection keeps its page or goes to the nearest that remains; pushed screens stay as far as the file still has
  /// them, and above the first that it lacks all are popped. A gesture and a motion go on where the pages stay the same.
  /// Where things are scrolled to, what is switched on and what was set by hand stays too, but for what the file says
  /// otherwise than before.
  ///
  /// - Parameters:
  ///   - container: What shows the scene from now on.
  ///   - initial: The tab to begin with in a container that has shown no scene; nil, the default, for the file's choice.
  package func apply(to container: TabContainer, initial: InitialPage? = nil) {
    container.perform {
      let isFirst = container.prescription == nil
      install(in: container)
      isFirst ? container.setPages(pages) : show(pages, in: container)
      configure(container, as: rootID)
      container.replaceScreens { replacement(for: $0, in: container) }
      guard isFirst else { return }
      switch initial ?? self.initial {
      case .id(let id): container.select(id, animated: false)
      case .index(let index): container.select(index: index, animated: false)
      case nil: break
      }
    }
  }

  /// Gives a container the pages of the file.
  ///
  /// A list that was put in by hand stays as long as the file has the same one as before: then its pages are those of
  /// the file now.
  private func show(_ list: PageList, in container: TabContainer) {
    let before = container.prescription?.pages
    container.prescription?.pages = list.allIDs
    guard before == list.allIDs, container.pages.allIDs != before else {
      return container.setPages(list)
    }
    let known = list.allStored ?? []
    let places = Dictionary(known.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let chosen = (container.pages.allStored ?? []).compactMap { page -> (any TabPage)? in
      if let place = places[page.id] { return known[place] }
      let source = (page as? StoryboardPage)?.source ?? page.id
      return screens[page.id] ?? screens[source]?.copy(as: page.id)
    }
    container.setPages((try? PageList(chosen)) ?? list)
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
    show(loaded.pages, in: old.container)
    installAdditions(of: old.id, in: old.container)
    configure(old.container, as: old.id)
    old.container.replaceScreens { replacement(for: $0, in: root) }
    return old
  }
}

/// What a storyboard asked of a container last; what differs from it was changed by hand.
struct Prescription {
  var configuration: ContainerConfiguration
  var pages: [PageID]
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
