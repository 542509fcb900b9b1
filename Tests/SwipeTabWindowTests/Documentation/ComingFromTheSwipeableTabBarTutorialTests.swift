import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// The tutorial: red, blue and yellow pages under three icons, the middle one first.
@MainActor final class Tutorial: TabContainerDelegate {
  let tabs: TabContainer
  var swipes: [PageID] = []

  init() throws {
    var options = ContainerConfiguration()
    options.itemLayout = .centered(width: 76, gap: 10)
    options.theme.background = Color(rgb: 0x808080)
    options.theme.toolbar = Color.white.opacity(0.92)
    options.theme.selectedTint = Color(rgb: 0x0000FF)
    options.theme.tint = Color(rgb: 0x808080)
    options.theme.navigationTint = Color(rgb: 0x808080)
    tabs = try TabContainer(
      pages: PageList([
        Self.page("Red", icon: "ic_music", 0xFF0000),
        Self.page("Blue", icon: "ic_play", 0x0000FF),
        Self.page("Yellow", icon: "ic_star", 0xFFFF00),
      ]),
      configuration: options, initial: .index(1), size: Size(width: 320, height: 400))
    tabs.delegate = self
  }

  private static func page(_ name: String, icon: String, _ color: UInt32) -> ColorPage {
    ColorPage(id: PageID(name), item: TabItem(image: icon, label: name), color: Color(rgb: color))
  }

  func container(_ container: TabContainer, pageDidSwipeTo page: PageID) {
    swipes.append(page)
  }
}
// end

@Suite("ComingFromTheSwipeableTabBarTutorial, the article")
@MainActor struct ComingFromTheSwipeableTabBarTutorialTests {
  @Test("the middle page is the first one, and swipes that end on another page are told")
  func swipes() throws {
    let tutorial = try Tutorial()
    expectEqual(tutorial.tabs.selectedIndex, 1)
    tutorial.tabs.select(index: 0)
    tutorial.tabs.rest()
    tutorial.tabs.drag(from: 250, to: 200)
    tutorial.tabs.drop(at: 250)
    expectEqual(tutorial.swipes, [], "a tap or a canceled swipe is none")
    tutorial.tabs.drag(from: 250, to: 50)
    tutorial.tabs.drop(at: 50)
    expectEqual(tutorial.swipes, ["Blue"])
  }

  @Test("its picture shows the middle page, and a swipe to the last one")
  func picture() throws {
    let (resting, moving) = (try Tutorial(), try Tutorial())
    moving.tabs.drag(from: 250, to: 100)
    let picture = try ArticlePicture(
      "coming-from-the-tutorial", of: [resting.tabs, moving.tabs])
    try expect(picture.isStored())
  }
}
