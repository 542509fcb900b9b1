package import SwipeTabKit

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
    container.transaction {
      let isFirst = container.prescription == nil
      let old = container.prescription?.origin as? StoryboardScene
      install(in: container)
      isFirst ? container.setPages(pages) : show(rootID, in: container, after: old)
      configure(container, as: rootID)
      container.replaceScreens { replacement(for: $0, in: container, after: old) }
      guard isFirst else { return }
      switch initial ?? self.initial {
      case .id(let id): container.select(id, animated: false)
      case .index(let index): container.select(index: index, animated: false)
      case nil: break
      }
    }
  }

  /// Gives a container the pages of the file, with what a hand did to those of the scene before.
  ///
  /// A container whose pages a person cannot change, but a program did, keeps its list only as long as the file has the
  /// same one.
  private func show(_ id: PageID, in container: TabContainer, after old: StoryboardScene?) {
    let list = pageList(of: id)
    let listed = list.allIDs
    let before = container.prescription?.pages ?? listed
    container.prescription?.pages = listed
    let present = container.pages.allIDs
    let isSame = before == listed
    guard present != before, isSame || container.hasEditablePages else {
      return container.setPages(list)
    }
    let source = source(of: present, in: id, after: old)
    let merge = PageMerge(
      old: before, new: listed, present: present.filter { source.page($0) != nil },
      keepsClosed: isSame || container.configuration.allowsClosing)
    let merged = try? PageList(merge.merged.compactMap { source.page($0) })
    // Nobody could ever get out of a container without pages that takes none.
    let isStuck = merged?.count == 0 && !isSame && container.makeNewPage == nil
    container.setPages(isStuck ? list : merged ?? list)
  }

  /// The pages of a container as the file has them now, with those of `present` that a program put in.
  ///
  /// What a person opened from the scene before goes with the template that it was opened from.
  private func source(
    of present: [PageID], in id: PageID, after old: StoryboardScene?
  ) -> PageSource {
    let source = pageSource(of: id)
    let opened = Set(present.filter { old?.added($0, to: id) != nil })
    return PageSource([], listed: source.listed) { page in
      if let known = source.page(page) { return known }
      return opened.contains(page) ? nil : screens[page]
    }
  }

  /// Puts `scene` in the place of the one that a container shows.
  package static func apply(_ scene: StoryboardScene, to container: TabContainer) {
    scene.apply(to: container)
  }

  /// What a pushed screen becomes; nil if there is none any more.
  private func replacement(
    for screen: any Screen, in root: TabContainer, after old: StoryboardScene?
  ) -> (any Screen)? {
    guard let screen = screen as? ContainerScreen, containers[screen.id] != nil else {
      return self.screen(screen.id, for: root)
    }
    installAdditions(of: screen.id, in: screen.container)
    show(screen.id, in: screen.container, after: old)
    configure(screen.container, as: screen.id)
    screen.container.replaceScreens { replacement(for: $0, in: root, after: old) }
    return screen
  }
}
