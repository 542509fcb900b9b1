import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Ctrl+Tab in the order of use.
@Suite("Recent pages")
@MainActor struct RecentPagesTests {
  /// A container of five pages whose pages p3, p1 and p4 were used, in this order, after p0.
  private func fixture(_ change: (Fixture) -> Void = { _ in }) throws -> Fixture {
    let fixture = try Fixture(pages: 5) { $0.tabKeyOrder = .recency }
    for page in [3, 1, 4] {
      fixture.container.select(index: page, animated: true)
      fixture.rest()
    }
    change(fixture)
    _ = fixture.take()
    return fixture
  }

  /// The pages that a key selects, pressed with the given pauses before it, in seconds.
  private func pages(_ fixture: Fixture, _ keys: [(pause: Double, key: String)]) -> [Int?] {
    keys.map { pause, key in
      fixture.advance(by: pause)
      expect(fixture.key(key))
      expectEqual(fixture.container.checkInvariants(), [])
      return fixture.container.selectedIndex
    }
  }

  @Test("the keys lead through the pages in the order of use")
  func order() throws {
    typealias Row = (
      name: String, order: ContainerConfiguration.TabKeyOrder,
      keys: [(pause: Double, key: String)], pages: [Int?]
    )
    let rows: [Row] = [
      (
        "without a pause page by page, then to those never used, and around", .recency,
        Array(repeating: (0.3, "ctrl+tab"), count: 6), [1, 3, 0, 2, 4, 1]
      ),
      (
        "with Shift the other way", .recency,
        [(0.1, "ctrl+tab"), (0.1, "ctrl+tab"), (0.1, "ctrl+shift+tab")], [1, 3, 1]
      ),
      ("with Shift at first", .recency, [(0.1, "ctrl+shift+tab")], [2]),
      (
        "after a second the page that they reached is the one used last", .recency,
        [(0, "ctrl+tab"), (1, "ctrl+tab"), (1, "ctrl+tab")], [1, 4, 1]
      ),
      ("a moment before it is not", .recency, [(0, "ctrl+tab"), (0.999, "ctrl+tab")], [1, 3]),
      (
        "the keys with Page follow the toolbar", .recency,
        [(0, "ctrl+pageup"), (0, "ctrl+pageup")], [3, 2]
      ),
      (
        "so does Ctrl+Tab without the option", .position,
        [(0, "ctrl+tab"), (0, "ctrl+tab")], [0, 1]
      ),
    ]
    for (name, order, keys, expected) in rows {
      let fixture = try fixture { $0.container.configuration.tabKeyOrder = order }
      expectEqual(pages(fixture, keys), expected, "\(name)")
    }
  }

  @Test("another selection settles the order at once")
  func otherwise() throws {
    let fixture = try fixture()
    expectEqual(pages(fixture, [(0, "ctrl+tab"), (0.1, "ctrl+tab")]), [1, 3])
    fixture.key("alt+1")
    expectEqual(pages(fixture, [(0, "ctrl+tab"), (0.1, "ctrl+tab")]), [3, 4])
  }

  @Test("pages that are gone, disabled or have an action are left out")
  func gone() throws {
    let fixture = try fixture { fixture in
      fixture.container.configuration.allowsClosing = true
      fixture.container.close("p1")
      fixture.container.changeItem(of: "p3", ItemChange(isEnabled: false))
    }
    // p0, p2 and p4 remain, which stand at 0, 1 and 3.
    expectEqual(
      pages(fixture, [(0, "ctrl+tab"), (0.1, "ctrl+tab"), (0.1, "ctrl+tab")]), [0, 1, 3])
  }

  @Test("a refused page stays the next one")
  func refused() throws {
    let fixture = try fixture()
    fixture.container.shouldSelect = { page, _ in page != "p1" }
    for _ in 0..<2 {
      _ = fixture.key("ctrl+tab")
      expectEqual(fixture.takeChanges(), [.veto("p4", "p1", .key)])
    }
  }

  @Test("nothing is due while the order is open, and one step in time or many end alike")
  func rest() throws {
    let (one, many) = (try fixture(), try fixture())
    for fixture in [one, many] { fixture.key("ctrl+tab") }
    one.advance(by: 0.9)
    for _ in 0..<9 { many.advance(by: 0.1) }
    expectEqual(one.container.nextDeadline, nil)
    expect(!one.container.isMoving)
    expectEqual(pages(one, [(0, "ctrl+tab")]), pages(many, [(0, "ctrl+tab")]))
  }

  @Test("a million pages cost no more than those that were used")
  func million() throws {
    let list = PageList.generated(
      count: 1_000_000, id: { PageID("p\($0)") }, index: { Int($0.rawValue.dropFirst()) }
    ) { Fixture.page(PageID("p\($0)")) }
    var configuration = ContainerConfiguration()
    configuration.tabKeyOrder = .recency
    let container = try TabContainer(
      pages: list, configuration: configuration, size: Size(width: 400, height: 800))
    container.select(index: 500_000, animated: false)
    container.handle(.key(KeyPress(.tab, modifiers: [.control, .shift])))
    expectEqual(container.selectedIndex, 999_999)
    container.handle(.key(KeyPress(.tab, modifiers: .control)))
    container.handle(.key(KeyPress(.tab, modifiers: .control)))
    expectEqual(container.selectedIndex, 0)
  }
}
