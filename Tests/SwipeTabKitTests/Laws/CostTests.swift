import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 13: a frame costs what is in view.
@Suite("Law 13: cost follows what is visible")
@MainActor struct CostTests {
  /// Counts how often a generated list is asked.
  private final class Counter {
    var identifiers = 0
    var pages = 0
    var searches = 0
    var all: [Int] { [identifiers, pages, searches] }
  }

  private func container(
    _ count: Int, at index: Int, _ counter: Counter,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configure(&configuration)
    let list = PageList.generated(
      count: count,
      id: { index in
        counter.identifiers += 1
        return PageID("g\(index)")
      },
      index: { id in
        counter.searches += 1
        return Int(id.rawValue.dropFirst()).flatMap { (0..<count).contains($0) ? $0 : nil }
      },
      page: { index in
        counter.pages += 1
        return ColorPage(id: PageID("g\(index)"), item: TabItem(title: "G"), color: .red)
      })
    return try TabContainer(
      pages: list, configuration: configuration, initial: .index(index),
      size: Size(width: 400, height: 800))
  }

  /// A drag, a fling, a settle, a tap and a wheel, each frame drawn; what it asked of the list.
  private func play(_ container: TabContainer, _ counter: Counter) -> (
    asked: [Int], commands: [Int]
  ) {
    var list = DisplayList()
    container.draw(into: &list)
    let before = counter.all
    var commands: [Int] = []
    func frame(_ time: Double) {
      container.advance(to: time)
      container.draw(into: &list)
      commands.append(list.commands.count)
    }
    container.handle(.press(.mouse, at: Point(x: 300, y: 400)))
    for step in 1...30 {
      container.handle(.move(.mouse, to: Point(x: 300 - Double(step) * 5, y: 400)))
      frame(Double(step) / 100)
    }
    container.handle(.release(.mouse, at: Point(x: 150, y: 400)))
    for step in 31...80 { frame(Double(step) / 100) }
    container.handle(.wheel(dx: -1, dy: 0, at: Point(x: 200, y: 400)))
    for step in 81...200 { frame(Double(step) / 100) }
    return (zip(counter.all, before).map { $0 - $1 }, commands)
  }

  @Test("a million pages are asked no more than a hundred, wherever one is")
  func asked() throws {
    let (few, many) = (Counter(), Counter())
    let small = play(try container(100, at: 50, few), few)
    let large = play(try container(1_000_000, at: 700_000, many), many)
    for (a, b) in zip(large.asked, small.asked) { expectAtMost(a, b + 8) }
    expectAtMost(large.commands.max() ?? 0, (small.commands.max() ?? 0) + 4)
  }

  @Test(
    "round the ends, and at a side, a million pages are asked no more either",
    arguments: [ContainerConfiguration.ToolbarPosition.bottom, .trailing])
  func askedRoundTheEnds(toolbar: ContainerConfiguration.ToolbarPosition) throws {
    func play(_ count: Int) throws -> (asked: [Int], commands: [Int]) {
      let counter = Counter()
      let container = try container(count, at: count - 1, counter) {
        $0.isCyclic = true
        $0.toolbarPosition = toolbar
        $0.animator = PillAnimator()
      }
      let result = self.play(container, counter)
      // On to the first page, and back.
      expectEqual(container.selectedIndex, count - 1)
      return result
    }
    // The bar runs back over items that it has not shown yet: as many a frame as it has room for.
    let (small, large) = (try play(10_000), try play(1_000_000))
    for (a, b) in zip(large.asked, small.asked) { expectAtMost(a, b + b / 4 + 8) }
    expectAtMost(large.commands.max() ?? 0, (small.commands.max() ?? 0) + 4)
  }

  @Test("a frame at rest asks for no page anew")
  func restingFrame() throws {
    let counter = Counter()
    let container = try container(1_000_000, at: 5, counter)
    var list = DisplayList()
    container.draw(into: &list)
    let before = counter.pages
    for _ in 0..<100 { container.draw(into: &list) }
    expectEqual(counter.pages, before)
  }

  @Test("making a container of a million pages asks for a handful")
  func making() throws {
    let counter = Counter()
    let container = try container(1_000_000, at: 999_999, counter)
    var list = DisplayList()
    container.draw(into: &list)
    expectLess(counter.pages, 40)
    expectLess(counter.identifiers, 80)
  }

  @Test("a distant selection among a million shows two pages")
  func distant() throws {
    let counter = Counter()
    let container = try container(1_000_000, at: 0, counter)
    var appeared: [PageID] = []
    container.onEvent = { if case .pageAppeared(let page) = $0 { appeared.append(page) } }
    container.select(index: 999_999)
    for step in 1...100 { container.advance(to: Double(step) / 100) }
    expectEqual(appeared, ["g999999"])
    expectLess(counter.pages, 40)
  }

  @Test("scrolling through has a limit", arguments: [(64, 64), (65, 1)])
  func scrollThrough(target: Int, expected: Int) throws {
    let counter = Counter()
    let container = try container(1_000_000, at: 0, counter)
    container.configuration.distantSelection = .scrollThrough
    var appeared = 0
    container.onEvent = { if case .pageAppeared = $0 { appeared += 1 } }
    container.select(index: target)
    container.advance(to: 10)
    expectEqual(appeared, expected)
  }

  @Test("the display list keeps its storage from frame to frame")
  func storage() throws {
    let fixture = try Fixture()
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let capacity = list.commands.capacity
    fixture.drag(by: -100, release: false)
    for _ in 0..<10 { fixture.container.draw(into: &list) }
    let grown = list.commands.capacity
    for step in 0..<50 {
      fixture.move(100 - Double(step))
      fixture.container.draw(into: &list)
    }
    expectGreater(capacity, 0)
    expectEqual(list.commands.capacity, grown)
  }
}
