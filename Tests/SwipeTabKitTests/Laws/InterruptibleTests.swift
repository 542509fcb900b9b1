import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Law 4: whatever moves can be taken over from where it is.
@Suite("Law 4: interruptible")
@MainActor struct InterruptibleTests {
  @Test("a press catches the pages where they are", arguments: [0.01, 0.05, 0.1, 0.2])
  func catches(time: Double) throws {
    let fixture = try Fixture()
    fixture.tap(item: 1)
    fixture.advance(by: time)
    let place = fixture.position
    fixture.press()
    expectEqual(fixture.container.phase, .dragging)
    expectEqual(fixture.position, place)
    fixture.advance(by: 1)
    expectEqual(fixture.position, place)
  }

  @Test("a retarget goes on with the present velocity", arguments: [0, 2, 3, 7])
  func velocity(target: Int) throws {
    let fixture = try Fixture(pages: 8)
    fixture.tap(item: 1)
    fixture.advance(by: 0.02)
    let (place, speed) = (
      fixture.position, fixture.container.parts.pager.scroll.slotVelocity(at: 0.02)
    )
    fixture.container.select(index: target)
    expect(near(fixture.position, place, within: 1e-12))
    expect(near(fixture.container.parts.pager.scroll.slotVelocity(at: 0.02), speed, within: 1e-9))
  }

  @Test("a retarget does not move what is in view", arguments: 0..<9, [0.03, 0.1])
  func noJump(target: Int, time: Double) throws {
    let fixture = try Fixture(pages: 9, at: 4)
    for first in [3, 5, 0, 8] where first != target {
      fixture.container.select(index: first)
      fixture.advance(by: time)
      let before = fixture.leftEdges
      fixture.container.select(index: target)
      for (id, x) in fixture.leftEdges {
        if let old = before[id] { expect(near(x, old, within: 1e-9), "\(id) after \(first)") }
      }
      fixture.rest()
      fixture.container.select(index: 4, animated: false)
    }
  }

  @Test(
    "a retarget does not move the position, past the end of a distant way neither",
    arguments: Seeds.share(of: [(0, 2, -1.0), (0, 5, -1), (8, 4, 1), (4, 1, 1), (4, 7, -1)]))
  func positionStays(from: Int, first: Int, sign: Double) throws {
    for catchPlace in [0.3, 0.95] {
      for target in 0..<9 {
        let fixture = try Fixture(pages: 9, at: from)
        fixture.container.select(index: first)
        fixture.advance(untilPosition: Double(from) + Double(first - from) * catchPlace)
        fixture.press(200 - sign * 150)
        fixture.advance(by: 0.1)
        fixture.move(200 - sign * 150 + sign * 480)
        let before = fixture.position
        fixture.container.select(index: target)
        expect(near(fixture.position, before, within: 1e-9), "from \(catchPlace) to \(target)")
        fixture.rest()
        expect(fixture.position == Double(target) || target == first)
      }
    }
  }

  @Test("a drag that a key takes over goes on from its position")
  func recordedJump() throws {
    let fixture = try Fixture(pages: 6, size: Size(width: 480, height: 800)) {
      $0.tuning.mouseSlop = 4
    }
    fixture.container.advance(to: 1)
    fixture.key("alt+3")
    fixture.container.advance(to: 1.3)
    fixture.press(400)
    fixture.container.advance(to: 1.4)
    fixture.move(250)
    let before = fixture.position
    fixture.key("alt+6")
    expect(near(fixture.position, before, within: 1e-9))
  }

  @Test(
    "what remains goes on from where it is seen when the page is removed that a settle leaves",
    arguments: [0, 1, 2, 3], [1, 2, 3])
  func removedOrigin(from: Int, target: Int) throws {
    guard from != target else { return }
    let fixture = try Fixture(pages: 4, at: from)
    let (gone, kept) = (PageID("p\(from)"), PageID("p\(target)"))
    fixture.container.select(index: target)
    fixture.advance(by: 0.05)
    let before = try #require(fixture.leftEdges[kept])
    let velocity = fixture.container.parts.pager.scroll.slotVelocity(at: 0.05)
    fixture.container.remove(gone)
    expectEqual(fixture.container.phase, .settling)
    let after = try #require(fixture.leftEdges[kept])
    expect(near(after, before, within: 1e-9))
    expect(
      near(fixture.container.parts.pager.scroll.slotVelocity(at: 0.05), velocity, within: 1e-6))
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.rest()
    expectEqual(fixture.container.selectedID, kept)
  }

  @Test("a resize during a drag keeps the fraction, and the finger goes on from there")
  func resizeCarries() throws {
    let rows: [(name: String, resize: (Fixture) -> Void, x: Double, moved: Double)] = [
      ("one", { $0.resize(800) }, 60, 40.0 / 800),
      (
        "a second one in the same frame",
        {
          $0.container.reloadItems()
          $0.resize(800)
          $0.resize(200)
        }, 99, 1.0 / 200
      ),
    ]
    for (name, resize, x, moved) in rows {
      let fixture = try Fixture()
      fixture.drag(by: -100, release: false)
      resize(fixture)
      expectEqual(fixture.position, 0.25, "\(name)")
      fixture.move(x)
      expect(near(fixture.position, 0.25 + moved), "\(name)")
    }
  }

  @Test("a reload ends a drag: the swipe is cancelled first, then the pages change")
  func reloadEnds() throws {
    let fixture = try Fixture(at: 1)
    fixture.drag(by: -100, release: false)
    _ = fixture.take()
    fixture.container.setPages(try Fixture.list(["new", "p0", "p1", "p2"]))
    expectEqual(fixture.takeChanges(), [.swipeCancelled, .pagesChanged])
    expectEqual(fixture.container.phase, .settling)
    fixture.move(0)
    fixture.rest()
    expectEqual(fixture.takeChanges(), [])
    expectEqual(fixture.container.selectedID, "p1")
  }

  @Test("the rest of a contact that was taken over is ignored", arguments: ["escape", "ctrl+tab"])
  func ignoresRest(key: String) throws {
    let fixture = try Fixture()
    fixture.drag(by: -100, release: false)
    fixture.key(key)
    let place = fixture.position
    fixture.move(0)
    expectEqual(fixture.position, place)
    fixture.release(0)
    expectEqual(fixture.position, place)
    expectEqual(fixture.container.phase, .settling)
  }
}
