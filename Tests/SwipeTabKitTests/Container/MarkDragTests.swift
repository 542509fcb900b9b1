import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Dragging the toolbar's mark")
@MainActor struct MarkDragTests {
  /// A bar in which every item is 80 points long: five of them share a width of 400.
  private func fixture(
    pages: Int = 5, at index: Int = 0, configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(pages: pages, at: index) {
      $0.animator = LensAnimator()
      configure(&$0)
    }
  }

  /// Moves a contact from the middle of an item along the bar, by a number of items.
  private func pull(
    _ fixture: Fixture, from item: Int, by items: Double, contact: Contact = .mouse
  ) -> Point {
    let bar = fixture.container.parts.context.layout.items
    let start = StateReader(fixture.container).middle(ofItem: item)
    let way = bar.onScreen(items * bar.pitch(at: Double(item)))
    let end =
      bar.axis == .horizontal
      ? Point(x: start.x + way, y: start.y) : Point(x: start.x, y: start.y + way)
    fixture.container.handle(.press(contact, at: start))
    for step in 1...4 {
      fixture.advance(by: 0.02)
      let share = Double(step) / 4
      fixture.container.handle(
        .move(
          contact,
          to: Point(x: mix(start.x, end.x, share), y: mix(start.y, end.y, share))))
    }
    return end
  }

  private nonisolated static let looks = ["plain", "rtl", "side", "glass", "panel", "vertical"]

  private static func configure(_ look: String, _ configuration: inout ContainerConfiguration) {
    switch look {
    case "rtl": configuration.isRightToLeft = true
    case "side": configuration.toolbarPosition = .leading
    case "glass": configuration.toolbarStyle = .floating
    case "panel":
      configuration.toolbarStyle = .floating
      configuration.toolbarPosition = .trailing
      configuration.isRightToLeft = true
    case "vertical": configuration.pagingAxis = .vertical
    default: break
    }
  }

  @Test(
    "the pages follow by one for each item, and a hand that rests settles on the nearest",
    arguments: looks)
  func follows(look: String) throws {
    for (start, way, target) in [(1, 0.6, 2), (1, 2.25, 3), (3, -0.4, 3), (4, -3.8, 0)] {
      let fixture = try fixture(at: start) { Self.configure(look, &$0) }
      let end = pull(fixture, from: start, by: way)
      expect(near(fixture.position, Double(start) + way), "\(look) from \(start)")
      expectEqual(fixture.container.checkInvariants(), [])
      fixture.advance(by: 0.2)
      fixture.release(end.x, end.y)
      fixture.rest()
      expectEqual(fixture.container.selectedID, PageID("p\(target)"), "\(look) from \(start)")
      expectEqual(fixture.position, Double(target))
    }
  }

  @Test("it is a swipe: it begins, ends and selects with that cause, and Escape takes it back")
  func events() throws {
    let fixture = try fixture(at: 1)
    let end = pull(fixture, from: 1, by: 0.7)
    fixture.advance(by: 0.2)
    fixture.release(end.x, end.y)
    fixture.rest()
    expectEqual(
      fixture.takeChanges(),
      [
        .began("p1"), .ended("p2"), .will("p1", "p2", .swipe), .did("p1", "p2", .swipe),
      ])
    _ = pull(fixture, from: 2, by: 1.9)
    fixture.key("escape")
    fixture.rest()
    expectEqual(fixture.takeChanges(), [.began("p2"), .swipeCancelled])
    expectEqual(fixture.position, 2)
  }

  @Test(
    "a flick goes on to the next page, and a slow hand does not, though the pages are faster than it",
    arguments: [(500.0, 2), (-500, 0), (150, 1), (-150, 1)])
  func flick(speed: Double, target: Int) throws {
    let fixture = try fixture(at: 1)
    let start = StateReader(fixture.container).middle(ofItem: 1)
    fixture.press(start.x, start.y)
    var x = start.x
    for _ in 1...6 {
      fixture.advance(by: 0.008)
      x += speed * 0.008
      fixture.move(x, start.y)
    }
    fixture.release(x, start.y)
    fixture.rest()
    expectEqual(fixture.container.selectedID, PageID("p\(target)"))
  }

