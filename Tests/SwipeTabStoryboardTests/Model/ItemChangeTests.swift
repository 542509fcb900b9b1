import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// What `item` lines of a replay change, on pages of every kind.
@Suite("Item changes")
@MainActor struct ItemChangeTests {
  private func generated(_ count: Int) -> PageList {
    .generated(
      count: count, id: { PageID("g\($0)") }, index: { Int($0.rawValue.dropFirst()) },
      page: { Fixture.page(PageID("g\($0)")) })
  }

  private func container(_ pages: PageList) throws -> TabContainer {
    try TabContainer(pages: pages, size: Size(width: 400, height: 800))
  }

  @discardableResult
  private func play(_ lines: [String], on container: TabContainer) throws -> String {
    let player = ReplayPlayer(container: container)
    var reader = ReplayReader(name: "-")
    for text in lines + [#"{"t":9,"do":"set"}"#] {
      guard let line = try reader.read(Array(text.utf8)) else { continue }
      _ = try player.play(line)
    }
    container.onEvent = nil
    return String(decoding: player.state(details: true), as: UTF8.self)
  }

  @Test("stored pages, one that wraps, and one that changes in place", arguments: [0, 1])
  func stored(index: Int) throws {
    let base = BasePage(id: "p1", item: TabItem(title: "One"))
    let container = try container(PageList([Fixture.page("p0"), base]))
    let id = container.pages.id(at: index)
    let state = try play(
      [
        #"{"t":1,"do":"item","page":"\#(id)","title":"New","badge":120,"enabled":false,"#
          + ##""badgeColor":"#008000"}"##
      ],
      on: container)
    let item = container.parts.catalog.page(at: index).item
    expectEqual(item.badgeColor, Color(rgb: 0x008000))
    expectEqual(item.title, "New")
    expectEqual(item.label, "New")
    expectEqual(item.badge, .count(120))
    expect(!item.isEnabled)
    expectEqual(container.parts.catalog.page(at: index).navigationTitle, "New")
    expect(state.contains(#""title":"New","label":"New","badge":"99+""#))
    expectEqual(container.checkInvariants(), [])
  }

  @Test("generated pages, of which there may be ten million")
  func ofGenerated() throws {
    let container = try container(generated(10_000_000))
    try play(
      (0..<50).map { #"{"t":1,"do":"item","page":"g9999999","badge":\#($0)}"# } + [
        #"{"t":1,"do":"item","page":"g9999999","title":"Last"}"#,
        #"{"t":2,"do":"select","page":"g9999999","animated":false}"#,
      ], on: container)
    let item = container.parts.catalog.page(at: 9_999_999).item
    expectEqual(item.badge, .count(49))
    expectEqual(item.title, "Last")
    expectEqual(container.selectedID, "g9999999")
  }

  @Test("a swipe that is not open is held", arguments: [true, false])
  func lock(isGenerated: Bool) throws {
    let pages = try isGenerated ? generated(3) : Fixture.list(["g0", "g1", "g2"])
    let container = try container(pages)
    let swipe = [
      #"{"t":1,"do":"press","x":300,"y":400}"#, #"{"t":1.1,"do":"move","x":100,"y":400}"#,
      #"{"t":1.1,"do":"release","x":100,"y":400}"#,
    ]
    try play([#"{"t":0,"do":"item","page":"g0","swipe":"backward"}"#] + swipe, on: container)
    expectEqual(container.selectedID, "g0")
    try play([#"{"t":9,"do":"item","page":"g0","swipe":"forward"}"#], on: container)
    container.handle(.press(.mouse, at: Point(x: 300, y: 400)))
    container.advance(to: container.time + 0.1)
    container.handle(.move(.mouse, to: Point(x: 50, y: 400)))
    container.handle(.release(.mouse, at: Point(x: 50, y: 400)))
    container.advance(to: container.time + 9)
    expectEqual(container.selectedID, "g1")
  }

  @Test("a page that is away for a while, or hidden, keeps what was changed")
  func away() throws {
    let container = try Fixture().container
    try play(
      [
        #"{"t":0,"do":"set","hidden":["p1"]}"#,
        #"{"t":0,"do":"item","page":"p1","badge":true}"#, #"{"t":0,"do":"set","hidden":[]}"#,
        #"{"t":0,"do":"item","page":"p2","badge":7}"#,
        #"{"t":1,"do":"pages","ids":["p0"]}"#, #"{"t":2,"do":"pages","ids":["p2","p1"]}"#,
      ], on: container)
    expectEqual(container.parts.catalog.page(at: 0).item.badge, .count(7))
    expectEqual(container.parts.catalog.page(at: 1).item.badge, .dot)
  }

  @Test("an item must keep a text; a change without one gives a warning and changes nothing")
  func blank() throws {
    let container = try Fixture().container
    let state = try play(
      [#"{"t":0,"do":"item","page":"p1","title":" ","badge":1}"#], on: container)
    expectEqual(container.parts.catalog.page(at: 1).item, TabItem(title: "P1"))
    let message =
      #"the item of page \"p1\" has neither an image nor a title; the item of page \"p1\" has no label"#
    expect(state.contains(#""events":[{"event":"warning","message":"\#(message)"}]"#))
  }

  @Test("details end the state line: what is hovered, its tooltip, and whether input was used")
  func details() throws {
    let container = try Fixture(hint: "hint").container
    let over = #"{"t":1,"do":"move","x":60,"y":780}"#
    let away = #"{"t":1,"do":"move","x":60,"y":400}"#
    try expect(
      play([over], on: container).hasSuffix(
        #","hover":"p0","tooltip":"P0: hint","handled":false}"# + "\n"))
    try expect(
      play([away, #"{"t":2,"do":"key","key":"ctrl+tab"}"#], on: container)
        .hasSuffix(#","hover":null,"tooltip":null,"handled":true}"# + "\n"))
  }

  @Test("changes of one page stay beside each other", arguments: ["p0", "g1"])
  func beside(id: String) throws {
    let container = try container(id == "p0" ? Fixture.list(["p0", "p1"]) : generated(3))
    let list = container.pages.allIDs.map { "\"\($0)\"" }.joined(separator: ",")
    try play(
      [
        #"{"t":1,"do":"item","page":"\#(id)","title":"New"}"#,
        #"{"t":2,"do":"item","page":"\#(id)","badge":3}"#,
        #"{"t":3,"do":"pages","ids":[\#(list)]}"#,
        #"{"t":4,"do":"item","page":"\#(id)","enabled":false}"#,
        #"{"t":5,"do":"pages","ids":[\#(list)]}"#,
      ], on: container)
    let index = try #require(container.pages.index(of: PageID(id)))
    let item = container.parts.catalog.page(at: index).item
    expectEqual(item.title, "New")
    expectEqual(item.badge, .count(3))
    expect(!item.isEnabled)
  }
}
