import SwipeTabKit

/// Updates pages and options after changes of a storyboard's state.
///
/// A page notes which values its texts and conditions have read, and is made again only after a change of one of them.
extension StoryboardScene {
  func apply(_ value: ControlID, in container: TabContainer) {
    if hasVariant(rootID, of: value) { configure(container, as: rootID) }
    container.forEachHosted { id, hosted in
      if hasVariant(id, of: value) { configure(hosted, as: id) }
    }
    bringUpToDate(container)
  }

  // MARK: The root

  /// The scene as actions have changed its root and its language in a container.
  func rooted(for container: TabContainer) -> StoryboardScene {
    let scene = speaking(in: container) ?? self
    return container.value(of: .root)?.text.map { scene.showing(root: PageID($0)) } ?? scene
  }

  // It is nil if the language is this scene's.
  func speaking(in container: TabContainer) -> StoryboardScene? {
    guard document.state.kinds[.locale] != nil,
      let locale = container.value(of: .locale)?.text, locale != language,
      document.strings.knows(locale),
      var scene = try? StoryboardScene.make(
        document, root: rootID, locale: locale, appearance: environment.appearance,
        plain: environment.plain, startLocale: defaults.values[.locale]?.text,
        adjust: environment.adjust)
    else { return nil }
    (scene.own, scene.file) = (own, file)
    return scene
  }

  var language: String? { localizer.language }

  /// Shows the container or page that an action has chosen in place of the whole content.
  func changeRoot(of container: TabContainer) {
    let file = showing(root: document.root)
    let scene = file.rooted(for: container)
    guard scene.rootID != rootID else { return }
    container.transaction {
      container.prescription?.pages = scene.rootPages.allIDs
      scene.install(in: container)
      container.setPages(scene.filled(scene.rootPages, for: container))
      scene.configure(container, as: scene.rootID)
      scene.bringUpToDate(container)
      if let initial = scene.initial ?? container.pages.firstToShow.map({ .index($0) }) {
        container.select(initial)
      }
    }
  }

  private func hasVariant(_ id: PageID, of value: ControlID) -> Bool {
    containers[id]?.container.variants.contains { variant in
      variant.condition.names.contains(value)
    } ?? false
  }

  /// Makes again the pages and screens of a container, and of all that it hosts, that were made with other values.
  func bringUpToDate(_ container: TabContainer) {
    guard followsState else { return }
    container.transaction {
      bringUpToDate(container, in: container)
      // Only now, as a tab with a container may just have come.
      var inside: [TabContainer] = []
      container.forEachHosted { inside.append($1) }
      for inner in inside { bringUpToDate(inner, in: container) }
    }
  }

  private func bringUpToDate(_ container: TabContainer, in root: TabContainer) {
    if let list = current(container.pages, in: root) { container.setPages(list) }
    if container.screensWithin.contains(where: { currentScreen($0, in: root) != nil }) {
      container.replaceScreens { currentScreen($0, in: root) ?? $0 }
    }
    if let accessory = container.accessory.flatMap({ currentScreen($0, in: root) }) {
      container.accessory = accessory
    }
  }

  // MARK: Pages

  /// The page in place of one, with the values of a container, or nil if that has them already.
  func current(_ page: StoryboardPage, in container: TabContainer) -> StoryboardPage? {
    guard let described = changing[page.source], !page.isCurrent({ container.value(of: $0) })
    else { return nil }
    var localizer = localizer
    let values = values(of: container)
    let current = StoryboardPage(
      described, id: page.id, values: values, localizer: &localizer)
    for (formula, mistake) in values.mistakes {
      container.warn(mistake.message(on: page.id, formula))
    }
    return current
  }

  /// A list with the pages that have the values of a container, or nil if all of them have.
  func current(_ list: PageList, in container: TabContainer) -> PageList? {
    guard followsState, let pages = list.allStored else { return nil }
    return current(pages, in: container).flatMap { try? PageList($0) }
  }

  private func current(
    _ pages: [any TabPage], in container: TabContainer
  ) -> [any TabPage]? {
    let now = pages.map { current($0, in: container) }
    return now.contains { $0 != nil } ? zip(pages, now).map { $1 ?? $0 } : nil
  }

  func values(of container: TabContainer) -> StateValues {
    StateValues(document.state) { [weak container] in container?.value(of: $0) }
  }

  private func currentScreen(_ screen: any Screen, in container: TabContainer) -> (any Screen)? {
    (screen as? any TabPage).flatMap { current($0, in: container) }
  }

  private func current(_ page: any TabPage, in container: TabContainer) -> (any TabPage)? {
    switch page {
    case let page as StoryboardPage: current(page, in: container)
    case let page as OwnPage: page.described(as: current(page.described, in: container))
    case let tab as ContainerTab: current(tab, in: container)
    case let more as MorePage: current(more.listed, in: container).map(more.listing)
    default: nil
    }
  }

  private func current(_ tab: ContainerTab, in container: TabContainer) -> ContainerTab? {
    guard !tab.readings.isEmpty, let item = document.container(tab.id)?.item,
      !tab.readings.allSatisfy({ container.value(of: $0.key) == $0.value })
    else { return nil }
    var localizer = localizer
    return ContainerTab(
      id: tab.id, item: item, swipeLock: tab.swipeLock, values: values(of: container),
      localizer: &localizer
    ).showing(tab.screen)
  }
}