  @Test(
    "the slop is withheld, and a contact that only rolls still taps",
    arguments: [Contact.mouse, Contact(device: .touch)])
  func slop(contact: Contact) throws {
    let fixture = try fixture(at: 1) {
      $0.tuning.mouseSlop = 4
      $0.tuning.touchSlop = 4
    }
    let start = StateReader(fixture.container).middle(ofItem: 1)
    fixture.press(start.x, start.y, contact)
    fixture.advance(by: 0.02)
    fixture.move(start.x + 4, start.y, contact)
    expectEqual(fixture.position, 1)
    expectEqual(fixture.container.phase, .resting)
    fixture.move(start.x + 8, start.y, contact)
    expect(near(fixture.position, 1 + 4 / 80.0))
    fixture.advance(by: 0.2)
    fixture.release(start.x + 8, start.y, contact)
    expectEqual(fixture.position, 1)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(
      fixture.takeChanges(), [.began("p1"), .ended("p1"), .swipeCancelled, .again("p1", .tap)])
  }

  @Test(
    "a contact that goes down elsewhere scrolls a strip, and on the selected item drags the mark")
  func strip() throws {
    let fixture = try fixture(pages: 30) { $0.overflow = .scroll }
    let toolbar = fixture.container.parts.toolbar
    _ = pull(fixture, from: 3, by: -2)
    expectGreater(toolbar.scroll, 0)
    expectEqual(fixture.position, 0)
    fixture.release(10, 775)
    fixture.rest()
    expectEqual(fixture.position, 0)
    let other = try self.fixture(pages: 30) { $0.overflow = .scroll }
    _ = pull(other, from: 0, by: 1.5)
    expect(near(other.position, 1.5))
  }

  @Test(
    "only an animator that allows it has a handle, and not where swiping is off or items are carried"
  )
  func refused() throws {
    let changes: [(inout ContainerConfiguration) -> Void] = [
      { $0.animator = PillAnimator() }, { $0.swiping = false }, { $0.allowsReordering = true },
      { $0.animator = OverlayAnimator().combined(with: ZoomAnimator()) },
    ]
    for change in changes {
      let fixture = try fixture(at: 1, configure: change)
      _ = pull(fixture, from: 1, by: 1)
      expectEqual(fixture.position, 1)
    }
    let combined = try fixture(at: 1) {
      $0.animator = ZoomAnimator().combined(with: LensAnimator())
    }
    _ = pull(combined, from: 1, by: 1)
    expect(near(combined.position, 2))
  }

  @Test("past the last item of a ring comes the first page, and past an end the pages resist")
  func ends() throws {
    let ring = try fixture(at: 4) { $0.isCyclic = true }
    let end = pull(ring, from: 4, by: 0.75)
    expect(near(ring.position, 4.75))
    ring.advance(by: 0.2)
    ring.release(end.x, end.y)
    ring.rest()
    expectEqual(ring.container.selectedID, "p0")
    let row = try fixture(at: 4)
    _ = pull(row, from: 4, by: 0.5)
    expectGreater(row.position, 4.1)
    expectLess(row.position, 4.5)
  }

  @Test(
    "a new size, another edge and another reading direction keep the position", arguments: 0..<4)
  func changes(number: Int) throws {
    let fixture = try fixture(at: 1)
    let end = pull(fixture, from: 1, by: 0.6)
    switch number {
    case 0: fixture.resize(700)
    case 1: fixture.container.configuration.toolbarPosition = .leading
    case 2: fixture.container.configuration.isRightToLeft = true
    default: fixture.container.configuration.toolbarVisibility = .hidden
    }
    expectEqual(fixture.container.checkInvariants(), [])
    guard number < 3 else {
      fixture.rest()
      return expectEqual(fixture.position, 1)
    }
    expect(near(fixture.position, 1.6))
    fixture.move(end.x, end.y)
    expect(near(fixture.position, 1.6))
  }

  @Test("a page that locks swiping and one whose item acts are ends")
  func locks() throws {
    let fixture = try fixture(at: 0)
    fixture.container.setPages(
      try PageList([
        Fixture.page("a"), Fixture.page("b", lock: .forward), Fixture.page("c"),
      ]))
    _ = pull(fixture, from: 0, by: 1.8)
    expectEqual(fixture.position, 1)
  }

