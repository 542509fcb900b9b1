import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Distant selection")
@MainActor struct DistantSelectionTests {
  /// The pages side by side, from the left, of which the container's order is made.
  private func order(_ fixture: Fixture) -> [Int] {
    guard let order = fixture.container.parts.pager.scroll.order else { return [] }
    return order.slots.map { order.spot(at: $0) }
  }

  @Test(
    "page and target move as neighbours, and none between is seen",
    arguments: [
      (0, 2), (0, 9), (9, 0), (4, 7), (7, 4),
    ])
  func direct(start: Int, end: Int) throws {
    let fixture = try Fixture(pages: 10, at: start)
    fixture.container.select(index: end)
    var seen: Set<PageID> = []
    while fixture.container.phase == .settling {
      fixture.advance(by: 0.005)
      seen.formUnion(fixture.leftEdges.keys)
    }
    let (from, to) = (PageID("p\(start)"), PageID("p\(end)"))
    expectEqual(seen, [from, to])
    expectEqual(
      fixture.take(),
      [
        .will(from, to, .program), .shows(to), .hides(from), .did(from, to, .program),
      ])
  }

  @Test(
    "only the tabs of page and target are lit on the way, in a row and in a ring",
    arguments: [(1, 8), (8, 1), (2, 4), (0, 9)], [false, true])
  func lights(way: (start: Int, end: Int), isCyclic: Bool) throws {
    let fixture = try Fixture(pages: 10, at: way.start) { $0.isCyclic = isCyclic }
    fixture.container.select(index: way.end)
    var (lit, most): (Set<Int>, [Int: Double]) = ([], [:])
    while fixture.container.phase == .settling {
      fixture.advance(by: 0.002)
      let position = fixture.position
      for (index, item) in ContainerSnapshot(of: fixture.container).toolbar.items.enumerated()
      where item.amount > 0 {
        lit.insert(index)
        most[index] = max(most[index] ?? 0, item.amount)
        if !isCyclic { expect(near(item.amount, 1 - abs(position - Double(index)))) }
      }
    }
    // The last page and the first of a ring are neighbors.
    expectEqual(lit, [way.start, way.end])
    expectEqual((most[way.end] ?? 0), 1)
  }

  @Test("caught near its target, all tabs are lit as between neighbors again")
  func lightsAfterCatch() throws {
    let fixture = try Fixture(pages: 10, at: 1)
    fixture.container.select(index: 8)
    fixture.advance(by: 0.2)
    fixture.press()
    fixture.move(160)
    fixture.move(140)
    let amounts = ContainerSnapshot(of: fixture.container).toolbar.items.map(\.amount)
    for (index, amount) in amounts.enumerated() {
      expect(near(amount, max(0, 1 - abs(fixture.position - Double(index)))))
    }
    expectGreater(fixture.position, 8)
  }

