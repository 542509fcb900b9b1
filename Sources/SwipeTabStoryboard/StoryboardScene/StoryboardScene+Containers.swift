import SwipeTabKit

extension StoryboardScene {
  /// Makes a container with the variants that the values of `outermost` select, or else the initial values.
  func made(_ id: PageID, for outermost: TabContainer?) -> TabContainer? {
    guard let loaded = containers[id] else { return nil }
    let configuration = configuration(of: loaded.container) { id in
      outermost.map { $0.value(of: id) } ?? defaults.values[id]
    }
    let made = try? TabContainer(
      pages: filled(loaded.pages, for: outermost), configuration: configuration,
      initial: loaded.initial, size: outermost?.size ?? .zero, scale: outermost?.scale ?? 1,
      measurer: outermost?.measurer ?? FixedTextMeasurer())
    if let made {
      made.replaceScreens { screen($0.id, for: outermost ?? made) ?? $0 }
      installAdditions(of: id, in: made)
      installAccessory(of: id, in: made)
    }
    made?.prescription = Prescription(configuration: configuration, pages: loaded.pages.allIDs)
    return made
  }

  /// Returns a list in which each tab keeps the container that it has among `present`, or gets a new one.
  func filled(
    _ list: PageList, keeping present: [any TabPage] = [], for outermost: TabContainer?
  ) -> PageList {
    let list = outermost.flatMap { current(list, in: $0) } ?? list
    guard let pages = list.allStored, pages.contains(where: { $0.containerTab != nil }) else {
      return list
    }
    let kept = present.compactMap(\.containerTab)
    let filled = pages.map { page -> any TabPage in
      guard let tab = page.containerTab else { return page }
      let screen = kept.first { $0.id == tab.id }?.screen
      return tab.showing(
        screen
          ?? made(tab.id, for: outermost).map {
            ContainerScreen(id: tab.id, container: $0)
          })
    }
    // Only the containers are others.
    return (try? PageList(filled)) ?? list
  }
}
