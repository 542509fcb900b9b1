import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Wheel")
@MainActor struct WheelTests {
  static let bar = Point(x: 200, y: 775)

  @Test(
    "which turns page, and where to",
    arguments: [
      // dx, dy, over the toolbar, with Shift, step
      (1.0, 0.0, false, false, 1), (-1, 0, false, false, -1), (3, 0, false, false, 1),
      (1, 1, false, false, 1), (1, -1, false, false, 1), (-1, 1, false, false, -1),
      (0, -1, true, false, 1), (0, 1, true, false, -1), (0, -1, false, true, 1),
      (0, 1, false, true, -1),
      (1, 2, true, false, -1), (1, 0, true, false, 1), (1, 2, false, true, -1),
      (2, 1, false, true, 1),
    ])
  func pages(dx: Double, dy: Double, overBar: Bool, shift: Bool, step: Int) throws {
    let fixture = try Fixture(pages: 5, at: 2)
    expect(fixture.wheel(dx, dy, at: overBar ? Self.bar : Fixture.middle, shift: shift))
    expectEqual(fixture.container.selectedIndex, 2 + step)
    fixture.rest()
    let (from, to) = (PageID("p2"), PageID("p\(2 + step)"))
    expectEqual(fixture.takeChanges(), [.will(from, to, .wheel), .did(from, to, .wheel)])
  }

  @Test(
    "over the toolbar it does what the option says",
    arguments: [
      // pages, the option, whether the turn is used, whether a page turns, whether the toolbar scrolls
      (5, .automatic, true, true, false), (30, .automatic, true, false, true),
      (5, .select, true, true, false), (30, .select, true, true, false),
      (5, .scroll, false, false, false), (30, .scroll, true, false, true),
      (5, .off, false, false, false), (30, .off, false, false, false),
    ] as [(Int, ContainerConfiguration.ToolbarWheel, Bool, Bool, Bool)])
  func toolbar(
    pages: Int, wheel: ContainerConfiguration.ToolbarWheel, isUsed: Bool, turns: Bool, scrolls: Bool
  ) throws {
    let fixture = try Fixture(pages: pages, at: 2)
    fixture.container.configuration.overflow = .scroll
    fixture.container.configuration.toolbarWheel = wheel
    let place = fixture.container.parts.toolbar.scroll
    expectEqual(fixture.wheel(0, -1, at: Self.bar), isUsed)
    expectEqual(fixture.container.selectedIndex, turns ? 3 : 2)
    expect((fixture.container.parts.toolbar.scroll != place) == scrolls || turns)
    // Over a page nothing is different.
    fixture.rest()
    let before = fixture.container.selectedIndex ?? 0
    expect(fixture.wheel(1))
    expectEqual(fixture.container.selectedIndex, before + 1)
  }

  @Test(
    "an upright turn over a page belongs to the page",
    arguments: [
      (0.0, 1.0), (0, -1), (0.5, -1), (0, 0), (0, 0.25), (-0.99, 1),
    ])
  func upright(dx: Double, dy: Double) throws {
    let fixture = try Fixture(at: 1)
    expect(!fixture.wheel(dx, dy))
    expectEqual(fixture.take(), [])
  }

  @Test("after a notch it is quiet for 150 ms, to the moment")
  func quiet() throws {
    let fixture = try Fixture(pages: 5)
    fixture.container.advance(to: 1)
    fixture.wheel(1)
    for time in [1, 1.05, 1.1, 1.149_999] {
      fixture.container.advance(to: time)
      expect(fixture.wheel(1))
      expectEqual(fixture.container.selectedIndex, 1)
    }
    fixture.container.advance(to: 1.15)
    fixture.wheel(1)
    expectEqual(fixture.container.selectedIndex, 2)
  }

  @Test("fractions are swallowed as well while it is quiet")
  func quietFractions() throws {
    let fixture = try Fixture(pages: 5)
    fixture.wheel(1)
    fixture.advance(by: 0.1)
    expect(fixture.wheel(0.5))
    expectEqual(fixture.container.phase, .settling)
  }

