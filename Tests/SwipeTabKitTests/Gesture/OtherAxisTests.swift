import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What moves along one axis leaves the other one free.
@Suite("A press on something that moves")
@MainActor struct OtherAxisTests {
  private static let finger = Contact(device: .touch)
  private static let other = Contact(device: .touch, pointer: 1)

  /// Three pages of 400 × 800 points that scroll, each with a strip of wide cards at its top.
  private func fixture(
    rows: Int = 60, _ change: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    let fixture = try Fixture {
      $0.tuning.touchSlop = 10
      change(&$0)
    }
    let cards = (0..<20).map { ScreenBody.Card("Card \($0)", action: .pop) }
    let pages = ["a", "b", "c"].map { id in
      let page = BasePage(id: PageID(id), item: TabItem(title: id))
      page.body = ScreenBody([
        .strip(ScreenBody.Strip(cards)),
        .list((0..<rows).map { ScreenBody.Row("Row \($0)", action: .toggle("row")) }),
      ])
      return page
    }
    fixture.container.setPages(try PageList(pages))
    _ = fixture.take()
    return fixture
  }

  /// Moves a finger by points in a time, with a report each 10 ms, and releases it.
  private func swipe(
    _ fixture: Fixture, from start: Point = Point(x: 200, y: 600), by way: Point,
    over seconds: Double, release: Bool = true
  ) {
    fixture.drag(
      from: start, by: way.x, dy: way.y, steps: Int((seconds * 100).rounded()), over: seconds,
      release: release, contact: Self.finger)
  }

  private func offset(_ fixture: Fixture, _ page: PageID, strip: Int? = nil) -> Double {
    fixture.container.parts.scroller.offset(
      of: ScrollKey(screen: page, strip: strip), limit: 9999)
  }

  @Test(
    "after a page was flung, its list scrolls at once, and the page comes to rest",
    arguments: [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4])
  func listAfterPage(pause: Double) throws {
    let fixture = try fixture()
    swipe(fixture, by: Point(x: -150, y: 0), over: 0.1)
    fixture.advance(by: pause)
    swipe(fixture, by: Point(x: 0, y: -200), over: 0.2, release: false)
    expect(near(offset(fixture, "b"), 190))
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.advance(by: 1)
    fixture.release(200, 400, Self.finger)
    expectEqual(fixture.position, 1)
    expectEqual(fixture.container.selectedID, "b")
    let changes = fixture.takeChanges()
    expectEqual(
      changes, [.began("a"), .ended("b"), .will("a", "b", .swipe), .did("a", "b", .swipe)])
  }

