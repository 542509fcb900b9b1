import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// A root page whose buttons push whole containers, as in the test harness of SwipeTabController.
///
/// ```text
///  ┌ Start ──────────┐   ┌ < TAB 1      >> ┐   ┌ < >> End ───────┐
///  │ [Swipe]         │   │                 │   │                 │
///  │ [Classic]       │ ▸ │      TAB 1      │ ▸ │  End            │
///  │ top        (  ) │   │                 │   │                 │
///  │                 │   ├ TAB 0 ┬ TAB 1 ──┤   │                 │
///  └─────────────────┘   └───────┴─────────┘   └─────────────────┘
/// ```
@Suite("Hosted container")
@MainActor struct HostedContainerTests {
  static let storyboard = """
    {
      "root": "start",
      "screens": [
        { "id": "start", "navigationTitle": "Start", "body": [
          {"button": {"title": "Swipe", "push": "swipe"}},
          {"button": {"title": "Classic", "push": "classic"}},
          {"toggle": {"id": "top", "title": "Bar on top"}}
        ] },
        { "id": "end", "navigationTitle": "End",
          "leading": [{"title": "All the way", "image": "chevron-left-2", "popToRoot": true}] },
        { "id": "tab0", "title": "TAB 0", "trailing": [{"title": "On", "push": "end"}] },
        { "id": "tab1", "title": "TAB 1", "trailing": [{"title": "On", "push": "end"}] }
      ],
      "containers": [
        { "id": "swipe", "ids": ["tab1", "tab0"], "initial": "tab1",
          "when": {"top": {"toolbar": "top"}} },
        { "id": "classic", "ids": ["tab0", "tab1"], "navigation": "perTab" }
      ]
    }
    """

  private func pushed(_ label: String = "Swipe") throws -> SceneFixture {
    let fixture = try SceneFixture(Self.storyboard)
    fixture.activate(label)
    return fixture
  }

  @Test("the root page has no toolbar and shows its title")
  func rootPage() throws {
    let fixture = try SceneFixture(Self.storyboard)
    expectEqual(fixture.bar, "[] Start []")
    expectEqual(fixture.container.parts.context.layout.toolbar, nil)
    expectEqual(fixture.container.count, 1)
  }

  @Test("a pushed container shows its first tab and its title in the outer bar")
  func push() throws {
    let fixture = try pushed()
    expectEqual(fixture.stack, ["swipe"])
    expectEqual(fixture.bar, "[Back] TAB 1 [On]")
    let shown = fixture.container.shownContainer
    expect(shown !== fixture.container)
    expectEqual(shown.pages.ids, ["tab0", "tab1"])
    expectEqual(shown.selectedID, "tab1")
    expectEqual(shown.parts.context.layout.navigationBar, nil)
    expectEqual(shown.parts.context.layout.toolbar, Rect(x: 0, y: 751, width: 400, height: 49))
  }

  @Test("a swipe, a tap and a key on the pushed container move its pages")
  func input() throws {
    let fixture = try pushed()
    let shown = fixture.container.shownContainer
    fixture.drag(from: Point(x: 100, y: 400), by: 250)
    fixture.rest()
    expectEqual(shown.selectedID, "tab0")
    fixture.tap(300, 775)
    fixture.rest()
    expectEqual(shown.selectedID, "tab1")
    fixture.container.handle(.key(KeyPress(.tab, modifiers: .control)))
    fixture.rest()
    expectEqual(shown.selectedID, "tab0")
    expectEqual(fixture.bar, "[Back] TAB 0 [On]")
  }

  @Test("its events are told by the outer container, in order")
  func events() throws {
    let fixture = try pushed()
    _ = fixture.take()
    fixture.tap(100, 775)
    fixture.rest()
    expectEqual(
      fixture.take(),
      [
        .will("tab1", "tab0", .tap), .shows("tab0"), .hides("tab1"), .did("tab1", "tab0", .tap),
      ])
  }