  @Test("a notch at an end pages nothing, and is not followed by quiet")
  func ends() throws {
    let fixture = try Fixture(pages: 2)
    expect(!fixture.wheel(-1))
    expect(fixture.wheel(1))
    fixture.rest()
    expect(!fixture.wheel(1))
    expect(fixture.wheel(-1))
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 0)
  }

  @Test("a refused notch is not followed by quiet")
  func vetoed() throws {
    let fixture = try Fixture()
    var isOpen = false
    fixture.container.shouldSelect = { _, _ in isOpen }
    fixture.wheel(1)
    expectEqual(fixture.take(), [.veto("p0", "p1", .wheel)])
    isOpen = true
    fixture.wheel(1)
    expectEqual(fixture.container.selectedIndex, 1)
  }

  @Test("fractions drag, 40 points a notch", arguments: [0.5, 1.5, -0.25, 2.75])
  func drags(amount: Double) throws {
    let fixture = try Fixture(pages: 5, at: 2)
    fixture.wheel(amount)
    expectEqual(fixture.container.phase, .dragging)
    expect(near(fixture.position, 2 + amount * 40 / 400))
    expectEqual(fixture.container.velocity, 0)
    fixture.wheel(amount)
    expect(near(fixture.position, 2 + amount * 80 / 400))
    expectEqual(fixture.takeChanges(), [.began("p2")])
  }

  @Test("150 ms of silence end the drag at their exact time, not at the next input")
  func silence() throws {
    let fixture = try Fixture(pages: 5, at: 2)
    fixture.container.advance(to: 1)
    fixture.wheel(0.375)
    fixture.container.advance(to: 1.1)
    fixture.wheel(0.5)
    expectEqual(fixture.container.nextDeadline, 1.25)
    fixture.container.advance(to: 1.25 - 1e-9)
    expectEqual(fixture.container.phase, .dragging)
    // 35 points from rest, 50 ms later.
    fixture.container.advance(to: 1.3)
    expectEqual(fixture.container.phase, .settling)
    expect(near(fixture.position, 2 + (38 * 0.7357589 - 3) / 400, within: 1e-6))
    fixture.rest()
    expectEqual(fixture.takeChanges(), [.began("p2"), .ended("p2"), .swipeCancelled])
  }

  @Test("what fractions begin goes on after the silence, unless a notch takes over")
  func afterFractions() throws {
    let (will, did) = (
      ContainerEvent.will("p0", "p1", .wheel), ContainerEvent.did("p0", "p1", .wheel)
    )
    let rows: [(name: String, turn: (Fixture) -> Void, changes: [ContainerEvent])] = [
      (
        "past the half the silence goes on to the next page",
        { fixture in
          for _ in 0..<9 {
            fixture.wheel(0.6)
            fixture.advance(by: 0.02)
          }
        }, [.began("p0"), .ended("p1"), will, did]
      ),
      (
        "a notch during a fine drag takes over",
        {
          $0.wheel(0.5)
          $0.wheel(1)
        }, [.began("p0"), .swipeCancelled, will, did]
      ),
    ]
    for (name, turn, changes) in rows {
      let fixture = try Fixture()
      turn(fixture)
      fixture.rest()
      expectEqual(fixture.takeChanges(), changes, "\(name)")
    }
  }

  @Test(
    "fractions that add up to a notch turn the page, and what is taken back does not count",
    arguments: [
      ([0.25, 0.25, 0.25, 0.25], 3), ([-0.5, -0.5], 1), ([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.4], 3),
      ([0.9], 2), ([0.75, 0.5, -0.5], 2), ([-0.25, 1.25], 3), ([1.5], 3), ([0.5, -1.75], 1),
    ])
  func fineNotch(amounts: [Double], page: Int) throws {
    let fixture = try Fixture(pages: 5, at: 2)
    for amount in amounts {
      fixture.wheel(amount)
      fixture.advance(by: 0.01)
    }
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, page)
  }

  @Test("a fine notch that follows another before rest goes on, as a whole notch does")
  func fineNotches() throws {
    let fixture = try Fixture(pages: 5)
    for _ in 0..<2 {
      for _ in 0..<4 { fixture.wheel(0.25) }
      fixture.advance(by: 0.2)
    }
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 2)
  }

  @Test("a fine notch turns no page that is locked, refused or past an end")
  func fineNotchRefused() throws {
    let fixture = try Fixture(pages: 3)
    fixture.wheel(-1.25)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 0)
    fixture.container.shouldSelect = { _, _ in false }
    fixture.wheel(1.25)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 0)
    fixture.container.shouldSelect = nil
    fixture.container.setPages(
      try PageList([Fixture.page("a", lock: .forward), Fixture.page("b")]))
    fixture.wheel(1.25)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 0)
  }

  @Test("fractions catch what settles")
  func catches() throws {
    let fixture = try Fixture()
    fixture.tap(item: 1)
    fixture.advance(by: 0.1)
    let place = fixture.position
    fixture.wheel(-0.5)
    expect(near(fixture.position, place - 0.05))
    fixture.rest()
    expectEqual(
      fixture.takeChanges(),
      [
        .will("p0", "p1", .tap), .began("p1"), .ended("p1"), .did("p0", "p1", .tap),
      ])
  }

  @Test("it is ignored while the mouse drags, and not while it only presses")
  func contact() throws {
    let fixture = try Fixture(at: 1) { $0.tuning.mouseSlop = 4 }
    fixture.drag(by: -44, release: false)
    expect(!fixture.wheel(1))
    expect(!fixture.wheel(0.5))
    expect(near(fixture.position, 1.1))
    fixture.release(156)
    fixture.rest()
    fixture.press()
    expect(fixture.wheel(-1))
  }

  @Test("a toolbar that scrolls takes the wheel itself, and selects nothing")
  func toolbar() throws {
    let fixture = try Fixture(pages: 30)
    expect(fixture.wheel(0, -1, at: Self.bar))
    expect(near(fixture.container.parts.toolbar.scroll, 40))
    fixture.wheel(2, 0, at: Self.bar)
    expect(near(fixture.container.parts.toolbar.scroll, 120))
    fixture.wheel(0, 0.5, at: Self.bar)
    expect(near(fixture.container.parts.toolbar.scroll, 100))
    fixture.wheel(0, 50, at: Self.bar)
    expectEqual(fixture.container.parts.toolbar.scroll, 0)
    fixture.wheel(0, -5000, at: Self.bar)
    expect(
      near(
        fixture.container.parts.toolbar.scroll,
        fixture.container.parts.context.layout.items.maximumScroll))
    expectEqual(fixture.take(), [])
    expect(fixture.wheel(1))
    expectEqual(fixture.container.selectedIndex, 1)
  }

  @Test("without pages it is not used")
  func none() throws {
    let fixture = try Fixture(pages: 0)
    expect(!fixture.wheel(1))
    expect(!fixture.wheel(0.5))
  }

  @Test("past an end a fine drag is resisted")
  func band() throws {
    let fixture = try Fixture()
    fixture.wheel(-2.5)
    expect(near(fixture.position, -100 * 0.55 * 400 / 455 / 400))
    fixture.rest()
    expectEqual(fixture.position, 0)
  }
}
