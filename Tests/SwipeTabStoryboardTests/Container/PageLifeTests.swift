import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

@Suite("Page life")
@MainActor struct PageLifeTests {
  private final class Listener: TabContainerDelegate {
    var steps: [String] = []
    func container(_ container: TabContainer, page: PageID, didEnter stage: PageStage) {
      steps.append("\(page) \(stage)")
    }
    func take() -> [String] {
      defer { steps.removeAll() }
      return steps
    }
  }

  private func listened(
    _ count: Int = 4, at index: Int = 0, retention: PageRetention = .visited
  ) throws -> (Fixture, Listener) {
    let fixture = try Fixture(pages: count, at: index) { $0.retention = retention }
    let listener = Listener()
    fixture.container.delegate = listener
    return (fixture, listener)
  }

  @Test("each stage is told in order, and once")
  func told() throws {
    typealias Step = (act: (Fixture) -> Void, told: [String])
    let stories: [(name: String, steps: [Step])] = [
      (
        "there and back",
        [
          ({ $0.fling(-1000) }, ["p0 disappearing", "p1 created", "p1 appearing"]),
          ({ $0.rest() }, ["p0 hidden", "p1 visible"]),
          ({ $0.fling(1000) }, ["p1 disappearing", "p0 appearing"]),
          ({ $0.rest() }, ["p1 hidden", "p0 visible"]),
        ]
      ),
      (
        "a swipe that returns takes back what it began",
        [
          (
            {
              $0.slowDrag(by: -100)
              $0.rest()
            },
            [
              "p0 disappearing", "p1 created", "p1 appearing", "p0 appearing", "p1 disappearing",
              "p1 hidden", "p0 visible",
            ]
          )
        ]
      ),
      (
        "another retention lets go at once",
        [
          (
            { $0.container.select(index: 1, animated: false) },
            ["p1 created", "p1 appearing", "p0 disappearing", "p0 hidden", "p1 visible"]
          ),
          ({ $0.container.configuration.retention = .current }, ["p0 absent"]),
        ]
      ),
    ]
    for (name, steps) in stories {
      let (fixture, listener) = try listened()
      for (act, told) in steps {
        act(fixture)
        expectEqual(listener.take(), told, "\(name)")
      }
    }
  }

  @Test(
    "the initial page is visible from the start, and nothing is told of it",
    arguments: [
      (PageRetention.visited, 1), (.all, 4), (.current, 1), (.near(1), 1),
    ])
  func start(retention: PageRetention, alive: Int) throws {
    let (fixture, listener) = try listened(4, at: 1, retention: retention)
    expectEqual(fixture.container.stage(of: "p1"), .visible)
    expectEqual(listener.steps, [])
    let stages = (0..<4).map { fixture.container.stage(of: PageID("p\($0)")) }
    expectEqual(stages.filter { $0 != .absent }.count, alive)
  }

  @Test(
    "who stays alive out of view",
    arguments: [
      (PageRetention.all, [PageStage.hidden, .hidden, .hidden, .visible]),
      (.visited, [.hidden, .hidden, .hidden, .visible]),
      (.near(1), [.absent, .absent, .hidden, .visible]),
      (.near(0), [.absent, .absent, .absent, .visible]),
      (.current, [.absent, .absent, .absent, .visible]),
    ])
  func retention(retention: PageRetention, stages: [PageStage]) throws {
    let (fixture, _) = try listened(retention: retention)
    for index in 1...3 {
      fixture.container.select(index: index)
      fixture.rest()
    }
    expectEqual((0..<4).map { fixture.container.stage(of: PageID("p\($0)")) }, stages)
  }

  @Test("a page that is taken away ends its life in order")
  func removed() throws {
    let (fixture, listener) = try listened(2)
    fixture.container.remove("p0")
    expectEqual(
      listener.take(),
      [
        "p1 created", "p1 appearing", "p0 disappearing", "p0 hidden", "p0 absent", "p1 visible",
      ])
  }

  @Test(
    "a pushed screen covers the page and uncovers it",
    arguments: [ContainerConfiguration.Navigation.continuous, .perTab])
  func pushed(navigation: ContainerConfiguration.Navigation) throws {
    let (fixture, listener) = try listened()
    fixture.container.configuration.navigation = navigation
    fixture.container.push(Fixture.page("s"))
    expectEqual(listener.take(), ["p0 disappearing", "s created", "s appearing"])
    expectEqual(fixture.take(), [.pushed("s"), .shows("s")])
    fixture.rest()
    expectEqual(listener.take(), ["p0 hidden", "s visible"])
    expectEqual(fixture.take(), [.hides("p0")])
    fixture.container.push(Fixture.page("t"))
    fixture.rest()
    fixture.container.pop()
    fixture.rest()
    expectEqual(
      fixture.take(),
      [
        .pushed("t"), .shows("t"), .hides("s"), .popped("t"), .shows("s"), .hides("t"),
      ])
    _ = listener.take()
    fixture.container.pop()
    expectEqual(listener.take(), ["s disappearing", "p0 appearing"])
    expectEqual(fixture.take(), [.popped("s"), .shows("p0")])
    fixture.rest()
    expectEqual(listener.take(), ["s hidden", "s absent", "p0 visible"])
    expectEqual(fixture.take(), [.hides("s")])
  }

