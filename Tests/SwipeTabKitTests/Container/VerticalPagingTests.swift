import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Pages that follow each other from top to bottom.
@Suite("Vertical paging")
@MainActor struct VerticalPagingTests {
  private struct Plain: Screen { let id: PageID }

  private func fixture(
    pages: Int = 3, at index: Int = 1,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(pages: pages, at: index) {
      $0.pagingAxis = .vertical
      $0.toolbarPosition = .leading
      configure(&$0)
    }
  }

  private func upperEdges(_ fixture: Fixture) -> [PageID: Double] {
    StateReader(fixture.container).visiblePages.reduce(into: [:]) { $0[$1.id] = $1.frame.y }
  }

  @Test("a drag upwards brings the next page from below", arguments: [false, true])
  func drag(isRightToLeft: Bool) throws {
    let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
    fixture.drag(by: 0, dy: -200, release: false)
    expectEqual(fixture.position, 1.25)
    expectEqual(upperEdges(fixture), ["p1": -200, "p2": 600])
    fixture.release(200, 200)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 2)
  }

  @Test("a drag sideways belongs to the page, and one as far either way swipes")
  func axisLock() throws {
    let fixture = try fixture()
    fixture.drag(by: -200, dy: -199)
    fixture.rest()
    expectEqual(fixture.position, 1)
    expectEqual(fixture.takeChanges(), [])
    fixture.drag(by: -300, dy: -300, over: 0.05)
    fixture.rest()
    expectEqual(fixture.position, 2)
  }

  @Test("the ends resist")
  func ends() throws {
    let fixture = try fixture(at: 2)
    fixture.drag(by: 0, dy: -400, release: false)
    expect(near(fixture.position, 2 + 0.5 * 0.55 / 1.275))
  }

  @Test(
    "the wheel pages along, and across with Shift or over the toolbar",
    arguments: [
      (0.0, -1.0, false, 200.0, 2), (0, 1, false, 200, 0), (1, 0, false, 200, 1),
      (1, 0, true, 200, 2), (0, -1, false, 20, 2), (1, 0, false, 20, 2),
    ])
  func wheel(dx: Double, dy: Double, shift: Bool, x: Double, selected: Int) throws {
    let fixture = try fixture()
    fixture.wheel(dx, dy, at: Point(x: x, y: 400), shift: shift)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, selected)
  }

  @Test(
    "in a bar at a side the arrows up and down move the focus, those to the sides do not",
    arguments: [
      ("down", "p2"), ("up", "p0"), ("left", "p1"), ("right", "p1"), ("home", "p0"), ("end", "p2"),
    ])
  func arrows(key: String, focus: PageID) throws {
    let fixture = try fixture()
    fixture.key("tab")
    expectEqual(fixture.container.focus, "p1")
    fixture.key(key)
    expectEqual(fixture.container.focus, focus)
    fixture.key("space")
    fixture.rest()
    expectEqual(fixture.container.selectedID, focus)
  }

  @Test("the way of the pages changes at rest and in mid-drag, and the fraction stays")
  func turned() throws {
    let fixture = try fixture()
    fixture.drag(by: 0, dy: -200, release: false)
    fixture.container.configuration.pagingAxis = .horizontal
    expectEqual(fixture.position, 1.25)
    expectEqual(fixture.leftEdges, ["p1": -100, "p2": 300])
    fixture.move(100, 200)
    expectEqual(fixture.position, 1.5)
    expect(fixture.container.checkInvariants().isEmpty)
  }

  @Test(
    "each transition lays neighbours one above the other",
    arguments: PageTransitions.all.map(\.name))
  func transitions(name: String) throws {
    let transition = try #require(PageTransitions.named(name))
    let fixture = try fixture { $0.transition = transition }
    fixture.hold(at: 1.5)
    let frames = StateReader(fixture.container).visiblePages.map(\.frame)
    expectEqual(frames.count, 2)
    for frame in frames {
      expect(near(frame.midX, fixture.container.parts.context.layout.viewport.midX))
    }
  }

  // MARK: Going back

  @Test(
    "from the pages' leading edge a drag goes back, beside a toolbar that stands there too",
    arguments: [
      (ContainerConfiguration.ToolbarPosition.bottom, false, 10.0), (.leading, false, 90),
      (.trailing, false, 10), (.leading, true, 310), (.trailing, true, 390),
    ])
  func back(toolbar: ContainerConfiguration.ToolbarPosition, isRightToLeft: Bool, x: Double) throws
  {
    let fixture = try fixture {
      $0.toolbarPosition = toolbar
      $0.isRightToLeft = isRightToLeft
      $0.navigation = .perTab
    }
    fixture.container.push(Plain(id: "a"))
    fixture.rest()
    fixture.drag(from: Point(x: x, y: 300), by: isRightToLeft ? -240 : 240)
    fixture.rest()
    expect(fixture.container.pushedScreens.isEmpty)
    expectEqual(fixture.position, 1)
  }

  @Test("a screen that covers a toolbar at the leading edge goes back from the container's edge")
  func backOverToolbar() throws {
    let fixture = try fixture()
    fixture.container.push(Plain(id: "a"))
    fixture.rest()
    fixture.drag(from: Point(x: 90, y: 300), by: 240)
    fixture.rest()
    expectEqual(fixture.container.pushedScreens.count, 1)
    fixture.drag(from: Point(x: 10, y: 300), by: 240)
    fixture.rest()
    expect(fixture.container.pushedScreens.isEmpty)
  }
}
