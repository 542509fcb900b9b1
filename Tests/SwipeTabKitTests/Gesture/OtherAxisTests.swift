import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What moves along one axis leaves the other one free.
@Suite("A press on something that moves")
struct OtherAxisTests {
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
    #expect(near(offset(fixture, "b"), 190))
    #expect(fixture.container.checkInvariants() == [])
    fixture.advance(by: 1)
    fixture.release(200, 400, Self.finger)
    #expect(fixture.position == 1 && fixture.container.selectedID == "b")
    let changes = fixture.takeChanges()
    #expect(changes == [.began("a"), .ended("b"), .will("a", "b", .swipe), .did("a", "b", .swipe)])
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
    #expect(fixture.container.selectedID == "b" && fixture.container.checkInvariants() == [])
  }

  @Test("while a list coasts, a strip in it scrolls, and while a strip coasts the list")
  func strip() throws {
    let fixture = try fixture()
    let onStrip = Point(x: 200, y: 80)
    swipe(fixture, by: Point(x: 0, y: -20), over: 0.08)
    fixture.advance(by: 0.05)
    let shown = try #require(fixture.container.parts.bodies.frontBody)
    #expect(shown.strip(at: onStrip, offset: offset(fixture, "a")) == 0)
    #expect(fixture.container.parts.scroller.moving.count == 1)
    swipe(fixture, from: onStrip, by: Point(x: -100, y: 0), over: 0.1, release: false)
    #expect(near(offset(fixture, "a", strip: 0), 90) && fixture.position == 0)
    fixture.release(100, 80, Self.finger)
    fixture.advance(by: 0.05)
    let before = offset(fixture, "a")
    swipe(fixture, from: onStrip, by: Point(x: 0, y: -60), over: 0.1, release: false)
    #expect(near(offset(fixture, "a"), before + 50))
    #expect(fixture.container.checkInvariants() == [])
  }

  @Test("a page that was caught stays caught where nothing takes the other axis")
  func nothingThere() throws {
    let fixture = try Fixture { $0.tuning.touchSlop = 10 }
    swipe(fixture, by: Point(x: -150, y: 0), over: 0.1)
    fixture.advance(by: 0.05)
    let caught = fixture.position
    swipe(fixture, by: Point(x: 0, y: -100), over: 0.1, release: false)
    #expect(fixture.position == caught && fixture.container.phase == .dragging)
    fixture.move(150, 500, Self.finger)
    #expect(near(fixture.position, caught + 50.0 / 400))
    // A fling on would turn one page more.
    fixture.advance(by: 0.1)
    // A fling would go on from the page that was caught.
    fixture.advance(by: 0.2)
    fixture.release(150, 500, Self.finger)
    fixture.rest()
    #expect(fixture.container.selectedIndex == 1)
  }

  @Test("with pages below each other, a strip that coasts leaves them free")
  func vertical() throws {
    let fixture = try fixture(rows: 1) { $0.pagingAxis = .vertical }
    swipe(fixture, from: Point(x: 200, y: 100), by: Point(x: -100, y: 0), over: 0.1)
    fixture.advance(by: 0.05)
    #expect(!fixture.container.parts.scroller.moving.isEmpty)
    swipe(fixture, from: Point(x: 200, y: 100), by: Point(x: 0, y: -400), over: 0.2)
    fixture.rest()
    #expect(fixture.container.selectedIndex == 1 && fixture.container.checkInvariants() == [])
  }

  // MARK: Several contacts on a list

  @Test("a row is tapped while another finger scrolls or rests", arguments: [false, true])
  func rowTap(scrolls: Bool) throws {
    let fixture = try fixture()
    fixture.press(60, 600, Self.finger)
    if scrolls { fixture.move(60, 500, Self.finger) }
    fixture.tap(at: Point(x: 200, y: 300), Self.other)
    #expect(fixture.container.isOn("row"))
    fixture.move(60, 450, Self.finger)
    #expect(near(offset(fixture, "a"), 140))
    #expect(fixture.container.checkInvariants() == [])
  }

  @Test("a second finger takes the list, or the pages, and the first is passive")
  func takeOver() throws {
    let fixture = try fixture()
    fixture.press(60, 600, Self.finger)
    fixture.move(60, 500, Self.finger)
    fixture.press(300, 600, Self.other)
    fixture.move(300, 570, Self.other)
    #expect(near(offset(fixture, "a"), 90 + 20))
    fixture.move(60, 100, Self.finger)
    #expect(near(offset(fixture, "a"), 110))
    fixture.release(300, 570, Self.other)
    fixture.release(60, 100, Self.finger)
    fixture.rest()
    let rested = offset(fixture, "a")
    fixture.press(60, 600, Self.finger)
    fixture.move(60, 580, Self.finger)
    fixture.press(300, 600, Self.other)
    fixture.move(250, 600, Self.other)
    #expect(near(fixture.position, 40.0 / 400) && near(offset(fixture, "a"), rested + 10))
    fixture.move(60, 300, Self.finger)
    #expect(near(offset(fixture, "a"), rested + 10))
    #expect(fixture.container.checkInvariants() == [])
  }
}
