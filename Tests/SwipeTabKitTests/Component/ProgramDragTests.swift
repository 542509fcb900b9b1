import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Pages that the program drags and steps through")
@MainActor struct ProgramDragTests {
  @Test("they stay at a fraction, and settle by position at the end")
  func fraction() throws {
    let fixture = try Fixture(pages: 5, at: 1)
    fixture.container.drag(to: 1.7)
    fixture.advance(by: 60)
    expectEqual(fixture.position, 1.7)
    expectEqual(fixture.container.phase, .dragging)
    expectEqual(fixture.container.selectedIndex, 1)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.container.endDrag()
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 2)
    expectEqual(fixture.position, 2)
    fixture.container.drag(to: 2.3)
    fixture.container.endDrag()
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 2)
    fixture.container.drag(to: 2.3)
    fixture.container.endDrag(velocity: 2)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 3)
  }

  @Test("swipe locks count neither for the drag nor for where it ends", arguments: [0.0, 3])
  func locks(velocity: Double) throws {
    let fixture = try Fixture()
    let pages = [SwipeLock.both, .both, []].enumerated().map {
      Fixture.page(PageID("p\($0)"), lock: $1)
    }
    fixture.container.setPages(try PageList(pages))
    fixture.container.drag(to: 0.8)
    expectEqual(fixture.position, 0.8)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.container.endDrag(velocity: velocity)
    expectEqual(fixture.container.selectedIndex, 1)
    fixture.rest()
    fixture.container.drag(to: 0.3)
    fixture.container.endDrag(velocity: -velocity)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 0)
    expectEqual(fixture.container.checkInvariants(), [])
    // A hand is stopped by them as before.
    fixture.fling(-2000)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 0)
  }

  @Test("where pages no longer go round, the last one is not in view before the first")
  func unlinked() throws {
    let fixture = try Fixture(pages: 4)
    fixture.container.configuration.isCyclic = true
    fixture.container.drag(to: 3.5)
    fixture.container.configuration.isCyclic = false
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a canceled drag from before the first page of a ring ends on a page of the row")
  func unlinkedHome() throws {
    let fixture = try Fixture(pages: 3) { $0.isCyclic = true }
    fixture.container.select(index: 2, animated: true)
    fixture.container.drag(to: 0.5)
    fixture.container.configuration.isCyclic = false
    fixture.container.handle(.key(KeyPress(.escape)))
    expectEqual(fixture.container.phase, .settling)
    fixture.rest()
    expectEqual(fixture.container.position, fixture.container.selectedIndex.map(Double.init))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("an end without a drag, and a position that is no number, change nothing")
  func nothing() throws {
    let fixture = try Fixture(pages: 5, at: 1)
    fixture.container.endDrag(velocity: 3)
    fixture.container.drag(to: Double.nan)
    expectEqual(fixture.container.phase, .resting)
    expectEqual(fixture.take(), [])
  }

  @Test("the next and the previous page are selected around the ends")
  func steps() throws {
    let fixture = try Fixture()
    expectEqual(fixture.container.selectPrevious(animated: false), .selected)
    expectEqual(fixture.container.selectedID, "p2")
    expectEqual(fixture.container.selectNext(animated: false), .selected)
    expectEqual(fixture.position, 0)
    let single = try Fixture(pages: 1)
    expectEqual(single.container.selectNext(), .alreadySelected)
  }

  @Test("an end at a speed that is no number is one without", arguments: [Double.nan, .infinity])
  func noSpeed(velocity: Double) throws {
    let fixture = try Fixture(pages: 5, at: 1)
    fixture.container.drag(to: 1.3)
    fixture.container.endDrag(velocity: velocity)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 1)
    expectEqual(fixture.position, 1)
  }

  @Test("in a ring they are dragged the short way, and no others come into view")
  func shortWay() throws {
    let fixture = try Fixture(pages: 5, at: 0) { $0.isCyclic = true }
    _ = fixture.take()
    fixture.container.drag(to: 4.5)
    expectEqual(fixture.position, 4.5)
    let others = Set(["p1", "p2", "p3"] as [PageID])
    let came = fixture.take().filter {
      if case .pageAppeared(let id) = $0 { others.contains(id) } else { false }
    }
    expectEqual(came, [])
  }
}
