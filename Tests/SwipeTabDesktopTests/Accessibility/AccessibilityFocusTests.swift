import Testing

@testable import StoryboardTestSupport
@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

/// The keyboard focus, given and read by accessibility nodes.
@Suite("The focus of accessibility nodes")
@MainActor struct AccessibilityFocusTests {
  @MainActor private func demo(_ name: String, after labels: [String] = []) throws -> TabContainer {
    try DemoScene(demo: name, labels: labels).container()
  }

  /// All nodes in view, in reading order.
  private func nodes(_ container: TabContainer) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    container.accessibilityTree().forEach { nodes.append($0) }
    return nodes
  }

  private func focused(_ container: TabContainer) -> [String] {
    nodes(container).filter(\.isFocused).map(\.id)
  }

  /// Checks that each focusable node gets the focus alone, and that no other does.
  private func expectFocusable(_ container: TabContainer) {
    let all = nodes(container)
    expect(all.contains { $0.isFocusable })
    for node in all {
      let before = focused(container)
      expectEqual(container.focus(node), node.isFocusable, "\(node.id)")
      expectEqual(focused(container), node.isFocusable ? [node.id] : before, "\(node.id)")
      expectEqual(container.checkInvariants(), [])
    }
  }

  @Test("goes to each focusable node of every demo, and to no other", arguments: DemoName.allCases)
  @MainActor func demos(name: DemoName) throws {
    expectFocusable(try demo(name.rawValue))
  }

  @Test(
    "goes to each focusable node of a hosted container, a pushed screen, a sheet and the overview")
  @MainActor func screens() throws {
    expectFocusable(try demo("harness", after: ["Storyboard Only"]))
    expectFocusable(try demo("coordinators", after: ["Kitchen", "Kettle"]))
    expectFocusable(try demo("coordinators", after: ["Offer"]))
    let container = try demo("standard")
    container.toggleOverview(animated: false)
    expectFocusable(container)
  }

  @Test("goes to crosses, the plus, the More item and its rows")
  func toolbar() throws {
    let container = try Fixture(pages: 9) {
      ($0.allowsClosing, $0.allowsAdding, $0.overflow) = (true, true, .more)
    }.container
    container.makeNewPage = { Fixture.page("new") }
    expectFocusable(container)
    container.activate(label: "More")
    let rows = nodes(container).filter { $0.role == .menuItem }
    expectEqual(rows.count, 5)
    for row in rows {
      expect(container.focus(row))
      expectEqual(focused(container), [row.id])
    }
    // The focus on anything else closes the list.
    let add = try #require(nodes(container).first { $0.id == "add" })
    expect(container.focus(add))
    expect(!container.isMoreListOpen)
    expectEqual(focused(container), ["add"])
    let wide = try Fixture(pages: 3) { ($0.allowsClosing, $0.allowsAdding) = (true, true) }
      .container
    wide.makeNewPage = { Fixture.page("new") }
    expectFocusable(wide)
    let ids = nodes(wide).filter(\.isFocusable).map(\.id)
    expect(ids.contains("tabs/p0/close"))
    expect(ids.contains("add"))
  }

  @Test(
    "is on the chosen option of a choice, on a slider, and on nodes of a view that is no stop itself"
  )
  func controls() throws {
    let view = DrawnButton("Own", action: {}) { drawing, context, _ in
      drawing.fill(context.bounds, context.theme.tint)
    }
    let page = BasePage(id: "a", item: TabItem(title: "A"))
    page.body = ScreenBody([
      .choice(.init("c", title: "Choice", options: [.init("x"), .init("y")], selected: "y")),
      .slider(.init("s", title: "Slider", scale: NumberScale(0...10, step: 1))),
      .toggle(.init("t", title: "Toggle")), .view(.init("v")),
    ])
    let container = try TabContainer(
      pages: PageList([page]), size: Size(width: 400, height: 800))
    container.makeView = { _ in view }
    expectFocusable(container)
    let labels = nodes(container).filter(\.isFocusable).map(\.label)
    expect(labels.contains("y"))
    expect(!labels.contains("x"))
    expect(labels.contains("Slider"))
    expect(labels.contains("Own"))
  }

  @Test(
    "scrolls a row into view that was scrolled away since, and does nothing once the row is gone")
  func reveals() throws {
    let page = BasePage(id: "a", item: TabItem(title: "A"))
    page.body = ScreenBody([.list((0..<50).map { ScreenBody.Row("Row \($0)", action: .pop) })])
    let container = try TabContainer(pages: PageList([page]), size: Size(width: 400, height: 600))
    let row = try #require(nodes(container).first { $0.label == "Row 0" })
    container.handle(.wheel(dx: 0, dy: -20, at: Point(x: 200, y: 300)))
    expect(!nodes(container).contains { $0.label == "Row 0" })
    expect(container.focus(row))
    expectEqual(focused(container), [row.id])
    page.body = ScreenBody([.label(.init("Empty"))])
    expect(!container.focus(row))
    expectEqual(focused(container), [])
  }
}