  @Test("a push that turns round before it covers the page tells of no disappearance")
  func turnedRound() throws {
    let (fixture, listener) = try listened()
    fixture.container.push(Fixture.page("s"))
    fixture.advance(by: 0.1)
    fixture.container.pop()
    expectEqual(listener.take(), ["p0 disappearing", "s created", "s appearing", "p0 appearing"])
    fixture.rest()
    expectEqual(listener.take(), ["s disappearing", "s hidden", "s absent", "p0 visible"])
    expectEqual(fixture.take(), [.pushed("s"), .shows("s"), .popped("s"), .hides("s")])
  }

  @Test("a drag from the edge uncovers the page, and covers it again when it is called off")
  func draggedBack() throws {
    let (fixture, _) = try listened()
    fixture.container.push(Fixture.page("s"), animated: false)
    expectEqual(fixture.take(), [.pushed("s"), .shows("s"), .hides("p0")])
    fixture.drag(from: Point(x: 10, y: 400), by: 100, release: false)
    expectEqual(fixture.take(), [.pageAppeared("p0")])
    fixture.key("escape")
    fixture.release(110)
    fixture.rest()
    expectEqual(fixture.take(), [.pageDisappeared("p0")])
    fixture.drag(from: Point(x: 10, y: 400), by: 300)
    fixture.rest()
    expectEqual(fixture.take(), [.shows("p0"), .popped("s"), .hides("s")])
  }

  @Test("where each tab has its own screens, these come and go with it")
  func tabs() throws {
    let (fixture, _) = try listened()
    fixture.container.configuration.navigation = .perTab
    fixture.container.push(Fixture.page("s"), animated: false)
    _ = fixture.take()
    fixture.container.select(index: 1)
    fixture.rest()
    fixture.container.select(index: 0)
    fixture.rest()
    let seen = fixture.take().filter(\.isPageInView)
    expectEqual(seen, [.shows("p1"), .hides("s"), .shows("s"), .hides("p1")])
    fixture.container.pop(animated: false)
    expectEqual(fixture.take(), [.popped("s"), .shows("p0"), .hides("s")])
    expectEqual(fixture.container.stage(of: "p0"), .visible)
  }

  @Test("a page that is selected below a screen appears when that goes")
  func selectedBelow() throws {
    let (fixture, _) = try listened()
    fixture.container.push(Fixture.page("s"), animated: false)
    fixture.container.select(index: 2)
    fixture.rest()
    fixture.container.popToRoot(animated: false)
    expectEqual(
      fixture.take().filter(\.isPageInView),
      [
        .shows("s"), .hides("p0"), .shows("p2"), .hides("s"),
      ])
    expectEqual(fixture.container.stage(of: "p2"), .visible)
    expectEqual(fixture.container.stage(of: "p0"), .hidden)
  }

  @Test(
    "pages that move below a screen which comes tell the same in one step and in many",
    arguments: [60, 0.004])
  func steps(step: Double) throws {
    let (fixture, _) = try listened()
    fixture.container.select(index: 1)
    fixture.container.push(Fixture.page("s"))
    while fixture.container.time < 2 { fixture.advance(by: step) }
    expectEqual(
      fixture.take().filter(\.isPageInView),
      [
        .shows("s"), .shows("p1"), .hides("p0"), .hides("p1"),
      ])
  }

  @Test("in any story each stage follows one that may come before it", arguments: UInt64(1)...10)
  func balanced(seed: UInt64) throws {
    final class Auditor: TabContainerDelegate {
      var stages: [PageID: PageStage] = [:]
      var broken: [String] = []
      private let before: [PageStage: Set<PageStage>] = [
        .absent: [.hidden, .created], .created: [.absent],
        .appearing: [.created, .hidden, .disappearing], .visible: [.appearing],
        .disappearing: [.visible, .appearing], .hidden: [.disappearing],
      ]
      func container(_ container: TabContainer, page: PageID, didEnter stage: PageStage) {
        // Those of hosted containers, many of which have pages of one name.
        guard !page.isInside else { return }
        let last = stages[page] ?? .absent
        if before[stage]?.contains(last) != true { broken.append("\(page): \(last) to \(stage)") }
        stages[page] = stage
      }
    }
    let fixture = try Fixture(pages: 5)
    let auditor = Auditor()
    auditor.stages["p0"] = .visible
    fixture.container.delegate = auditor
    var actions = RandomActions(seed: seed, mostPages: 5)
    for _ in 0..<500 {
      try fixture.container.perform(actions.next())
    }
    expectEqual(auditor.broken, [])
    expectGreater(auditor.stages.count, 3)
  }
}
