import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Lists whose rows are made when they come into view")
@MainActor struct LazyRowsTests {
  private final class Counter {
    var made: [Int] = []
    var tapped: [Int] = []
  }

  private let counter = Counter()

  private struct ListPage: TabPage {
    let id: PageID = "list"
    let item = TabItem(title: "List")
    let body: ScreenBody?
  }

  private func container(_ count: Int, hasSubtitles: Bool = false) throws -> TabContainer {
    let list = ScreenBody.List(count: count, hasSubtitles: hasSubtitles) { [counter] index in
      counter.made.append(index)
      return ScreenBody.Row(
        "Row \(index)", subtitle: "Text", action: .run { counter.tapped.append(index) })
    }
    let container = try TabContainer(
      pages: try PageList([ListPage(body: ScreenBody([ScreenBody.Element(list)]))]),
      size: Size(width: 400, height: 800))
    container.configuration.reducesMotion = true
    return container
  }

  private func draw(_ container: TabContainer) -> [String] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap { command in
      if case .text(let text) = command.content { text.string } else { nil }
    }
  }

  @Test("of a million rows only those in view are made, wherever that is")
  func cost() throws {
    let container = try container(1_000_000)
    expect(draw(container).contains("Row 0"))
    expectLess(counter.made.count, 40)
    counter.made = []
    container.handle(.wheel(dx: 0, dy: -50, at: Point(x: 200, y: 400)))
    expect(!draw(container).contains("Row 20"))
    expect(draw(container).contains("Row 45"))
    expectLess(counter.made.count, 60)
    expect(counter.made.allSatisfy { $0 > 30 })
  }

  @Test("a row is made once while it is in view")
  func kept() throws {
    let container = try container(1000)
    for _ in 0..<5 { _ = draw(container) }
    expectEqual(Set(counter.made).count, counter.made.count)
  }

  @Test("rows without a second text have none, and rows with one are higher")
  func heights() throws {
    let (low, tall) = (try container(10), try container(10, hasSubtitles: true))
    expect(!draw(low).contains("Text"))
    expect(draw(tall).contains("Text"))
    func height(_ container: TabContainer) -> Double? {
      container.parts.bodies.shownFrontBody?.layout.items[0].frame.height
    }
    expectEqual(height(low), 10 * BodyMetrics.row)
    expectEqual(height(tall), 10 * BodyMetrics.tallRow)
  }

  @Test("taps, keys and screen readers reach rows")
  func input() throws {
    let container = try container(1_000_000)
    let node = try #require(container.accessibilityTree().first { $0.label == "Row 3" })
    expectEqual(node.position, AccessibilityNode.Position(4, of: 1_000_000))
    container.handle(.press(.mouse, at: Point(x: node.bounds.midX, y: node.bounds.midY)))
    container.handle(.release(.mouse, at: Point(x: node.bounds.midX, y: node.bounds.midY)))
    expectEqual(counter.tapped, [3])
    container.handle(.accessibility(AccessibilityRequest(.focus, of: node.id)))
    for key in [KeyPress(.down), KeyPress(.enter), KeyPress(.end), KeyPress(.enter)] {
      container.handle(.key(key))
    }
    expectEqual(counter.tapped, [3, 4, 999_999])
    expect(draw(container).contains("Row 999999"))
  }

  @Test("a list without rows is empty")
  func empty() throws {
    let container = try container(0)
    _ = draw(container)
    expect(counter.made.isEmpty)
  }

  // MARK: Rows with identifiers

  private func body(_ ids: [Int]) -> ScreenBody {
    ScreenBody([
      .label(ScreenBody.Label("Rows")),
      ScreenBody.Element(
        ScreenBody.List(count: ids.count, id: { ids[$0] }) { index in
          ScreenBody.Row("Row \(ids[index])", action: .dismiss)
        }),
    ])
  }

  private func page(_ ids: [Int]) throws -> (container: TabContainer, page: BasePage) {
    let page = BasePage(id: "list", item: TabItem(title: "List"))
    page.body = body(ids)
    let container = try TabContainer(
      pages: try PageList([page]), size: Size(width: 400, height: 800))
    container.configuration.reducesMotion = true
    _ = draw(container)
    return (container, page)
  }

  private func top(_ row: Int, _ container: TabContainer) -> Double? {
    container.accessibilityTree().first { $0.label == "Row \(row)" }?.bounds.y
  }

  @Test("rows in view stay where they are when others come and go above them")
  func anchor() throws {
    let (container, page) = try page(Array(0..<1000))
    container.handle(.wheel(dx: 0, dy: -50, at: Point(x: 200, y: 400)))
    let row = try #require((30..<80).first { (top($0, container) ?? 0) > 300 })
    let before = top(row, container)
    for ids in [Array(-7..<1000), Array(20..<1000), Array(0..<1000)] {
      page.body = body(ids)
      _ = draw(container)
      expectEqual(top(row, container), before)
      expectEqual(container.checkInvariants(), [])
    }
    // The topmost row in view is gone.
    let first = try #require((0..<80).first { top($0, container) != nil })
    page.body = body(Array(0..<1000).filter { $0 != first && $0 != first + 1 })
    _ = draw(container)
    expectEqual(top(row, container), before)
  }

  @Test("at its top a list shows the rows that come there")
  func atTop() throws {
    let (container, page) = try page(Array(0..<1000))
    page.body = body(Array(-3..<1000))
    expect(draw(container).contains("Row -3"))
    expectNotEqual(top(0, container), nil)
  }

  @Test("the focus stays with its row, and where that goes, with its place")
  func focus() throws {
    let (container, page) = try page(Array(0..<1000))
    let node = try #require(container.accessibilityTree().first { $0.label == "Row 5" })
    expect(container.focus(node))
    let ring = container.parts.focusRing
    for ids in [Array(-100..<1000), Array(3..<1000)] {
      page.body = body(ids)
      container.advance(to: container.time + 1)
      expectEqual(ring.label, "Row 5")
    }
    page.body = body(Array(6..<1000))
    container.advance(to: container.time + 1)
    expectEqual(ring.label, "Row 8")
    expectEqual(container.checkInvariants(), [])
  }
}
