import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 9: everything can be set at any time; the selection stays.
@Suite("Law 9: configuration can change at any time")
@MainActor struct ConfigurationTests {
  nonisolated static let changes: [Play] = [
    Play("bar on top", { $0.container.configuration.toolbarPosition = .top }),
    Play("titles beside", { $0.container.configuration.titles = .beside }),
    Play("centred items", { $0.container.configuration.itemLayout = .centered() }),
    Play("a higher bar", { $0.container.configuration.toolbarHeight = 90 }),
    Play("no bar", { $0.container.configuration.toolbarVisibility = .hidden }),
    Play("no navigation bar", { $0.container.configuration.navigationBarVisibility = .hidden }),
    Play("opaque bars", { $0.container.configuration.isTranslucent = false }),
    Play("dark", { $0.container.configuration.theme = .dark }),
    Play("underline", { $0.container.configuration.animator = UnderlineAnimator() }),
    Play("right to left", { $0.container.configuration.isRightToLeft = true }),
    Play("scroll through", { $0.container.configuration.distantSelection = .scrollThrough }),
    Play(
      "safe area",
      { $0.container.configuration.safeArea = EdgeInsets(top: 40, left: 10, bottom: 30, right: 10) }
    ),
    Play(
      "another spring",
      { $0.container.configuration.tuning.spring = Spring(stiffness: 100, dampingRatio: 0.7) }),
    Play("keep one page", { $0.container.configuration.retention = .current }),
  ]

  @Test("at rest no event is told and the selection is kept", arguments: changes)
  func resting(change: Play) throws {
    let fixture = try Fixture(at: 1)
    change.go(fixture)
    expectEqual(fixture.take(), [])
    expectEqual(fixture.container.selectedIndex, 1)
    expectEqual(fixture.position, 1)
    expectEqual(fixture.container.phase, .resting)
  }

  @Test("during a drag the finger keeps the pages", arguments: changes)
  func dragging(change: Play) throws {
    let fixture = try Fixture(at: 1)
    fixture.drag(by: -100, release: false)
    change.go(fixture)
    expectEqual(fixture.position, 1.25)
    fixture.move(99)
    let step = fixture.container.configuration.isRightToLeft ? -1.0 : 1.0
    expect(near(fixture.position, 1.25 + step / 400))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("during a settle the motion goes on", arguments: changes)
  func settling(change: Play) throws {
    let fixture = try Fixture(at: 1)
    fixture.container.select(index: 2)
    fixture.advance(by: 0.1)
    let place = fixture.position
    change.go(fixture)
    expectEqual(fixture.position, place)
    fixture.rest()
    expectEqual(fixture.position, 2)
    expectEqual(fixture.takeChanges(), [.will("p1", "p2", .program), .did("p1", "p2", .program)])
  }

  @Test("reduced motion ends a settle at once")
  func reducedMotion() throws {
    let fixture = try Fixture()
    fixture.container.select(index: 2)
    fixture.advance(by: 0.1)
    fixture.container.configuration.reducesMotion = true
    expectEqual(fixture.position, 2)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.takeChanges(), [.will("p0", "p2", .program), .did("p0", "p2", .program)])
  }

  @Test("a wheel's drag keeps the pages when the direction changes")
  func wheel() throws {
    let fixture = try Fixture(at: 1)
    fixture.wheel(1.5)
    fixture.container.configuration.isRightToLeft = true
    expect(near(fixture.position, 1.15))
    fixture.wheel(0.5)
    expect(near(fixture.position, 1.1))
  }

  @Test("a hidden bar takes neither space nor input")
  func hiddenBar() throws {
    let fixture = try Fixture()
    fixture.key("tab")
    expectEqual(fixture.container.focus, "p0")
    fixture.container.configuration.toolbarVisibility = .hidden
    expectEqual(fixture.container.focus, nil)
    expect(!fixture.key("right"))
    expect(!fixture.key("tab"))
    expectEqual(fixture.container.parts.context.layout.toolbar, nil)
    fixture.tap(at: Point(x: 200, y: 775))
    expectEqual(fixture.take(), [])
    fixture.drag(from: Point(x: 200, y: 775), by: -100, release: false)
    expectEqual(fixture.position, 0.25)
  }

  @Test("the last page but one takes a bar with it that hides with a single page")
  func hiddenWithOne() throws {
    let fixture = try Fixture(pages: 2) { $0.toolbarVisibility = .hiddenWithSinglePage }
    fixture.key("tab")
    fixture.container.remove("p1")
    expectEqual(fixture.container.parts.context.layout.toolbar, nil)
    expectEqual(fixture.container.focus, nil)
  }
}
