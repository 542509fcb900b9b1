package import SwipeTabKit

extension StoryboardDocument {
  /// A screen: a tab, the target of a push, or both.
  package struct Page: Sendable, Hashable {
    package var id: PageID
    /// The item is nil if the file has neither title nor image, or an image without a label.
    package var item: TabItem?
    package var navigationTitle: String?
    package var leadingButtons: [Button] = []
    package var trailingButtons: [Button] = []
    package var background: PageFill?
    package var backgroundImage: String?
    package var header: Header?
    package var body: [Element] = []
    package var swipeLock: SwipeLock = []
    /// With nil the container decides.
    package var showsToolbar: Bool?
    /// With nil the container decides.
    package var showsNavigationBar: Bool?
    package var allowsDismissal = true
    package var delayedAction: DelayedAction?
    package var refreshAction: DelayedAction?
    package var tapAction: ScreenAction?
    package var sheetStyle = SheetStyle()
    /// The page beside it while no other is open there, in an array because a value cannot contain one of its own type.
    package var detail: [Page] = []
    package var canBeTab = true

    /// A view or an action of the program counts as a way back, because it may lead back.
    func showsWayBack(whereBarShows barShows: Bool) -> Bool {
      if showsNavigationBar ?? barShows || delayedAction?.action.mayLeadBack ?? false {
        return true
      }
      return body.contains { $0.showsView || $0.actions.contains { $0.mayLeadBack } }
    }
  }

  package struct Header: Sendable, Hashable {
    package var title: String?
    package var subtitle: String?
    package var image: String?
    package var focus: [Double]?
    package var background: PageFill?
    package var expanded: Double?
    package var collapsed: Double?
  }

  package struct Button: Sendable, Hashable {
    /// The name for users, tests and tooltips, and the visible text without an image.
    package var label: String
    package var image: String?
    package var action: ScreenAction?
    package var condition: Formula?
  }
}

extension ScreenAction {
  fileprivate var mayLeadBack: Bool {
    single.contains {
      switch $0 {
      case .pop, .popToRoot, .replace, .root, .send: true
      default: false
      }
    }
  }
}
