import SwipeTabStoryboard
import Testing

@testable import TestSupport

@Suite("Own pages in a storyboard")
@MainActor struct StoryboardOwnPageTests {
  private let file: StoryboardFile

  init() throws { file = try StoryboardFile(bytes: StoryboardFileTests.text()) }

  private func container() throws -> TabContainer {
    try file.makeContainer(size: StoryboardFileTests.size)
  }

  private final class MapPage: Screen {
    let id: PageID = "elsewhere"
    var keys: [KeyPress] = []
    var leadingButtons: [BarButton] = []
    func draw(in drawing: inout Drawing, context: PageContext) {
      drawing.fill(context.frame, Color(rgb: 0xABCDEF))
    }
    func handle(_ key: KeyPress) -> Bool {
      keys.append(key)
      return true
    }
  }

  private struct PlainPage: TabPage {
    var id: PageID = "map"
    var item: TabItem
    var navigationTitle = ""
    var swipeLock: SwipeLock = []
  }

  private func colors(_ tabs: TabContainer) -> [Color] {
    var list = DisplayList()
    tabs.draw(into: &list)
    return list.commands.compactMap { command in
      if case .fill(_, let color) = command.content { color } else { nil }
    }
  }

  @Test("a screen has the file's item, title and buttons, and draws and handles keys itself")
  func screen() throws {
    let page = MapPage()
    file.pages["map"] = page
    let tabs = try container()
    expectEqual(tabs.pages.ids, ["shop", "map"])
    let shown = tabs.pages.page(at: 1)
    expectEqual(shown.item, TabItem(title: "Map", image: "i", badge: .count(2)))
    expectEqual(shown.navigationTitle, "The map")
    expectEqual(shown.trailingButtons.map(\.label), ["Find"])
    expectEqual(shown.leadingButtons, [])
    page.leadingButtons = [BarButton(label: "Own")]
    expectEqual(shown.leadingButtons.map(\.label), ["Own"])
    expect(!colors(tabs).contains(Color(rgb: 0xABCDEF)))
    tabs.select("map", animated: false)
    let drawn = colors(tabs)
    expect(drawn.contains(Color(rgb: 0xABCDEF)))
    expect(tabs.handle(.key(KeyPress(.character("x")))))
    expectEqual(page.keys, [KeyPress(.character("x"))])
  }

  @Test(
    "a screen that says whether there is a navigation bar is followed", arguments: [false, true])
  func navigationBar(shows: Bool) throws {
    struct Own: Screen {
      let id: PageID = "elsewhere"
      var showsNavigationBar: Bool?
    }
    file.pages["map"] = Own(showsNavigationBar: shows)
    try expectEqual(container().pages.page(at: 1).showsNavigationBar, shows)
    file.pages["map"] = Own()
    let described = try StoryboardFile(bytes: StoryboardFileTests.text())
      .makeContainer(size: StoryboardFileTests.size).pages.page(at: 1).showsNavigationBar
    try expectEqual(container().pages.page(at: 1).showsNavigationBar, described)
  }

  nonisolated static let items: [(own: TabItem, merged: TabItem)] = [
    (TabItem(title: ""), TabItem(title: "Map", image: "i", badge: .count(2))),
    (TabItem(title: "Plan"), TabItem(title: "Plan", image: "i", badge: .count(2))),
    (
      TabItem(image: "own", selectedImage: "s", label: "L", badge: .dot),
      TabItem(title: "Map", image: "own", selectedImage: "s", label: "L", badge: .dot)
    ),
    (
      TabItem(
        title: " ", label: "L", hint: "H", badge: .count(0), isEnabled: false, rendering: .original),
      TabItem(
        title: "Map", image: "i", label: "L", hint: "H", badge: .count(0), isEnabled: false,
        rendering: .original)
    ),
  ]

  @Test("a page with an item has what that lacks from the file", arguments: items)
  func item(own: TabItem, merged: TabItem) throws {
    file.pages["map"] = PlainPage(item: own)
    try expectEqual(container().pages.page(at: 1).item, merged)
  }

  @Test("the title in the bar is the page's, else the file's, else the item's")
  func navigationTitle() throws {
    func title(_ page: PlainPage) throws -> String {
      file.pages["map"] = page
      return try container().pages.page(at: 1).navigationTitle
    }
    try expectEqual(title(PlainPage(item: TabItem(title: "Plan"), navigationTitle: "Own")), "Own")
    try expectEqual(
      title(PlainPage(item: TabItem(title: "Plan"), navigationTitle: "Plan")), "The map")
    try expectEqual(title(PlainPage(item: TabItem(title: "Plan"))), "The map")
    let plain = #"{"pages": [{"id": "map", "title": "Map"}, {"id": "b", "title": "B"}]}"#
    let untitled = try StoryboardFile(bytes: Array(plain.utf8))
    untitled.pages["map"] = PlainPage(item: TabItem(title: "Plan"))
    let tabs = try untitled.makeContainer(size: StoryboardFileTests.size)
    expectEqual(tabs.pages.page(at: 0).navigationTitle, "Plan")
  }

