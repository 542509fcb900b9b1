import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// Four pages, and everything about their bar.
final class ExampleTabs: TabContainerDataSource, TabContainerDelegate {
  private let images = ["house", "ic_play", "bookmark", "gear"]
  private let colors: [Color] = [.red, .blue, Color(rgb: 0xC2410C), Color(rgb: 0x15803D)]
  var selections: [Int?] = []

  func numberOfPages(in container: TabContainer) -> Int { images.count }
  func container(_ container: TabContainer, pageAt index: Int) -> any TabPage {
    let item = TabItem(image: images[index], label: "Tab \(index + 1)")
    return ColorPage(id: PageID(images[index]), item: item, color: colors[index])
  }
  func initialPage(in container: TabContainer) -> InitialPage? { .index(3) }
  func toolbarHeight(in container: TabContainer) -> Double? { 40 }
  func toolbarColor(in container: TabContainer) -> Color? { .white }
  func animator(in container: TabContainer) -> (any TabBarAnimator)? {
    OverlayAnimator(colors: colors, opacity: 1, margin: 0, radius: 0, selectedColor: .white)
      .combined(with: ZoomAnimator(factor: 1.5))
  }
  func container(_ container: TabContainer, didSelect change: SelectionChange) {
    selections.append(container.selectedIndex)
  }
}
// end

@Suite("ComingFromMDVTabBarController, the article")
@MainActor struct ComingFromMDVTabBarControllerTests {
  private let tabs = ExampleTabs()

  private func container() throws -> TabContainer {
    // snippet
    let container = try TabContainer(dataSource: tabs, size: Size(width: 320, height: 400))
    container.delegate = tabs
    // end
    return container
  }

  @Test("the last tab is the first one, the bar is 40 points high, and each selection is told")
  func selection() throws {
    let container = try container()
    expectEqual(container.selectedIndex, 3)
    expectEqual(container.configuration.effectiveToolbarHeight, 40)
    expectEqual(container.configuration.theme.toolbar, .white)
    expectEqual(tabs.selections, [], "the first page is no selection")
    expect(container.activate(label: "Tab 2"))
    expectEqual(tabs.selections, [], "the block is on its way")
    container.rest()
    expectEqual(tabs.selections, [1])
  }

  @Test("its picture shows the last tab, and a swipe from the second to the third")
  func picture() throws {
    let (resting, moving) = (try container(), try container())
    moving.select(index: 1, animated: false)
    moving.drag(from: 250, to: 210)
    let picture = try ArticlePicture("coming-from-mdvtabbarcontroller", of: [resting, moving])
    try expect(picture.isStored())
  }
}
