import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Going back by hand")
@MainActor struct BackDragTests {
  private struct Plain: Screen { let id: PageID }

  private func pushed(_ ids: [PageID] = ["a"], perTab: Bool = false) throws -> Fixture {
    let fixture = try Fixture { if perTab { $0.navigation = .perTab } }
    for id in ids { fixture.container.push(Plain(id: id)) }
    fixture.rest()
    _ = fixture.take()
    return fixture
  }

  private func depth(_ fixture: Fixture) -> Double? {
    fixture.container.parts.navigator.activeStack?.depth
  }

  @Test("from the leading edge a drag uncovers what lies below, and pops past the half")
  func pops() throws {
    typealias Row = (
      name: String, way: Double, depth: Double, released: [ContainerEvent],
      rested: [ContainerEvent], left: Int
    )
    let rows: [Row] = [
      ("past the half", 240, 0.4, [.shows("p0"), .popped("a")], [.hides("a")], 0),
      ("short of the half it stays", 180, 0.55, [.shows("p0")], [.hides("p0")], 1),
    ]
    for (name, way, depth, released, rested, left) in rows {
      let fixture = try pushed()
      fixture.drag(from: Point(x: 10, y: 400), by: way, over: 0.4, release: false)
      expectEqual(self.depth(fixture).map { near($0, depth) }, true, "\(name)")
      fixture.advance(by: 0.1)
      fixture.release(10 + way)
      expectEqual(fixture.take(), released, "\(name)")
      fixture.rest()
      expectEqual(fixture.take(), rested, "\(name)")
      expectEqual(self.depth(fixture) ?? 0, Double(left), "\(name)")
      expectEqual(fixture.container.pushedScreens.count, left, "\(name)")
      expectEqual(fixture.container.checkInvariants(), [], "\(name)")
    }
  }

  @Test("a press at the edge whose screen is popped meanwhile drags nothing")
  func poppedMeanwhile() throws {
    let fixture = try pushed()
    fixture.press(10)
    fixture.container.pop(animated: false)
    fixture.move(110)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.release(110)
    fixture.rest()
    expectEqual(fixture.position, 0)
    expectEqual(fixture.take(), [.popped("a"), .shows("p0"), .hides("a")])
  }

  @Test("a popped screen that is caught and thrown inwards goes nevertheless, and never too deep")
  func thrownInwards() throws {
    let fixture = try pushed()
    fixture.container.pop()
    fixture.advance(by: 0.03)
    fixture.fling(-2000, from: Point(x: 300, y: 400))
    while fixture.container.isMoving {
      expectAtMost((depth(fixture) ?? 0), 1)
      expectEqual(fixture.container.checkInvariants(), [])
      fixture.advance(by: 0.004)
    }
    expect(fixture.container.pushedScreens.isEmpty)
  }

  @Test("a screen that comes fast and is popped by a weaker spring is never too deep")
  func weakerSpring() throws {
    let fixture = try pushed([])
    fixture.container.push(Plain(id: "a"))
    fixture.advance(by: 0.1)
    fixture.container.configuration.tuning.spring.stiffness = 1
    fixture.container.pop()
    for _ in 0..<100 {
      fixture.advance(by: 0.05)
      expectEqual(fixture.container.checkInvariants(), [])
    }
  }

  @Test("the drag ends when its page goes away")
  func pageGone() throws {
    let fixture = try pushed(perTab: true)
    fixture.drag(from: Point(x: 10, y: 400), by: 100, release: false)
    fixture.container.remove("p0")
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.move(200)
    fixture.release(200)
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("of two screens under one identifier the upper one goes, in motion")
  func twice() throws {
    let fixture = try pushed(["a", "a"])
    fixture.container.pop()
    fixture.advance(by: 0.05)
    expectEqual(depth(fixture).map { $0 > 1 && $0 < 2 }, true)
    fixture.rest()
    expectEqual(depth(fixture), 1)
  }

  @Test("the depth stays under the finger when size or direction change")
  func rebased() throws {
    let fixture = try pushed()
    fixture.drag(from: Point(x: 10, y: 400), by: 100, release: false)
    fixture.resize(800)
    fixture.move(110)
    expectEqual(depth(fixture).map { near($0, 0.75) }, true)
    fixture.container.configuration.isRightToLeft = true
    fixture.move(110)
    expectEqual(depth(fixture).map { near($0, 0.75) }, true)
    fixture.move(30)
    expectEqual(depth(fixture).map { near($0, 0.65) }, true)
  }
}
