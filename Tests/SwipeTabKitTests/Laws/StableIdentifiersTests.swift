import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 8: pages are known by their identifiers, and a new list is one step.
@Suite("Law 8: pages are known by stable identifiers")
@MainActor struct StableIdentifiersTests {
  @Test("the selection follows its page wherever it goes")
  func everyPlace() throws {
    let ids: [PageID] = ["a", "b", "c", "d"]
    for selected in ids {
      for target in 0..<4 {
        let container = try TabContainer(
          pages: Fixture.list(ids), initial: .id(selected), size: Size(width: 400, height: 800))
        container.move(selected, to: target)
        expectEqual(container.selectedID, selected)
        expectEqual(container.selectedIndex, target)
        expectEqual(container.position, Double(target))
      }
    }
  }

  @Test(
    "else it goes to the nearest page that remains",
    arguments: [
      (["b", "d", "e"], "d"), (["a", "b", "e"], "b"), (["a", "e"], "e"), (["a", "b"], "b"),
      (["a"], "a"),
      (["x", "a", "y"], "a"),
    ])
  func survivor(left: [String], expected: String) throws {
    let container = try TabContainer(
      pages: Fixture.list(["a", "b", "c", "d", "e"]), initial: .id("c"),
      size: Size(width: 400, height: 800))
    var events: [ContainerEvent] = []
    container.onEvent = { events.append($0) }
    container.setPages(try Fixture.list(left.map { PageID($0) }))
    let to = PageID(expected)
    expectEqual(container.selectedID, to)
    expectEqual(
      events,
      [
        .pagesChanged, .will("c", to, .reload), .shows(to), .hides("c"), .did("c", to, .reload),
      ])
  }

  @Test("zero pages is an ordinary state, at the start and later")
  func none() throws {
    let fixture = try Fixture(pages: 0)
    expectEqual(fixture.container.selectedIndex, nil)
    expectEqual(fixture.container.selectedID, nil)
    fixture.container.setPages(try Fixture.list(["a", "b"]))
    expectEqual(fixture.container.selectedID, "a")
    expectEqual(
      fixture.take(),
      [
        .pagesChanged, .will(nil, "a", .reload), .shows("a"), .did(nil, "a", .reload),
      ])
    fixture.container.setPages(.empty)
    expectEqual(fixture.container.selectedID, nil)
    expectEqual(
      fixture.take(),
      [
        .pagesChanged, .will("a", nil, .reload), .hides("a"), .did("a", nil, .reload),
      ])
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("one list is one step, however much it changes")
  func oneStep() throws {
    let fixture = try Fixture(pages: 6, at: 2)
    fixture.container.setPages(try Fixture.list(["p5", "n1", "p2", "p1", "n2"]))
    expectEqual(fixture.take(), [.pagesChanged])
    expectEqual(fixture.container.selectedIndex, 2)
  }

  @Test("an identifier given twice is refused, and nothing changes")
  func duplicates() throws {
    #expect(throws: PageListError(problems: ["the identifier \"a\" is given to two pages"])) {
      try Fixture.list(["a", "b", "a"])
    }
    let fixture = try Fixture()
    #expect(throws: PageListError.self) { try fixture.container.insert(Fixture.page("p1"), at: 0) }
    #expect(throws: PageListError.self) {
      try fixture.container.replace("p0", with: Fixture.page("p2"))
    }
    expectEqual(fixture.container.count, 3)
    expectEqual(fixture.take(), [])
  }

  @Test("what is not there is warned of once, with the nearest name")
  func unknown() throws {
    let container = try TabContainer(
      pages: Fixture.list(["music", "play"]), size: Size(width: 400, height: 800))
    var events: [ContainerEvent] = []
    container.onEvent = { events.append($0) }
    container.remove("musik")
    container.move("plya", to: 0)
    try container.replace("zzz", with: Fixture.page("q"))
    expectEqual(
      events,
      [
        .warning("there is no page \"musik\"; did you mean \"music\"?"),
        .warning("there is no page \"plya\"; did you mean \"play\"?"),
        .warning("there is no page \"zzz\""),
      ])
  }

  @Test("a page that may not be selected is taken only if there is no other")
  func disabled() throws {
    func list(_ ids: [String], disabled: [String]) throws -> PageList {
      try PageList(
        ids.map { id in
          var item = TabItem(title: id)
          item.isEnabled = !disabled.contains(id)
          return ColorPage(id: PageID(id), item: item, color: .red)
        })
    }
    let rows: [(disabled: [String], first: String, left: [String], then: String)] = [
      (["a"], "b", ["a", "c", "d"], "c"), (["a", "c"], "b", ["a", "c", "d"], "d"),
      (["a", "b", "c", "d"], "a", ["b", "c"], "b"),
    ]
    for row in rows {
      let container = try TabContainer(
        pages: list(["a", "b", "c", "d"], disabled: row.disabled),
        size: Size(width: 400, height: 800))
      expectEqual(container.selectedID, PageID(row.first), "first of \(row)")
      container.setPages(try list(row.left, disabled: row.disabled))
      expectEqual(container.selectedID, PageID(row.then), "then of \(row)")
    }
  }
}
