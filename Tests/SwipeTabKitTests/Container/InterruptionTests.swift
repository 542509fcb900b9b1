import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// What ends when something comes over it: three pages with long lists, 400 × 800 points.
@Suite("Interruption")
@MainActor struct InterruptionTests {
  private struct Deep: Screen { let id: PageID = "deep" }

  private struct Long: TabPage {
    let id: PageID
    var item: TabItem { TabItem(title: id.rawValue.uppercased(), hint: "hint") }
    let body: ScreenBody?

    init(_ id: PageID) {
      self.id = id
      body = ScreenBody([
        .slider(ScreenBody.Slider("volume", title: "Volume", scale: NumberScale(0...100, step: 1))),
        .spacer(5000),
      ])
    }
  }

  private let container: TabContainer
  private var events: [ContainerEvent] = []

  init() throws {
    container = try TabContainer(
      pages: PageList(["a", "b", "c"].map { Long($0) }), size: Size(width: 400, height: 800))
  }

  private func advance(_ seconds: Double) { container.advance(to: container.time + seconds) }

  private func hover(_ item: Int) {
    container.handle(.move(.mouse, to: StateReader(container).middle(ofItem: item)))
  }

  private var tooltips: Int {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.count {
      if case .text(let text) = $0.content { text.string == "B: hint" } else { false }
    }
  }

  /// What comes over a tooltip, or takes away what it lies on.
  private static func covers(_ container: TabContainer) -> [(String, () -> Void)] {
    [
      ("push", { container.push(Deep()) }),
      ("push at once", { container.push(Deep(), animated: false) }),
      ("screens", { container.setScreens([Deep(), Deep()], ofPage: "a") }),
      ("sheet", { container.present(Deep()) }),
      (
        "state",
        {
          container.makeScreen = { _ in Deep() }
          container.restore(
            ContainerState(
              selected: "a", stacks: [.init(tab: container.stackTab, screens: [.init("deep")])]))
        }
      ),
    ]
  }

  @Test(
    "a tooltip goes when something comes over it, and one that was awaited never shows",
    arguments: [ContainerConfiguration.Navigation.continuous, .perTab])
  func tooltip(navigation: ContainerConfiguration.Navigation) throws {
    for index in Self.covers(container).indices {
      for delay in [0.2, 0.7] {
        let test = try InterruptionTests()
        test.container.configuration.navigation = navigation
        test.hover(1)
        test.advance(delay)
        expectEqual(test.tooltips, delay > 0.5 ? 1 : 0)
        let (name, cover) = Self.covers(test.container)[index]
        cover()
        expectEqual(test.tooltips, 0, "\(name) after \(delay) s")
        test.advance(2)
        expectEqual(test.tooltips, 0, "\(name) after \(delay) s, later")
        expectEqual(test.container.nextDeadline, nil)
      }
    }
  }

  @Test("a pop takes the tooltip of a bar beside it away")
  func popped() {
    container.configuration.navigation = .perTab
    container.push(Deep(), animated: false)
    hover(1)
    advance(1)
    expectEqual(tooltips, 1)
    container.handle(.key(KeyPress(.escape)))
    expectEqual(tooltips, 0)
  }

  @Test("the tooltip of a hosted container goes with a push over it")
  func hosted() throws {
    let inner = try InterruptionTests().container
    container.push(ContainerScreen(id: "inner", container: inner), animated: false)
    let item = StateReader(inner).middle(ofItem: 1)
    container.handle(
      .move(
        .mouse,
        to: Point(
          x: item.x + inner.parts.standing.origin.x, y: item.y + inner.parts.standing.origin.y))
    )
    advance(1)
    expectEqual(tooltips, 1)
    container.push(Deep())
    expect(!inner.parts.hover.showsTooltip)
    expectEqual(tooltips, 0)
  }

  // MARK: Reduced motion

  private func fling() {
    container.handle(.press(.mouse, at: Point(x: 200, y: 600)))
    for step in 1...5 {
      advance(0.01)
      container.handle(.move(.mouse, to: Point(x: 200, y: 600 - Double(step) * 40)))
    }
    container.handle(.release(.mouse, at: Point(x: 200, y: 400)))
    advance(0.05)
  }

