package import SwipeTabKit

extension StoryboardDocument {
  /// A swipeable tab container: its tabs and its settings.
  ///
  /// The pages of `segues` and `ids`, sorted by identifier, are before those of `pages`, without repetitions.
  package struct Container: Sendable, Hashable {
    /// The identifier for pushes and the root, `main` for the only container of a file.
    package var id: PageID
    /// The item in another container's toolbar, or nil if it cannot be a tab.
    package var item: TabItem?
    package var swipeLock: SwipeLock = []
    package var segues: [Segue] = []
    package var ids: [PageID] = []
    package var pages: [PageID] = []
    package var additions: [PageID] = []
    package var initial: InitialPage?
    package var moreAfter: Int?
    package var accessory: PageID?
    package var settings = Settings()
    package var variants: [Variant] = []

    var allTabs: [PageID] { segues.map(\.page) + ids + pages + additions }

    var allPages: [PageID] { allTabs + (accessory.map { [$0] } ?? []) }
  }

  package struct Segue: Sendable, Hashable {
    /// The kinds of segues in SwipeTabController's storyboards, which have no effect.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case show, modal, custom
    }

    package var id: PageID
    package var kind = Kind.show
    package var page: PageID
  }

  package struct Variant: Sendable, Hashable {
    package var condition: Formula
    package var settings: Settings
  }

  /// The appearance and behavior of a container, in which missing settings keep the program's values.
  package struct Settings: Sendable, Hashable {
    package var options: [ContainerSetting: ControlValue] = [:]
    package var sortsNaturally: Bool?

    package func overridden(by other: Settings) -> Settings {
      Settings(
        options: options.overridden(by: other.options),
        sortsNaturally: other.sortsNaturally ?? sortsNaturally)
    }

    var hidesNavigationBar: Bool {
      options[.navigationBarVisibility]
        == .text(ContainerConfiguration.BarVisibility.hidden.rawValue)
    }
  }
}

extension StoryboardDocument {
  /// The root that shows a page first, or nil if the file's root shows it or there is no such page.
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
