import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// A tab whose button pushes a screen onto the stack of the tab.
final class Department: BasePage {
  init(_ number: Int) {
    let item = TabItem(title: "Tab \(number)", image: "square-\(number)")
    super.init(id: "tab\(number)", item: item)
    trailingButtons = [BarButton(label: "Next", action: .push("detail"))]
  }
}

/// A pushed screen.
struct Detail: Screen {
  let id: PageID
  let navigationTitle = "Detail"
  /// True is what `hidesBottomBarWhenPushed` is there.
  var hidesToolbar = false
}

/// Six tabs, of which the bar has the first four and a list of the others.
@MainActor func makeClassicTabs() throws -> TabContainer {
  let departments = (0...5).map { Department($0) }
  var options = ContainerConfiguration()
  options.navigation = .perTab
  options.swiping = false
  options.adaptation = .sidebar
  let tabs = try TabContainer(
    pages: PageList(departments).withMorePage(after: 4), configuration: options,
    size: Size(width: 320, height: 400))
  tabs.makeScreen = { id in departments.first { $0.id == id } ?? Detail(id: id) }
  tabs.shouldSelect = { page, cause in page != "tab3" || cause == .program }
  return tabs
}
// end

@Suite("ComingFromUITabBarController, the article")
@MainActor struct ComingFromUITabBarControllerTests {
  @Test("each tab keeps its screens, and the bar stays over them")
  func stacks() throws {
    let tabs = try makeClassicTabs()
    expect(tabs.activate(label: "Next"))
    tabs.rest()
    expect(tabs.activate(label: "Tab 1"))
    tabs.rest()
    expect(tabs.pushedScreens.isEmpty)
    expectEqual(tabs.screens(ofPage: "tab0").map(\.id), ["detail"])
    tabs.push(Detail(id: "alone", hidesToolbar: true))
    tabs.rest()
    expect(!tabs.activate(label: "Tab 0"), "the screen covers the bar")
  }

  @Test("a drag turns no page, and a tap on the fourth tab is refused")
  func refusals() throws {
    let tabs = try makeClassicTabs()
    tabs.drag(from: 250, to: 50)
    tabs.drop(at: 50)
    tabs.activate(label: "Tab 3")
    tabs.rest()
    expectEqual(tabs.selectedIndex, 0)
    expectEqual(tabs.select("tab3"), .selected)
  }

  @Test("More lists two tabs, and pushes the chosen one")
  func more() throws {
    let tabs = try makeClassicTabs()
    expectEqual(tabs.pages.allIDs, ["tab0", "tab1", "tab2", "tab3", "more"])
    expect(tabs.activate(label: "More"))
    tabs.rest()
    expect(tabs.activate(label: "Tab 5"))
    tabs.rest()
    expectEqual(tabs.selectedID, "more")
    expectEqual(tabs.pushedScreens.map(\.id), ["tab5"])
  }

  @Test("its picture shows a pushed screen under the bar, and the list of More")
  func picture() throws {
    let (detail, more) = (try makeClassicTabs(), try makeClassicTabs())
    detail.activate(label: "Next")
    more.activate(label: "More")
    detail.rest()
    more.rest()
    try expect(ArticlePicture("coming-from-uitabbarcontroller", of: [detail, more]).isStored())
  }
}
