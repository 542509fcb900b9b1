import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// A finger whose release never comes must not hold back the wheel, which takes over as another finger does.
@Suite("A wheel that turns while a finger drags")
@MainActor struct WheelTakeOverTests {
  nonisolated private static let finger = Contact(device: .touch)

  private struct Listed: Screen { let id: PageID; var body: ScreenBody? = WheelTakeOverTests.list }

  private static let list = ScreenBody([
    .list((0..<60).map { ScreenBody.Row("Row \($0)") })
  ])

  /// Three pages of 400 × 800 points with lists.
  private func lists() throws -> Fixture {
    let fixture = try Fixture()
    let pages = ["p0", "p1", "p2"].map { id in
      let page = BasePage(id: PageID(id), item: TabItem(title: id))
      page.body = Self.list
      return page
    }
    fixture.container.setPages(try PageList(pages))
    _ = fixture.take()
    return fixture
  }

  private func offset(_ fixture: Fixture, _ screen: PageID) -> Double {
    fixture.container.parts.scroller.offset(of: ScrollKey(screen: screen), limit: 9999)
  }

  /// Drags with the finger and leaves it there for an hour.
  private func lose(
    _ fixture: Fixture, from start: Point = Fixture.middle, by dx: Double, dy: Double = 0
  ) {
    fixture.drag(from: start, by: dx, dy: dy, release: false, contact: Self.finger)
    fixture.advance(by: 3600)
  }

  @Test("turns the page by a notch, and ends the swipe first")
  func notch() throws {
    let fixture = try Fixture(at: 1)
    lose(fixture, by: -100)
    expectEqual(fixture.position, 1.25)
    expect(fixture.wheel(1))
    expectEqual(fixture.takeChanges(), [.began("p1"), .swipeCancelled, .will("p1", "p2", .wheel)])
    fixture.move(0, 400, Self.finger)
    fixture.rest()
    expectEqual(fixture.position, 2)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.release(0, 400, Self.finger)
    expectEqual(fixture.takeChanges(), [.did("p1", "p2", .wheel)])
  }

  @Test(
    "goes on with the pages from where they are, by fractions and by fingers on a touchpad",
    arguments: [false, true])
  func fractions(pans: Bool) throws {
    let fixture = try Fixture(at: 1)
    lose(fixture, by: -100)
    let turn: InputEvent =
      pans
      ? .pan(dx: 20, dy: 0, at: Fixture.middle) : .wheel(dx: 0.5, dy: 0, at: Fixture.middle)
    expect(fixture.container.handle(turn))
    expect(near(fixture.position, 1.3))
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.move(0, 400, Self.finger)
    expect(near(fixture.position, 1.3))
    if pans { fixture.container.handle(.panEnd) }
    fixture.rest()
    expectEqual(fixture.position, 1)
    expectEqual(fixture.takeChanges(), [.began("p1"), .ended("p1"), .swipeCancelled])
  }

  @Test("scrolls the list of the page, which returns, and so does another finger")
  func list() throws {
    let rows: [(name: String, scroll: (Fixture) -> Void, offset: Double)] = [
      (
        "the wheel",
        { expect($0.container.handle(.wheel(dx: 0, dy: -1, at: Fixture.middle))) }, 40
      ),
      (
        "fingers on a touchpad",
        { expect($0.container.handle(.pan(dx: 0, dy: -40, at: Fixture.middle))) }, 40
      ),
      (
        "another finger",
        {
          let finger = Contact(device: .touch, pointer: 1)
          $0.drag(by: 0, dy: -100, release: false, contact: finger)
        }, 100
      ),
    ]
    for (name, scroll, expected) in rows {
      let fixture = try lists()
      lose(fixture, by: -100)
      scroll(fixture)
      expect(near(offset(fixture, "p0"), expected), "\(name)")
      expectEqual(fixture.container.checkInvariants(), [], "\(name)")
      fixture.move(0, 400, Self.finger)
      fixture.rest()
      expectEqual(fixture.position, 0, "\(name)")
      expect(near(offset(fixture, "p0"), expected), "\(name)")
      expectEqual(fixture.takeChanges(), [.began("p0"), .swipeCancelled], "\(name)")
    }
  }

  @Test("scrolls the list that the finger scrolls, and turns its page")
  func scrolledList() throws {
    let fixture = try lists()
    lose(fixture, by: 0, dy: -100)
    expect(fixture.wheel(0, -1))
    expectEqual(offset(fixture, "p0"), 140)
    fixture.move(200, 100, Self.finger)
    expectEqual(offset(fixture, "p0"), 140)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.release(200, 100, Self.finger)
    lose(fixture, by: 0, dy: -100)
    expect(fixture.wheel(1))
    expectEqual(fixture.container.selectedID, "p1")
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("scrolls the list of a screen that the finger drags back, and the screen returns")
  func screen() throws {
    let fixture = try lists()
    fixture.container.push(Listed(id: "list"), animated: false)
    lose(fixture, from: Point(x: 5, y: 400), by: 100)
    expect(fixture.wheel(0, -1))
    expectEqual(offset(fixture, "list"), 40)
    fixture.move(300, 400, Self.finger)
    fixture.rest()
    expectEqual(fixture.container.pushedScreens.count, 1)
    expectEqual(fixture.container.parts.navigator.activeStack?.depth, 1)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("scrolls the toolbar below the finger, which no longer pulls it")
  func toolbar() throws {
    let fixture = try Fixture(pages: 30) { $0.overflow = .scroll }
    let toolbar = fixture.container.parts.toolbar
    lose(fixture, from: Point(x: 200, y: 775), by: -100)
    let before = toolbar.scroll
    expect(fixture.wheel(0, -1, at: Point(x: 200, y: 775)))
    expect(near(toolbar.scroll, before + 40))
    fixture.move(50, 775, Self.finger)
    expect(near(toolbar.scroll, before + 40))
    fixture.release(50, 775, Self.finger)
    lose(fixture, from: Point(x: 200, y: 775), by: -100)
    expect(fixture.wheel(1))
    expectEqual(fixture.container.selectedIndex, 1)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("scrolls the overview below the finger, which no longer pulls it")
  func overview() throws {
    let fixture = try Fixture(pages: 40)
    fixture.container.toggleOverview(animated: false)
    func y() -> Double? {
      fixture.container.accessibilityTree().first { $0.id == "overview/p4" }?.bounds.y
    }
    lose(fixture, by: 0, dy: -50)
    let before = try #require(y())
    expect(fixture.wheel(0, -1))
    let scrolled = try #require(y())
    expect(near(scrolled, before - 40))
    fixture.move(200, 100, Self.finger)
    expectEqual(y(), scrolled)
    expectEqual(fixture.container.checkInvariants(), [])
  }
}