  @Test(
    "while a list coasts, a swipe turns the page", arguments: [1000.0, 2000],
    [0.1, 0.5, 1, 2, 2.4])
  func pageWhileCoasting(speed: Double, pause: Double) throws {
    let fixture = try fixture()
    swipe(fixture, by: Point(x: 0, y: -speed * 0.1), over: 0.1)
    fixture.advance(by: pause)
    swipe(fixture, by: Point(x: -250, y: 0), over: 0.15)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("while a list coasts, a strip in it scrolls, and while a strip coasts the list")
  func strip() throws {
    let fixture = try fixture()
    let onStrip = Point(x: 200, y: 80)
    swipe(fixture, by: Point(x: 0, y: -20), over: 0.08)
    fixture.advance(by: 0.05)
    let shown = try #require(fixture.container.parts.bodies.frontBody)
    expectEqual(shown.strip(at: onStrip, offset: offset(fixture, "a")), 0)
    expectEqual(fixture.container.parts.scroller.moving.count, 1)
    swipe(fixture, from: onStrip, by: Point(x: -100, y: 0), over: 0.1, release: false)
    expect(near(offset(fixture, "a", strip: 0), 90))
    expectEqual(fixture.position, 0)
    fixture.release(100, 80, Self.finger)
    fixture.advance(by: 0.05)
    let before = offset(fixture, "a")
    swipe(fixture, from: onStrip, by: Point(x: 0, y: -60), over: 0.1, release: false)
    expect(near(offset(fixture, "a"), before + 50))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a page that was caught stays caught where nothing takes the other axis")
  func nothingThere() throws {
    let fixture = try Fixture { $0.tuning.touchSlop = 10 }
    swipe(fixture, by: Point(x: -150, y: 0), over: 0.1)
    fixture.advance(by: 0.05)
    let caught = fixture.position
    swipe(fixture, by: Point(x: 0, y: -100), over: 0.1, release: false)
    expectEqual(fixture.position, caught)
    expectEqual(fixture.container.phase, .dragging)
    fixture.move(150, 500, Self.finger)
    expect(near(fixture.position, caught + 50.0 / 400))
    // A fling on would turn one page more.
    fixture.advance(by: 0.1)
    // A fling would go on from the page that was caught.
    fixture.advance(by: 0.2)
    fixture.release(150, 500, Self.finger)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 1)
  }

  @Test("a page that was caught and moved sideways keeps the contact, whatever that does later")
  func chosen() throws {
    let fixture = try fixture()
    swipe(fixture, by: Point(x: -150, y: 0), over: 0.1)
    fixture.advance(by: 0.05)
    fixture.press(200, 600, Self.finger)
    let caught = fixture.position
    fixture.move(170, 605, Self.finger)
    fixture.move(170, 400, Self.finger)
    expect(near(fixture.position, caught + 30.0 / 400))
    expectEqual(offset(fixture, "b"), 0)
  }

  @Test("with pages below each other, a strip that coasts leaves them free")
  func vertical() throws {
    let fixture = try fixture(rows: 1) { $0.pagingAxis = .vertical }
    swipe(fixture, from: Point(x: 200, y: 100), by: Point(x: -100, y: 0), over: 0.1)
    fixture.advance(by: 0.05)
    expect(!fixture.container.parts.scroller.moving.isEmpty)
    swipe(fixture, from: Point(x: 200, y: 100), by: Point(x: 0, y: -400), over: 0.2)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 1)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  /// With pages below each other, a point on the strip of a page that is in view, wherever that page is.
  private func pointOnStrip(_ fixture: Fixture, of page: PageID) throws -> Point {
    let frame = try #require(
      StateReader(fixture.container).visiblePages.first { $0.id == page }
    ).frame
    return Point(x: 200, y: 100 + frame.y - fixture.container.parts.context.layout.viewport.y)
  }