  @Test("one step of time and a thousand move the pushed container alike")
  func time() throws {
    let (one, many) = (try pushed(), try pushed())
    for fixture in [one, many] { fixture.tap(100, 775) }
    one.advance(by: 0.1)
    for _ in 0..<1000 { many.advance(by: 0.0001) }
    let positions = [one, many].map(\.container.shownContainer.position)
    expect(near(positions[0], positions[1]))
    expect(positions[0] > 0 && positions[0] < 1)
    expect(one.container.isMoving)
    one.rest()
    expect(!one.container.isMoving)
    expectEqual(one.container.nextDeadline, nil)
  }

  @Test("the screens of a pushed container lead on, back, and all the way back")
  func ways() throws {
    typealias Step = (label: String, stack: [String], bar: String)
    let end = "[Back,All the way] End []"
    let ways: [(name: String, container: String, steps: [Step])] = [
      (
        "a continuous push inside covers the toolbar, and all the way back is the root", "Swipe",
        [
          ("On", ["swipe", "end"], end), ("Back", ["swipe"], "[Back] TAB 1 [On]"),
          ("On", ["swipe", "end"], end), ("All the way", [], "[] Start []"),
        ]
      ),
      (
        "with a stack for each tab the toolbar stays and each tab is found again as it was",
        "Classic",
        [
          ("On", ["classic", "end"], end), ("TAB 1", ["classic"], "[Back] TAB 1 [On]"),
          ("TAB 0", ["classic", "end"], end), ("Back", ["classic"], "[Back] TAB 0 [On]"),
          ("Back", [], "[] Start []"),
        ]
      ),
      (
        "choosing the selected tab again goes back to its page and no further", "Classic",
        [
          ("On", ["classic", "end"], end), ("TAB 0", ["classic"], "[Back] TAB 0 [On]"),
          ("TAB 0", ["classic"], "[Back] TAB 0 [On]"),
        ]
      ),
    ]
    for (name, container, steps) in ways {
      let fixture = try pushed(container)
      for (label, stack, bar) in steps {
        fixture.activate(label)
        expectEqual(fixture.stack, stack, "\(name): \(label)")
        expectEqual(fixture.bar, bar, "\(name): \(label)")
      }
    }
  }

  @Test("all the way back is the root page from the stack of a tab too, and every screen is told")
  func allTheWayBack() throws {
    let fixture = try pushed("Classic")
    fixture.activate("On")
    _ = fixture.take()
    fixture.activate("All the way")
    expectEqual(fixture.bar, "[] Start []")
    expectEqual(fixture.stack, [])
    expectEqual(
      fixture.take(),
      [
        .popped("end"), .popped("classic"), .shows("start"), .hides("end"), .hides("classic"),
      ])
  }

  @Test("a toggle on the root page changes the next visit")
  func variant() throws {
    let fixture = try SceneFixture(Self.storyboard)
    fixture.container.toggle("top")
    fixture.activate("Swipe")
    let shown = fixture.container.shownContainer
    expectEqual(shown.parts.context.layout.toolbar, Rect(x: 0, y: 0, width: 400, height: 93))
    expectEqual(shown.parts.context.layout.items.bounds, Rect(x: 0, y: 44, width: 400, height: 49))
  }

  @Test("the state line tells the pages and the toolbar of the pushed container")
  func stateLine() throws {
    let fixture = try pushed()
    let line = fixture.line
    expect(line.contains(#""selected":{"index":1,"id":"tab1"},"count":2,"pages":["tab0","tab1"]"#))
    expect(line.contains(#""toolbar":{"visible":true,"position":"bottom","frame":[0,751,400,49]"#))
    expect(line.contains(#""leading":["Back"],"trailing":["On"],"stack":["swipe"]}"#))
  }

  @Test("a drag from the leading edge goes back from a pushed container")
  func backFromEdge() throws {
    let fixture = try pushed()
    fixture.drag(from: Point(x: 5, y: 400), by: 300)
    fixture.rest()
    expectEqual(fixture.stack, [])
  }
}
