import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("A toolbar that adapts to the width")
@MainActor struct BarAdaptationTests {
  private static let wide = Size(width: 1000, height: 800)
  private static let narrow = Size(width: 400, height: 800)

  private func fixture(
    _ size: Size, _ adaptation: ContainerConfiguration.Adaptation = .sidebar,
    configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(at: 1, size: size) {
      $0.adaptation = adaptation
      configure(&$0)
    }
  }

  private func resize(_ fixture: Fixture, to size: Size) {
    fixture.container.handle(.resize(size, scale: 1))
  }

  /// Where the toolbar is drawn.
  private func bar(_ fixture: Fixture) throws -> Rect {
    let (layout, shift) = (
      fixture.container.parts.context.layout, fixture.container.parts.presentation.toolbarShift
    )
    return try #require(layout.toolbar).offsetBy(x: shift.x, y: shift.y)
  }

  //    0 ┌───────────────────┐
  //      │    navigation     │
  //   44 ├─────┬─────────────┤
  //   52 │ P0  │             │   the first item, 48 high
  //  100 │ P1  │    pages    │
  //      │     │             │
  //  800 └─────┴─────────────┘
  //      0    200          1000
  @Test("a wide container begins with a sidebar, a narrow one with a bar at the bottom")
  func atTheStart() throws {
    let wide = try fixture(Self.wide)
    try expectEqual(bar(wide), Rect(x: 0, y: 44, width: 200, height: 756))
    expect(!wide.container.isMoving)
    expectEqual(
      wide.container.parts.context.layout.viewport, Rect(x: 200, y: 0, width: 800, height: 800))
    expectEqual(wide.container.parts.context.layout.insets, EdgeInsets(top: 44))
    let items = StateReader(wide.container)
    expectEqual(items.frame(ofItem: 0), Rect(x: 0, y: 52, width: 200, height: 48))
    expectEqual(items.frame(ofItem: 2), Rect(x: 0, y: 148, width: 200, height: 48))
    let narrow = try fixture(Self.narrow)
    try expectEqual(bar(narrow), Rect(x: 0, y: 751, width: 400, height: 49))
  }

  @Test("the options keep what they were given")
  func options() throws {
    let fixture = try fixture(Self.wide)
    expectEqual(fixture.container.configuration.toolbarPosition, .bottom)
    expectEqual(fixture.container.configuration.titles, .below)
    expectEqual(fixture.container.value(of: .toolbar), .text("bottom"))
    fixture.container.setValue(.text("dark"), of: .theme)
    try expectEqual(bar(fixture).width, 200)
    fixture.container.setValue(.text("never"), of: .adaptive)
    fixture.rest()
    try expectEqual(bar(fixture), Rect(x: 0, y: 751, width: 1000, height: 49))
  }

  @Test(
    "the width decides from its mark on",
    arguments: [(699.0, 0.0, false), (700, 176, true), (1024, 205, true), (1920, 240, true)])
  func mark(width: Double, expected: Double, isSidebar: Bool) throws {
    let fixture = try fixture(Size(width: width, height: 800))
    let bar = try bar(fixture)
    expectEqual((bar.height > bar.width), isSidebar)
    if isSidebar { expectEqual(bar.width, expected) }
    let other = try self.fixture(Size(width: width, height: 800)) { $0.adaptiveWidth = width + 1 }
    try expectEqual(self.bar(other).width, width)
  }

  @Test("a toolbar elsewhere stays", arguments: ContainerConfiguration.ToolbarPosition.allCases)
  func elsewhere(position: ContainerConfiguration.ToolbarPosition) throws {
    let adaptive = try fixture(Self.wide) { $0.toolbarPosition = position }
    let plain = try fixture(Self.wide, .never) { $0.toolbarPosition = position }
    try expectEqual((bar(adaptive) == bar(plain)), position != .bottom)
  }

