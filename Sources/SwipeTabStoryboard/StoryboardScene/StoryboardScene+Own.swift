package import SwipeTabKit

/// The parts that a program sets: pages, views and actions.
extension StoryboardScene {
  func replacing(_ pages: [PageID: any Screen], for file: StoryboardFile) -> StoryboardScene {
    var scene = self
    (scene.own, scene.file) = (pages, file)
    guard !pages.isEmpty else { return scene }
    scene.containers = containers.mapValues { loaded in
      var loaded = loaded
      loaded.pages = scene.own(loaded.pages)
      return loaded
    }
    scene.rootPages = scene.own(rootPages)
    return scene
  }

  /// A list of the file with the program's pages; an item that was completed from a valid one is valid.
  private func own(_ list: PageList) -> PageList {
    list.allStored.flatMap { try? PageList($0.map { own($0) }) } ?? list
  }

  private func own(_ page: any TabPage) -> any TabPage {
    (page as? StoryboardPage).map { shown($0) } ?? page
  }

  /// The program's page for a page of the file, found by the tab's identifier or by the page's; else the page itself.
  func shown(_ page: StoryboardPage) -> any TabPage {
    guard let screen = own[page.id] ?? own[page.source] else { return page }
    return OwnPage(screen, insteadOf: page)
  }

  package func page(_ id: PageID) -> (any TabPage)? { screens[id].map { shown($0) } }

  /// Returns a screen with a container of the program unchanged, so that it is recognized.
  func pushed(_ page: StoryboardPage) -> any Screen {
    own[page.id] as? ContainerScreen ?? shown(page)
  }

  func installOwn(in container: TabContainer) {
    guard let file else { return }
    container.makeView = { id in file.views[id]?() }
    container.prescription?.takeMessage = { [weak container] message, sender in
      container.map { file.act(message, from: sender, in: $0) } ?? false
    }
  }
}
