import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Tooltips of buttons")
@MainActor struct TooltipTests {
  private struct ButtonPage: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue) }
    var navigationTitle: String { id.rawValue }
    let trailingButtons = [
      BarButton(label: "Search", image: "search", action: .pop),
      BarButton(label: "Edit", action: .pop),
    ]
  }

  private func hover(_ rect: Rect?, _ container: TabContainer) throws -> String? {
    let rect = try #require(rect)
    container.handle(.move(.mouse, to: Point(x: rect.midX, y: rect.midY)))
    container.advance(to: container.time + 0.499)
    expectEqual(container.parts.hover.text, nil)
    container.advance(to: container.time + 0.002)
    return container.parts.hover.text
  }

  @Test("a button of the navigation bar has one if it shows no text")
  func navigation() throws {
    let container = try TabContainer(
      pages: try PageList([ButtonPage(id: "a")]), size: Size(width: 400, height: 600))
    let bar = container.parts.navigationBar
    try expectEqual(hover(bar.frame(of: .trailing(0)), container), "Search")
    try expectEqual(hover(bar.frame(of: .trailing(1)), container), nil)
    var list = DisplayList()
    _ = try hover(bar.frame(of: .trailing(0)), container)
    container.draw(into: &list)
    expect(list.commands.contains { $0.shows("Search") })
  }

  @Test("it goes when a key is pressed or a text comes, and stays away", arguments: [false, true])
  func typing(isText: Bool) throws {
    let container = try TabContainer(
      pages: try PageList([ButtonPage(id: "a")]), size: Size(width: 400, height: 600))
    let bar = container.parts.navigationBar
    try expectEqual(hover(bar.frame(of: .trailing(0)), container), "Search")
    container.handle(isText ? .text("a") : .key(KeyPress(.home)))
    expectEqual(container.parts.hover.text, nil)
    container.advance(to: container.time + 5)
    expectEqual(container.parts.hover.text, nil)
    expectEqual(container.nextDeadline, nil)
  }

  @Test("after a click, what comes below the pointer has none until the pointer moves")
  func clicked() throws {
    let fixture = try Fixture(pages: 2) {
      $0.allowsAdding = true
      $0.titles = .beside
    }
    let (container, parts) = (fixture.container, fixture.container.parts)
    container.makeNewPage = {
      ColorPage(id: "new", item: TabItem(title: "N", label: "A new one"), color: .red)
    }
    let place = try #require(parts.tooltips.frame(of: .add))
    let point = Point(x: place.midX, y: place.midY)
    container.handle(.move(.mouse, to: point))
    container.handle(.press(.mouse, at: point))
    container.handle(.release(.mouse, at: point))
    container.advance(to: container.time + 5)
    expectEqual(container.pages.ids.last, "new")
    expectEqual(parts.hover.text, nil)
    container.advance(to: container.time + 5)
    expectEqual(parts.hover.text, nil)
    expectEqual(container.nextDeadline, nil)
    let items = (0..<3).map { parts.toolbar.geometry.frame(ofItem: $0) }
    try expectEqual(hover(items[0], container), nil)
    try expectEqual(hover(items[2], container), "A new one")
  }

  @Test("the buttons that close and add pages have one")
  func toolbar() throws {
    let fixture = try Fixture(pages: 3) {
      $0.allowsClosing = true
      $0.allowsAdding = true
      $0.titles = .beside
    }
    fixture.container.makeNewPage = { Fixture.page("new") }
    let parts = fixture.container.parts
    try expectEqual(hover(parts.tooltips.frame(of: .close("p0")), fixture.container), "Close P0")
    try expectEqual(hover(parts.tooltips.frame(of: .add), fixture.container), "New tab")
  }

  @Test(
    "an item has one if its title is cut or not shown, if its label says more, or for its hint",
    arguments: [
      ("Mail", nil, nil, nil), ("Mail", nil, "Letters", "Mail: Letters"),
      ("Mail", "Incoming mail", nil, "Incoming mail"),
      (
        "A title that is much too long for its item", nil, nil,
        "A title that is much too long for its item"
      ),
    ] as [(String, String?, String?, String?)])
  func items(title: String, label: String?, hint: String?, expected: String?) throws {
    let item = TabItem(title: title, image: "star", label: label, hint: hint)
    let pages = (0..<4).map { ColorPage(id: PageID("p\($0)"), item: item, color: .red) }
    let container = try TabContainer(
      pages: PageList(pages), size: Size(width: 400, height: 600))
    let frame = container.parts.toolbar.geometry.frame(ofItem: 1)
    container.handle(.move(.mouse, to: Point(x: frame.midX, y: frame.midY)))
    container.advance(to: 1)
    expectEqual(container.parts.hover.text, expected)
    container.configuration.toolbarStyle = .dots
    container.handle(.move(.mouse, to: StateReader(container).middle(ofItem: 2)))
    container.advance(to: 3)
    expectEqual(container.parts.hover.text?.hasPrefix(label ?? title), true)
  }
}

extension DrawCommand {
  fileprivate func shows(_ text: String) -> Bool {
    if case .text(let shown) = content { shown.string == text } else { false }
  }
}
