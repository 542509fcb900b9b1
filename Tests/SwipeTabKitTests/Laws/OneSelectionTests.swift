import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 2: one owner, known by its page's identifier, and drawn from the first frame on.
@Suite("Law 2: one selection")
@MainActor struct OneSelectionTests {
  @Test("the first frame shows the initial page and marks its item", arguments: 0..<3)
  func firstFrame(index: Int) throws {
    let fixture = try Fixture(at: index)
    expectEqual(fixture.container.selectedID, PageID("p\(index)"))
    expectEqual(fixture.leftEdges, [PageID("p\(index)"): 0])
    expectEqual(fixture.container.parts.toolbar.geometry.amount(ofItem: index), 1)
    expect(fixture.take().isEmpty)
  }

  @Test("an initial page by identifier")
  func initialIdentifier() throws {
    let container = try TabContainer(
      pages: PageList(Fixture.pages(0..<3)), initial: .id("p2"), size: Size(width: 400, height: 800)
    )
    expectEqual(container.selectedIndex, 2)
    expectEqual(container.position, 2)
    expectEqual(container.phase, .resting)
  }

  @Test(
    "an initial index that is not there is reported",
    arguments: [
      (3, 3, "there is no page 3: pages are numbered 0 to 2"),
      (-1, 3, "there is no page -1: pages are numbered 0 to 2"),
      (0, 0, "there is no page 0: there are no pages"),
    ])
  func invalidIndex(index: Int, count: Int, message: String) throws {
    let error = ContainerError.indexOutOfRange(index, count: count)
    #expect(throws: error) { try Fixture(pages: count, at: index) }
    expectEqual(error.description, message)
  }

  @Test("an initial identifier that is not there is reported with the nearest one")
  func invalidIdentifier() throws {
    let pages = try Fixture.list(["music", "play", "star"])
    let error = ContainerError.unknownPage("musik", nearest: "music")
    #expect(throws: error) {
      try TabContainer(pages: pages, initial: .id("musik"), size: Size(width: 400, height: 800))
    }
    expectEqual(error.description, "there is no page \"musik\"; did you mean \"music\"?")
  }

  @Test("the selection changes when it is made, not when the motion ends")
  func changesAtOnce() throws {
    let fixture = try Fixture()
    fixture.tap(item: 2)
    expectEqual(fixture.container.selectedIndex, 2)
    expectEqual(fixture.position, 0)
  }

  @Test("it stays with its page when others come before it")
  func identity() throws {
    let fixture = try Fixture(at: 1)
    fixture.container.setPages(try Fixture.list(["x", "y", "p1"]))
    expectEqual(fixture.container.selectedID, "p1")
    expectEqual(fixture.container.selectedIndex, 2)
    expectEqual(fixture.container.parts.toolbar.geometry.amount(ofItem: 2), 1)
  }

  @Test("a drag over half a page selects nothing before its release")
  func dragSelectsLate() throws {
    let fixture = try Fixture()
    fixture.drag(by: -380, release: false)
    expectEqual(fixture.container.selectedIndex, 0)
  }
}
