import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Peers: selection")
@MainActor struct SelectionPeersTests {
  nonisolated static let iOSCases: [PeerCase] = [
    PeerCase(
      "PB PageboyTransitionTests:15 to 2 at once", pages: 5,
      { $0.container.select(index: 2, animated: false) }, page: 2, position: 2,
      events: [.will("p0", "p2", .program), .did("p0", "p2", .program)]),
    PeerCase(
      "PB PageboyTransitionTests:32 to 6 of 5", pages: 5, { $0.container.select(index: 6) },
      page: 0,
      position: 0, events: [.warning("there is no page 6: pages are numbered 0 to 4")]),
    PeerCase(
      "PB PageboyTransitionTests:44 to the first while on it", pages: 5,
      { $0.container.select(index: 0) }, page: 0, events: []),
    PeerCase(
      "PB PageboyTransitionTests:55 to the last", pages: 5, { $0.container.select(index: 4) },
      page: 4),
    PeerCase("PB PageboyTransitionTests:71 next", pages: 5, { $0.key("ctrl+pagedown") }, page: 1),
    PeerCase(
      "PB PageboyTransitionTests:87 previous", pages: 5, at: 4, { $0.key("ctrl+pageup") }, page: 3),
    PeerCase(
      "PB PageboyTransitionTests:108 half a page is 0.5, the index still 0",
      {
        $0.drag(by: -200, release: false)
        expectEqual($0.container.selectedIndex, 0)
      }, page: 0, position: 0.5),
    PeerCase(
      "PB PageboyTransitionTests:151 without bounce nothing is past the start", pages: 2,
      set: { $0.tuning.bounces = false }, { $0.drag(by: 40, release: false) }, page: 0,
      position: 0, events: []),
    PeerCase(
      "SMV SwipeMenuViewTests:153 to -1", { $0.container.select(index: -1) }, page: 0, position: 0),
    PeerCase(
      "SMV SwipeMenuViewTests:153 to 99", { $0.container.select(index: 99) }, page: 0, position: 0),
    PeerCase(
      "SMV SwipeMenuViewTests:66 to 3, then 1 at once", pages: 4,
      { $0.select([3, 1], animated: false) }, page: 1, position: 1),
    PeerCase(
      "SMV SwipeMenuViewTests:48 the third page shows at the left edge",
      {
        $0.container.select(index: 2, animated: false)
        expectEqual($0.leftEdges, ["p2": 0])
      }, page: 2),
    PeerCase(
      "SMV SwipeMenuViewTests:84 one will, one did", pages: 4, { $0.container.select(index: 2) },
      page: 2,
      events: [.will("p0", "p2", .program), .did("p0", "p2", .program)]),
    PeerCase(
      "SMV SwipeMenuViewTests:101 back at once on the way", pages: 4,
      {
        $0.container.select(index: 2)
        $0.advance(by: 0.05)
        $0.container.select(index: 0, animated: false)
      }, page: 0, position: 0,
      events: [
        .will("p0", "p2", .program), .dropped("p0", "p2", .program), .will("p2", "p0", .program),
        .did("p2", "p0", .program),
      ]),
    PeerCase(
      "SMV SwipeMenuViewTests:130 a tap on the way ends the first change before its own", pages: 4,
      {
        $0.container.select(index: 2)
        $0.advance(by: 0.05)
        $0.tap(item: 3)
      }, page: 3,
      events: [
        .will("p0", "p2", .program), .dropped("p0", "p2", .program), .will("p2", "p3", .tap),
        .did("p2", "p3", .tap),
      ]),
    PeerCase(
      "STBC ExampleUITests:38 swipe before the first", { $0.fling(1000) }, page: 0,
      events: [.began("p0"), .ended("p0"), .swipeCancelled]),
    PeerCase(
      "STBC ExampleUITests:45 swipe next twice",
      {
        $0.fling(-1000)
        $0.rest()
        $0.fling(-1000)
      }, page: 2),
    PeerCase("STBC ExampleUITests:60 tap the third", { $0.tap(item: 2) }, page: 2),
    PeerCase(
      "STBC ExampleUITests:69 cycling: next after the last", at: 2, { $0.key("ctrl+tab") }, page: 0),
    PeerCase(
      "STBC ExampleUITests:72 cycling: before the first",
      {
        $0.key("ctrl+shift+tab")
        $0.key("ctrl+shift+tab")
      }, page: 1),
    PeerCase("RAM AnimatedTabBarTests:68 select 1", { $0.container.select("p1") }, page: 1),
    PeerCase(
      "RAM AnimatedTabBarTests:105 a disabled item is not tapped",
      {
        let item = TabItem(title: "Off", isEnabled: false)
        try $0.container.replace("p1", with: ColorPage(id: "p1", item: item, color: .red))
        $0.tap(item: 1)
      }, page: 0, events: []),
    PeerCase(
      "PB PageboyDataSourceTests:15 five pages, one is shown", pages: 5, page: 0, position: 0),
    PeerCase(
      "PB PageboyDataSourceTests:24 no pages, none is shown", pages: 0, page: nil, events: []),
    PeerCase(
      "PB PageboyDataSourceTests:52 the third by default", pages: 5, at: 3, page: 3, events: []),
    PeerCase(
      "PB PageboyDataSourceTests:96 the last by default", pages: 5, at: 4, page: 4, events: []),
    PeerCase(
      "PB PageboyDataSourceTests:107 three of five are left", pages: 5,
      { $0.container.setPages(try Fixture.list(["p0", "p1", "p2"])) }, page: 0,
      events: [.pagesChanged]),
    PeerCase(
      "SMV SwipeMenuViewTests:208 no titles", pages: 0, { $0.drag(by: -300) }, page: nil, events: []
    ),
    PeerCase(
      "SMV SwipeMenuViewTests:173 setting up tells nothing", pages: 4, at: 2, page: 2, events: []),
    PeerCase(
      "PAR PagingViewControllerTests:321 selected before the first layout",
      { $0.container.select(index: 1, animated: false) }, page: 1, position: 1),
    PeerCase(
      "PAR PagingControllerTests:466 selecting the same item", at: 1,
      { $0.container.select(index: 1) }, page: 1, events: []),
    PeerCase(
      "PAR PagingControllerTests:445 selecting while scrolling; here it takes over",
      {
        $0.drag(by: -100, release: false)
        $0.container.select(index: 2)
      }, page: 2,
      events: [
        .began("p0"), .swipeCancelled, .will("p0", "p2", .program), .did("p0", "p2", .program),
      ]),
    PeerCase(
      "PAR PagingControllerTests:774 a resize keeps the item", at: 2, { $0.resize(700, 300) },
      page: 2, position: 2, events: []),
    PeerCase(
      "PAR PagingViewControllerDelegateTests:7 a tap reports its item once", { $0.tap(item: 1) },
      page: 1, events: [.will("p0", "p1", .tap), .did("p0", "p1", .tap)]),
    PeerCase("LGV the initial index tells nothing", at: 1, page: 1, position: 1, events: []),
    PeerCase(
      "LGV from 0 to 3 is one change", pages: 4, { $0.tap(item: 3) }, page: 3,
      events: [.will("p0", "p3", .tap), .did("p0", "p3", .tap)]),
    PeerCase(
      "LGV a cancelled swipe has no after", { $0.slowDrag(by: -100) }, page: 0,
      events: [.began("p0"), .ended("p0"), .swipeCancelled]),
  ]

