import Testing

@testable import TestSupport

// What stands between "snippet" and "end" stands in the article too, to the letter.

// snippet
import SwipeTabKit

/// A tab of the harness; its button leads to the end of the line.
final class HarnessTab: BasePage {
  init(_ number: Int) {
    let item = TabItem(title: "TAB \(number)", image: "square-\(number)")
    super.init(id: "controller\(number)", item: item)
    trailingButtons = [BarButton(label: "Next", action: .push("end"))]
  }
}

/// The last screen, with a button that goes all the way back.
struct EndOfTheLine: Screen {
  let id: PageID = "end"
  let leadingButtons = [BarButton(label: "All the way back", action: .popToRoot)]
}

/// The screen "Storyboard Only": three segues and a direct identifier.
@MainActor func makeHarness(toolbarOnTop: Bool, textOnRight: Bool) throws -> TabContainer {
  var storyboard = Storyboard()
  for number in 0...3 { storyboard.define("controller\(number)") { HarnessTab(number) } }
  storyboard.segues = [Segue("controller2"), Segue("controller0"), Segue("controller1")]
  storyboard.ids = ["controller3"]
  var options = ContainerConfiguration()
  options.toolbarPosition = toolbarOnTop ? .top : .bottom
  options.titles = textOnRight ? .beside : .below
  options.theme = .dark
  options.theme.toolbar = Color.black.opacity(0)
  options.backdrop = .gradient(from: Color(rgb: 0x0B3D2E), to: Color(rgb: 0x14805C), .down)
  let tabs = try TabContainer(
    pages: storyboard.load().pages, configuration: options, initial: .index(1),
    size: Size(width: 320, height: 400))
  tabs.makeScreen = { $0 == "end" ? EndOfTheLine() : nil }
  return tabs
}
// end

@Suite("ComingFromSwipeTabController, the article")
@MainActor struct ComingFromSwipeTabControllerTests {
  @Test("its tabs are sorted, and begin with TAB 1")
  func order() throws {
    let tabs = try makeHarness(toolbarOnTop: false, textOnRight: false)
    expectEqual(tabs.pages.allIDs, ["controller0", "controller1", "controller2", "controller3"])
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test("its callbacks are called before and after each change")
  func callbacks() throws {
    let tabs = try makeHarness(toolbarOnTop: false, textOnRight: false)
    var log: [String] = []
    // snippet
    tabs.willSelect = { change in log.append("before \(change.to ?? "none"), by \(change.cause)") }
    tabs.didSelect = { change in log.append("after \(change.to ?? "none")") }
    // end
    tabs.drag(from: 250, to: 50)
    expectEqual(log, [])
    tabs.drop(at: 50)
    tabs.select(index: 0)
    tabs.rest()
    expectEqual(
      log,
      [
        "before controller2, by swipe", "after controller2",
        "before controller0, by program", "after controller0",
      ])
  }

  @Test("the end of the line covers the bar, and one button leads all the way back")
  func endOfTheLine() throws {
    let tabs = try makeHarness(toolbarOnTop: true, textOnRight: true)
    expect(tabs.activate(label: "Next"))
    tabs.rest()
    expectEqual(tabs.pushedScreens.map(\.id), ["end"])
    expect(!tabs.activate(label: "TAB 2"), "no tab is in view")
    expect(tabs.activate(label: "All the way back"))
    tabs.rest()
    expect(tabs.pushedScreens.isEmpty)
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test("its picture shows the tabs at the bottom, and a swipe below tabs at the top")
  func picture() throws {
    let bottom = try makeHarness(toolbarOnTop: false, textOnRight: false)
    let top = try makeHarness(toolbarOnTop: true, textOnRight: true)
    top.drag(from: 250, to: 100)
    try expect(ArticlePicture("coming-from-swipetabcontroller", of: [bottom, top]).isStored())
  }
}
