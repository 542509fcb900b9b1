import Testing

@testable import SwipeTabKit

@Suite("Page life")
struct PageLifeTests {
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

  @Test("there and back, each stage in order")
  func swipe() throws {
    let (fixture, listener) = try listened()
    fixture.fling(-1000)
    #expect(listener.take() == ["p0 disappearing", "p1 created", "p1 appearing"])
    fixture.rest()
    #expect(listener.take() == ["p0 hidden", "p1 visible"])
    fixture.fling(1000)
    fixture.rest()
    #expect(
      listener.take() == [
        "p1 disappearing", "p0 appearing", "p1 hidden", "p0 visible",
      ])
  }

  @Test("a swipe that returns takes back what it began")
  func returned() throws {
    let (fixture, listener) = try listened()
    fixture.slowDrag(by: -100)
    fixture.rest()
    #expect(
      listener.take() == [
        "p0 disappearing", "p1 created", "p1 appearing", "p0 appearing", "p1 disappearing",
        "p1 hidden",
        "p0 visible",
      ])
  }

  @Test(
    "the initial page is visible from the start, and nothing is told of it",
    arguments: [
      (PageRetention.visited, 1), (.all, 4), (.current, 1), (.near(1), 1),
    ])
  func start(retention: PageRetention, alive: Int) throws {
    let (fixture, listener) = try listened(4, at: 1, retention: retention)
    #expect(fixture.container.stage(of: "p1") == .visible)
    #expect(listener.steps == [])
    let stages = (0..<4).map { fixture.container.stage(of: PageID("p\($0)")) }
    #expect(stages.filter { $0 != .absent }.count == alive)
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
    #expect((0..<4).map { fixture.container.stage(of: PageID("p\($0)")) } == stages)
  }

  @Test("another retention lets go at once")
  func changed() throws {
    let (fixture, listener) = try listened()
    fixture.container.select(index: 1, animated: false)
    _ = listener.take()
    fixture.container.configuration.retention = .current
    #expect(listener.take() == ["p0 absent"])
  }

  @Test("a page that is taken away ends its life in order")
  func removed() throws {
    let (fixture, listener) = try listened(2)
    fixture.container.remove("p0")
    #expect(
      listener.take() == [
        "p0 disappearing", "p0 hidden", "p0 absent", "p1 created", "p1 appearing", "p1 visible",
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
    #expect(auditor.broken == [])
    #expect(auditor.stages.count > 3)
  }
}