  private final class Inbox: BasePage {
    var stages: [PageStage] = []
    override func didEnter(_ stage: PageStage) { stages.append(stage) }
  }

  @Test("a BasePage knows its container, hears of its stages, and changes its item")
  func basePage() throws {
    let page = Inbox(id: "map", item: TabItem(title: ""))
    file.pages["map"] = page
    let tabs = try container()
    expect(page.container === tabs)
    tabs.select("map", animated: false)
    expectEqual(page.stages.last, .visible)
    page.item.badge = .count(7)
    expectEqual(tabs.pages.page(at: 1).item.badge, .count(7))
    expectEqual(tabs.pages.page(at: 1).item.title, "Map")
  }

  @Test("a page is the same object after a reload, with what the file says now")
  func reload() throws {
    let page = Inbox(id: "map", item: TabItem(title: ""))
    file.pages["map"] = page
    let tabs = try container()
    tabs.select("map", animated: false)
    page.swipeLock = .both
    try file.reload(from: StoryboardFileTests.text(title: "Plan"))
    expect(file.pages["map"] as? Inbox === page)
    expect(page.container === tabs)
    expectEqual(tabs.selectedID, "map")
    expectEqual(tabs.pages.page(at: 1).item.title, "Plan")
    expectEqual(tabs.pages.page(at: 1).swipeLock, .both)
    expectEqual(page.stages.last, .visible)
  }

  @Test("a page that is put in or taken out later is so at once")
  func later() throws {
    let tabs = try container()
    tabs.select("map", animated: false)
    expect(colors(tabs).contains(.red))
    file.pages["map"] = MapPage()
    expect(colors(tabs).contains(Color(rgb: 0xABCDEF)))
    file.pages["map"] = nil
    expect(!colors(tabs).contains(Color(rgb: 0xABCDEF)))
    expect(colors(tabs).contains(.red))
  }

  @Test("a screen of the app is pushed in the place of the file's, and stays when that is reloaded")
  func pushed() throws {
    file.pages["detail"] = MapPage()
    let tabs = try container()
    tabs.push("detail", animated: false)
    expectEqual(tabs.pushedScreens.map(\.id), ["detail"])
    expectEqual(tabs.pushedScreens.map(\.navigationTitle), ["Detail"])
    expect(colors(tabs).contains(Color(rgb: 0xABCDEF)))
    try file.reload(from: StoryboardFileTests.text(title: "Plan"))
    expectEqual(tabs.pushedScreens.map(\.id), ["detail"])
    expect(colors(tabs).contains(Color(rgb: 0xABCDEF)))
  }

  @Test("a segue's tab is found by its own identifier, or else by its page's")
  func segues() throws {
    let text = """
      { "screens": [{"id": "films", "title": "Films"}],
        "segues": [{"id": "one", "page": "films"}, {"id": "two", "page": "films"}] }
      """
    let file = try StoryboardFile(bytes: Array(text.utf8))
    file.pages["films"] = PlainPage(item: TabItem(title: "By page"))
    file.pages["two"] = PlainPage(item: TabItem(title: "By segue"))
    let pages = try file.makeContainer(size: StoryboardFileTests.size).pages
    expectEqual(pages.ids, ["one", "two"])
    expectEqual(pages.page(at: 0).item.title, "By page")
    expectEqual(pages.page(at: 1).item.title, "By segue")
    expectEqual(file.problems, [])
  }

  @Test("a page to add is the app's, and copies of it are the file's")
  func additions() throws {
    let text = """
      { "pages": [{"id": "a", "title": "A"}], "add": [{"id": "new", "title": "New"}], "close": true }
      """
    let file = try StoryboardFile(bytes: Array(text.utf8))
    file.pages["new"] = PlainPage(item: TabItem(title: "Own"))
    let tabs = try file.makeContainer(size: StoryboardFileTests.size)
    tabs.addPage()
    tabs.addPage()
    expectEqual(tabs.pages.ids, ["a", "new", "new-2"])
    expectEqual((0..<3).map { tabs.pages.page(at: $0).item.title }, ["A", "Own", "New"])
    try file.reload()
    expectEqual((0..<3).map { tabs.pages.page(at: $0).item.title }, ["A", "Own", "New"])
  }
}