  nonisolated static let otherCases: [PeerCase] = [
    PeerCase(
      "F01 tap third, then second",
      {
        $0.tap(item: 2)
        $0.rest()
        $0.tap(item: 1)
      }, page: 1,
      events: [
        .will("p0", "p2", .tap), .did("p0", "p2", .tap), .will("p2", "p1", .tap),
        .did("p2", "p1", .tap),
      ]),
    PeerCase(
      "F03 a long skip shows no page between", pages: 10,
      {
        $0.container.select(index: 9)
        $0.rest()
        expectEqual(
          $0.take(),
          [
            .will("p0", "p9", .program), .shows("p9"), .hides("p0"), .did("p0", "p9", .program),
          ])
      }, page: 9),
    PeerCase(
      "F04 nor does a jump", pages: 10,
      {
        $0.container.select(index: 9, animated: false)
        expectEqual($0.take().filter(\.isPageInView), [.shows("p9"), .hides("p0")])
      }, page: 9),
    PeerCase(
      "F07 beyond the end nothing happens", pages: 5, at: 2, { $0.select([-5, -1, 5, 6]) }, page: 2,
      position: 2),
    PeerCase(
      "F10 without animation index and position are one step",
      set: { $0.reducesMotion = true }, { $0.tap(item: 1) }, page: 1, position: 1),
    PeerCase(
      "F11 two skips in one frame", pages: 5, set: { $0.reducesMotion = true },
      { $0.select([4, 2], every: 0) },
      page: 2, position: 2),
    PeerCase(
      "F16 no pages, nothing to go to", pages: 0, { $0.container.select(index: 10) }, page: nil),
    PeerCase(
      "F22 the settled page changes once in a run", pages: 5,
      {
        $0.fling(-1000)
        $0.advance(by: 0.1)
        $0.press()
        $0.release(200)
      }, page: 1,
      events: [.began("p0"), .ended("p1"), .will("p0", "p1", .swipe), .did("p0", "p1", .swipe)]),
    PeerCase("F23 next at the end by wheel", pages: 3, at: 2, { $0.wheel(1) }, page: 2, events: []),
    PeerCase("F23 previous at the start by wheel", pages: 3, { $0.wheel(-1) }, page: 0, events: []),
    PeerCase(
      "F24 closer than the tolerance is a jump",
      {
        $0.drag(by: -399.8, release: false)
        $0.advance(by: 0.1)
        $0.release(-199.8)
        expectEqual($0.container.phase, .resting)
      }, page: 1, position: 1),
    PeerCase("F26 next at the last wraps", at: 2, { $0.key("ctrl+pagedown") }, page: 0),
    PeerCase("F26 previous at the first wraps", { $0.key("ctrl+pageup") }, page: 2),
    PeerCase(
      "G05 at once: one pair for another target, nothing for the same",
      { $0.select([2, 2, 0, 0], animated: false) }, page: 0,
      events: [
        .will("p0", "p2", .program), .did("p0", "p2", .program), .will("p2", "p0", .program),
        .did("p2", "p0", .program),
      ]),
    PeerCase(
      "G12 a listener that selects on the way has its way", pages: 3,
      { fixture in
        fixture.container.willSelect = { [unowned fixture] change in
          if change.to == "p1" { fixture.container.select("p2") }
        }
        fixture.container.select("p1")
      }, page: 2,
      events: [
        .will("p0", "p1", .program), .dropped("p0", "p1", .program), .will("p1", "p2", .program),
        .did("p1", "p2", .program),
      ]),
    PeerCase(
      "G18 a new run in a run ends once", pages: 5, { $0.select([3, 4], every: 0.05) }, page: 4,
      events: [
        .will("p0", "p3", .program), .dropped("p0", "p3", .program), .will("p3", "p4", .program),
        .did("p3", "p4", .program),
      ]),
    PeerCase(
      "E22 four, then nine in one frame", pages: 10, { $0.select([4, 9], every: 0) }, page: 9,
      events: [
        .will("p0", "p4", .program), .dropped("p0", "p4", .program), .will("p4", "p9", .program),
        .did("p4", "p9", .program),
      ]),
    PeerCase(
      "E23 at once to where it is going; here that is selected", pages: 10,
      {
        $0.container.select(index: 4)
        $0.container.select(index: 4, animated: false)
      }, page: 4, events: [.will("p0", "p4", .program), .did("p0", "p4", .program)]),
    PeerCase(
      "J13 the selected tab is tapped", at: 1, { $0.tap(item: 1) }, page: 1,
      events: [.again("p1", .tap)]),
    PeerCase(
      "J10 one tab: swipe and tap", pages: 1,
      {
        $0.fling(-2000)
        $0.tap(item: 0)
      }, page: 0),
    PeerCase("J11 no tabs: drag", pages: 0, { $0.drag(by: -300) }, page: nil, events: []),
    PeerCase(
      "J12 the lowest row of a tab is the tab", { $0.tap(at: Point(x: 200, y: 799.5)) }, page: 1),
    PeerCase(
      "J07 a toolbar scrolled by hand selects nothing", pages: 30,
      { $0.drag(from: Point(x: 300, y: 775), by: -200) }, page: 0, position: 0, events: []),
    PeerCase(
      "M08 right to left, the right arrow leads back", at: 1, set: { $0.isRightToLeft = true },
      {
        $0.key("tab")
        $0.key("right")
        $0.key("enter")
      }, page: 0),
    PeerCase(
      "N01 arrows wrap and do not select", at: 1,
      {
        $0.key("tab")
        for _ in 0..<3 { $0.key("left") }
        expectEqual($0.container.focus, "p1")
      }, page: 1, events: []),
    PeerCase(
      "N02 Home and End", at: 1,
      {
        $0.key("tab")
        $0.key("end")
        expectEqual($0.container.focus, "p2")
        $0.key("home")
        expectEqual($0.container.focus, "p0")
      }, page: 1, events: []),
    PeerCase(
      "N03 Space activates",
      {
        $0.key("tab")
        $0.key("right")
        $0.key("space")
      }, page: 1, events: [.will("p0", "p1", .key), .did("p0", "p1", .key)]),
    PeerCase(
      "N05 up and down are not for a row", at: 1,
      {
        $0.key("tab")
        $0.key("up")
        $0.key("down")
        expectEqual($0.container.focus, "p1")
      }, page: 1, events: []),
    PeerCase(
      "N06 the focus lands on the selected tab", at: 2,
      {
        $0.key("tab")
        expectEqual($0.container.focus, "p2")
      }, page: 2),
  ]

