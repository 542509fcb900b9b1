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

  @Test("the wheel turns no page while the mouse scrolls a body")
  func wheelWhileScrolling() throws {
    let container = try tabs(body: Self.list)
    container.handle(.press(.mouse, at: point(200, 500)))
    container.handle(.move(.mouse, to: point(200, 400)))
    container.handle(.wheel(dx: 1, dy: 0, at: point(200, 400)))
    expectEqual(container.selectedID, "p0")
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

  @Test(
    "the wheel turns no page while an item is carried or the toolbar is dragged",
    arguments: [true, false])
  func wheelWhileOnToolbar(carries: Bool) throws {
    let container = try tabs(carries ? 4 : 40) {
      $0.allowsReordering = carries
      if !carries { $0.overflow = .scroll }
    }
    container.handle(.press(.mouse, at: point(50, 775)))
    container.handle(.move(.mouse, to: point(20, 775)))
    container.handle(.wheel(dx: 1, dy: 0, at: point(100, 300)))
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

  @Test("a strip under a finger does not jump when the reading direction changes")
  func directionDuringStrip() throws {
    let container = try tabs(
      body: [.strip(ScreenBody.Strip((0..<20).map { ScreenBody.Card("C\($0)") }))])
    container.handle(.press(touch, at: point(300, 120)))
    container.handle(.move(touch, to: point(150, 120)))
    let before = offset(container, "p0", strip: 0)
    container.configuration.isRightToLeft = true
    container.handle(.move(touch, to: point(149, 120)))
    expectAtMost(abs(offset(container, "p0", strip: 0) - before), 1)
  }

  @Test("a toolbar under a finger does not jump when the reading direction changes")
  func directionDuringToolbar() throws {
    let container = try tabs(40) { $0.overflow = .scroll }
    container.handle(.press(touch, at: point(300, 775)))
    container.handle(.move(touch, to: point(150, 775)))
    let before = container.parts.toolbar.scroll
    container.configuration.isRightToLeft = true
    container.handle(.move(touch, to: point(149, 775)))
    expectAtMost(abs(container.parts.toolbar.scroll - before), 1)
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
