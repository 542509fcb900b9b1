import Testing

@testable import SwipeTabDesktop
@testable import SwipeTabKit
@testable import TestSupport

/// Everything that can be activated is reached by the keyboard, and nothing else is.
@Suite("The keyboard alone")
@MainActor struct KeyboardReachTests {
  nonisolated private static let scenes =
    DemoName.allCases.map { DemoScene(demo: $0.rawValue) } + [
      DemoScene(demo: "harness", labels: ["Storyboard Only"]),
      DemoScene(demo: "coordinators", labels: ["Kitchen"]),
      DemoScene(demo: "coordinators", labels: ["Kitchen", "Kettle", "Add to cart"]),
      DemoScene(demo: "coordinators", labels: ["Offer"]),
    ]

  @MainActor private func container(_ scene: DemoScene, page: Int? = nil) throws -> TabContainer {
    let container = try scene.container()
    if let page { container.select(index: page, animated: false) }
    // What the test has activated counts as a pointer's doing.
    container.handle(.press(.mouse, at: Point(x: -1, y: -1), button: 2))
    container.handle(.release(.mouse, at: Point(x: -1, y: -1), button: 2))
    return container
  }

  /// A walk by Tab through all stops of a container, and by arrows through its toolbars, lists and strips.
  @MainActor private struct Walk {
    let container: TabContainer
    /// The nodes that had the focus.
    var reached: Set<String> = []
    /// The close buttons that came into view.
    var crosses: Set<String> = []

    init(_ container: TabContainer) { self.container = container }

    @discardableResult
    func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> Bool {
      let isUsed = container.handle(.key(KeyPress(key, modifiers: modifiers)))
      // A bar that scrolling has shrunk comes back when the focus enters it.
      for _ in 0..<5 where container.isMoving { container.advance(to: container.time + 1) }
      return isUsed
    }

    /// Notes the node with the focus, which must be whole on screen if it is small, and the close buttons in view.
    @discardableResult
    mutating func note() -> AccessibilityNode? {
      var focused: [AccessibilityNode] = []
      container.accessibilityTree().forEach { node in
        if node.isFocused { focused.append(node) }
        if Self.isCross(node) { crosses.insert(node.id) }
      }
      expectAtMost(focused.count, 1)
      guard let node = focused.first else { return nil }
      if let frame = container.parts.focusRing.frame, frame.height < 300 {
        let room = Rect(x: 0, y: 0, width: container.size.width, height: container.size.height)
        expectEqual(room.union(frame), room, "\(node.id) is cut off")
      }
      expect(hasRing(), "\(node.id) has no ring")
      reached.insert(node.id)
      return node
    }

    /// Whether a focus ring around the element with the focus is in view; around a tab it has the shape of the mark.
    private func hasRing() -> Bool {
      guard let frame = container.parts.focusRing.frame else { return true }
      let isTab = container.parts.focusOrder.chain.contains {
        $0.door.parts.toolbarFocus.item != nil
      }
      var list = DisplayList()
      container.draw(into: &list)
      return list.commands.contains { command in
        guard case .ring(let rect, _, let width, _) = command.content, width >= 2 else {
          return false
        }
        let isAround = rect.inset(by: -5).intersection(frame) == frame
        let isInside = isTab && rect.intersection(frame) == rect && rect.width > frame.width / 4
        return (isAround || isInside)
          && rect.intersection(command.clip).width > rect.width / 2
      }
    }

    mutating func tabThrough() {
      for _ in 0..<1000 {
        press(.tab)
        let before = reached
        guard let node = note() else { return }
        if node.role == .tab || node.id.contains("tabs") {
          if !Self.isCross(node) { goThroughToolbar(from: node) }
        } else if before.contains(node.id) {
          // In a sheet the walk goes round.
          return
        } else {
          goThroughList()
        }
      }
    }

    /// Goes from row to row of a list, or from card to card of a strip, to the last one.
    private mutating func goThroughList() {
      let ring = container.parts.focusRing
      guard case .part(let start) = ring.focused,
        let targets = ring.owner(of: start)?.door.parts.bodyTargets,
        targets.isInList(start)
      else { return }
      press(.home)
      var seen: Set<BodyTarget> = []
      while case .part(let part) = ring.focused, part.element == start.element,
        seen.insert(part).inserted
      {
        note()
        press(targets.isCard(part) ? .right : .down)
      }
      // After the last row comes the next element.
      if case .part(let next) = ring.focused, next.element != start.element { press(.up) }
    }

    /// Goes from item to item by arrows, and back to where it began.
    private mutating func goThroughToolbar(from start: AccessibilityNode) {
      for _ in 0..<200 {
        if container.accessibilityTree().first(where: \.isFocused)?.children.isEmpty == false {
          press(.tab)
          expectEqual(note().map(Self.isCross), true)
          press(.tab, .shift)
        }
        // Across a toolbar, arrows scroll the page, which may shrink the toolbar.
        let owner = container.parts.focusOrder.chain.first {
          $0.door.parts.toolbarFocus.target != nil
        }
        press(owner?.door.parts.context.layout.items.axis == .vertical ? .down : .right)
        guard let node = note(), node.id != start.id else { return }
      }
    }

