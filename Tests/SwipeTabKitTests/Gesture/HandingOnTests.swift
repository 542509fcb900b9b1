import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Swipes past the end of tabs inside a tab")
@MainActor struct HandingOnTests {
  @Test("a drag outward at the end moves the pages around, and inward the inner ones")
  func atTheEnds() throws {
    typealias Change = (inout ContainerConfiguration) -> Void
    typealias Row = (
      name: String, index: Int, outside: Change, inside: Change, dx: Double, positions: [Double]
    )
    let rows: [Row] = [
      ("outward at the last page", 2, { _ in }, { _ in }, -100, [1.25, 2]),
      ("outward at the first page", 0, { _ in }, { _ in }, 100, [0.75, 0]),
      ("inward", 2, { _ in }, { _ in }, 100, [1, 1.75]),
      (
        "from right to left, the ends are at the other sides", 2, { $0.isRightToLeft = true },
        { _ in }, 100, [1.25, 2]
      ),
      (
        "pages inside that do not swipe leave all swipes to those around", 0, { _ in },
        { $0.swiping = false }, -100, [1.25, 0]
      ),
    ]
    for (name, index, outside, inside, dx, positions) in rows {
      let fixture = try NestedFixture(at: index, outside: outside, inside: inside)
      fixture.around.drag(by: dx, release: false)
      expectEqual(fixture.positions, positions, "\(name)")
      expectEqual(fixture.broken, [], "\(name)")
      expectEqual(
        fixture.inner.phase, positions[1] == Double(index) ? .resting : .dragging, "\(name)")
    }
  }

  @Test("the pages around turn at the hand's speed, and tell of it")
  func flung() throws {
    let fixture = try NestedFixture(at: 2)
    fixture.around.fling(-1200)
    expectGreater(fixture.outer.velocity, 1)
    fixture.around.rest()
    expectEqual(fixture.outer.selectedID, "p2")
    expectEqual(fixture.broken, [])
    let changes = fixture.around.takeChanges()
    expectEqual(changes.first, .swipeBegan(from: "p1"))
    expectEqual(changes.last, .didSelect(SelectionChange(from: "p1", to: "p2", cause: .swipe)))
  }

  @Test("exactly the slop is withheld")
  func slop() throws {
    let fixture = try NestedFixture(at: 2) {
      $0.tuning.mouseSlop = 10
    } inside: {
      $0.tuning.mouseSlop = 10
    }
    fixture.around.press()
    fixture.around.move(190)
    expectEqual(fixture.positions, [1, 2])
    fixture.around.move(150)
    expectEqual(fixture.positions, [1.1, 2])
    fixture.around.move(90)
    expectEqual(fixture.positions, [1.25, 2])
    expectEqual(fixture.broken, [])
  }

  @Test("where the pages around do not take a drag, the inner ones give way")
  func notHandedOn() throws {
    typealias Row = (
      name: String, index: Int, arrange: (NestedFixture) -> Void, start: Point, dx: Double
    )
    let rows: [Row] = [
      (
        "by default a drag that comes to the end from within", 1, { _ in },
        Point(x: 390, y: 400), -600
      ),
      ("pages around that have ended too", 2, { $0.outer.remove("p2") }, Fixture.middle, -100),
    ]
    for (name, index, arrange, start, dx) in rows {
      let fixture = try NestedFixture(at: index)
      arrange(fixture)
      fixture.around.drag(from: start, by: dx, release: false)
      expectEqual(fixture.outer.position, 1, "\(name)")
      expectGreater(fixture.inner.position, 2, "\(name)")
      expectLess(fixture.inner.position, 2.5, "\(name)")
      expectEqual(fixture.broken, [], "\(name)")
    }
  }

  @Test("as an option the same contact goes on, and nothing jumps")
  func sameContact() throws {
    for direction in [-1.0, 1] {
      let fixture = try NestedFixture(at: 1) { _ in
      } inside: {
        $0.stripHandOver = .sameContact
      }
      fixture.around.press(200)
      var before = 2.0
      for step in 1...60 {
        fixture.around.advance(by: 0.01)
        fixture.around.move(200 + direction * Double(step) * 10)
        let sum = fixture.outer.position + fixture.inner.position
        expectLess(abs(sum - before + direction * 0.025), 1e-9, "step \(step)")
        before = sum
        expectEqual(fixture.broken, [])
      }
      expectEqual(fixture.inner.position, 1 - direction)
      expectEqual(fixture.inner.phase, .resting)
      fixture.around.release(200 + direction * 600)
      fixture.around.rest()
      expectEqual(fixture.outer.position, 1 - direction)
      expectEqual(fixture.broken, [])
    }
  }

  @Test("a lock of either level holds")
  func locks() throws {
    let inside = try NestedFixture(at: 2, page: { Fixture.page($0, lock: .both) })
    inside.around.drag(by: -100, release: false)
    expectEqual(inside.positions, [1, 2])
    expectEqual(inside.broken, [])
    inside.around.release(100)
    expect(!inside.around.wheel(1))
    expectEqual(inside.positions, [1, 2])
    let around = try NestedFixture(at: 2, lock: .forward)
    around.around.drag(by: -100, release: false)
    expectEqual(around.outer.position, 1)
    expectEqual(around.broken, [])
    around.around.release(100)
    around.around.rest()
    expect(!around.around.wheel(1))
    expectEqual(around.positions, [1, 2])
  }

