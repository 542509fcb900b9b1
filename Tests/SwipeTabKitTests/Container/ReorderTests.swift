import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Four items of 100 points each at the bottom of 400 points.
///
/// ```text
/// 0         100        200        300        400
/// |   P0    |    P1    |    P2    |    P3    |
/// ```
@Suite("Reordering by drag")
@MainActor struct ReorderTests {
  private static let y = 775.0

  private func fixture(
    pages: Int = 4, at index: Int? = nil,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(pages: pages, at: index) {
      $0.allowsReordering = true
      configure(&$0)
    }
  }

  private func order(_ fixture: Fixture) -> String {
    fixture.container.pages.ids.map(\.rawValue).joined(separator: " ")
  }

  private func frame(_ id: PageID, in fixture: Fixture) throws -> Rect {
    let index = try #require(fixture.container.pages.index(of: id))
    return fixture.container.parts.toolbar.geometry.frame(ofItem: index)
  }

  @Test("an item follows the mouse at once, the others make room, and a release drops it")
  func drag() throws {
    let fixture = try fixture()
    fixture.press(50, Self.y)
    fixture.move(180, Self.y)
    try expectEqual(frame("p0", in: fixture).x, 130)
    expectEqual(order(fixture), "p0 p1 p2 p3")
    // P1 sets out when the item has come nearer to its place, and is there a moment later.
    try expectEqual(frame("p1", in: fixture).x, 100)
    fixture.advance(by: 0.05)
    try expectLess(frame("p1", in: fixture).x, 80)
    fixture.rest()
    try expectEqual(frame("p1", in: fixture).x, 0)
    expectEqual(fixture.take(), [])
    fixture.release(180, Self.y)
    expectEqual(order(fixture), "p1 p0 p2 p3")
    expectEqual(fixture.take(), [.pagesChanged])
    try expectEqual(frame("p0", in: fixture).x, 130)
    // It stays lifted until its spring is home.
    let reordering = fixture.container.parts.reordering
    expectEqual(reordering.liftedIndex, 1)
    expectEqual(reordering.lift, 1)
    fixture.advance(by: 0.1)
    expectEqual(reordering.liftedIndex, 1)
    expectLess(reordering.lift, 1)
    fixture.rest()
    expectEqual(reordering.liftedIndex, nil)
    try expectEqual(frame("p0", in: fixture).x, 100)
    expectEqual(fixture.container.selectedID, "p0")
    expectEqual(fixture.position, 1)
    expectEqual(fixture.take(), [])
  }