  @Test("on top it stands below the navigation bar, with titles beside")
  func top() throws {
    let fixture = try fixture(Self.wide, .top)
    try expectEqual(bar(fixture), Rect(x: 0, y: 44, width: 1000, height: 40))
    expectEqual(fixture.container.parts.context.layout.titles, .beside)
  }

  @Test("from right to left the sidebar is at the right")
  func mirrored() throws {
    let fixture = try fixture(Self.narrow) { $0.isRightToLeft = true }
    resize(fixture, to: Self.wide)
    fixture.rest()
    try expectEqual(bar(fixture), Rect(x: 800, y: 44, width: 200, height: 756))
  }

  @Test("in a sidebar an item without a title shows its label")
  func labels() throws {
    let pages: [any TabPage] = ["a", "b"].map {
      ColorPage(id: PageID($0), item: TabItem(image: "star", label: "Label \($0)"), color: .red)
    }
    var configuration = ContainerConfiguration()
    configuration.adaptation = .sidebar
    let container = try TabContainer(
      pages: PageList(pages), configuration: configuration, size: Self.wide)
    expectEqual(container.parts.toolbar.item(at: 0).title, "Label a")
    expectEqual(container.parts.context.layout.toolbar?.width, 200)
    container.handle(.resize(Self.narrow, scale: 1))
    container.advance(to: 9)
    expectEqual(container.parts.toolbar.item(at: 0).title, nil)
  }

  /// The middle of a title in the navigation bar.
  private func middle(ofTitle title: String, in container: TabContainer) -> Double? {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.lazy.compactMap { command -> Double? in
      guard case .text(let text) = command.content, text.string == title, text.frame.y < 44 else {
        return nil
      }
      return text.frame.midX
    }.first
  }

  @Test("the title is in the middle of the pages beside a sidebar, also of a container on a screen")
  func title() throws {
    let fixture = try fixture(Self.wide)
    expectEqual(middle(ofTitle: "P1", in: fixture.container), 600)
    let plain = try self.fixture(Self.wide, .never)
    expectEqual(middle(ofTitle: "P1", in: plain.container), 500)
    let host = try Fixture(size: Self.wide)
    host.container.push(ContainerScreen(id: "inner", container: fixture.container))
    host.rest()
    expectEqual(middle(ofTitle: "P1", in: host.container), 600)
  }

  // MARK: Motion

  @Test("it slides out at the bottom, in at the side, and rests", arguments: [false, true])
  func motion(isTranslucent: Bool) throws {
    let fixture = try fixture(Self.narrow) { $0.isTranslucent = isTranslucent }
    resize(fixture, to: Self.wide)
    try expectEqual(bar(fixture), Rect(x: 0, y: 751, width: 1000, height: 49))
    var (last, edges): (Rect, [Bool]) = (try bar(fixture), [])
    while fixture.container.isMoving, fixture.container.time < 2 {
      fixture.advance(by: 0.001)
      let now = try bar(fixture)
      edges.append(now.width > now.height)
      // At the bottom it only goes, at the side it only comes.
      if edges.last == true { expectAtLeast(now.y, last.y) }
      if edges.suffix(2) == [false, false] { expectAtLeast(now.x, last.x) }
      expectEqual(fixture.container.checkInvariants(), [])
      last = now
    }
    expectEqual(last, Rect(x: 0, y: 44, width: 200, height: 756))
    expectEqual(edges.first, true)
    expectEqual(edges.last, false)
    expectLess(edges.count, 600)
    expectEqual(fixture.container.nextDeadline, nil)
    expect(fixture.take().isEmpty)
  }

  @Test("pages gain and lose room evenly")
  func glide() throws {
    let fixture = try fixture(Self.narrow) { $0.isTranslucent = false }
    resize(fixture, to: Self.wide)
    var last = fixture.container.parts.context.layout.viewport
    while fixture.container.isMoving, fixture.container.time < 2 {
      fixture.advance(by: 0.001)
      let now = fixture.container.parts.context.layout.viewport
      expectLess(abs(now.x - last.x), 4)
      expectLess(abs(now.maxY - last.maxY), 4)
      last = now
    }
    expectEqual(last, Rect(x: 200, y: 44, width: 800, height: 756))
  }

