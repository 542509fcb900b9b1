import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 11: pages count in reading order; one mapping mirrors everything.
@Suite("Law 11: the model has no direction")
@MainActor struct NoDirectionTests {
  /// Plays something left to right and its mirror image right to left.
  private func mirrored(
    pages: Int = 5, at index: Int = 2, _ play: (Fixture, Double) -> Void
  ) throws -> (left: Fixture, right: Fixture) {
    let left = try Fixture(pages: pages, at: index)
    let right = try Fixture(pages: pages, at: index) { $0.isRightToLeft = true }
    play(left, 1)
    play(right, -1)
    return (left, right)
  }

  @Test("a drag, mirrored, does the same", arguments: [-100.0, -250, 130, 390, 700])
  func drag(dx: Double) throws {
    let (left, right) = try mirrored { $0.drag(by: dx * $1) }
    expectEqual(left.position, right.position)
    left.rest()
    right.rest()
    expectEqual(left.take(), right.take())
    expectEqual(left.position, right.position)
  }

  @Test("frames are mirrored about the middle")
  func frames() throws {
    let (left, right) = try mirrored { $0.drag(by: -100 * $1, release: false) }
    let mirror = right.leftEdges.mapValues { -$0 }
    expectEqual(left.leftEdges, mirror)
    for index in 0..<5 {
      let (a, b) = (
        StateReader(left.container).frame(ofItem: index),
        StateReader(right.container).frame(ofItem: index)
      )
      expect(near(a.x, 400 - b.maxX))
    }
  }

  @Test("a sideways wheel is mirrored, an upright one is not")
  func wheel() throws {
    let (left, right) = try mirrored { $0.wheel($1) }
    expectEqual(left.container.selectedIndex, 3)
    expectEqual(right.container.selectedIndex, 3)
    let (a, b) = try mirrored { fixture, _ in fixture.wheel(0, -1, shift: true) }
    expectEqual(a.container.selectedIndex, 3)
    expectEqual(b.container.selectedIndex, 3)
    let (c, d) = try mirrored { $0.wheel(0.5 * $1) }
    expect(near(c.position, 2.05))
    expect(near(d.position, 2.05))
  }

  @Test("arrow keys are mirrored, names of order are not")
  func keys() throws {
    let (left, right) = try mirrored { fixture, sign in
      fixture.key("tab")
      fixture.key(sign > 0 ? "right" : "left")
    }
    expectEqual(left.container.focus, "p3")
    expectEqual(right.container.focus, "p3")
    let (a, b) = try mirrored { fixture, _ in
      fixture.key("ctrl+tab")
      fixture.key("tab")
      fixture.key("home")
    }
    expectEqual(a.container.selectedIndex, 3)
    expectEqual(b.container.selectedIndex, 3)
    expectEqual(a.container.focus, "p0")
    expectEqual(b.container.focus, "p0")
  }

  @Test("the first item stands at the right")
  func items() throws {
    let fixture = try Fixture { $0.isRightToLeft = true }
    fixture.tap(at: Point(x: 390, y: 775))
    expectEqual(fixture.take(), [.again("p0", .tap)])
    fixture.tap(at: Point(x: 10, y: 775))
    expectEqual(fixture.container.selectedIndex, 2)
  }

  @Test("every point of the bar belongs to an item in both directions", arguments: [false, true])
  func everyPoint(isRightToLeft: Bool) throws {
    let fixture = try Fixture(pages: 4) { $0.isRightToLeft = isRightToLeft }
    for x in stride(from: 0, to: 400, by: 0.5) {
      expectNotEqual(
        fixture.container.parts.barTargets.target(at: Point(x: x, y: 775)), nil, "x \(x)")
    }
  }

  @Test("locks mean reading order")
  func locks() throws {
    let pages = [Fixture.page("a"), Fixture.page("b", lock: .forward), Fixture.page("c")]
    for isRightToLeft in [false, true] {
      let fixture = try Fixture { $0.isRightToLeft = isRightToLeft }
      fixture.container.setPages(try PageList(pages))
      fixture.container.select("b", animated: false)
      fixture.fling(isRightToLeft ? 1000 : -1000)
      fixture.rest()
      expectEqual(fixture.container.selectedID, "b")
      fixture.fling(isRightToLeft ? -1000 : 1000)
      fixture.rest()
      expectEqual(fixture.container.selectedID, "a")
    }
  }

  @Test("forwards and backwards are mirror images too", arguments: [0.02, 0.06, 0.11])
  func forwardBackward(time: Double) throws {
    let (up, down) = (try Fixture(pages: 5, at: 2), try Fixture(pages: 5, at: 2))
    up.container.select(index: 3)
    down.container.select(index: 1)
    for each in [up, down] {
      each.advance(by: time)
      each.press()
      each.release(200)
    }
    expect(near(up.position - 2, 2 - down.position, within: 1e-12))
    expect(near(up.container.velocity, -down.container.velocity))
  }
}
