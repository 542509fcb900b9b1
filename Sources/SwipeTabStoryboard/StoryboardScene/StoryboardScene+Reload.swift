package import SwipeTabKit

extension StoryboardScene {
  /// Replaces the scene of a container by this one, in one step and in any phase.
  ///
  /// The selection stays with its page or moves to the nearest that remains. Pushed screens are popped from the first
  /// one on that the file no longer has. Gestures and motions continue if the pages are the same. Scroll offsets,
  /// toggles and settings that the user has changed are kept, unless the file has changed the same value.
  package func apply(to container: TabContainer, initial: InitialPage? = nil) {
    let scene = rooted(for: container)
    guard scene.rootID == rootID, scene.language == language else {
      return scene.apply(to: container, initial: initial)
    }
    container.transaction {
      let isFirst = container.prescription == nil
      let old = container.prescription?.origin as? StoryboardScene
      install(in: container)
      isFirst
        ? container.setPages(filled(rootPages, for: container))
        : show(rootID, in: container, on: container, after: old)
      configure(container, as: rootID)
      container.replaceScreens { replacement(for: $0, in: container, after: old) }
      bringUpToDate(container)
      guard isFirst else { return }
      if let initial = initial ?? self.initial { container.select(initial) }
    }
  }

  /// Merges the file's pages with the user's changes, but keeps a program's list until the file's list changes.
  private func show(
    _ id: PageID, in container: TabContainer, on root: TabContainer, after old: StoryboardScene?
  ) {
    let list = list(of: id, for: container, after: old)
    let pages = container.pages.allStored ?? []
    let kept = pages.compactMap(\.containerTab?.id)
    container.setPages(filled(list, keeping: pages, for: root))
    for tab in container.pages.allStored?.compactMap(\.containerTab) ?? [] {
      guard kept.contains(tab.id), let screen = tab.screen else { continue }
      renew(screen, on: root, after: old)
    }
  }

  private func list(
    of id: PageID, for container: TabContainer, after old: StoryboardScene?
  ) -> PageList {
    let list = pageList(of: id)
    let listed = list.allIDs
    let before = container.prescription?.pages ?? listed
    container.prescription?.pages = listed
    let present = container.pages.allIDs
    let isSame = before == listed
    guard present != before, isSame || container.hasEditablePages else {
      return list
    }
    let source = source(of: present, in: id, after: old)
    let merge = PageMerge(
      old: before, new: listed, present: present.filter { source.page($0) != nil },
      keepsClosed: isSame || container.configuration.allowsClosing)
    let merged = try? PageList(merge.merged.compactMap { source.page($0) })
    // Nobody could leave an empty container to which no page can be added.
    let isStuck = merged?.count == 0 && !isSame && container.makeNewPage == nil
    return isStuck ? list : merged ?? list
  }

  /// Returns the file's current pages, with the pages in `present` that the program added.
  ///
  /// A page that the user opened from the former scene is dropped with its template.
  private func source(
    of present: [PageID], in id: PageID, after old: StoryboardScene?
  ) -> PageSource {
    let source = pageSource(of: id)
    let opened = Set(present.filter { old?.added($0, to: id) != nil })
    return PageSource([], listed: source.listed) { page in
      if let known = source.page(page) { return known }
      return opened.contains(page) ? nil : self.page(page)
    }
  }

  package static func apply(_ scene: StoryboardScene, to container: TabContainer) {
    scene.apply(to: container)
  }

  private func replacement(
    for screen: any Screen, in root: TabContainer, after old: StoryboardScene?
  ) -> (any Screen)? {
    guard let screen = screen as? ContainerScreen, containers[screen.id] != nil else {
      return self.screen(screen.id, for: root)
    }
    renew(screen, on: root, after: old)
    return screen
  }

  private func renew(
    _ screen: ContainerScreen, on root: TabContainer, after old: StoryboardScene?
  ) {
    installAdditions(of: screen.id, in: screen.container)
    installAccessory(of: screen.id, in: screen.container)
    show(screen.id, in: screen.container, on: root, after: old)
    configure(screen.container, as: screen.id)
    screen.container.replaceScreens { replacement(for: $0, in: root, after: old) }
  }
}
