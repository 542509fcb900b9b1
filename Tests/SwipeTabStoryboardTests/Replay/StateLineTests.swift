import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

@Suite("State line")
@MainActor struct StateLineTests {
  private func line(_ fixture: Fixture) -> String {
    let events = fixture.take().map { (event: $0, path: [PageID]()) }
    return String(decoding: StateLine.bytes(of: fixture.container, events: events), as: UTF8.self)
  }

  @Test("at rest, to the byte")
  func rest() throws {
    let states: [(pages: Int, selected: Int?, line: [String])] = [
      (
        2, 1,
        [
          #"{"t":0,"phase":"resting","position":1,"velocity":0,"selected":{"index":1,"id":"p1"},"#,
          #""count":2,"pages":["p0","p1"],"visiblePages":[{"id":"p1","frame":[0,0,240,400]}],"#,
          #""toolbar":{"visible":true,"position":"bottom","frame":[0,351,240,49],"scroll":0,"#,
          #""items":[{"id":"p0","title":"P0","label":"P0","badge":null,"frame":[0,351,120,49],"#,
          #""selected":false,"enabled":true,"amount":0},"#,
          #"{"id":"p1","title":"P1","label":"P1","badge":null,"frame":[120,351,120,49],"#,
          #""selected":true,"enabled":true,"amount":1}],"indicator":null},"#,
          #""navigation":{"title":"P1","leading":[],"trailing":[],"stack":[]},"#,
          #""focus":null,"events":[]}"#, "\n",
        ]
      ),
      (
        0, nil,
        [
          #"{"t":0,"phase":"resting","position":0,"velocity":0,"selected":null,"#,
          #""count":0,"pages":[],"visiblePages":[],"toolbar":{"visible":false,"position":"bottom","#,
          #""frame":[0,0,0,0],"scroll":0,"items":[],"indicator":null},"#,
          #""navigation":{"title":null,"leading":[],"trailing":[],"stack":[]},"#,
          #""focus":null,"events":[]}"#, "\n",
        ]
      ),
    ]
    for (pages, selected, expected) in states {
      let fixture = try Fixture(
        pages: pages, at: selected, size: Size(width: 240, height: 400))
      expectEqual(line(fixture), expected.joined(), "\(pages) pages")
    }
  }

