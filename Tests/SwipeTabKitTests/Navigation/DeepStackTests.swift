import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// The cost of a push does not grow with the number of screens below it.
@Suite("Deep stacks")
@MainActor struct DeepStackTests {
  /// How often screens were asked for their identifiers.
  private final class Counter {
    var count = 0
  }

  private struct Plain: Screen { let id: PageID }

  private struct CountedScreen: Screen {
    let name: PageID
    let counter: Counter
    var id: PageID {
      counter.count += 1
      return name
    }
    var navigationTitle: String { "" }
    func draw(in drawing: inout Drawing, context: PageContext) {}
  }

  /// A page that counts how often it is asked for its options.
  private final class CountedPage: TabPage {
    let id: PageID
    let item = TabItem(title: "Page")
    private let counter: Counter

    init(name: PageID, counter: Counter) { (id, self.counter) = (name, counter) }

    var showsNavigationBar: Bool? {
      counter.count += 1
      return nil
    }

    func draw(in drawing: inout Drawing, context: PageContext) {}
  }

  @Test(
    "a push looks at no screen far below",
    arguments: [ContainerConfiguration.Navigation.continuous, .perTab])
  func pushes(navigation: ContainerConfiguration.Navigation) throws {
    let fixture = try Fixture { $0.navigation = navigation }
    let counter = Counter()
    var costs: [Int] = []
    for number in 0..<400 {
      counter.count = 0
      fixture.container.push(
        CountedScreen(name: PageID("s\(number)"), counter: counter), animated: number % 3 == 0)
      costs.append(counter.count)
      if number % 7 == 0 { fixture.rest() }
    }
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
    // The first pushes and the last ones, all phases of the pattern above each.
    let (first, last) = (costs[21..<42].reduce(0, +), costs[378..<399].reduce(0, +))
    expectGreater(first, 0)
    expectAtMost(last, first + 21)
  }

  @Test("screens that were pushed in motion come back one by one")
  func returns() throws {
    let fixture = try Fixture()
    for number in 0..<50 {
      fixture.container.push(Plain(id: PageID("s\(number)")), animated: number % 2 == 0)
      if number % 5 == 0 { fixture.advance(by: 0.05) }
      expectEqual(fixture.container.checkInvariants(), [])
    }
    for number in (0..<50).reversed() {
      expectEqual(fixture.container.pushedScreens.count, number + 1)
      fixture.container.pop(animated: number % 3 == 0)
      if number % 4 == 0 { fixture.advance(by: 0.05) }
      expectEqual(fixture.container.checkInvariants(), [])
    }
    fixture.rest()
    expect(fixture.container.pushedScreens.isEmpty)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a container that pushes itself for ever ends at the hundredth")
  func endless() throws {
    let (fixture, _) = try nested(120, navigation: .continuous)
    let warnings = fixture.events.filter { if case .warning = $0 { true } else { false } }
    expectEqual(warnings.count, 20)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("no question that containers inside each other pass on doubles with each of them")
  func questions() throws {
    let (fixture, costs) = try nested(20, navigation: .perTab)
    expectAtMost(costs.last ?? .max, 20 * 20 * 3)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  /// Containers that each push the next one, and how often a picture then asks their pages.
  private func nested(
    _ count: Int, navigation: ContainerConfiguration.Navigation
  ) throws -> (Fixture, costs: [Int]) {
    let fixture = try Fixture { $0.navigation = navigation }
    let counter = Counter()
    var innermost = fixture.container
    var costs: [Int] = []
    for number in 0..<count {
      var configuration = ContainerConfiguration()
      configuration.navigation = navigation
      let page = CountedPage(name: PageID("p\(number)"), counter: counter)
      let inner = try TabContainer(
        pages: PageList([page]), configuration: configuration, size: Size(width: 400, height: 800))
      innermost.push(ContainerScreen(id: PageID("s\(number)"), container: inner), animated: false)
      counter.count = 0
      var list = DisplayList()
      fixture.container.draw(into: &list)
      costs.append(counter.count)
      // Twice as many for each would never end.
      if counter.count > 100_000 { break }
      if number < 100 { innermost = inner }
    }
    return (fixture, costs)
  }
}