  @Test(
    "seeded hands: wherever they go, the pages rest on the page that is told",
    arguments: Seeds.first(60))
  func hands(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let look = Self.looks.randomElement(using: &random) ?? "plain"
    let isCyclic = Bool.random(using: &random)
    let fixture = try fixture(at: 2) {
      Self.configure(look, &$0)
      $0.isCyclic = isCyclic
    }
    for _ in 0..<4 {
      let selected = try #require(fixture.container.parts.pager.selectedIndex)
      let start = StateReader(fixture.container).middle(ofItem: selected)
      let far = Double.random(in: -300...300, using: &random)
      let across = Double.random(in: -40...40, using: &random)
      let isAcross = fixture.container.parts.context.layout.items.axis == .vertical
      let hand = Hand(
        start: start, way: isAcross ? Point(x: across, y: far) : Point(x: far, y: across),
        duration: Double.random(in: 0.05...0.6, using: &random),
        rate: Double.random(in: 60...250, using: &random),
        hold: Bool.random(using: &random) ? 0.1 : 0)
      hand.swipe(fixture.container)
      expectEqual(fixture.container.checkInvariants(), [])
      fixture.advance(by: Double.random(in: 0...0.3, using: &random))
    }
    fixture.rest()
    let selected = try #require(fixture.container.parts.pager.selectedIndex)
    expectEqual(fixture.position, Double(selected))
    expect(!fixture.container.isMoving)
    let told = fixture.take().compactMap { event -> PageID? in
      if case .didSelect(let change) = event { change.to } else { nil }
    }
    expect(told.last.map { $0 == fixture.container.selectedID } ?? (selected == 2))
  }

  // MARK: Swelling

  @Test("it swells while the selected item is pressed or the mark dragged, whatever the frame rate")
  func swells() throws {
    func told(step: Double) throws -> [Double] {
      let fixture = try fixture(at: 1)
      let swell = fixture.container.parts.markSwell
      var amounts = [swell.amount]
      func pass(_ seconds: Double) {
        let end = fixture.container.time + seconds
        while fixture.container.time < end - 1e-9 {
          fixture.container.advance(to: min(end, fixture.container.time + step))
        }
        amounts.append(swell.amount)
      }
      let start = StateReader(fixture.container).middle(ofItem: 1)
      fixture.press(start.x, start.y)
      pass(0.05)
      pass(1)
      fixture.move(start.x + 30, start.y)
      pass(1)
      fixture.release(start.x + 30, start.y)
      pass(0.05)
      pass(3)
      expect(!fixture.container.isMoving)
      return amounts
    }
    let (fine, coarse) = try (told(step: 0.001), told(step: 10))
    expect(zip(fine, coarse).allSatisfy { near($0, $1) })
    expectEqual(fine.count, coarse.count)
    expect(fine[0] == 0 && (0.1..<1).contains(fine[1]) && fine[2] == 1 && fine[3] == 1)
    expect((0.01..<1).contains(fine[4]) && fine[5] == 0)
  }

  @Test("a swollen lens is thicker and longer about its middle, and stays in the bar")
  func look() throws {
    var bar = StubBar().at(1)
    let rest = try #require(LensAnimator().indicator(in: bar)).frame
    bar.swell = 1
    let pressed = try #require(LensAnimator().indicator(in: bar)).frame
    expect(near(pressed.height, rest.height * 1.06))
    expectGreater(pressed.width, rest.width)
    expect(near(pressed.midX, rest.midX))
    expect(near(pressed.midY, rest.midY))
    expectAtMost(pressed.height, bar.bar.height)
  }

  @Test("with reduced motion, and for a mark that cannot be dragged, nothing swells")
  func still() throws {
    for change in [{ $0.reducesMotion = true }, { $0.animator = PillAnimator() }]
      as [(inout ContainerConfiguration) -> Void]
    {
      let fixture = try fixture(at: 1, configure: change)
      let start = StateReader(fixture.container).middle(ofItem: 1)
      fixture.press(start.x, start.y)
      expect(!fixture.container.isMoving)
      expectEqual(fixture.container.parts.markSwell.amount, 0)
    }
  }
}
