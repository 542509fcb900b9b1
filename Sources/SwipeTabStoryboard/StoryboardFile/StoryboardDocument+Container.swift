package import SwipeTabKit

extension StoryboardDocument {
  /// A swipeable tab container: its tabs and its settings.
  ///
  /// Its tabs are the pages of `segues` and `ids` together, sorted by identifier, followed by the pages of `pages` in
  /// order, without repetitions.
  package struct Container: Sendable, Hashable {
    /// The identifier of the screen that shows it, for pushes and the root; `main` for the only container of a file.
    package var id: PageID
    /// The item that represents it in the toolbar of another container, or nil if it cannot be a tab.
    package var item: TabItem?
    /// The directions in which swiping must not leave it as a tab.
    package var swipeLock: SwipeLock = []
    /// The pages registered by segues.
    package var segues: [Segue] = []
    /// The pages registered by their identifiers alone.
    package var ids: [PageID] = []
    /// The pages appended in the order given.
    package var pages: [PageID] = []
    /// The pages that the user can add.
    ///
    /// It is empty if adding is not possible.
    package var additions: [PageID] = []
    /// The initial tab, or nil for the first.
    package var initial: InitialPage?
    /// The number of tabs before one that lists all others, or nil if all pages are tabs.
    package var moreAfter: Int?
    /// The page whose body is above the toolbar, or nil without such a view.
    package var accessory: PageID?
    /// The appearance and behavior.
    package var settings = Settings()
    /// The settings that hold in some states, in order.
    package var variants: [Variant] = []

    /// The pages and containers that are tabs, or can become tabs.
    var allTabs: [PageID] { segues.map(\.page) + ids + pages + additions }

    /// The pages that show with the container: those that are tabs or can become tabs, and the one above the toolbar.
    var allPages: [PageID] { allTabs + (accessory.map { [$0] } ?? []) }
  }

  /// A named link from a container to a page.
  package struct Segue: Sendable, Hashable {
    /// The kinds of segues, as in SwipeTabController's storyboards; they have no effect.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case show, modal, custom
    }

    /// The segue's identifier, which becomes the tab's identifier.
    package var id: PageID
    /// The kind.
    ///
    /// The default is `show`.
    package var kind = Kind.show
    /// The target page.
    ///
    /// The default is the page with the segue's identifier.
    package var page: PageID
  }

  /// Settings that apply while a condition holds.
  package struct Variant: Sendable, Hashable {
    /// The condition.
    package var condition: Condition
    /// The changed settings.
    package var settings: Settings
  }

  /// The appearance and behavior of a container; missing settings keep the program's values.
  package struct Settings: Sendable, Hashable {
    /// The options of the container, by name.
    package var options: [ContainerSetting: ControlValue] = [:]
    /// Whether registered pages are sorted with numbers by value: `page2` before `page10`.
    package var sortsNaturally: Bool?

    /// These settings, overridden by those that `other` has.
    package func overridden(by other: Settings) -> Settings {
      Settings(
        options: options.overridden(by: other.options),
        sortsNaturally: other.sortsNaturally ?? sortsNaturally)
    }

    /// Whether the container shows no navigation bar, with one page or many.
    var hidesNavigationBar: Bool {
      options[.navigationBarVisibility]
        == .text(ContainerConfiguration.BarVisibility.hidden.rawValue)
    }
  }
}

extension StoryboardDocument {
  /// Returns the root with which a page is shown first: its container, or the page alone if it is not a tab.
  ///
  /// It is nil if the file's root shows the page, or if there is no such page.
  func root(showing page: PageID) -> PageID? {
    var shown: Set<PageID> = [root]
    var waiting = [root]
    while let id = waiting.popLast() {
      for tab in containers.first(where: { $0.id == id })?.allTabs ?? [] {
        if shown.insert(tab).inserted { waiting.append(tab) }
      }
    }
    guard !shown.contains(page) else { return nil }
    return containers.first { $0.allTabs.contains(page) }?.id
      ?? pages.first { $0.id == page }?.id
  }
}
