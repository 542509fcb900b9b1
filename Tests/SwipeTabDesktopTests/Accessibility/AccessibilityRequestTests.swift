import Testing

@testable import StoryboardTestSupport
@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

/// What assistive technology requests, as input of a container.
@Suite("Requests of assistive technology")
@MainActor struct AccessibilityRequestTests {
  private func node(
    _ container: TabContainer, _ role: AccessibilityRole, _ label: String? = nil
  ) throws -> AccessibilityNode {
    let found = container.accessibilityTree().first {
      $0.role == role && (label == nil || $0.label == label)
    }
    return try #require(found)
  }

  private func request(
    _ action: AccessibilityRequest.Action, of node: AccessibilityNode, _ container: TabContainer
  ) -> Bool {
    container.handle(.accessibility(AccessibilityRequest(action, of: node.id)))
  }

  @Test("an element is activated as by a tap, with the same events")
  @MainActor func activate() throws {
    let (asked, tapped) = (try TabContainer.demo("standard"), try TabContainer.demo("standard"))
    var (one, other): ([ContainerEvent], [ContainerEvent]) = ([], [])
    asked.onEvent = { one.append($0) }
    tapped.onEvent = { other.append($0) }
    expect(request(.activate, of: try node(asked, .tab, "Yellow"), asked))
    expect(tapped.activate(label: "Yellow"))
    for container in [asked, tapped] { container.advance(to: 5) }
    expectEqual(asked.selectedID, "yellow")
    expectEqual(one, other)
    expect(!one.isEmpty)
  }

  @Test("an element of a container on a screen is activated there")
  @MainActor func hosted() throws {
    let container = try TabContainer.demo("harness")
    expect(request(.activate, of: try node(container, .button, "Storyboard Only"), container))
    container.advance(to: 5)
    let tabs = try node(container, .tabList).children
    expectGreater(tabs.count, 1)
    expect(request(.activate, of: tabs[1], container))
    container.advance(to: 10)
    try expectEqual(node(container, .tabList).children.map(\.isSelected).firstIndex(of: true), 1)
  }

  @Test("a slider takes the nearest number that it can have")
  @MainActor func slider() throws {
    let container = try TabContainer.demo("animators", ["--page", "spring"])
    let scale = try #require(try node(container, .slider).quantity).scale
    for (number, expected) in [
      (scale.range.upperBound * 10, scale.range.upperBound),
      (scale.range.lowerBound - 1, scale.range.lowerBound),
      (scale.range.lowerBound + scale.step * 1.2, scale.range.lowerBound + scale.step),
    ] {
      expect(request(.setNumber(number), of: try node(container, .slider), container))
      let found = try #require(try node(container, .slider).quantity).number
      expectLess(abs(found - expected), 1e-6)
    }
  }

  @Test("a request of something that is not there, or cannot do that, changes nothing")
  @MainActor func refused() throws {
    let container = try TabContainer.demo("standard")
    let state = container.state
    let tab = try node(container, .tab, "Yellow")
    expect(!request(.setNumber(1), of: tab, container))
    expect(!request(.activate, of: try node(container, .heading), container))
    for action in [AccessibilityRequest.Action.activate, .focus, .setNumber(.nan)] {
      expect(!container.handle(.accessibility(AccessibilityRequest(action, of: "nothing"))))
    }
    expectEqual(container.state, state)
  }

  @Test("a switch says whether it is on, a list of more tabs whether it is open")
  @MainActor func states() throws {
    let container = try TabContainer.demo("harness")
    try expectEqual(node(container, .toggle).isOn, false)
    expect(request(.activate, of: try node(container, .toggle), container))
    try expectEqual(node(container, .toggle).isOn, true)
    try expectEqual(node(container, .button).isExpanded, nil)
  }

  @Test("a screen pushed over its page has a node of its own inside the page's")
  @MainActor func pushed() throws {
    let container = try TabContainer.demo("coordinators")
    expect(request(.activate, of: try node(container, .listItem, "Kitchen"), container))
    container.advance(to: 5)
    let panel = try node(container, .tabPanel)
    expectEqual(panel.children.map(\.role), [.region])
    expectEqual(panel.children.map(\.label), ["Kitchen"])
  }
}
