import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What a wheel, keys, selections and options do while a contact drags something else than the pages.
@Suite("Drags that something comes into")
@MainActor struct DragInterferenceTests {
  private let touch = Contact(device: .touch)

  private struct Page: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue) }
    let body: ScreenBody?
  }

  private static let list: [ScreenBody.Element] = [
    .list((0..<100).map { ScreenBody.Row("Row \($0)") })
  ]
  private static let slider: [ScreenBody.Element] = [
    .slider(ScreenBody.Slider("s", title: "S", scale: NumberScale(0...100, step: 1)))
  ]

  /// Pages with the same body, 400 × 800 points.
  private func tabs(
    _ count: Int = 4, body: [ScreenBody.Element]? = nil,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configure(&configuration)
    let body = body.map { ScreenBody($0) }
    return try TabContainer(
      pages: PageList((0..<count).map { Page(id: PageID("p\($0)"), body: body) }),
      configuration: configuration, size: Size(width: 400, height: 800))
  }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  private func offset(_ container: TabContainer, _ page: PageID, strip: Int? = nil) -> Double {
    let key = ScrollKey(screen: page, strip: strip)
    return container.parts.scroller.scroll(of: key)?.offset
      ?? container.parts.standing.memory.offset(of: key) ?? 0
  }

  @Test("the wheel turns no page while the mouse drags something else")
  func wheelWhileDragging() throws {
    let rows: [(name: String, container: TabContainer, from: Point, to: Point, wheel: Point)] = [
      ("a body", try tabs(body: Self.list), point(200, 500), point(200, 400), point(200, 400)),
      (
        "an item", try tabs { $0.allowsReordering = true },
        point(50, 775), point(20, 775), point(100, 300)
      ),
      (
        "the toolbar", try tabs(40) { $0.overflow = .scroll },
        point(50, 775), point(20, 775), point(100, 300)
      ),
    ]
    for (name, container, start, end, place) in rows {
      container.handle(.press(.mouse, at: start))
      container.handle(.move(.mouse, to: end))
      container.handle(.wheel(dx: 1, dy: 0, at: place))
      expectEqual(container.selectedID, "p0", "\(name)")
    }
  }

  @Test("the wheel changes no slider that is held, and turns no page")
  func wheelWhileSliding() throws {
    let container = try tabs(body: Self.slider)
    let y =
      try #require(container.accessibilityTree().first { $0.role == .slider }).bounds.maxY - 12
    container.handle(.press(.mouse, at: point(200, y)))
    container.handle(.move(.mouse, to: point(210, y)))
    let value = container.value(of: "s")
    container.handle(.wheel(dx: 0, dy: 1, at: point(210, y)))
    expectEqual(container.value(of: "s"), value)
    container.handle(.wheel(dx: 1, dy: 0, at: point(210, 600)))
    expectEqual(container.selectedID, "p0")
  }

  @Test("the wheel does not scroll the overview while the mouse drags it")
  func wheelInOverview() throws {
    let container = try tabs(40)
    container.toggleOverview(animated: false)
    func y() -> Double? {
      container.accessibilityTree().first { $0.id == "overview/p4" }?.bounds.y
    }
    container.handle(.press(.mouse, at: point(200, 600)))
    container.handle(.move(.mouse, to: point(200, 500)))
    let before = y()
    container.handle(.wheel(dx: 0, dy: -2, at: point(200, 500)))
    expectEqual(y(), before)
  }

  @Test("a finger does not go on scrolling the page that a key has left")
  func keyWhileScrolling() throws {
    let container = try tabs(body: Self.list)
    container.handle(.press(touch, at: point(200, 500)))
    container.handle(.move(touch, to: point(200, 400)))
    let before = offset(container, "p0")
    container.handle(.key(KeyPress(.tab, modifiers: .control)))
    container.advance(to: 5)
    container.handle(.move(touch, to: point(200, 300)))
    expectEqual(container.selectedID, "p1")
    expectEqual(offset(container, "p0"), before)
  }

  @Test("a finger on the toolbar does not pull it back after a selection has scrolled it")
  func selectWhileToolbarIsDragged() throws {
    let container = try tabs(40) { $0.overflow = .scroll }
    container.handle(.press(touch, at: point(300, 775)))
    container.handle(.move(touch, to: point(200, 775)))
    container.select(index: 20, animated: false)
    let after = container.parts.toolbar.scroll
    container.handle(.move(touch, to: point(199, 775)))
    expectAtMost(abs(container.parts.toolbar.scroll - after), 1)
  }

  @Test("what a finger scrolls does not jump when the reading direction changes")
  func directionDuringDrag() throws {
    let cards: [ScreenBody.Element] = [
      .strip(ScreenBody.Strip((0..<20).map { ScreenBody.Card("C\($0)") }))
    ]
    typealias Row = (
      name: String, container: TabContainer, y: Double, scroll: (TabContainer) -> Double
    )
    let rows: [Row] = [
      ("a strip", try tabs(body: cards), 120, { offset($0, "p0", strip: 0) }),
      ("a toolbar", try tabs(40) { $0.overflow = .scroll }, 775, { $0.parts.toolbar.scroll }),
    ]
    for (name, container, y, scroll) in rows {
      container.handle(.press(touch, at: point(300, y)))
      container.handle(.move(touch, to: point(150, y)))
      let before = scroll(container)
      container.configuration.isRightToLeft = true
      container.handle(.move(touch, to: point(149, y)))
      expectAtMost(abs(scroll(container) - before), 1, "\(name)")
    }
  }

  @Test("a list goes on coasting when a page is inserted elsewhere")
  func insertWhileCoasting() throws {
    let container = try tabs(body: Self.list)
    container.handle(.press(touch, at: point(200, 500)))
    for step in 1...5 {
      container.advance(to: 0.01 * Double(step))
      container.handle(.move(touch, to: point(200, 500 - 30 * Double(step))))
    }
    container.handle(.release(touch, at: point(200, 350)))
    container.advance(to: 0.1)
    try container.insert(Page(id: "n", body: nil), at: 4)
    let isMoving = container.isMoving
    expect(isMoving)
  }
}
