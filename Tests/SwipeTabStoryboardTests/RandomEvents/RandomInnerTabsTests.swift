import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

/// Tabs inside a tab, while anything goes on at both levels.
@Suite("Random events on tabs inside a tab")
@MainActor struct RandomInnerTabsTests {
  /// Three tabs, of which the middle one has three inside, and the last of those two more.
  private static func storyboard(_ main: String, _ news: String) -> String {
    let body = """
      [{"label": "Text"}, {"strip": ["a", "b", {"title": "Card", "select": "n0"}, "d", "e"]},
       {"button": {"title": "End", "push": "end"}},
       {"list": [\((0..<30).map { #"{"title": "Row \#($0)"}"# }.joined(separator: ","))]}]
      """
    let pages = ["p0", "p2", "n0", "n1", "d0", "d1"].map {
      #"{"id": "\#($0)", "title": "\#($0)", "body": \#(body)"#
        + ($0 == "n1" ? #", "swipeLock": "forward"}"# : "}")
    }
    return """
      { "screens": [{"id": "end", "navigationTitle": "End"}, \(pages.joined(separator: ","))],
        "containers": [
          {"id": "main", "pages": ["p0", "p1", "p2"], "initial": "p1" \(main)},
          {"id": "p1", "title": "p1", "pages": ["n0", "n1", "n2"] \(news)},
          {"id": "n2", "title": "n2", "pages": ["d0", "d1"], "stripHandOver": "sameContact"}] }
      """
  }

  nonisolated private static let options = [
    (main: "", news: ""),
    (main: #", "navigation": "perTab""#, news: #", "stripHandOver": "sameContact""#),
    (main: #", "paging": "vertical""#, news: #", "navigation": "perTab""#),
    (main: #", "hideOnScroll": "bars""#, news: #", "paging": "vertical", "transition": "fade""#),
  ]
  private static let labels = ["End", "Back", "Card", "n0", "n2", "d1", "p0", "p1", "p2"]

  private static func fixture(_ seed: UInt64) throws -> SceneFixture {
    let options = options[Int(seed % UInt64(options.count))]
    return try SceneFixture(storyboard(options.main, options.news))
  }

  @Test(
    "no promise is broken, pages hear what is in view, and all comes to rest",
    arguments: Seeds.first(14))
  func promises(seed: UInt64) throws {
    let fixture = try Self.fixture(seed)
    let container = fixture.container
    var random = SeededGenerator(seed: seed)
    var actions = RandomActions(seed: seed, mostPages: 4)
    var saved = container.state
    let audit = LifeAudit(container)
    container.onEvent = { audit.note($0) }
    for step in 1...600 {
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<3: container.activate(label: Self.labels.randomElement(using: &random) ?? "")
      case 3: container.pop()
      case 4: saved = container.state
      case 5 where step % 3 == 0: container.restore(saved)
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
    arguments: Seeds.first(8))
  func steps(seed: UInt64) throws {
    func run(parts: Int) throws -> String {
      let fixture = try Self.fixture(seed)
      var actions = RandomActions(seed: seed, mostPages: 4)
      for _ in 1...300 {
        let action = actions.next()
        guard case .advance(let time) = action else {
          Self.apply(action, to: fixture.container)
          continue
        }
        let from = fixture.container.time
        for part in 1...parts {
          fixture.container.advance(to: from + (time - from) * Double(part) / Double(parts))
        }
      }
      var list = DisplayList()
      fixture.container.draw(into: &list)
      return fixture.line + "\(fixture.container.position)" + String(list.commands.count)
    }
    try expectEqual(run(parts: 1), run(parts: 7))
  }
}