  @Test("on iOS", arguments: iOSCases)
  func iOS(peer: PeerCase) throws { try peer.check() }

  @Test("elsewhere", arguments: otherCases)
  func others(peer: PeerCase) throws { try peer.check() }

  nonisolated static let burstCases: [[Int]] = [
    [1, 0, 2, 1, 3, 1, 4, 2, 5, 2, 6, 3, 7, 3, 8, 4, 9], [2, 1, 4, 2, 6, 3, 8, 4, 10],
    [9, 8, 9, 7, 8, 6, 8, 5, 7, 4, 7, 3, 6, 2, 6, 1, 5, 0], [10, 8, 9, 6, 8, 4, 7, 2, 6, 0],
    [7, 6, 0, 7, 6, 0, 7, 6], [8, 2, 3, 8, 2, 3, 8, 2, 3], [3, 6, 9, 5],
  ]

  /// ViewPager2 SetItemWhileScrollInProgressTest: calls 100 ms apart, some of them at once.
  @Test(
    "E20, E21 bursts of selections end on the last, with an event for each change",
    arguments: burstCases)
  func bursts(sequence: [Int]) throws {
    for instant in [[], [0, 1, 2, 8], [3]] {
      let fixture = try Fixture(pages: 11)
      for (place, index) in sequence.enumerated() {
        let before = fixture.position
        fixture.container.select(index: index, animated: !instant.contains(place))
        expectEqual(fixture.container.selectedIndex, index)
        fixture.advance(by: 0.1)
        // It stays between where it was and where it goes, or it goes round by the strip.
        expect(
          fixture.position >= -1e-9 && fixture.position <= 10 + 1e-9 || before == fixture.position)
      }
      fixture.rest()
      expectEqual(fixture.position, Double(sequence.last ?? 0))
      let starts = fixture.take().filter { if case .willSelect = $0 { true } else { false } }
      let changes = zip([0] + sequence, sequence).filter { $0 != $1 }
      expectEqual(starts.count, changes.count)
    }
  }
}
