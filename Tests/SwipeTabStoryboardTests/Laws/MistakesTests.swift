import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// Law 12: a mistake is reported in words that help; it ends nothing and loses nothing.
@Suite("Law 12: mistakes are reported")
@MainActor struct MistakesTests {
  @Test("all problems of a list are named at once")
  func allAtOnce() throws {
    let pages: [any TabPage] = [
      ColorPage(id: "a", item: TabItem(title: " "), color: .red),
      ColorPage(id: "b", item: TabItem(image: "star", label: ""), color: .red),
      ColorPage(id: "a", item: TabItem(image: "", label: "A"), color: .red),
    ]
    let error = #expect(throws: PageListError.self) { try PageList(pages) }
    expectEqual(
      error?.problems,
      [
        "the item of page \"a\" has neither an image nor a title",
        "the item of page \"a\" has no label",
        "the item of page \"b\" has no label",
        "the identifier \"a\" is given to two pages",
        "the item of page \"a\" has neither an image nor a title",
      ])
    expectEqual(error?.description, error?.problems.joined(separator: "\n"))
  }

  @Test("selecting what is not there changes nothing and warns once")
  func select() throws {
    let fixture = try Fixture()
    fixture.tap(item: 1)
    _ = fixture.take()
    expectEqual(fixture.container.select("p9"), .unknown)
    expectEqual(fixture.container.select(index: 3), .unknown)
    expectEqual(
      fixture.take(),
      [
        .warning("there is no page \"p9\"; did you mean \"p0\"?"),
        .warning("there is no page 3: pages are numbered 0 to 2"),
      ])
    expectEqual(fixture.container.selectedIndex, 1)
    expectEqual(fixture.container.phase, .settling)
  }

  @Test("the good lines before a wrong one stay done")
  func replay() throws {
    let fixture = try Fixture()
    let player = ReplayPlayer(container: fixture.container)
    var reader = ReplayReader(name: "f")
    let good = try reader.read(Array(#"{"t":1,"do":"select","page":2,"animated":false}"#.utf8))
    _ = try player.play(try #require(good))
    #expect(throws: Diagnostic.self) { try reader.read(Array(#"{"t":2,"do":"leap"}"#.utf8)) }
    expectEqual(fixture.container.selectedIndex, 2)
    expectEqual(fixture.container.time, 1)
  }
}
