import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Hidden pages")
@MainActor struct HiddenPagesTests {
  private static func page(_ id: PageID, isHidden: Bool) -> any TabPage {
    var item = TabItem(title: id.rawValue)
    item.isHidden = isHidden
    return ColorPage(id: id, item: item, color: .red)
  }

  @Test("a list keeps hidden pages and leaves them out")
  func list() throws {
    let list = try PageList([
      Self.page("a", isHidden: false), Self.page("b", isHidden: true),
      Self.page("c", isHidden: false),
    ])
    expectEqual(list.ids, ["a", "c"])
    expectEqual(list.allIDs, ["a", "b", "c"])
    expectEqual(list.index(of: "b"), nil)
    expectEqual(list.index(of: "c"), 1)
    expectEqual(list.count, 2)
    expectEqual(list.arranged(hiding: ["a": true, "b": false], pinning: [:]).ids, ["b", "c"])
    expectEqual(list.arranged(hiding: ["a": true, "c": true], pinning: [:]).count, 0)
  }

  @Test("two pages of one identifier are refused, hidden or not")
  func duplicate() {
    #expect(throws: PageListError.self) {
      try PageList([Self.page("a", isHidden: true), Self.page("a", isHidden: false)])
    }
  }

  @Test("hiding the selected page selects its neighbour, showing it again selects nothing")
  func selected() throws {
    let fixture = try Fixture(pages: 3, at: 1)
    fixture.container.setHidden(true, page: "p1")
    expectEqual(fixture.container.pages.ids, ["p0", "p2"])
    expectEqual(
      fixture.takeChanges(),
      [
        .pagesChanged, .will("p1", "p2", .reload), .did("p1", "p2", .reload),
      ])
    fixture.container.setHidden(false, page: "p1")
    expectEqual(fixture.container.pages.ids, ["p0", "p1", "p2"])
    expectEqual(fixture.position, 2)
    expectEqual(fixture.takeChanges(), [.pagesChanged])
    fixture.container.setHidden(false, page: "p1")
    expectEqual(fixture.take(), [])
  }

  @Test("a page that is not there gives a warning")
  func unknown() throws {
    let fixture = try Fixture()
    fixture.container.setHidden(true, page: "p9")
    expectEqual(fixture.take().count, 1)
    expectEqual(fixture.container.count, 3)
  }

  @Test("a page that hides its item goes when the items are reloaded")
  func reload() throws {
    final class Page: TabPage {
      let id: PageID = "x"
      var item = TabItem(title: "X")
    }
    let page = Page()
    let fixture = try Fixture(pages: 2)
    try fixture.container.insert(page, at: 1)
    page.item.isHidden = true
    fixture.container.reloadItems()
    expectEqual(fixture.container.pages.ids, ["p0", "p1"])
    page.item.isHidden = false
    fixture.container.reloadItems()
    expectEqual(fixture.container.pages.ids, ["p0", "x", "p1"])
  }

  @Test("pages are moved and added among those that show, and hidden ones keep their places")
  func editing() throws {
    let fixture = try Fixture(pages: 5)
    fixture.container.setHidden(true, page: "p1")
    fixture.container.move("p0", to: 1)
    expectEqual(fixture.container.pages.ids, ["p2", "p0", "p3", "p4"])
    expectEqual(fixture.container.pages.allIDs, ["p1", "p2", "p0", "p3", "p4"])
    fixture.container.move("p4", to: 0)
    expectEqual(fixture.container.pages.ids, ["p4", "p2", "p0", "p3"])
    try fixture.container.insert(Fixture.page("x"), at: 1)
    expectEqual(fixture.container.pages.ids, ["p4", "x", "p2", "p0", "p3"])
    fixture.container.remove("p1")
    fixture.container.setHidden(false, page: "p3")
    expectEqual(fixture.container.pages.allIDs, ["p4", "x", "p2", "p0", "p3"])
  }

  @Test("a badge says what its label says")
  func badge() throws {
    var item = TabItem(title: "Mail", badge: .count(3))
    expectEqual(item.badgeValue, "3")
    item.badgeLabel = "3 unread messages"
    expectEqual(item.badgeValue, "3 unread messages")
    item.badge = .count(0)
    expectEqual(item.badgeValue, nil)
  }
}
