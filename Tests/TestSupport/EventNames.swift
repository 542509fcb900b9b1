import SwipeTabKit

/// Short names, so that a list of events reads as what happened.
extension ContainerEvent {
  static func will(_ from: PageID?, _ to: PageID?, _ cause: Cause) -> Self {
    .willSelect(SelectionChange(from: from, to: to, cause: cause))
  }

  static func did(_ from: PageID?, _ to: PageID?, _ cause: Cause) -> Self {
    .didSelect(SelectionChange(from: from, to: to, cause: cause))
  }

  static func dropped(_ from: PageID?, _ to: PageID?, _ cause: Cause) -> Self {
    .superseded(SelectionChange(from: from, to: to, cause: cause))
  }

  static func again(_ page: PageID, _ cause: Cause) -> Self {
    .reselected(SelectionChange(from: page, to: page, cause: cause))
  }

  static func veto(_ from: PageID?, _ to: PageID?, _ cause: Cause) -> Self {
    .vetoed(SelectionChange(from: from, to: to, cause: cause))
  }

  static func shows(_ page: PageID) -> Self { .pageAppeared(page) }
  static func hides(_ page: PageID) -> Self { .pageDisappeared(page) }
  static func began(_ from: PageID?) -> Self { .swipeBegan(from: from) }
  static func ended(_ target: PageID?) -> Self { .swipeEnded(target: target) }

  /// Whether it tells of a page that came into view or went out of it.
  var isPageInView: Bool {
    switch self {
    case .pageAppeared, .pageDisappeared: true
    default: false
    }
  }
}
