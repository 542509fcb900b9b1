import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Escape and cancel")
@MainActor struct EscapeTests {
  nonisolated static let ways = [
    Play("Escape") { $0.key("escape") },
    Play("the contact is cancelled") { $0.container.handle(.cancel(.mouse)) },
  ]

  @Test("while dragging the pages return to where the drag began", arguments: ways)
  func returns(way: Play) throws {
    let fixture = try Fixture(pages: 5, at: 2)
    fixture.drag(by: -700, release: false)
    way.go(fixture)
    expectEqual(fixture.container.phase, .settling)
    fixture.rest()
    expectEqual(fixture.position, 2)
    expectEqual(fixture.takeChanges(), [.began("p2"), .swipeCancelled])
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

  @Test("after a catch they settle on the selected page", arguments: ways)
  func afterCatch(way: Play) throws {
    let fixture = try Fixture()
    fixture.tap(item: 1)
    fixture.advance(by: 0.03)
    fixture.press()
    way.go(fixture)
    fixture.rest()
    expectEqual(fixture.position, 1)
    expectEqual(fixture.takeChanges(), [.will("p0", "p1", .tap), .did("p0", "p1", .tap)])
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

  @Test("with a modifier it is another key")
  func modified() throws {
    let fixture = try Fixture()
    fixture.drag(by: -100, release: false)
    fixture.key("shift+escape")
    expectEqual(fixture.container.phase, .dragging)
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

  @Test("a contact that is not down is not cancelled")
  func notDown() throws {
    let fixture = try Fixture()
    fixture.drag(by: -100, release: false)
    expect(!fixture.container.handle(.cancel(Contact(device: .touch))))
    expectEqual(fixture.container.phase, .dragging)
  }
}
