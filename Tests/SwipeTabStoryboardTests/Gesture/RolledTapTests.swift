import Testing

@testable import SwipeTabKit
@testable import StoryboardTestSupport
@testable import TestSupport

/// A hand that rolls, trembles or drifts while it taps has tapped what it is still on.
@Suite("Rolled taps")
@MainActor struct RolledTapTests {
  private static let rows = (0..<40).map { #"{"title": "Row \#($0)", "push": "detail"}"# }
    .joined(separator: ",")

  private func fixture(
    _ adjust: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture {
    try SceneFixture(
      """
      {
        "pages": [
          { "id": "a", "title": "A", "body": [{"list": [\(Self.rows)]}] },
          { "id": "b", "title": "B", "body": [{"button": {"title": "Go", "push": "detail"}}] },
          { "id": "c", "title": "C" }, { "id": "d", "title": "D" }, { "id": "e", "title": "E" }
        ],
        "screens": [{ "id": "detail", "title": "Detail" }]
      }
      """, adjust: adjust)
  }

  private static let finger = Contact(device: .touch)

  /// Presses, rests, goes to each of the points, 10 ms apart, and lifts there.
  private func play(
    _ fixture: SceneFixture, _ contact: Contact, from start: Point, rest: Double = 0.1,
    _ ways: [(Double, Double)]
  ) {
    fixture.container.handle(.press(contact, at: start))
    fixture.advance(by: rest)
    var point = start
    for (x, y) in ways {
      fixture.advance(by: 0.01)
      point = Point(x: start.x + x, y: start.y + y)
      fixture.container.handle(.move(contact, to: point))
    }
    fixture.advance(by: 0.008)
    fixture.container.handle(.release(contact, at: point))
  }

  private func target(_ point: Point, _ fixture: SceneFixture) -> BodyTarget? {
    fixture.container.parts.bodyTargets.target(at: point)
  }

  @Test(
    "a finger that rolls on a row taps it, whichever way, and no page turns",
    arguments: [(-14.0, 0.0), (14, 0), (0, -14), (0, 14), (-13, 14), (12, -13)])
  func row(x: Double, y: Double) throws {
    let fixture = try fixture()
    play(
      fixture, Self.finger, from: Point(x: 200, y: 324),
      [(x / 3, y / 3), (x * 0.7, y * 0.7), (x, y)])
    fixture.rest()
    expectEqual(fixture.stack, ["detail"])
    expectEqual(fixture.container.position, 0)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("a hand that trembles, becomes flat or drifts taps what it is on")
  func taps() throws {
    let hands:
      [(name: String, page: Int, contact: Contact, rest: Double, ways: [(Double, Double)])] = [
        (
          "a finger that trembles on a button", 1, Self.finger, 0.1,
          [(6, 0), (12, 1), (5, 0), (-4, -1), (-11, 0), (-3, 0), (7, 0)]
        ),
        (
          "a finger that becomes flat on a row", 0, Self.finger, 0,
          Array(repeating: (28, 3), count: 5)
        ),
        ("a click that drifts", 1, .mouse, 0, [(-2, 0), (-4, 0), (-6, 0), (-8, 0)]),
      ]
    for (name, page, contact, rest, ways) in hands {
      let fixture = try fixture()
      fixture.container.select(index: page, animated: false)
      play(fixture, contact, from: Point(x: 200, y: page == 0 ? 324 : 82), rest: rest, ways)
      fixture.rest()
      expectEqual(fixture.stack, ["detail"], "\(name)")
      expectEqual(fixture.container.position, Double(page), "\(name)")
    }
  }

  @Test("one that went further, or left what it pressed, taps nothing")
  func noTap() throws {
    let further = try fixture()
    play(further, Self.finger, from: Point(x: 200, y: 324), [(0, 20), (0, 40), (0, 20), (0, 4)])
    further.rest()
    expectEqual(further.stack, [])
    let row = try fixture()
    // From the lower end of a row onto the next one.
    let y = try #require(
      (250..<350).map(Double.init).first { y in
        target(Point(x: 200, y: y), row) != target(Point(x: 200, y: y + 12), row)
      })
    play(row, Self.finger, from: Point(x: 200, y: y), [(0, 6), (0, 13)])
    row.rest()
    expectEqual(row.stack, [])
  }

  @Test("a press that only stops a list taps no row, however it rolls")
  func caught() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 200, y: 500), by: 0, -200, over: 0.1)
    fixture.advance(by: 0.1)
    expect(!fixture.container.isIdle)
    play(fixture, Self.finger, from: Point(x: 200, y: 324), [(4, 2), (12, 3)])
    fixture.rest()
    expectEqual(fixture.stack, [])
  }

  @Test("a tab is selected although it moved a little below what taps it")
  func tab() throws {
    let hands:
      [(
        name: String, contact: Contact, x: Double, rest: Double, ways: [(Double, Double)],
        adjust: (inout ContainerConfiguration) -> Void
      )] = [
        (
          "the toolbar scrolled below the finger", Self.finger, 250, 0.1,
          [(-5, 0), (-11, 0), (-14, 0)], { $0.itemLayout = .tabs(shortest: 150) }
        ),
        (
          "the mouse carried it", .mouse, 120, 0, [(-3, 0), (-6, 0), (-8, 0)],
          { $0.allowsReordering = true }
        ),
      ]
    for (name, contact, x, rest, ways, adjust) in hands {
      let fixture = try fixture(adjust)
      play(fixture, contact, from: Point(x: x, y: 780), rest: rest, ways)
      fixture.rest()
      expectEqual(fixture.container.selectedIndex, 1, "\(name)")
      expectEqual(fixture.container.checkInvariants(), [], "\(name)")
    }
  }

  @Test("a page is chosen in the overview although its rows scrolled a little")
  func overview() throws {
    let fixture = try fixture()
    fixture.container.toggleOverview()
    fixture.rest()
    play(fixture, Self.finger, from: Point(x: 290, y: 150), [(0, 5), (2, 11), (2, 14)])
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 1)
  }
}