  @Test("on the way, with an indicator, a focus and events")
  func moving() throws {
    let fixture = try Fixture(pages: 2, size: Size(width: 240, height: 400)) {
      $0.animator = UnderlineAnimator(length: .share(1))
      $0.toolbarPosition = .top
    }
    fixture.tap(item: 1)
    fixture.key("tab")
    fixture.advance(by: 0.05)
    let text = line(fixture)
    // The spring aims 3 points past the page, a = 3 / 240: the position is 1 + a − 2·(1 + a)·e⁻¹, the velocity
    // 400·0.05·(1 + a)·e⁻¹.
    let beginning = [
      #"{"t":0.05,"phase":"settling","position":0.267544,"velocity":7.449559,"#,
      #""selected":{"index":1,"id":"p1"},"count":2,"pages":["p0","p1"],"visiblePages":["#,
      #"{"id":"p0","frame":[-64.210592,0,240,400]},{"id":"p1","frame":[175.789408,0,240,400]}],"#,
      #""toolbar":{"visible":true,"position":"top","frame":[0,44,240,49],"#,
    ]
    expect(text.hasPrefix(beginning.joined()))
    expect(text.contains(#""selected":false,"enabled":true,"amount":0.732456}"#))
    expect(text.contains(#""indicator":[32.105296,88,120,3]}"#))
    let end = [
      #""focus":"p1","events":[{"event":"willSelect","from":"p0","to":"p1","cause":"tap"},"#,
      #"{"event":"pageAppeared","page":"p1"}]}"#, "\n",
    ]
    expect(text.hasSuffix(end.joined()))
  }

  nonisolated static let itemTexts: [(TabItem, String)] = [
    (TabItem(title: "A", badge: .count(120)), #""title":"A","label":"A","badge":"99+","#),
    (TabItem(title: "A", badge: .dot), #""badge":"•","#),
    (TabItem(title: "A", badge: .text("new")), #""badge":"new","#),
    (TabItem(title: "A", badge: .count(0)), #""badge":null,"#),
    (TabItem(image: "star", label: "Star"), #""title":null,"label":"Star","#),
    (TabItem(title: "A", isEnabled: false), #""enabled":false,"#),
    (TabItem(title: "\"é\n"), #""title":"\"é\n","#),
  ]

  @Test("items say what they are", arguments: itemTexts)
  func items(item: TabItem, expected: String) throws {
    let fixture = try Fixture(pages: 0)
    fixture.container.setPages(try PageList([ColorPage(id: "a", item: item, color: .red)]))
    expect(line(fixture).contains(expected))
  }

  nonisolated static let eventTexts: [(ContainerEvent, String)] = [
    (.will("a", "b", .tap), #"{"event":"willSelect","from":"a","to":"b","cause":"tap"}"#),
    (.did(nil, "b", .reload), #"{"event":"didSelect","from":null,"to":"b","cause":"reload"}"#),
    (.dropped("a", nil, .wheel), #"{"event":"superseded","from":"a","to":null,"cause":"wheel"}"#),
    (.again("a", .key), #"{"event":"reselected","from":"a","to":"a","cause":"key"}"#),
    (.veto("a", "b", .swipe), #"{"event":"vetoed","from":"a","to":"b","cause":"swipe"}"#),
    (.began("a"), #"{"event":"swipeBegan","from":"a"}"#),
    (.ended("b"), #"{"event":"swipeEnded","target":"b"}"#),
    (.swipeCancelled, #"{"event":"swipeCancelled"}"#),
    (.shows("a"), #"{"event":"pageAppeared","page":"a"}"#),
    (.hides("a"), #"{"event":"pageDisappeared","page":"a"}"#),
    (.pushed("d"), #"{"event":"pushed","page":"d"}"#),
    (.popped("d"), #"{"event":"popped","page":"d"}"#),
    (.pagesChanged, #"{"event":"pagesChanged"}"#),
    (.warning("no \"x\""), #"{"event":"warning","message":"no \"x\""}"#),
  ]

  @Test("each event as an object, with the path to a container inside", arguments: eventTexts)
  func events(event: ContainerEvent, expected: String) throws {
    let fixture = try Fixture(pages: 1)
    let events = [(event: event, path: [PageID]()), (event: event, path: ["p1", "n2"])]
    let text = String(
      decoding: StateLine.bytes(of: fixture.container, events: events), as: UTF8.self)
    let inside = expected.dropLast() + #","in":["p1","n2"]}"#
    expect(text.hasSuffix(#""events":["# + expected + "," + inside + "]}\n"))
  }

  @Test("up to 100 pages are listed, of more those on screen", arguments: [(100, 100), (101, 2)])
  func many(count: Int, listed: Int) throws {
    let fixture = try Fixture(pages: count, at: 50)
    fixture.drag(by: -100, release: false)
    let text = line(fixture)
    let pages = text.split(separator: #""pages":["#)[1].prefix { $0 != "]" }
    expectEqual(pages.split(separator: ",").count, listed)
    let items = text.split(separator: #""amount":"#).count - 1
    expect(count == 100 ? items == 100 : items > 2 && items < 10)
    expect(text.contains(#""count":\#(count),"#))
  }

  @Test("the same state gives the same bytes")
  func same() throws {
    func state() throws -> String {
      let fixture = try Fixture(pages: 7)
      fixture.fling(-900)
      fixture.advance(by: 0.0123)
      return line(fixture)
    }
    try expectEqual(state(), state())
  }
}
