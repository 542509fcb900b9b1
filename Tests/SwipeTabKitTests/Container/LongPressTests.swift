import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What a finger opens by staying where it is.
@Suite("A long press")
@MainActor struct LongPressTests {
  private static let finger = Contact(device: .touch)

  private struct Form: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue) }
    var body: ScreenBody?
  }

  // MARK: Tabs

  private func tabs(
    pages: Int = 3, _ change: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(pages: pages) {
      $0.allowsClosing = true
      $0.tuning.touchSlop = 10
      change(&$0)
    }
  }

  private func hold(_ index: Int, _ fixture: Fixture, for seconds: Double) -> Point {
    let point = StateReader(fixture.container).middle(ofItem: index)
    fixture.container.handle(.press(Self.finger, at: point))
    fixture.advance(by: seconds)
    return point
  }

  private func menu(_ fixture: Fixture) -> CommandMenu.Owner? {
    fixture.container.parts.commandMenu.owner
  }

  @Test("on a tab that cannot be moved opens its menu while the finger is down, and taps nothing")
  func atOnce() throws {
    let fixture = try tabs()
    let point = hold(1, fixture, for: 0.499)
    expectEqual(menu(fixture), nil)
    expect(near(fixture.container.nextDeadline ?? 0, 0.5))
    fixture.advance(by: 0.001)
    expectEqual(menu(fixture), .tab("p1"))
    expectEqual(fixture.container.nextDeadline, nil)
    fixture.move(point.x + 60, point.y, Self.finger)
    fixture.release(point.x + 60, point.y, Self.finger)
    expectEqual(menu(fixture), .tab("p1"))
    expectEqual(fixture.container.selectedID, "p0")
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("where tabs scroll or can be moved opens it at the release", arguments: [false, true])
  func letGo(scrolls: Bool) throws {
    let fixture = try tabs(pages: scrolls ? 20 : 3) {
      $0.overflow = .scroll
      $0.allowsReordering = !scrolls
    }
    var point = hold(1, fixture, for: 0.9)
    expectEqual(menu(fixture), nil)
    fixture.release(point.x, point.y, Self.finger)
    expectEqual(menu(fixture), .tab("p1"))
    expectEqual(fixture.container.selectedID, "p0")
    fixture.key("escape")
    point = hold(1, fixture, for: 0.9)
    fixture.move(point.x + 60, point.y, Self.finger)
    fixture.release(point.x + 60, point.y, Self.finger)
    expectEqual(menu(fixture), nil)
    expectEqual(fixture.container.selectedID, "p0")
  }

  @Test("shorter than half a second, or without a command that applies, is a tap")
  func taps() throws {
    for fixture in [try tabs(), try tabs { $0.allowsReordering = true }] {
      let point = hold(1, fixture, for: 0.49)
      fixture.release(point.x, point.y, Self.finger)
      expectEqual(menu(fixture), nil)
      expectEqual(fixture.container.selectedID, "p1")
    }
    let plain = try tabs { $0.allowsClosing = false }
    let point = hold(1, plain, for: 5)
    plain.release(point.x, point.y, Self.finger)
    expectEqual(menu(plain), nil)
    expectEqual(plain.container.selectedID, "p1")
  }

  @Test("of the mouse, off the tab, or of a finger that left it opens nothing")
  func nothing() throws {
    let fixture = try tabs()
    let point = StateReader(fixture.container).middle(ofItem: 1)
    fixture.press(point.x, point.y)
    fixture.advance(by: 2)
    expectEqual(menu(fixture), nil)
    fixture.release(point.x, 400)
    fixture.press(point.x, point.y, Self.finger)
    fixture.move(point.x, 400, Self.finger)
    fixture.advance(by: 2)
    fixture.release(point.x, 400, Self.finger)
    expectEqual(menu(fixture), nil)
    expectEqual(fixture.container.selectedID, "p0")
  }

  // MARK: Fields

  private func form(_ text: String = "hello brave new world") throws -> TabContainer {
    let field = ScreenBody.Element.field(ScreenBody.Field("name", title: "Name", text: text))
    let container = try TabContainer(
      pages: PageList([
        Form(id: "form", body: ScreenBody([field, .spacer(2000)])), Form(id: "other", body: nil),
      ]), size: Size(width: 400, height: 600))
    container.onPaste = {}
    return container
  }

  private func box(_ container: TabContainer) throws -> Rect {
    let bounds = try #require(
      container.accessibilityTree().first { $0.label == "Name" && $0.role == .entry }?.bounds)
    let margin = BodyMetrics.padding
    return Rect(
      x: bounds.x + margin, y: bounds.maxY - 40, width: bounds.width - 2 * margin, height: 20)
  }

  private func selection(_ container: TabContainer) throws -> Range<Int> {
    let target = try #require(container.parts.fields.focused)
    return try #require(container.parts.fields.editor(of: target)).selection
  }

  @Test("in a field gives it the focus and opens its menu, and the finger then scrolls nothing")
  func field() throws {
    let container = try form()
    let box = try box(container)
    let point = Point(x: box.x + 40, y: box.midY)
    container.handle(.press(Self.finger, at: point))
    container.advance(to: 0.5)
    let target = try #require(container.parts.fields.focused)
    expectEqual(container.parts.commandMenu.owner, .field(target))
    container.handle(.move(Self.finger, to: Point(x: point.x, y: point.y - 100)))
    container.handle(.release(Self.finger, at: Point(x: point.x, y: point.y - 100)))
    expect(container.parts.scroller.moving.isEmpty)
    expectEqual(container.phase, .resting)
    expect(container.parts.commandMenu.isOpen)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("that scrolls or swipes before half a second opens nothing")
  func moved() throws {
    let container = try form()
    let box = try box(container)
    container.handle(.press(Self.finger, at: Point(x: box.x + 40, y: box.midY)))
    container.advance(to: 0.3)
    container.handle(.move(Self.finger, to: Point(x: box.x + 40, y: box.midY - 30)))
    container.advance(to: 3)
    expect(!container.parts.commandMenu.isOpen)
    expectNotEqual(container.parts.scroller.held, nil)
  }

  // MARK: Double taps

  private func tap(_ container: TabContainer, _ point: Point, at time: Double) {
    container.advance(to: time)
    container.handle(.press(Self.finger, at: point))
    container.handle(.release(Self.finger, at: point))
  }

  @Test("a double tap selects a word, dragging on selects by words, and a third tap everything")
  func words() throws {
    let container = try form()
    let box = try box(container)
    let start = Point(x: box.x + 12, y: box.midY)
    tap(container, start, at: 1)
    try expect(selection(container).isEmpty)
    container.advance(to: 1.15)
    container.handle(.press(Self.finger, at: Point(x: start.x + 9, y: start.y)))
    try expectEqual(selection(container), 0..<5)
    container.advance(to: 1.3)
    container.handle(.move(Self.finger, to: Point(x: box.x + 100, y: start.y + 30)))
    expectEqual(container.phase, .resting)
    expect(container.parts.scroller.moving.isEmpty)
    let end = try selection(container).upperBound
    expectGreater(end, 5, "up to \(end)")
    expectAtMost(end, 21, "up to \(end)")
    container.handle(.release(Self.finger, at: Point(x: box.x + 100, y: start.y + 30)))
    tap(container, start, at: 1.45)
    try expectEqual(selection(container), 0..<21)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("two taps that are slow, or far from each other, select nothing", arguments: [0.5, 0.1])
  func apart(pause: Double) throws {
    let container = try form()
    let box = try box(container)
    tap(container, Point(x: box.x + 12, y: box.midY), at: 1)
    tap(container, Point(x: box.x + (pause < 0.4 ? 60 : 12), y: box.midY), at: 1 + pause)
    try expect(selection(container).isEmpty)
  }
}