  @Test("the target comes from the side that it lies on", arguments: [(5, 9, 1.0), (5, 0, -1)])
  func side(start: Int, end: Int, sign: Double) throws {
    let fixture = try Fixture(pages: 10, at: start)
    fixture.container.select(index: end)
    fixture.advance(by: 0.05)
    expect(near(try #require(fixture.leftEdges[PageID("p\(end)")]), sign * 293.51083, within: 1e-4))
  }

  @Test("a near one needs no order", arguments: [(5, 6), (5, 4)])
  func neighbor(start: Int, end: Int) throws {
    let fixture = try Fixture(pages: 10, at: start)
    fixture.container.select(index: end)
    expectEqual(order(fixture), [])
  }

  @Test("between a and b, a far c goes next to the nearer one in its direction")
  func retarget() throws {
    let rows: [(a: Int, b: Int, c: Int, order: [Int])] = [
      (3, 6, 9, [3, 6, 9]), (3, 6, 0, [0, 3, 6]), (3, 4, 8, [3, 4, 8]), (3, 4, 0, [0, 3, 4]),
      (6, 3, 9, [3, 6, 9]), (6, 3, 0, [0, 3, 6]), (3, 6, 3, [3, 6]), (3, 6, 6, [3, 6]),
      (3, 6, 7, [3, 6, 7]), (3, 6, 2, [2, 3, 6]),
      // A neighbour of what is seen needs no order.
      (3, 4, 5, []), (3, 4, 2, []), (4, 3, 5, []),
    ]
    for (a, b, c, expected) in rows {
      let way = "\(a) to \(b) to \(c)"
      let fixture = try Fixture(pages: 10, at: a)
      fixture.container.select(index: b)
      fixture.advance(by: 0.06)
      let before = fixture.leftEdges
      expectEqual(before.count, 2, "\(way)")
      fixture.container.select(index: c)
      expectEqual(order(fixture), expected, "\(way)")
      for (id, x) in fixture.leftEdges { expect(near(x, before[id] ?? -1), "\(way)") }
      fixture.rest()
      expectEqual(fixture.container.selectedIndex, c, "\(way)")
      expectEqual(fixture.position, Double(c), "\(way)")
    }
  }

  @Test("where pages lie in reverse order the nearer one keeps its side")
  func reversed() throws {
    let fixture = try Fixture(pages: 20)
    fixture.container.select(index: 12)
    fixture.advance(untilPosition: 4)
    fixture.container.select(index: 5)
    // 5 lies between 0 and 12; beyond 12 it has its slot.
    expectEqual(order(fixture), [0, 12, 5])
    while fixture.leftEdges["p5"] == nil { fixture.advance(by: 0.001) }
    expectEqual(Set(fixture.leftEdges.keys), ["p12", "p5"])
    let before = fixture.leftEdges
    fixture.container.select(index: 18)
    expectEqual(order(fixture), [18, 12, 5])
    for (id, x) in fixture.leftEdges { expect(near(x, before[id] ?? -1)) }
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 18)
  }

  @Test("a drag of an order keeps what is seen of it")
  func caught() throws {
    let fixture = try Fixture(pages: 10, at: 3)
    fixture.container.select(index: 4)
    fixture.advance(by: 0.06)
    fixture.container.select(index: 9)
    expectEqual(order(fixture), [3, 4, 9])
    while fixture.leftEdges["p9"] == nil { fixture.advance(by: 0.001) }
    fixture.press()
    expectEqual(order(fixture), [4, 9])
    fixture.advance(by: 0.1)
    fixture.release(200)
    fixture.rest()
    expect(["p4", "p9"].contains(fixture.container.selectedID))
  }

  @Test("rest leaves no order")
  func rest() throws {
    let fixture = try Fixture(pages: 10)
    fixture.container.select(index: 9)
    fixture.rest()
    expectEqual(order(fixture), [])
    fixture.drag(by: 100, release: false)
    expectEqual(Set(fixture.leftEdges.keys), ["p8", "p9"])
  }

  @Test("the option scrolls through them all")
  func scrollThrough() throws {
    let fixture = try Fixture(pages: 6) { $0.distantSelection = .scrollThrough }
    fixture.container.select(index: 4)
    fixture.rest()
    expectEqual(
      fixture.take(),
      [
        .will("p0", "p4", .program), .shows("p1"), .hides("p0"), .shows("p2"), .hides("p1"),
        .shows("p3"), .hides("p2"), .shows("p4"), .hides("p3"), .did("p0", "p4", .program),
      ])
  }

  @Test("at once there is no way at all", arguments: [1, 9])
  func notAnimated(target: Int) throws {
    let fixture = try Fixture(pages: 10)
    fixture.container.select(index: target, animated: false)
    expectEqual(fixture.position, Double(target))
    expectEqual(fixture.container.phase, .resting)
    let to = PageID("p\(target)")
    expectEqual(
      fixture.take(),
      [
        .will("p0", to, .program), .shows(to), .hides("p0"), .did("p0", to, .program),
      ])
  }

  @Test("past an end a far target is told when it comes into view")
  func pastAnEnd() throws {
    let fixture = try Fixture(pages: 10, at: 2)
    fixture.container.select(index: 6)
    fixture.advance(by: 0.05)
    fixture.press()
    fixture.move(-600)
    expectEqual(Set(fixture.leftEdges.keys), ["p6"])
    fixture.container.select(index: 9)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
    expectEqual(fixture.position, 9)
  }
}