  @Test("the selection stays with its page, whichever item is moved", arguments: 0..<4, 0..<4)
  func selection(from: Int, to: Int) throws {
    for selected in 0..<4 where from != to {
      let fixture = try fixture(at: selected)
      let dx = Double(to - from) * 100
      fixture.drag(from: Point(x: Double(from) * 100 + 50, y: Self.y), by: dx)
      var ids = ["p0", "p1", "p2", "p3"]
      ids.insert(ids.remove(at: from), at: to)
      expectEqual(order(fixture), ids.joined(separator: " "))
      expectEqual(fixture.container.selectedID, PageID("p\(selected)"))
      expectEqual(fixture.position, Double(try #require(ids.firstIndex(of: "p\(selected)"))))
      expectEqual(fixture.take(), [.pagesChanged])
    }
  }

  private struct Full: TabPage {
    let id: PageID
    let item = TabItem(title: "T")
    let hidesToolbar = true
  }

  @Test("a page without a toolbar ends it at rest, but not in passing, whatever the frames")
  func passing() throws {
    for rate in [30.0, 60, 144, 0.2] {
      for (target, isCarried) in [(2, true), (1, false)] {
        let fixture = try fixture()
        try fixture.container.replace("p1", with: Full(id: "p1"))
        fixture.container.select(index: 1)
        fixture.advance(by: 0.02)
        fixture.container.select(index: target)
        fixture.press(50, Self.y)
        fixture.move(180, Self.y)
        expect(fixture.container.parts.reordering.isCarrying)
        for _ in 0..<Int(max(1, rate * 5)) { fixture.advance(by: 1 / rate) }
        expectEqual(fixture.container.parts.reordering.isCarrying, isCarried)
      }
    }
  }

  @Test("Escape and a cancel put it back, and tell nothing", arguments: [true, false])
  func cancel(byKey: Bool) throws {
    let fixture = try fixture()
    fixture.press(50, Self.y)
    fixture.move(350, Self.y)
    if byKey { fixture.key("escape") } else { fixture.container.handle(.cancel(.mouse)) }
    try expectEqual(frame("p0", in: fixture).x, 300)
    fixture.move(380, Self.y)
    fixture.release(380, Self.y)
    fixture.rest()
    expectEqual(order(fixture), "p0 p1 p2 p3")
    try expectEqual((0..<4).map { try frame(PageID("p\($0)"), in: fixture).x }, [0, 100, 200, 300])
    expectEqual(fixture.take(), [])
    expect(fixture.container.isIdle)
  }

  @Test("without leave nothing moves, and a tap is a tap with and without")
  func taps() throws {
    let fixed = try fixture { $0.allowsReordering = false }
    fixed.drag(from: Point(x: 50, y: Self.y), by: 200)
    expectEqual(order(fixed), "p0 p1 p2 p3")
    let fixture = try fixture { $0.tuning.mouseSlop = 4 }
    fixture.press(150, Self.y)
    fixture.move(153, Self.y)
    fixture.release(153, Self.y)
    expectEqual(fixture.container.selectedID, "p1")
  }

  @Test("the slop is withheld: the item does not jump")
  func slop() throws {
    let fixture = try fixture { $0.tuning.mouseSlop = 4 }
    fixture.press(150, Self.y)
    fixture.move(155, Self.y)
    try expectEqual(frame("p1", in: fixture).x, 101)
    fixture.move(120, Self.y)
    try expectEqual(frame("p1", in: fixture).x, 66)
  }

  @Test("the wheel scrolls the toolbar below a carried item, and takes it along")
  func wheel() throws {
    let fixture = try fixture { $0.itemLayout = .tabs(shortest: 150) }
    fixture.press(120, Self.y)
    fixture.move(200, Self.y)
    let before = try frame("p0", in: fixture)
    expect(fixture.wheel(0, -1, at: Point(x: 200, y: Self.y)))
    expectEqual(ContainerSnapshot(of: fixture.container).toolbar.scroll, 40)
    try expectEqual(frame("p0", in: fixture), before)
    expect(fixture.wheel(0, -100, at: Point(x: 200, y: Self.y)))
    expect(!fixture.wheel(0, -1, at: Point(x: 200, y: Self.y)))
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.release(200, Self.y)
    expect(order(fixture).hasPrefix("p1 p2"))
    expectEqual(fixture.container.selectedID, "p0")
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("from right to left the item follows the finger too")
  func mirrored() throws {
    let fixture = try fixture { $0.isRightToLeft = true }
    try expectEqual(frame("p0", in: fixture).x, 300)
    fixture.press(350, Self.y)
    fixture.move(240, Self.y)
    try expectEqual(frame("p0", in: fixture).x, 190)
    fixture.rest()
    try expectEqual(frame("p1", in: fixture).x, 300)
    fixture.release(240, Self.y)
    expectEqual(order(fixture), "p1 p0 p2 p3")
  }

  @Test("at a side items move from top to bottom", arguments: [false, true])
  func vertical(isRightToLeft: Bool) throws {
    let fixture = try fixture {
      $0.toolbarPosition = .leading
      $0.isRightToLeft = isRightToLeft
    }
    let first = try frame("p0", in: fixture)
    let (x, y) = (first.midX, first.midY)
    fixture.press(x, y)
    fixture.move(x, y + 70)
    try expectEqual(frame("p0", in: fixture).y, first.y + 70)
    fixture.release(x, y + 70)
    expectEqual(order(fixture), "p1 p0 p2 p3")
  }

  @Test("a finger scrolls a bar that scrolls, unless it has held the item first")
  func hold() throws {
    let finger = Contact(device: .touch)
    let fixture = try fixture(pages: 20) { $0.overflow = .scroll }
    fixture.press(50, Self.y, finger)
    fixture.move(10, Self.y, finger)
    fixture.release(10, Self.y, finger)
    expectEqual(fixture.container.parts.toolbar.scroll, 40)
    fixture.rest()
    let held = try frame("p1", in: fixture)
    fixture.press(held.midX, Self.y, finger)
    expectEqual(fixture.container.nextDeadline, fixture.container.time + 0.4)
    fixture.advance(by: 0.4)
    expectEqual(fixture.container.parts.reordering.liftedIndex, 1)
    expectEqual(fixture.container.nextDeadline, nil)
    fixture.move(held.midX + 80, Self.y, finger)
    fixture.release(held.midX + 80, Self.y, finger)
    expect(order(fixture).hasPrefix("p0 p2 p1 p3"))
    expectEqual(fixture.container.selectedID, "p0")
  }

  @Test("a finger that might have carried an item and did not move it taps it")
  func heldTap() throws {
    let finger = Contact(device: .touch)
    let fixture = try fixture(pages: 20) { $0.overflow = .scroll }
    fixture.press(100, Self.y, finger)
    fixture.advance(by: 0.45)
    expectEqual(fixture.container.parts.reordering.liftedIndex, 1)
    fixture.release(100, Self.y, finger)
    expectEqual(fixture.container.selectedID, "p1")
  }

  @Test("at an end of the bar it scrolls as far as it goes, and the strip stays after the drop")
  func glide() throws {
    let fixture = try fixture(pages: 20) { $0.overflow = .scroll }
    let most = fixture.container.parts.context.layout.items.maximumScroll
    fixture.press(30, Self.y)
    fixture.move(399, Self.y)
    expect(fixture.container.isMoving)
    fixture.advance(by: 0.5)
    expect((200...240).contains(fixture.container.parts.toolbar.scroll))
    fixture.advance(by: 60)
    expectEqual(fixture.container.parts.toolbar.scroll, most)
    expect(!fixture.container.isMoving)
    fixture.release(399, Self.y)
    expectEqual(fixture.container.pages.id(at: 19), "p0")
    expectEqual(fixture.container.parts.toolbar.scroll, most)
    expectEqual(fixture.container.selectedID, "p0")
    expectEqual(fixture.position, 19)
  }

  @Test(
    "the carried item stays whole in a bar that scrolls, above its faded ends",
    arguments: [false, true])
  func whole(isRightToLeft: Bool) throws {
    let fixture = try fixture(pages: 20) {
      $0.overflow = .scroll
      $0.isRightToLeft = isRightToLeft
    }
    let start = try frame("p0", in: fixture)
    let (near, far) = isRightToLeft ? (start.maxX - 4, 1.0) : (start.x + 4, 399.0)
    fixture.press(near, Self.y)
    fixture.move(far, Self.y)
    for _ in 0..<20 {
      let item = try frame("p0", in: fixture)
      expectLess(abs(isRightToLeft ? item.x : item.maxX - 400), 1e-9)
      fixture.advance(by: 0.05)
    }
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let layers = list.commands.map { UInt8(truncatingIfNeeded: $0.key >> 48) }
    let lifted = layers.firstIndex(of: Layer.liftedItem)
    let edges = layers.lastIndex(of: Layer.toolbarEdges)
    try expectGreater(#require(lifted), try #require(edges))
  }

  @Test("Escape scrolls the bar back to the item")
  func escapeScrolledBar() throws {
    let fixture = try fixture(pages: 20) { $0.overflow = .scroll }
    fixture.press(30, Self.y)
    fixture.move(399, Self.y)
    fixture.advance(by: 60)
    expectGreater(fixture.container.parts.toolbar.scroll, 400)
    expect(fixture.key("escape"))
    fixture.release(399, Self.y)
    fixture.rest()
    expectEqual(fixture.container.parts.toolbar.scroll, 0)
    expectEqual(fixture.container.pages.id(at: 0), "p0")
  }

  @Test("one step of time and many end in the same state while the bar scrolls below an item")
  func time() throws {
    func run(_ steps: Int) throws -> [Double] {
      let fixture = try fixture(pages: 20) { $0.overflow = .scroll }
      fixture.press(30, Self.y)
      fixture.move(390, Self.y)
      for _ in 0..<steps { fixture.advance(by: 1.3 / Double(steps)) }
      return fixture.container.parts.reordering.itemsInView.map {
        fixture.container.parts.toolbar.geometry.frame(ofItem: $0).x
      }
    }
    let once = try run(1)
    for (one, many) in zip(once, try run(997)) { expectLess(abs(one - many), 1e-6) }
    expectEqual(once.count, try run(7).count)
  }

  @Test("a reload puts the item back, a resize keeps it under the finger")
  func meanwhile() throws {
    let fixture = try fixture()
    fixture.press(50, Self.y)
    fixture.move(250, Self.y)
    fixture.resize(800)
    try expectEqual(frame("p0", in: fixture).x, 190)
    fixture.resize(400)
    try expectEqual(frame("p0", in: fixture).x, 200)
    fixture.container.setPages(try Fixture.list(["p0", "p2", "p3"]))
    expect(!fixture.container.parts.reordering.isCarrying)
    fixture.move(350, Self.y)
    fixture.release(350, Self.y)
    expectEqual(order(fixture), "p0 p2 p3")
  }

  @Test(
    "what takes the bar away puts the item back",
    arguments: [
      { $0.configuration.toolbarVisibility = .hidden },
      { $0.configuration.allowsReordering = false },
      { $0.configuration.toolbarPosition = .leading }, { $0.remove("p0") },
      { $0.pages.count > 0 ? $0.setPages(.empty) : () },
    ] as [@MainActor (TabContainer) -> Void])
  func gone(change: @MainActor (TabContainer) -> Void) throws {
    let fixture = try fixture()
    fixture.press(50, Self.y)
    fixture.move(250, Self.y)
    change(fixture.container)
    expect(!fixture.container.parts.reordering.isCarrying)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.release(250, Self.y)
    fixture.rest()
    expect(fixture.container.isIdle)
  }

  @Test("a running settle goes on while an item is carried and after it is dropped")
  func settle() throws {
    let fixture = try fixture()
    fixture.tap(item: 3)
    fixture.advance(by: 0.05)
    fixture.press(150, Self.y)
    fixture.move(250, Self.y)
    expectEqual(fixture.container.phase, .settling)
    let velocity = fixture.container.velocity
    fixture.release(250, Self.y)
    expectEqual(order(fixture), "p0 p2 p1 p3")
    expectEqual(fixture.container.phase, .settling)
    expectLess(abs(fixture.container.velocity - velocity), 1e-9)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "p3")
    expectEqual(fixture.position, 3)
    expectEqual(
      fixture.takeChanges(), [.will("p0", "p3", .tap), .pagesChanged, .did("p0", "p3", .tap)])
  }

  @Test("the indicator stays with the selected item")
  func indicator() throws {
    let fixture = try fixture { $0.animator = UnderlineAnimator(length: .share(1)) }
    fixture.press(50, Self.y)
    fixture.move(180, Self.y)
    let mark = try #require(
      fixture.container.configuration.animator.indicator(
        in: fixture.container.parts.toolbar.geometry))
    expectEqual(mark.frame.x, 130)
  }

  @Test("with reduced motion the others make room at once")
  func reducedMotion() throws {
    let fixture = try fixture { $0.reducesMotion = true }
    fixture.press(50, Self.y)
    fixture.move(180, Self.y)
    try expectEqual(frame("p1", in: fixture).x, 0)
    fixture.release(180, Self.y)
    try expectEqual(frame("p0", in: fixture).x, 100)
    expect(!fixture.container.isMoving)
  }

  @Test("items beside a More item move among themselves")
  func more() throws {
    let fixture = try fixture(pages: 9) { $0.overflow = .more }
    let more = try #require(fixture.container.parts.context.layout.items.moreIndex)
    fixture.drag(from: Point(x: 50, y: Self.y), by: 345)
    expectEqual(fixture.container.pages.index(of: "p0"), more - 1)
    fixture.drag(from: Point(x: 380, y: Self.y), by: -300)
    expectEqual(fixture.container.pages.index(of: "p0"), more - 1)
  }

  @Test("keys move the selected item, or that with the focus, and stop at the ends")
  func keys() throws {
    let fixture = try fixture(at: 1)
    expect(fixture.key("ctrl+shift+pagedown"))
    expectEqual(order(fixture), "p0 p2 p1 p3")
    expectEqual(fixture.take(), [.pagesChanged])
    try expectEqual(frame("p1", in: fixture).x, 100)
    fixture.rest()
    try expectEqual(frame("p1", in: fixture).x, 200)
    fixture.key("ctrl+shift+pageup")
    fixture.key("ctrl+shift+pageup")
    expectEqual(order(fixture), "p1 p0 p2 p3")
    expect(!fixture.key("ctrl+shift+pageup"))
    fixture.key("tab")
    fixture.key("end")
    fixture.key("ctrl+shift+pageup")
    expectEqual(order(fixture), "p1 p0 p3 p2")
    expectEqual(fixture.container.focus, "p3")
  }
}