  @Test("turned back on its way it goes on from where it is", arguments: [0.02, 0.08, 0.1, 0.2])
  func reversed(time: Double) throws {
    let fixture = try fixture(Self.narrow)
    resize(fixture, to: Self.wide)
    fixture.advance(by: time)
    let share = fixture.container.parts.context.barHiding
    resize(fixture, to: Size(width: 600, height: 800))
    expect(near(fixture.container.parts.context.barHiding, share))
    fixture.advance(by: 0.001)
    expectLess(abs(fixture.container.parts.context.barHiding - share), 0.05)
    fixture.rest()
    try expectEqual(bar(fixture), Rect(x: 0, y: 751, width: 600, height: 49))
  }

  @Test("with reduced motion it is there at once")
  func reducedMotion() throws {
    let fixture = try fixture(Self.narrow) { $0.reducesMotion = true }
    resize(fixture, to: Self.wide)
    try expectEqual(bar(fixture).width, 200)
    expect(!fixture.container.isMoving)
    let other = try self.fixture(Self.narrow)
    resize(other, to: Self.wide)
    other.advance(by: 0.05)
    other.container.configuration.reducesMotion = true
    try expectEqual(bar(other).width, 200)
    expect(!other.container.isMoving)
  }

  @Test("a drag goes on while the toolbar changes its place")
  func drag() throws {
    let fixture = try fixture(Self.narrow)
    fixture.drag(by: -100, release: false)
    expectEqual(fixture.position, 1.25)
    resize(fixture, to: Self.wide)
    for _ in 0..<40 {
      fixture.advance(by: 0.01)
      expect(near(fixture.position, 1.25))
      expectEqual(fixture.container.checkInvariants(), [])
    }
    fixture.move(0)
    expect(near(fixture.position, 1.375))
    fixture.release(0)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 1)
  }

  @Test("a tap at its new place selects, one at the old place no longer does")
  func taps() throws {
    let fixture = try fixture(Self.narrow)
    resize(fixture, to: Self.wide)
    fixture.rest()
    fixture.tap(item: 2)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 2)
    fixture.press(500, 780)
    fixture.release(500, 780)
    expectEqual(fixture.container.selectedIndex, 2)
  }

  @Test("a container on a screen is in its place when it comes")
  func hosted() throws {
    let host = try Fixture(size: Self.wide)
    let inner = try fixture(Self.narrow)
    host.container.push(ContainerScreen(id: "inner", container: inner.container))
    host.rest()
    try expectEqual(bar(inner).width, 200)
    expect(!inner.container.isMoving)
  }

  @Test("the focus stays on its tab on the way to another edge, for keys and those who read too")
  func focus() throws {
    let fixture = try fixture(Self.narrow)
    fixture.key("tab")
    fixture.key("right")
    let focused = { fixture.container.accessibilityTree().first { $0.isFocused }?.label }
    expectEqual(focused(), "P2", "at the bottom")
    for size in [Self.wide, Self.narrow] {
      resize(fixture, to: size)
      for step in 0..<40 {
        expectEqual(focused(), "P2", "after \(step) frames, \(size)")
        fixture.advance(by: 1 / 60)
      }
    }
    resize(fixture, to: Self.wide)
    while fixture.container.parts.presentation.reachableToolbar != nil {
      fixture.advance(by: 0.001)
    }
    fixture.key(fixture.container.parts.context.layout.items.axis == .vertical ? "up" : "left")
    expectEqual(focused(), "P1", "a key on the way")
    expectEqual(fixture.container.checkInvariants(), [], "invariants")
  }
}
