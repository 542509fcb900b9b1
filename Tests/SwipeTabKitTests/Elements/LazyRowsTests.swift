import Testing

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
    #expect(draw(container).contains("Row 0"))
    #expect(counter.made.count < 40)
    counter.made = []
    container.handle(.wheel(dx: 0, dy: -50, at: Point(x: 200, y: 400)))
    #expect(!draw(container).contains("Row 20") && draw(container).contains("Row 45"))
    #expect(counter.made.count < 60 && counter.made.allSatisfy { $0 > 30 })
  }

  @Test("a row is made once while it is in view")
  func kept() throws {
    let container = try container(1000)
    for _ in 0..<5 { _ = draw(container) }
    #expect(Set(counter.made).count == counter.made.count)
  }

  @Test("rows without a second text have none, and rows with one are higher")
  func heights() throws {
    let (low, tall) = (try container(10), try container(10, hasSubtitles: true))
    #expect(!draw(low).contains("Text") && draw(tall).contains("Text"))
    func height(_ container: TabContainer) -> Double? {
      container.parts.bodies.shownFrontBody?.layout.items[0].frame.height
    }
    #expect(height(low) == 10 * BodyMetrics.row && height(tall) == 10 * BodyMetrics.tallRow)
  }

  @Test("taps, keys and screen readers reach rows")
  func input() throws {
    let container = try container(1_000_000)
    let node = try #require(container.accessibilityTree().first { $0.label == "Row 3" })
    #expect(node.position == AccessibilityNode.Position(4, of: 1_000_000))
    container.handle(.press(.mouse, at: Point(x: node.bounds.midX, y: node.bounds.midY)))
    container.handle(.release(.mouse, at: Point(x: node.bounds.midX, y: node.bounds.midY)))
    #expect(counter.tapped == [3])
    container.handle(.accessibility(AccessibilityRequest(.focus, of: node.id)))
    for key in [KeyPress(.down), KeyPress(.enter), KeyPress(.end), KeyPress(.enter)] {
      container.handle(.key(key))
    }
    #expect(counter.tapped == [3, 4, 999_999])
    #expect(draw(container).contains("Row 999999"))
  }

  @Test("a list without rows is empty")
  func empty() throws {
    let container = try container(0)
    _ = draw(container)
    #expect(counter.made.isEmpty)
  }
}
