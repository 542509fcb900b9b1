import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

@Suite("What accessibility nodes stand for")
@MainActor struct AccessibilityTargetTests {
  /// A container in which some things happened, and the events since.
  @MainActor private final class Story {
    let container: TabContainer
    private var events: [(event: ContainerEvent, path: [PageID])] = []

    init(_ container: TabContainer, after labels: [String]) {
      self.container = container
      for label in labels {
        expect(container.activate(label: label), "\(label) is not there")
        container.advance(to: container.time + 5)
      }
      container.onEvent = { [unowned self] event in events.append((event, container.eventPath)) }
    }

    /// The nodes in view that can be activated: while the More list is open those in it, since a tap elsewhere closes it.
    var nodes: [AccessibilityNode] {
      var nodes: [AccessibilityNode] = []
      let tree = container.accessibilityTree()
      (tree.first { $0.role == .menu } ?? tree).forEach {
        if $0.target != nil { nodes.append($0) }
      }
      return nodes
    }

    private static let finger = Contact(device: .touch)

    func tap(_ point: Point) {
      container.handle(.press(Self.finger, at: point))
      container.handle(.release(Self.finger, at: point))
    }

    /// Everything that can be told of the container and of what happened to it, at once and at rest; without the focus,
    /// which a press moves and an activation leaves to the screen reader.
    func outcome() -> [String] {
      let atOnce = StateLine.bytes(of: container, events: events, accessibility: true)
      container.advance(to: container.time + 60)
      let atRest = StateLine.bytes(of: container, events: events, accessibility: true)
      return [atOnce, atRest].map {
        String(decoding: $0, as: UTF8.self).replacing(",\"focused\":true", with: "")
      }
    }
  }

  nonisolated private static let scenes =
    DemoName.allCases.map { DemoScene(demo: $0.rawValue) } + [
      DemoScene(demo: "harness", labels: ["Storyboard Only"]),
      DemoScene(demo: "coordinators", labels: ["Kitchen", "Kettle", "Add to cart"]),
      DemoScene(demo: "coordinators", labels: ["Offer"]),
    ]

  @MainActor private func story(_ scene: DemoScene) throws -> Story {
    try Story(.demo(scene.demo), after: scene.labels)
  }

  private func expectSameOutcome(_ make: () throws -> Story) throws {
    let nodes = try make().nodes
    expect(!nodes.isEmpty)
    for node in nodes {
      let (activated, tapped) = try (make(), make())
      expect(activated.container.activate(node))
      tapped.tap(Point(x: node.bounds.midX, y: node.bounds.midY))
      let (left, right) = (activated.outcome(), tapped.outcome())
      expectEqual(left, right, "\(node.id)")
    }
  }

  @Test("is what a tap in their middle activates", arguments: scenes)
  @MainActor func demos(scene: DemoScene) throws {
    try expectSameOutcome { try story(scene) }
  }

  @Test(
    "is an item, a button on it, a row of More or the button that adds a page", arguments: [3, 9])
  func toolbar(pages: Int) throws {
    func make() throws -> Story {
      let container = try Fixture(pages: pages) {
        ($0.allowsClosing, $0.allowsAdding, $0.overflow) = (true, true, .more)
      }.container
      container.makeNewPage = { Fixture.page("new") }
      return Story(container, after: pages > 5 ? ["More"] : [])
    }
    try expectSameOutcome(make)
    let roles = try Set(make().nodes.map(\.role))
    expectEqual(roles, pages > 5 ? [.menuItem] : [.tab, .button])
  }

  // MARK: Nodes of an earlier tree

  private func node(_ label: String, in container: TabContainer) throws -> AccessibilityNode {
    try #require(container.accessibilityTree().first { $0.label == label })
  }

  @Test("does nothing once the element is gone, covered or called something else")
  func staleNodes() throws {
    let container = try Fixture(pages: 3).container
    let tab = try node("P1", in: container)
    container.remove("p1")
    expect(!container.activate(tab))
    expectEqual(container.selectedID, "p0")
    let other = try node("P2", in: container)
    try container.replace(
      "p2", with: ColorPage(id: "p2", item: TabItem(title: "Other"), color: .red))
    expect(!container.activate(other))
    expectEqual(container.selectedID, "p0")
  }

  @Test("is there while the element is out of view")
  func scrolledAway() throws {
    let page = BasePage(id: "a", item: TabItem(title: "A"))
    page.body = ScreenBody([
      .list((0..<5000).map { ScreenBody.Row("Row \($0)", action: .selectIndex(1)) })
    ])
    let container = try TabContainer(
      pages: PageList([page, Fixture.page("b")]), size: Size(width: 400, height: 800))
    let row = try node("Row 0", in: container)
    container.handle(.wheel(dx: 0, dy: -40, at: Point(x: 200, y: 300)))
    expectEqual(container.accessibilityTree().first { $0.label == "Row 0" }, nil)
    expect(container.activate(row))
    expectEqual(container.selectedID, "b")
  }

  @Test("does not count when nodes are compared, and headings and sliders have none")
  func comparison() throws {
    let container = try Fixture(pages: 3).container
    let tab = try node("P1", in: container)
    var same = tab
    same.target = nil
    expectEqual(same, tab)
    expectEqual(same.hashValue, tab.hashValue)
    expect(!container.activate(same))
    container.accessibilityTree().forEach { node in
      if [.heading, .text, .slider, .tabList, .group].contains(node.role) {
        expectEqual(node.target, nil)
      }
    }
  }

  // MARK: By label

  @Test("is found by what is read aloud: a card without a title by its image's name")
  func untitledCard() throws {
    let page = BasePage(id: "a", item: TabItem(title: "A"))
    page.body = ScreenBody([
      .strip(.init([.init(nil, image: "sunset", action: .selectIndex(1))]))
    ])
    let container = try TabContainer(
      pages: PageList([page, Fixture.page("b")]), size: Size(width: 400, height: 800))
    expect(container.activate(label: "sunset"))
    expectEqual(container.selectedID, "b")
  }

  @Test("is not found below a standalone screen, which covers the bars")
  func standalone() throws {
    let container = try Fixture(pages: 3) { $0.navigation = .perTab }.container
    let inner = try TabContainer(
      pages: PageList([Fixture.page("inner")]), size: Size(width: 400, height: 800))
    container.push(
      ContainerScreen(id: "s", container: inner, isStandalone: true), animated: false)
    expect(!container.activate(label: "P1"))
    expectEqual(container.selectedID, "p0")
    expect(container.activate(label: "INNER"))
  }
}