  @Test("pages that move along the other axis get what is along theirs", arguments: [false, true])
  func axes(isInnerVertical: Bool) throws {
    let fixture = try NestedFixture(at: 1) {
      $0.pagingAxis = isInnerVertical ? .horizontal : .vertical
    } inside: {
      $0.pagingAxis = isInnerVertical ? .vertical : .horizontal
    }
    fixture.around.drag(by: -100, release: false)
    expectEqual((fixture.outer.position > 1), isInnerVertical)
    expectEqual((fixture.inner.position > 1), !isInnerVertical)
    expectEqual(fixture.broken, [])
    fixture.around.release(100)
    fixture.around.rest()
    fixture.outer.select("p1", animated: false)
    let before = fixture.positions
    fixture.around.drag(by: 0, dy: -100, release: false)
    expectEqual((fixture.inner.position > before[1]), isInnerVertical)
    expectEqual((fixture.outer.position > before[0]), !isInnerVertical)
    expectEqual(fixture.broken, [])
  }

  @Test("a tap that rolls past the slop at the end still taps")
  func rolled() throws {
    let fixture = try NestedFixture(at: 2) {
      $0.tuning.touchSlop = 10
    } inside: {
      $0.tuning.touchSlop = 10
    }
    let finger = Contact(device: .touch, pointer: 1)
    let place = fixture.onOuter(StateReader(fixture.inner).middle(ofItem: 0))
    fixture.around.press(place.x, place.y, finger)
    fixture.around.advance(by: 0.05)
    fixture.around.release(place.x, place.y, finger)
    expectEqual(fixture.inner.selectedID, "n0")
    expectEqual(fixture.broken, [])
  }

  @Test("a second contact takes the pages around from the first, and takes theirs at the ends")
  func secondContact() throws {
    let fixture = try NestedFixture(at: 2)
    let (one, two) = (Contact(device: .touch, pointer: 1), Contact(device: .touch, pointer: 2))
    fixture.around.drag(by: -80, release: false, contact: one)
    expectEqual(fixture.positions, [1.2, 2])
    fixture.around.advance(by: 0.1)
    fixture.around.drag(
      from: Point(x: 300, y: 300), by: -80, release: false, contact: two)
    expectLess(abs(fixture.outer.position - 1.4), 1e-9)
    expectEqual(fixture.broken, [])
    fixture.around.release(120, 400, one)
    fixture.around.release(220, 300, two)
    fixture.around.rest()
    expectEqual(fixture.inner.position, 2)
    expectEqual(fixture.broken, [])
  }

  @Test("a press catches the pages around in motion, and those inside too")
  func caught() throws {
    let fixture = try NestedFixture(at: 1)
    fixture.around.tap(item: 0)
    fixture.around.advance(by: 0.05)
    let place = fixture.outer.position
    fixture.around.press()
    fixture.around.advance(by: 0.1)
    expectEqual(fixture.outer.position, place)
    expectEqual(fixture.outer.phase, .dragging)
    fixture.around.release(200)
    fixture.around.rest()
    fixture.outer.select("p1", animated: false)
    fixture.inner.select("n2")
    fixture.around.advance(by: 0.05)
    fixture.around.press()
    expectEqual(fixture.inner.phase, .dragging)
    expectEqual(fixture.outer.phase, .resting)
    expectEqual(fixture.broken, [])
  }

  @Test("a notch of the wheel turns an inner page, and at the end one around it after the pause")
  func wheel() throws {
    let fixture = try NestedFixture(at: 1)
    expect(fixture.around.wheel(1))
    expectEqual(fixture.inner.selectedID, "n2")
    expect(fixture.around.wheel(1))
    expectEqual(fixture.outer.selectedID, "p1")
    fixture.around.rest()
    expect(fixture.around.wheel(1))
    expectEqual(fixture.outer.selectedID, "p2")
    fixture.around.rest()
    expectEqual(fixture.broken, [])
  }

  @Test("fingers on a touchpad drag the inner pages, and at the end those around")
  func touchpad() throws {
    for (index, isOutside) in [(1, false), (2, true)] {
      let fixture = try NestedFixture(at: index)
      for _ in 0..<10 {
        fixture.around.advance(by: 0.01)
        fixture.outer.handle(.pan(dx: 12, dy: 0, at: Fixture.middle))
      }
      expectEqual((fixture.outer.position > 1), isOutside)
      expectEqual((fixture.inner.position > Double(index)), !isOutside)
      expectEqual(fixture.broken, [])
      fixture.outer.handle(.panEnd)
      fixture.around.rest()
      expectEqual(fixture.broken, [])
    }
  }

  @Test("an inner container three levels deep hands on to the nearest pages that go on")
  func threeLevels() throws {
    let fixture = try NestedFixture(at: 2)
    var configuration = ContainerConfiguration()
    configuration.tuning.mouseSlop = 0
    let deep = try TabContainer(
      pages: Fixture.list(["d0", "d1"]), configuration: configuration, initial: .index(1),
      size: .zero)
    let page = BasePage(id: "n2", item: TabItem(title: "Deep"), container: deep)
    try fixture.inner.replace("n2", with: page)
    expectEqual(deep.size.width, 400)
    expectEqual(fixture.broken, [])
    fixture.around.drag(by: -100, release: false)
    expectEqual(fixture.positions, [1.25, 2])
    expectEqual(deep.position, 1)
    expectEqual(fixture.broken, [])
    fixture.around.release(100)
    fixture.around.rest()
    fixture.outer.select("d0", animated: false)
    expectEqual(fixture.outer.selectedID, "p1")
    expectEqual(deep.selectedID, "d0")
    fixture.around.drag(by: 100, release: false)
    expectEqual(fixture.positions, [1, 1.75])
    expectEqual(deep.position, 0)
    expectEqual(fixture.broken, [])
  }
}
