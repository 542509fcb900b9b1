package import SwipeTabKit

extension StoryboardDocument {
  /// A screen: a tab, the target of a push, or both.
  package struct Page: Sendable, Hashable {
    /// The identifier, unique among the file's pages and containers.
    package var id: PageID
    /// The item that represents it in a toolbar.
    ///
    /// It is nil if the file has neither title nor image, or an image without a label.
    package var item: TabItem?
    /// The title in the navigation bar, or nil for the item's.
    package var navigationTitle: String?
    /// The buttons at the leading end of the navigation bar.
    package var leadingButtons: [Button] = []
    /// The buttons at the trailing end of the navigation bar.
    package var trailingButtons: [Button] = []
    /// The background, or nil for the theme's.
    package var background: PageFill?
    /// The name of a picture that covers the background, or nil without one.
    package var backgroundImage: String?
    /// The head above the body, or nil without one.
    package var header: Header?
    /// The elements from top to bottom.
    package var body: [Element] = []
    /// The directions in which swiping must not leave it.
    package var swipeLock: SwipeLock = []
    /// Whether the toolbar is shown.
    ///
    /// With nil the container decides.
    package var showsToolbar: Bool?
    /// Whether the navigation bar is shown.
    ///
    /// With nil the container decides.
    package var showsNavigationBar: Bool?
    /// Whether the user can dismiss it while it is a sheet.
    ///
    /// The default is true.
    package var allowsDismissal = true
    /// The action that it performs after a time, or nil without such an action.
    package var delayedAction: DelayedAction?
    /// The action that loads the page again, and the time before it, or nil if it cannot be loaded again.
    package var refreshAction: DelayedAction?
    /// The look of the page on a sheet.
    package var sheetStyle = SheetStyle()
    /// The page beside it while no other page is open there; empty if the page is not split.
    ///
    /// It is an array because a value cannot contain one of its own type.
    package var detail: [Page] = []
    /// Whether it may be a tab.
    ///
    /// The default is true.
    package var canBeTab = true

    /// Whether it shows a way back: the navigation bar with its back button, or a button in the
    /// body.
    ///
    /// A view or an action of the program counts too, because it may lead back.
    func showsWayBack(whereBarShows barShows: Bool) -> Bool {
      if showsNavigationBar ?? barShows || delayedAction?.action.mayLeadBack ?? false {
        return true
      }
      return body.contains { $0.showsView || $0.actions.contains { $0.mayLeadBack } }
    }
  }

  /// The head of a page, which collapses while the page scrolls.
  package struct Header: Sendable, Hashable {
    /// The title, or nil for the page's.
    package var title: String?
    /// A line below the title, or nil without one.
    package var subtitle: String?
    /// The name of the picture, or nil without one.
    package var image: String?
    /// The background, or nil for the theme's.
    package var background: PageFill?
    /// The height at the top, in points, or nil for the kit's default.
    package var expanded: Double?
    /// The height once the page has scrolled on, in points, or nil for the kit's default.
    package var collapsed: Double?
  }

  /// A button in the navigation bar.
  package struct Button: Sendable, Hashable {
    /// The name for users, tests and tooltips; it is the visible text if there is no image.
    package var label: String
    /// The name of the image, or nil to show the label.
    package var image: String?
    /// The action, or nil without one.
    package var action: ScreenAction?
    /// When it shows at all, or nil for always.
    package var condition: Condition?
  }
}

extension ScreenAction {
  /// Whether it can leave the screen that it is on.
  fileprivate var mayLeadBack: Bool {
    single.contains {
      switch $0 {
      case .pop, .popToRoot, .replace, .root, .send: true
      default: false
      }
    }
  }
}
