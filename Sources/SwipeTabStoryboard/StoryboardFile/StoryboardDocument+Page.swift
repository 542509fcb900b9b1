package import SwipeTabKit

extension StoryboardDocument {
  /// One screen: a tab, what a button pushes, or both.
  package struct Page: Sendable, Hashable {
    /// Its identifier, which no other page or container of the file has.
    package var id: PageID
    /// What stands for it in a toolbar; nil if the file gives neither title nor image, or no label to an image.
    package var item: TabItem?
    /// The title in the navigation bar; nil for the item's.
    package var navigationTitle: String?
    /// The buttons at the leading end of the navigation bar.
    package var leadingButtons: [Button] = []
    /// The buttons at the trailing end of the navigation bar.
    package var trailingButtons: [Button] = []
    /// What lies below everything else; nil for the theme's background.
    package var background: Background?
    /// What is on it, from top to bottom.
    package var body: [Element] = []
    /// The directions in which swiping must not leave it.
    package var swipeLock: SwipeLock = []
    /// Whether the toolbar shows with it; nil leaves that to the container.
    package var showsToolbar: Bool?
    /// Whether the navigation bar shows with it; nil leaves that to the container.
    package var showsNavigationBar: Bool?
    /// Whether it may stand in a toolbar; by default it may.
    package var canBeTab = true

    /// Whether something on it leads back: the navigation bar with its back button, or a button in the body.
    func showsWayBack(whereBarShows barShows: Bool) -> Bool {
      if showsNavigationBar ?? barShows { return true }
      return body.contains { $0.actions.contains { $0 == .pop || $0 == .popToRoot } }
    }
  }

  /// What lies below a page.
  package enum Background: Sendable, Hashable {
    /// One color.
    case color(Color)
    /// From one color to another.
    case gradient(from: Color, to: Color, Direction)

    /// Which way a gradient runs.
    package enum Direction: String, Sendable, Hashable, CaseIterable {
      /// From the top to the bottom.
      case down
      /// From the leading to the trailing edge.
      case across
      /// From the top leading to the bottom trailing corner.
      case diagonal
    }
  }

  /// A button in a page or in the navigation bar.
  package struct Button: Sendable, Hashable {
    /// How much it asks to be pressed.
    package enum Style: String, Sendable, Hashable, CaseIterable {
      case filled, plain
    }

    /// The name for people, tests and tooltips; shown as text if there is no image.
    package var label: String
    /// The name of the image; nil to show the label.
    package var image: String?
    /// How it looks in a page; filled by default.
    package var style = Style.filled
    /// What it does; nil for nothing.
    package var action: Action?
  }

  /// What a button, a row or a card does.
  package enum Action: Sendable, Hashable {
    /// Lays a page or a container over what shows.
    case push(PageID)
    /// Lays a page over everything, until it is dismissed.
    case present(PageID)
    /// Selects a tab.
    case select(InitialPage)
    /// Turns a toggle over.
    case toggle(PageID)
    /// Goes on by so many steps in a setting.
    case step(ContainerSetting, by: Int)
    /// Copies the settings as Swift.
    case copySettings
    /// Goes back.
    case pop
    /// Goes back to the root.
    case popToRoot
    /// Takes what is presented away.
    case dismiss
  }
}
