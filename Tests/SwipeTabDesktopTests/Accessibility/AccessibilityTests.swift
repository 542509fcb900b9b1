import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport
@testable import StoryboardTestSupport

@Suite("The accessibility tree")
@MainActor struct AccessibilityTests {
  private func outline(_ container: TabContainer) -> [String] {
    AccessibilityAudit.outline(container.accessibilityTree())
  }

  @MainActor private func demo(_ name: String) throws -> TabContainer {
    let launch = try Launch(arguments: ["--demo", name, "--headless"])
    return try launch.container(
      launch.scene(), size: Size(width: 480, height: 800), scale: 1,
      measurer: FixedTextMeasurer())
  }

  @Test("of the standard demo: a panel and three tabs of which one is selected")
  @MainActor func standard() throws {
    let container = try demo("standard")
    expectEqual(
      outline(container),
      [
        "group \"Blue\"", "  tabpanel \"Blue\"", "    heading \"Blue\"",
        "    text \"Drag anywhere. Let go, or throw.\"",
        "    image \"Ctrl+Tab\"", "    text \"turns pages, too\"", "    image \"F1\"",
        "    text \"lists all keys\"", "  tablist",
        "    tab \"Red\" 1/3", "    tab \"Blue\" 2/3 selected", "    tab \"Yellow\" 3/3",
      ])
    let tab = try #require(container.accessibilityTree().first { $0.label == "Yellow" })
    expectEqual(tab.id, "tabs/yellow")
    expectEqual(tab.bounds, StateReader(container).frame(ofItem: 2))
  }

  @Test("of the harness: switches and buttons, then a container within the screen")
  @MainActor func harness() throws {
    let container = try demo("harness")
    let first = outline(container)
    expect(first.contains { $0.hasPrefix("    switch") && $0.contains("= off") })
    expect(first.contains("    button \"Storyboard Only\""))
    expect(!first.contains { $0.contains("tablist") })
    container.activate(label: "Storyboard Only")
    container.advance(to: 5)
    let second = outline(container)
    expect(second.contains { $0.contains("button \"Back\"") })
    expect(second.contains("      tablist"))
    expect(second.contains { $0.contains("tab \"TAB 1\" 2/4") && $0.hasSuffix("selected") })
    expectEqual(AccessibilityAudit.broken(of: container), [])
  }

  @Test("of the shop: the cart's number, and a dialog that hides all else")
  @MainActor func shop() throws {
    let container = try demo("coordinators")
    for label in ["Kitchen", "Kettle", "Add to cart"] {
      container.activate(label: label)
      container.advance(to: container.time + 2)
    }
    expect(outline(container).contains("    tab \"Cart\" = 1 3/5"))
    expect(
      outline(container).contains("    button \"Offer\" hint \"opens the offer of the day\" 5/5"))
    container.activate(label: "Offer")
    container.advance(to: container.time + 2)
    expectEqual(
      outline(container),
      [
        "group \"Kettle\"", "  dialog \"Offer of the day\"", "    button \"Close\"",
        "    heading \"30\u{A0}% off today\"",
        "    text \"Lamp: €\u{A0}56.00 instead of €\u{A0}80.00\"", "    button \"Show me\" focused",
        "    button \"Not now\"",
      ])
    expectEqual(AccessibilityAudit.broken(of: container), [])
  }

  @Test("says the whole number of a badge that shows 99+")
  func badges() {
    expectEqual(Badge.count(120).text, "99+")
    expectEqual(Badge.count(120).accessibilityValue, "120")
    expectEqual(Badge.count(0).accessibilityValue, nil)
    expectEqual(Badge.text("Sale").accessibilityValue, "Sale")
    expectEqual(Badge.text(" ").accessibilityValue, nil)
    expectEqual(Badge.dot.accessibilityValue, "new")
  }

  @Test("follows the selection, the focus and what is disabled")
  func states() throws {
    let fixture = try Fixture()
    fixture.key("tab")
    fixture.key("right")
    expectEqual(
      outline(fixture.container).suffix(4),
      [
        "  tablist", "    tab \"P0\" 1/3 selected", "    tab \"P1\" 2/3 focused",
        "    tab \"P2\" 3/3",
      ])
    fixture.key("enter")
    expect(outline(fixture.container).contains("    tab \"P1\" 2/3 selected focused"))
  }