    static func isCross(_ node: AccessibilityNode) -> Bool { node.id.hasSuffix("/close") }
  }

  /// The nodes that can be activated, those scrolled out of view too; of close buttons those in view at any time.
  private func activatable(_ container: TabContainer, crosses: Set<String>) -> Set<String> {
    let all = container.activatableNodes { _ in true }.filter { $0.isEnabled }
    // A page that peeks is selected by its tab, too.
    let nodes = all.filter { node in
      !node.id.contains("peek/") || !all.contains { $0.id != node.id && $0.target == node.target }
    }
    return Set(nodes.map(\.id).filter { !$0.hasSuffix("/close") }).union(crosses)
  }

  /// Checks that a walk reaches all that can be activated, and nothing else but sliders and views.
  private func expectReach(_ container: TabContainer, _ options: Set<String>) {
    var walk = Walk(container)
    walk.tabThrough()
    let expected = activatable(container, crosses: walk.crosses)
    let missing = expected.subtracting(walk.reached).subtracting(options)
    expect(missing.isEmpty, "not reached: \(missing.sorted())")
    var others: [String] = []
    container.accessibilityTree().forEach { node in
      let isOther = [.slider, .radioGroup, .image].contains(node.role)
      if walk.reached.contains(node.id), !expected.contains(node.id), !isOther {
        others.append(node.id)
      }
    }
    expect(others.isEmpty, "reached without use: \(others)")
    expectEqual(container.checkInvariants(), [])
  }

  /// The options of all choices on screen, each of which arrow keys choose; checked on containers made for each choice.
  private func options(_ make: () throws -> TabContainer) throws -> Set<String> {
    var options: Set<String> = []
    var groups: [AccessibilityNode] = []
    let tree = try AccessibilityTree(container: make(), scope: .everything(withRows: { _ in true }))
    tree.root.forEach { if $0.role == .radioGroup { groups.append($0) } }
    for group in groups {
      let walk = try Walk(make())
      let start = group.children.first(where: \.isFocusable) ?? group
      expect(walk.container.focus(start), "\(group.id)")
      for _ in group.children { walk.press(.left) }
      for option in group.children {
        let chosen = walk.container.accessibilityTree().first { $0.isFocused }
        expectEqual(chosen?.label, option.label, "\(option.id)")
        expectEqual(chosen?.isSelected, true, "\(option.id)")
        walk.press(.right)
        options.insert(option.id)
      }
    }
    return options
  }

  @Test(
    "reaches everything in every demo, on each of its pages, and nothing else", arguments: scenes)
  @MainActor func demos(scene: DemoScene) throws {
    let count = scene.labels.isEmpty ? try container(scene).count : 1
    for page in 0..<max(1, count) {
      let page = scene.labels.isEmpty && count > 0 ? page : nil
      expectReach(
        try container(scene, page: page), try options { try container(scene, page: page) })
    }
  }

  @Test("reaches every page in the overview of every demo", arguments: DemoName.allCases)
  @MainActor func overview(name: DemoName) throws {
    let container = try container(DemoScene(demo: name.rawValue))
    var walk = Walk(container)
    guard walk.press(.character("o"), [.control, .shift]) else {
      expect(!container.isOverviewOpen)
      expect(container.parts.navigator.frontHosted != nil)
      return
    }
    container.advance(to: container.time + 5)
    expectEqual(walk.note()?.isSelected, true)
    walk.press(.home)
    for _ in 0..<container.count {
      walk.note()
      walk.press(.tab)
    }
    expectEqual(walk.reached.count, container.count)
    walk.press(.escape)
    container.advance(to: container.time + 5)
    expect(!container.isOverviewOpen)
  }

  @Test("reaches every row of the More list by arrows and letters, and Tab leaves and closes it")
  func moreList() throws {
    let container = try Fixture(pages: 18) { $0.overflow = .more }.container
    var walk = Walk(container)
    walk.press(.tab)
    walk.press(.end)
    walk.press(.enter)
    expect(container.isMoreListOpen)
    let rows = container.activatableNodes { _ in true }.filter { $0.role == .menuItem }
    expectGreater(rows.count, 10)
    for _ in rows {
      expectEqual(walk.note()?.role, .menuItem)
      walk.press(.down)
    }
    expect(Set(rows.map(\.id)).isSubset(of: walk.reached))
    walk.press(.home)
    walk.press(.character("p"))
    walk.press(.character("1"))
    walk.press(.character("7"))
    expectEqual(walk.note()?.label, "P17")
    walk.press(.pageUp)
    expectNotEqual(walk.note()?.label, "P17")
    walk.press(.tab)
    expect(!container.isMoreListOpen)
  }
}
