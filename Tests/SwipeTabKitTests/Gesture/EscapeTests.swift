import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Escape and cancel")
@MainActor struct EscapeTests {
  nonisolated static let ways = [
    Play("Escape") { $0.key("escape") },
    Play("the contact is cancelled") { $0.container.handle(.cancel(.mouse)) },
  ]

  @Test("the pages return to where the drag began, and after a catch to the selected page")
  func returns() throws {
    typealias Row = (
      name: String, begin: (Fixture) -> Void, position: Double, changes: [ContainerEvent]
    )
    let rows: [Row] = [
      (
        "while dragging", { $0.drag(by: -700, release: false) }, 2,
        [.began("p2"), .swipeCancelled]
      ),
      (
        "after a catch",
        {
          $0.tap(item: 3)
          $0.advance(by: 0.03)
          $0.press()
        }, 3, [.will("p2", "p3", .tap), .did("p2", "p3", .tap)]
      ),
    ]
    for (name, begin, position, changes) in rows {
      for way in Self.ways {
        let fixture = try Fixture(pages: 5, at: 2)
        begin(fixture)
        way.go(fixture)
        expectEqual(fixture.container.phase, .settling, "\(name), \(way.testDescription)")
        fixture.rest()
        expectEqual(fixture.position, position, "\(name), \(way.testDescription)")
        expectEqual(fixture.takeChanges(), changes, "\(name), \(way.testDescription)")
      }
    }
  }

  @Test("no speed is carried back", arguments: ways)
  func noSpeed(way: Play) throws {
    let fixture = try Fixture()
    fixture.drag(by: -100, over: 0.05, release: false)
    way.go(fixture)
    expectEqual(fixture.container.velocity, 0)
    fixture.advance(by: 0.1)
    expect(near(fixture.position, (103 * 0.4060058 - 3) / 400, within: 1e-6))
  }

  @Test("a wheel's drag is ended by Escape too")
  func wheel() throws {
    let fixture = try Fixture(at: 1)
    fixture.wheel(3.5)
    expect(fixture.key("escape"))
    expectEqual(fixture.container.phase, .settling)
    fixture.rest()
    expectEqual(fixture.position, 1)
    expectEqual(fixture.takeChanges(), [.began("p1"), .swipeCancelled])
  }

  @Test("without a drag Escape is not the container's")
  func notUsed() throws {
    let fixture = try Fixture()
    expect(!fixture.key("escape"))
    fixture.tap(item: 1)
    fixture.advance(by: 0.05)
    expect(!fixture.key("escape"))
    expectEqual(fixture.container.selectedIndex, 1)
  }

  @Test("what is not meant for the drag is not used, and the drag goes on")
  func notMeant() throws {
    let rows: [(name: String, act: (Fixture) -> Bool)] = [
      ("Escape with a modifier", { $0.key("shift+escape") }),
      ("a contact that is not down", { $0.container.handle(.cancel(Contact(device: .touch))) }),
    ]
    for (name, act) in rows {
      let fixture = try Fixture()
      fixture.drag(by: -100, release: false)
      expect(!act(fixture), "\(name)")
      expectEqual(fixture.container.phase, .dragging, "\(name)")
    }
  }

  @Test("the next contact works as ever", arguments: ways)
  func next(way: Play) throws {
    let fixture = try Fixture()
    fixture.drag(by: -100, release: false)
    way.go(fixture)
    fixture.release(100)
    fixture.rest()
    fixture.fling(-800)
    fixture.rest()
    expectEqual(fixture.position, 1)
  }

  @Test("a cancelled press on an item is no tap")
  func item() throws {
    let fixture = try Fixture()
    fixture.press(300, 775)
    fixture.container.handle(.cancel(.mouse))
    fixture.release(300, 775)
    expectEqual(fixture.take(), [])
  }
}
