import SwipeTabKit
import SwipeTabStoryboard

/// The pages that the program shows, and their configuration.
struct Scene {
  var title: String
  var pages: PageList
  var configuration: ContainerConfiguration
  var initial: InitialPage?
  var warnings: [Diagnostic] = []
  var pictures: [String] = []
  var font: FontFiles?
  var log: SelectionWords?
  /// Lets the container find the screens that buttons push.
  var install: (TabContainer) -> Void = { _ in }
}

extension Scene {
  /// Lets the menu of a tab load its page again.
  mutating func reloadsPages() {
    let install = install
    self.install = { container in
      install(container)
      container.onReload = { [weak container] page in container?.restart(page) }
    }
  }
}