  @Test(
    "with pages below each other, a strip is dragged while its page still settles",
    arguments: [0.08, 0.12, 0.2])
  func stripOfSettlingPage(pause: Double) throws {
    let fixture = try fixture(rows: 1) { $0.pagingAxis = .vertical }
    swipe(fixture, by: Point(x: 0, y: -150), over: 0.1)
    fixture.advance(by: pause)
    try #require(fixture.container.phase == .settling)
    let start = try pointOnStrip(fixture, of: "b")
    try #require(start.y < 700)
    swipe(fixture, from: start, by: Point(x: -100, y: 3), over: 0.1, release: false)
    expect(near(offset(fixture, "b", strip: 0), 90))
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.advance(by: 1)
    expectEqual(fixture.position, 1)
    fixture.move(50, start.y, Self.finger)
    expect(near(offset(fixture, "b", strip: 0), 140))
    fixture.release(50, start.y, Self.finger)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("so does a wheel across scroll it, and one elsewhere does not")
  func wheelOnSettlingPage() throws {
    let fixture = try fixture(rows: 1) { $0.pagingAxis = .vertical }
    swipe(fixture, by: Point(x: 0, y: -150), over: 0.1)
    fixture.advance(by: 0.1)
    var point = try pointOnStrip(fixture, of: "b")
    expect(fixture.wheel(1, at: point))
    expectEqual(offset(fixture, "b", strip: 0), 40)
    point.y -= 200
    fixture.wheel(1, at: point)
    expectEqual(offset(fixture, "b", strip: 0), 40)
    expectEqual(fixture.container.phase, .settling)
  }

  // MARK: Screens

  private struct Listed: Screen {
    let id: PageID
    var body: ScreenBody? = Listed.list
    private static let list = ScreenBody([.list((0..<60).map { ScreenBody.Row("Row \($0)") })])
  }

  @Test("the list of a screen or a container that is pushed scrolls at once, and it comes to rest")
  func pushed() throws {
    let inner = try fixture()
    let rows: [(name: String, screen: any Screen, list: (Fixture) -> Double)] = [
      ("a screen", Listed(id: "list"), { offset($0, "list") }),
      (
        "a container", ContainerScreen(id: "inner", container: inner.container),
        { _ in offset(inner, "a") }
      ),
    ]
    for (name, screen, list) in rows {
      let fixture = try fixture()
      fixture.container.push(screen)
      fixture.advance(by: 0.05)
      swipe(fixture, by: Point(x: 3, y: -200), over: 0.2, release: false)
      expect(near(list(fixture), 190), "\(name)")
      expectEqual(fixture.container.checkInvariants(), [], "\(name)")
      fixture.advance(by: 1)
      expectEqual(fixture.container.parts.navigator.activeStack?.depth, 1, "\(name)")
      fixture.move(203, 350, Self.finger)
      expect(near(list(fixture), 240), "\(name)")
      fixture.release(203, 350, Self.finger)
      fixture.rest()
      expectEqual(fixture.container.pushedScreens.count, 1, "\(name)")
      expectGreater(list(fixture), 189, "\(name)")
      expect(fixture.container.parts.contacts.down.isEmpty, "\(name)")
      expect(inner.container.parts.contacts.down.isEmpty, "\(name)")
    }
  }

  @Test("while a screen is popped, the list that comes scrolls, by finger and by wheel")
  func poppedScreen() throws {
    let fixture = try fixture()
    fixture.container.push(Listed(id: "list"))
    fixture.rest()
    fixture.container.pop()
    fixture.advance(by: 0.05)
    swipe(fixture, by: Point(x: 3, y: -200), over: 0.2, release: false)
    expect(near(offset(fixture, "a"), 190))
    expectEqual(offset(fixture, "list"), 0)
    fixture.release(203, 400, Self.finger)
    fixture.rest()
    expect(fixture.container.pushedScreens.isEmpty)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.container.push(Listed(id: "list"))
    fixture.advance(by: 0.05)
    expect(fixture.wheel(0, -1))
    expectEqual(offset(fixture, "list"), 40)
  }

  @Test("the list in a container that is pushed scrolls by the wheel at once")
  func wheelOnPushedContainer() throws {
    let (fixture, inner) = (try fixture(), try fixture())
    fixture.container.push(ContainerScreen(id: "inner", container: inner.container))
    fixture.advance(by: 0.05)
    expect(fixture.wheel(0, -1))
    expectEqual(offset(inner, "a"), 40)
  }

  @Test("a screen that was caught follows sideways as before")
  func caughtScreen() throws {
    let fixture = try fixture()
    fixture.container.push(Listed(id: "list"))
    fixture.advance(by: 0.05)
    let depth = try #require(fixture.container.parts.navigator.activeStack?.depth)
    fixture.press(200, 600, Self.finger)
    fixture.move(240, 610, Self.finger)
    fixture.move(240, 500, Self.finger)
    let dragged = try #require(fixture.container.parts.navigator.activeStack?.depth)
    expect(near(dragged, depth - 40.0 / 400))
    expectEqual(offset(fixture, "list"), 0)
  }

  // MARK: Toolbars

  /// Thirty pages across a toolbar that scrolls: below each other over a bar, or side by side beside a rail.
  private func bar(isRail: Bool) throws -> (fixture: Fixture, scroll: () -> Double, on: Point) {
    let fixture = try Fixture(pages: 30, at: 10) {
      $0.tuning.touchSlop = 10
      $0.overflow = .scroll
      $0.toolbarPosition = isRail ? .leading : .bottom
      $0.pagingAxis = isRail ? .horizontal : .vertical
    }
    let toolbar = fixture.container.parts.toolbar
    try #require(fixture.container.parts.context.layout.items.isScrolling)
    return (
      fixture, { toolbar.scroll }, isRail ? Point(x: 20, y: 400) : Point(x: 200, y: 775)
    )
  }

  private func along(_ isRail: Bool, _ way: Double) -> Point {
    isRail ? Point(x: 0, y: way) : Point(x: way, y: 0)
  }

  @Test(
    "a toolbar is dragged while the pages settle across it, stays where it was left, and they come to rest",
    arguments: [false, true])
  func toolbarWhileSettling(isRail: Bool) throws {
    let (fixture, scroll, on) = try bar(isRail: isRail)
    swipe(
      fixture, from: Point(x: 300, y: 500), by: along(!isRail, -150), over: 0.1)
    fixture.advance(by: 0.05)
    try #require(fixture.container.phase == .settling && fixture.container.selectedIndex == 11)
    let before = fixture.position
    fixture.press(on.x, on.y, Self.finger)
    var way = along(isRail, -11)
    fixture.move(on.x + way.x, on.y + way.y, Self.finger)
    let crossed = scroll()
    way = along(isRail, -61)
    fixture.move(on.x + way.x, on.y + way.y, Self.finger)
    expect(near(scroll(), crossed + 50))
    expectEqual(fixture.position, before)
    fixture.advance(by: 0.05)
    expectGreater(fixture.position, before)
    expect(near(scroll(), crossed + 50))
    fixture.rest()
    expectEqual(fixture.position, 11)
    expect(near(scroll(), crossed + 50))
    fixture.release(on.x + way.x, on.y + way.y, Self.finger)
    expect(near(scroll(), crossed + 50))
    expectEqual(fixture.container.checkInvariants(), [])
    // The next change of page leads it to that page's item again.
    fixture.container.select(index: 13, animated: false)
    expectGreater(abs(scroll() - crossed - 50), 1)
  }

  @Test(
    "pages are dragged across a toolbar that another finger drags, and take it along once they turn",
    arguments: [false, true])
  func pagesWhileToolbarIsDragged(isRail: Bool) throws {
    let (fixture, scroll, on) = try bar(isRail: isRail)
    fixture.press(on.x, on.y, Self.other)
    var way = along(isRail, -60)
    fixture.move(on.x + way.x, on.y + way.y, Self.other)
    let start = scroll()
    swipe(
      fixture, from: Point(x: 300, y: 500), by: along(!isRail, -150), over: 0.3, release: false)
    expectGreater(fixture.position, 10.1)
    expectEqual(fixture.container.checkInvariants(), [])
    way = along(isRail, -80)
    fixture.move(on.x + way.x, on.y + way.y, Self.other)
    expect(near(scroll(), start + 20))
    let end = Point(x: 300 + along(!isRail, -150).x, y: 500 + along(!isRail, -150).y)
    fixture.release(end.x, end.y, Self.finger)
    expectEqual(fixture.container.selectedIndex, 11)
    fixture.rest()
    let rested = scroll()
    way = along(isRail, -200)
    fixture.move(on.x + way.x, on.y + way.y, Self.other)
    expectEqual(scroll(), rested)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  // MARK: Several contacts on a list

  @Test("a row is tapped while another finger scrolls or rests", arguments: [false, true])
  func rowTap(scrolls: Bool) throws {
    let fixture = try fixture()
    fixture.press(60, 600, Self.finger)
    if scrolls { fixture.move(60, 500, Self.finger) }
    fixture.tap(at: Point(x: 200, y: 300), Self.other)
    expect(fixture.container.isOn("row"))
    fixture.move(60, 450, Self.finger)
    expect(near(offset(fixture, "a"), 140))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a second finger takes the list, or the pages, and the first is passive")
  func takeOver() throws {
    let fixture = try fixture()
    fixture.press(60, 600, Self.finger)
    fixture.move(60, 500, Self.finger)
    fixture.advance(by: 0.1)
    fixture.press(300, 600, Self.other)
    fixture.move(300, 570, Self.other)
    expect(near(offset(fixture, "a"), 90 + 20))
    fixture.move(60, 100, Self.finger)
    expect(near(offset(fixture, "a"), 110))
    fixture.release(300, 570, Self.other)
    fixture.release(60, 100, Self.finger)
    fixture.rest()
    let rested = offset(fixture, "a")
    fixture.press(60, 600, Self.finger)
    fixture.move(60, 580, Self.finger)
    fixture.advance(by: 0.1)
    fixture.press(300, 600, Self.other)
    fixture.move(250, 600, Self.other)
    expect(near(fixture.position, 40.0 / 400))
    expect(near(offset(fixture, "a"), rested + 10))
    fixture.move(60, 300, Self.finger)
    expect(near(offset(fixture, "a"), rested + 10))
    expectEqual(fixture.container.checkInvariants(), [])
  }
}