  @Test("reduced motion stops a list that was flung where it is")
  func flung() throws {
    fling()
    expect(container.isMoving)
    let offset = try #require(container.parts.scroller.moving[ScrollKey(screen: "a")]?.offset)
    container.configuration.reducesMotion = true
    expect(!container.isMoving)
    expectEqual(container.nextDeadline, nil)
    expect(container.parts.scroller.moving.isEmpty)
    expectEqual(container.parts.standing.memory.screens["a"]?.offset, offset)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("reduced motion takes a list at once to the top that it was on its way to")
  func toTop() {
    container.configuration.scrollsToTopOnReselect = true
    fling()
    advance(10)
    container.activate(label: "A")
    advance(0.02)
    expect(container.isMoving)
    container.configuration.reducesMotion = true
    expect(!container.isMoving && (container.parts.standing.memory.screens["a"]?.offset ?? 0) == 0)
  }

  @Test("a list that is all but at the top is there at once")
  func nearTop() {
    container.configuration.scrollsToTopOnReselect = true
    container.parts.standing.memory.replaceScreens(["a": ScreenState(offset: 0.25)])
    container.activate(label: "A")
    expectEqual(container.checkInvariants(), [])
    expect(!container.isMoving)
    expectEqual((container.parts.standing.memory.screens["a"]?.offset ?? 0), 0)
  }

  @Test("a list that a finger holds lets go of it on its way to the top")
  func heldToTop() {
    container.configuration.scrollsToTopOnReselect = true
    container.handle(.press(.mouse, at: Point(x: 200, y: 600)))
    container.handle(.move(.mouse, to: Point(x: 200, y: 300)))
    container.activate(label: "A")
    expectEqual(container.checkInvariants(), [])
    expect(container.isMoving)
    advance(10)
    container.handle(.move(.mouse, to: Point(x: 200, y: 200)))
    expectEqual((container.parts.standing.memory.screens["a"]?.offset ?? 0), 0)
  }

  @Test("reduced motion puts bars at rest that were on their way")
  func bars() {
    container.configuration.hidesOnScroll = .bars
    fling()
    advance(10)
    expectEqual(container.parts.bars.share, 1)
    container.showBars()
    advance(0.02)
    expect(container.isMoving)
    container.configuration.reducesMotion = true
    expect(!container.isMoving)
    expectEqual(container.parts.bars.share, 0)
  }

  // MARK: Contacts

  @Test("a slider that is held does not go on below a pushed screen")
  func slider() throws {
    let target = try #require(
      (44..<200).lazy.map { Point(x: 200, y: Double($0)) }.first {
        guard let target = container.parts.bodyTargets.target(at: $0) else { return false }
        return container.parts.bodyTargets.control(of: target) != nil
      })
    container.handle(.press(.mouse, at: target))
    let value = container.value(of: "volume")
    expectNotEqual(value, nil)
    container.push(Deep())
    container.handle(.move(.mouse, to: Point(x: 300, y: target.y)))
    expectEqual(container.value(of: "volume"), value)
    expectEqual(container.checkInvariants(), [])
  }

  @Test("a key that leads nowhere leaves a list that was flung alone")
  func escape() {
    fling()
    container.handle(.key(KeyPress(.escape)))
    expect(container.isMoving)
    expect(!container.pop())
    expect(container.isMoving)
  }

  @Test("a restored state is there at once, also under a finger")
  func restored() {
    let state = container.state
    container.handle(.press(.mouse, at: Point(x: 300, y: 400)))
    container.handle(.move(.mouse, to: Point(x: 100, y: 400)))
    expectEqual(container.phase, .dragging)
    container.restore(state)
    expectEqual(container.phase, .resting)
    expectEqual(container.position, 0)
    expectEqual(container.checkInvariants(), [])
  }
}

extension TabContainer {
  /// The page whose stack the next push goes onto; nil for the whole container's.
  fileprivate var stackTab: PageID? { configuration.navigation == .perTab ? selectedID : nil }
}
