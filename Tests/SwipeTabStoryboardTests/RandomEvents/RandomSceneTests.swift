import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// Storyboards with bodies, pushed containers and toggles, reloaded and restored while anything goes on.
@Suite("Random events on storyboards")
@MainActor struct RandomSceneTests {
  /// A root page, two containers, and pages with everything that a body can have.
  private static func storyboard(tabs: [String], hasEnd: Bool, rows: Int) -> String {
    let body = """
      [{"label": "Text"}, {"strip": ["a", "b", {"title": "Card", "select": 0}, "d", "e"]},
       {"button": {"title": "End", "push": "end"}}, {"list": [
       \((0..<rows).map { #"{"title": "Row \#($0)", "pop": true}"# }.joined(separator: ","))]}]
      """
    let pages = tabs.map {
      #"{"id": "\#($0)", "title": "\#($0)", "body": \#(body)"#
        + ($0 == "b" ? #", "toolbarVisibility": "hidden"}"# : "}")
    }
    let names = tabs.map { "\"\($0)\"" }.joined(separator: ",")
    let end = #"{"id": "end", "navigationTitle": "End", "body": [{"spacer": 2000}]},"#
    return """
      { "root": "start", "lenient": true, "screens": [\(hasEnd ? end : "")
          {"id": "start", "body": [
            {"button": {"title": "One", "push": "one"}}, {"button": {"title": "Two", "push": "two"}},
            {"toggle": {"id": "top", "title": "Top"}}, {"spacer": 900}]},
          \(pages.joined(separator: ","))],
        "containers": [
          {"id": "one", "ids": [\(names)], "hideOnScroll": "toolbar",
           "when": {"top": {"toolbar": "top"}}},
          {"id": "two", "ids": [\(names)], "hideOnScroll": "bars", "navigation": "perTab"}] }
      """
  }

  static let versions = [
    storyboard(tabs: ["a", "b", "c"], hasEnd: true, rows: 30),
    storyboard(tabs: ["c", "a"], hasEnd: true, rows: 2),
    storyboard(tabs: ["b", "d", "a", "e"], hasEnd: false, rows: 100),
  ]
  static let labels = [
    "One", "Two", "Top", "End", "Back", "Row 1", "Card", "a", "b", "c", "Nothing",
  ]

  @Test("no promise is broken, and all comes to rest", arguments: Seeds.first(16))
  func promises(seed: UInt64) throws {
    let scenes = try Self.versions.map { try SceneFixture.scene($0) }
    let fixture = try SceneFixture(Self.versions[0])
    let container = fixture.container
    var random = SeededGenerator(seed: seed)
    var actions = RandomActions(seed: seed, mostPages: 4)
    var saved = container.state
    let audit = Audit(container)
    for step in 1...1_000 {
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<3: container.activate(label: Self.labels.randomElement(using: &random) ?? "")
      case 3: container.pop()
      case 4: StoryboardScene.apply(scenes[Int.random(in: 0..<3, using: &random)], to: container)
      case 5: saved = container.state
      case 6 where step % 3 == 0: container.restore(saved)
      case 7: container.setScreens(Self.screens(of: container, &random), ofPage: "start")
      default: Self.apply(actions.next(), to: container)
      }
      let broken =
        container.checkInvariants() + AccessibilityAudit.broken(of: container) + audit.broken
      expectEqual(broken, [], "seed \(seed), step \(step)")
      guard broken.isEmpty else { return }
    }
    for action in actions.liftAll() { Self.apply(action, to: container) }
    container.advance(to: container.time + 60)
    expect(!container.isMoving)
    expectEqual(container.nextDeadline, nil)
    expectEqual(container.checkInvariants(), [])
  }

  /// Counts what is pushed and popped, and what comes into view and goes.
  @MainActor private final class Audit {
    private var screens = ScreenAudit()
    private let container: TabContainer
    private let life: LifeAudit

    init(_ container: TabContainer) {
      self.container = container
      life = LifeAudit(container)
      container.onEvent = { [unowned self] event in
        screens.note(event)
        life.note(event)
      }
    }

    var broken: [String] {
      screens.compare(with: container)
      return screens.broken + life.broken
    }
  }

  private static func screens(
    of container: TabContainer, _ random: inout SeededGenerator
  ) -> [any Screen] {
    let ids: [PageID] = ["one", "end", "two", "end"]
    let count = Int.random(in: 0...4, using: &random)
    return ids.prefix(count).shuffled(using: &random).compactMap { container.makeScreen?($0) }
  }

  private static func apply(_ action: RandomAction, to container: TabContainer) {
    switch action {
    case .input(let event): container.handle(event)
    case .advance(let time): container.advance(to: time)
    case .select(let index, let animated):
      container.shownContainer.select(index: index, animated: animated)
    case .set(let settings, _): container.apply(settings)
    default: break
    }
  }

  @Test(
    "one step of time and many end in the same state, whatever is moving",
    arguments: Seeds.first(16))
  func steps(seed: UInt64) throws {
    func run(parts: Int) throws -> String {
      let fixture = try SceneFixture(Self.versions[0])
      var actions = RandomActions(seed: seed, mostPages: 4)
      var random = SeededGenerator(seed: seed)
      fixture.activate("One")
      let start = fixture.container.time
      for _ in 1...400 {
        if Int.random(in: 0..<20, using: &random) == 0 {
          fixture.container.activate(label: Self.labels.randomElement(using: &random) ?? "")
        }
        let action = actions.next()
        guard case .advance(let time) = action else {
          Self.apply(action, to: fixture.container)
          continue
        }
        let (from, to) = (fixture.container.time, start + time)
        for part in 1...parts {
          fixture.container.advance(to: from + (to - from) * Double(part) / Double(parts))
        }
      }
      var list = DisplayList()
      fixture.container.draw(into: &list)
      return fixture.line + String(list.commands.count)
    }
    try expectEqual(run(parts: 1), run(parts: 7))
  }
}
