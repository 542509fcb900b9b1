import SwipeTabKit

/// The declaration of tabs inside a tab.
nonisolated struct InnerTabs {
  var bar: ContainerConfiguration.ToolbarPosition
  var tabs: @MainActor () -> [Tab]
  var change: @MainActor (inout ContainerConfiguration) -> Void = { _ in }

  /// The options of the outer container, without closing, adding and reordering of pages.
  @MainActor func options(from outer: ContainerConfiguration) -> ContainerConfiguration {
    var options = outer
    options.toolbarPosition = bar
    options.adaptation = .never
    (options.allowsClosing, options.allowsAdding, options.allowsReordering) = (false, false, false)
    change(&options)
    return options
  }
}

/// The container with the tabs inside a tab, and the object that keeps its pages as the app declares them.
final class BuiltTabs {
  let screen: ContainerScreen
  let content: AppContent

  init(_ tabs: InnerTabs, on page: PageID, in outer: TabContainer, taken: Set<PageID>) {
    let container = TabContainer.showing(
      .empty, tabs.options(from: outer.configuration), size: outer.size)
    // Out of view until it is on the page, so that nothing in it begins.
    container.depart()
    screen = ContainerScreen(id: page, container: container)
    content = AppContent(container: container, tabs: tabs.tabs, taken: taken)
  }
}