  @Test("has true numbers of what it leaves out, and costs what shows")
  func longList() throws {
    let rows = (0..<100_000).map { ScreenBody.Row("Row \($0)", action: .pop) }
    let page = BasePage(id: "long", item: TabItem(title: "Long"))
    page.body = ScreenBody([.list(rows)])
    let container = try TabContainer(
      pages: PageList([page]), size: Size(width: 400, height: 800))
    container.handle(.wheel(dx: 0, dy: -40, at: Point(x: 200, y: 300)))
    var listed: [AccessibilityNode] = []
    container.accessibilityTree().forEach { if $0.role == .listItem { listed.append($0) } }
    expect((10...20).contains(listed.count))
    expect(listed.allSatisfy { $0.position?.count == 100_000 })
    let first = try #require(listed.first)
    expectEqual(first.label, "Row \((first.position?.index ?? 0) - 1)")
    expectNotEqual(first.label, "Row 0")
    expectEqual(AccessibilityAudit.broken(of: container), [])
  }

  @Test("of a million pages lists the tabs in view")
  func manyPages() throws {
    let pages = PageList.generated(
      count: 1_000_000, id: { PageID("p\($0)") }, index: { Int($0.rawValue.dropFirst()) },
      page: { Fixture.page(PageID("p\($0)")) })
    let container = try TabContainer(
      pages: pages, initial: .index(500_000), size: Size(width: 400, height: 800))
    let tabs = try #require(
      container.accessibilityTree().first { $0.role == .tabList }?.children)
    expectLess(tabs.count, 12)
    expect(tabs.contains { $0.isSelected == true })
    expect(tabs.allSatisfy { $0.position?.count == 1_000_000 })
  }

  @Test("mirrors its bounds and keeps its order from right to left")
  func rightToLeft() throws {
    let fixture = try Fixture { $0.isRightToLeft = true }
    let tabs = try #require(
      fixture.container.accessibilityTree().first { $0.role == .tabList }?.children)
    expectEqual(tabs.map(\.label), ["P0", "P1", "P2"])
    expect(tabs[0].bounds.x > tabs[1].bounds.x && tabs[1].bounds.x > tabs[2].bounds.x)
  }

  @Test("comes last in a state line that asks for it, and in no other")
  func stateLine() throws {
    let fixture = try Fixture()
    let player = ReplayPlayer(container: fixture.container)
    var reader = ReplayReader(name: "r")
    let lines = [
      #"{"t":0,"do":"state"}"#, #"{"t":0,"do":"state","accessibility":true}"#,
      #"{"t":0,"do":"state","accessibility":false}"#,
    ]
    let answers = try lines.map { line in
      let read = try #require(try reader.read(Array(line.utf8)))
      return String(decoding: try player.play(read) ?? [], as: UTF8.self)
    }
    expect(answers[0] == answers[2] && answers[0].hasSuffix(#""events":[]}"# + "\n"))
    let head = answers[0].dropLast(2)
    expect(answers[1].hasPrefix(head + #","accessibility":{"id":"container","role":"group","#))
    expect(
      answers[1].contains(
        #"{"id":"tabs/p1","role":"tab","label":"P1","bounds":[133.333333,751,133.333333,49],"#
          + #""selected":false,"position":[2,3]}"#))
    #expect(throws: Diagnostic.self) {
      try reader.read(Array(#"{"t":0,"do":"state","accessibility":1}"#.utf8))
    }
  }

  @Test("keeps its promises, whatever happens", arguments: [(3, 3), (5, 8), (40, 40)])
  func random(pages: Int, mostPages: Int) throws {
    for seed in Seeds.first(12) {
      var actions = RandomActions(seed: seed, mostPages: mostPages)
      let container = try Fixture(pages: pages).container
      for step in 1...300 {
        try container.perform(actions.next())
        let broken = AccessibilityAudit.broken(of: container)
        expectEqual(broken, [], "seed \(seed), step \(step)")
        guard broken.isEmpty else { return }
      }
    }
  }
}
