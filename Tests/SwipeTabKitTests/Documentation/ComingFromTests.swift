import Testing

@testable import TestSupport

/// An article for people who know another system.
@Suite("Articles on other systems")
struct ComingFromTests {
  /// An article, and what somebody looks for in it.
  struct Names: CustomTestStringConvertible {
    var article: String
    var names: [String]
    var testDescription: String { article }
  }

  private static let articles = [
    Names(
      article: "SwipeTabController",
      names: [
        "LGV_SwipeTabViewController", "LGV_SwipeTabViewControllerType", "toolbarOnTop",
        "textOnRight", "viewControllerIDs", "generatedViewControllers", "SwipeTabSegue",
        "beforeSwipeCallback", "afterSwipeCallback", "selectViewController", "reloadTabBarItems",
        "styleToolbar", "SLUG-",
      ]),
    Names(
      article: "TheSwipeableTabBarTutorial",
      names: [
        "UITabBarController", "UIPageViewController", "UITabBarItem", "itemSpacing", "itemWidth",
        "itemPositioning", "alwaysTemplate", "alwaysOriginal", "pageDidSwipe", "selectPage",
      ]),
    Names(
      article: "MDVTabBarController",
      names: [
        "MDVTabbableViewController", "MDVTabBarItemable", "MDVTabBarAnimatable",
        "prepareForAnimation", "performAnimation", "didSelectIndex",
        "tabBarControllerInitialIndex", "MDVSlidingOverlayAnimator",
      ]),
    Names(
      article: "Coordinators",
      names: [
        "NavigationCoordinator", "coordinatingResponder", "rootViewController", "enqueueMessage",
        "takeover", "childCoordinators", "coordinatorDidFinish", "handlePopBack",
      ]),
    Names(
      article: "UITabBarController",
      names: [
        "selectedIndex", "shouldSelect", "hidesBottomBarWhenPushed", "moreNavigationController",
        "customizableViewControllers", "viewControllers", "badgeColor",
      ]),
  ]

  @Test("each names what its readers know, in a table", arguments: articles)
  func names(names: Names) throws {
    let file = "Sources/SwipeTabKit/SwipeTabKit.docc/ComingFrom\(names.article).md"
    let table = try PackageFile.lines(file).filter { $0.hasPrefix("| ") }
    for name in names.names {
      let known = table.filter { $0.split(separator: "|").first?.contains(name) == true }
      expect(!known.isEmpty, "\(name)")
      expect(known.allSatisfy { $0.split(separator: "|").count == 2 })
    }
  }
}
