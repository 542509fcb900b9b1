import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Closed pages that are opened again.
@Suite("Reopening pages")
@MainActor struct ReopeningTests {
  private func fixture(
    pages: Int = 5, at index: Int? = nil,
    _ change: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(pages: pages, at: index) {
      $0.allowsClosing = true
      change(&$0)
    }
  }

  private func ids(_ fixture: Fixture) -> [PageID] { fixture.container.pages.ids }

  @Test("by Ctrl+Shift+T, the last one first, each where it was, and selected")
  func keys() throws {
    let fixture = try fixture()
    for page in ["p0", "p3", "p4"] as [PageID] { fixture.container.close(page) }
    var opened: [PageID?] = []
    while fixture.key("ctrl+shift+t") {
      opened.append(fixture.container.selectedID)
      fixture.rest()
      expectEqual(fixture.container.checkInvariants(), [])
    }
    expectEqual(opened, ["p4", "p3", "p0"])
    expectEqual(ids(fixture), ["p0", "p1", "p2", "p3", "p4"])
  }

  @Test("its events are those of a page that was added")
  func events() throws {
    let fixture = try fixture(pages: 3)
    fixture.container.close("p1")
    _ = fixture.take()
    fixture.key("ctrl+shift+t")
    fixture.rest()
    expectEqual(
      fixture.takeChanges(), [.pagesChanged, .will("p0", "p1", .key), .did("p0", "p1", .key)])
  }

  @Test(
    "it follows the page that was before it, wherever that is now; without it, it has its index")
  func place() throws {
    let fixture = try fixture { $0.allowsReordering = true }
    fixture.container.close("p2")
    fixture.container.move("p1", to: 3)
    expectEqual(fixture.container.reopenClosedPage(), "p2")
    expectEqual(ids(fixture), ["p0", "p3", "p4", "p1", "p2"])
    fixture.container.close("p4")
    fixture.container.remove("p3")
    fixture.container.reopenClosedPage()
    expectEqual(ids(fixture), ["p0", "p1", "p4", "p2"])
  }

  @Test("the only page, and one that was beside it, come back to a container without pages")
  func empty() throws {
    let fixture = try fixture(pages: 2)
    for page in ["p0", "p1"] as [PageID] { fixture.container.close(page) }
    expectEqual(fixture.container.count, 0)
    expect(fixture.key("ctrl+shift+t"))
    expect(fixture.key("ctrl+shift+t"))
    expectEqual(ids(fixture), ["p0", "p1"])
    expectEqual(fixture.container.selectedID, "p0")
  }

  @Test("its pushed screens and its scroll offset come back with it")
  func state() throws {
    let fixture = try fixture { $0.navigation = .perTab }
    let screen = ColorPage(id: "deep", item: TabItem(title: "Deep"), color: .blue)
    fixture.container.push(screen, animated: false)
    fixture.container.close("p0")
    expect(fixture.container.screens(ofPage: "p0").isEmpty)
    _ = fixture.take()
    fixture.container.reopenClosedPage()
    expectEqual(fixture.container.screens(ofPage: "p0").map(\.id), ["deep"])
    expect(fixture.take().contains(.pushed("deep")))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("the app can make the page anew, or refuse")
  func asked() throws {
    let fixture = try fixture()
    fixture.container.close("p1")
    fixture.container.close("p2")
    var asked: [PageID] = []
    fixture.container.makeClosedPage = { page in
      asked.append(page.id)
      return page.id == "p2" ? nil : Fixture.page("again")
    }
    expect(!fixture.key("ctrl+shift+t"))
    expect(fixture.key("ctrl+shift+t"))
    expect(!fixture.key("ctrl+shift+t"))
    expectEqual(asked, ["p2", "p1"])
    expectEqual(ids(fixture), ["p0", "again", "p3", "p4"])
  }

  @Test("a page that is there again, shown or hidden, is not opened twice")
  func present() throws {
    let fixture = try fixture()
    fixture.container.close("p1")
    fixture.container.close("p2")
    fixture.container.setPages(try Fixture.list(["p0", "p1", "p2"]))
    fixture.container.setHidden(true, page: "p2")
    expect(!fixture.container.parts.editing.canReopen)
    expect(!fixture.key("ctrl+shift+t"))
  }

  @Test("nothing is opened where pages cannot be closed, and a bounded number is kept")
  func bounds() throws {
    let fixture = try fixture(pages: 40)
    for number in 0..<30 { fixture.container.close(PageID("p\(number)")) }
    fixture.container.configuration.allowsClosing = false
    expect(!fixture.key("ctrl+shift+t"))
    fixture.container.configuration.allowsClosing = true
    var count = 0
    while fixture.key("ctrl+shift+t") { count += 1 }
    expectEqual(count, 25)
    expectEqual(fixture.container.pages.index(of: "p4"), nil)
  }
}
