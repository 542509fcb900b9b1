import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Contacts")
@MainActor struct ContactTests {
  static let finger = Contact(device: .touch)
  nonisolated static let otherFinger = Contact(device: .touch, pointer: 1)

  @Test(
    "the pages follow the contact that crossed its slop last, from where they are",
    arguments: [otherFinger, Contact.mouse])
  func others(other: Contact) throws {
    let fixture = try Fixture(pages: 5, at: 1)
    fixture.press(200, 400, Self.finger)
    fixture.press(300, 400, other)
    fixture.move(200, 400, other)
    expect(near(fixture.position, 1.25))
    fixture.advance(by: 0.1)
    fixture.move(150, 400, Self.finger)
    expect(near(fixture.position, 1.25 + 50.0 / 400))
    fixture.move(20, 400, other)
    fixture.release(20, 400, other)
    expect(near(fixture.position, 1.25 + 50.0 / 400))
    fixture.move(130, 400, Self.finger)
    expect(near(fixture.position, 1.25 + 70.0 / 400))
    expectEqual(fixture.takeChanges(), [.began("p1")])
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.release(130, 400, Self.finger)
    expectEqual(fixture.container.phase, .settling)
  }

  @Test(
    "a contact, or a touchpad, takes the pages only once the one that drags has not moved for 100 ms",
    arguments: [(0.0, false), (0.05, false), (0.099, false), (0.1, true), (0.5, true)])
  func takeOver(pause: Double, takes: Bool) throws {
    for isPad in [false, true] {
      let fixture = try Fixture(pages: 5, at: 1)
      fixture.press(300, 400, Self.otherFinger)
      fixture.press(200, 400, Self.finger)
      fixture.move(150, 400, Self.finger)
      // Trembling is no motion.
      fixture.advance(by: pause)
      fixture.move(150.5, 400, Self.finger)
      if isPad {
        fixture.container.handle(.pan(dx: 40, dy: 0, at: Fixture.middle))
      } else {
        fixture.move(260, 400, Self.otherFinger)
      }
      expect(near(fixture.position, 1 + (takes ? 89.5 : 49.5) / 400))
      fixture.move(100, 400, Self.finger)
      expect(near(fixture.position, 1 + (takes ? 89.5 : 100) / 400))
      expectEqual(fixture.container.checkInvariants(), [])
    }
  }

  @Test("one that lost the pages is passive until it lifts")
  func passive() throws {
    let fixture = try Fixture(pages: 5, at: 1)
    fixture.press(200, 400, Self.finger)
    fixture.move(150, 400, Self.finger)
    fixture.press(300, 400, Self.otherFinger)
    fixture.advance(by: 0.1)
    fixture.move(250, 400, Self.otherFinger)
    expect(near(fixture.position, 1.25))
    fixture.move(0, 400, Self.finger)
    expect(near(fixture.position, 1.25))
    fixture.release(250, 400, Self.otherFinger)
    fixture.rest()
    fixture.move(300, 400, Self.finger)
    expectEqual(fixture.container.phase, .resting)
    fixture.release(300, 400, Self.finger)
    fixture.press(300, 400, Self.finger)
    fixture.move(200, 400, Self.finger)
    expect(near(fixture.position, 1.25))
  }

  @Test("a second finger's tap takes over from the drag of the first, as a key does")
  func secondTap() throws {
    let fixture = try Fixture()
    fixture.press(200, 400, Self.finger)
    fixture.move(150, 400, Self.finger)
    fixture.tap(at: Point(x: 390, y: 775), Self.otherFinger)
    expectEqual(fixture.takeChanges(), [.began("p0"), .swipeCancelled, .will("p0", "p2", .tap)])
    fixture.move(399, 400, Self.finger)
    expectEqual(fixture.container.phase, .settling)
    fixture.release(399, 400, Self.finger)
    fixture.rest()
    expectEqual(fixture.takeChanges(), [.did("p0", "p2", .tap)])
  }

  @Test("a palm beside a driving finger changes nothing, on pages or while a list scrolls")
  func palm() throws {
    let fixture = try Fixture(at: 1)
    fixture.press(200, 400, Self.finger)
    fixture.move(150, 400, Self.finger)
    fixture.press(60, 300, Self.otherFinger)
    fixture.move(150, 400, Self.finger)
    fixture.release(60, 300, Self.otherFinger)
    expect(near(fixture.position, 1.125))
    expectEqual(fixture.container.phase, .dragging)
    fixture.move(100, 400, Self.finger)
    expect(near(fixture.position, 1.25))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test(
    "a release that never comes blocks neither the mouse nor fingers", arguments: [false, true])
  func lostRelease(drags: Bool) throws {
    let fixture = try Fixture()
    fixture.press(200, 400, Self.finger)
    if drags { fixture.move(150, 400, Self.finger) }
    fixture.advance(by: 3600)
    fixture.tap(item: 1)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 1)
    expect(fixture.wheel(1))
    fixture.rest()
    fixture.fling(1000)
    fixture.rest()
    fixture.fling(-1000, contact: Self.otherFinger)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 2)
    let hovered = StateReader(fixture.container).middle(ofItem: 0)
    fixture.move(hovered.x, hovered.y)
    expectEqual(fixture.container.parts.hover.target, .item("p0"))
    fixture.container.handle(.press(.mouse, at: Fixture.middle))
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("two fingers on two items tap both, each at its release")
  func twoItems() throws {
    let fixture = try Fixture()
    let (one, two) = (
      StateReader(fixture.container).middle(ofItem: 1),
      StateReader(fixture.container).middle(ofItem: 2)
    )
    fixture.container.handle(.press(Self.finger, at: one))
    fixture.container.handle(.press(Self.otherFinger, at: two))
    fixture.container.handle(.release(Self.otherFinger, at: two))
    expectEqual(fixture.container.selectedIndex, 2)
    fixture.container.handle(.release(Self.finger, at: one))
    expectEqual(fixture.container.selectedIndex, 1)
  }

  @Test("what is pressed on top of a press changes nothing")
  func pressedTwice() throws {
    let rows: [(name: String, press: (Fixture) -> Void)] = [
      ("what is down already", { $0.press(100) }),
      (
        "another button",
        {
          let point = Point(x: 200, y: 400)
          $0.container.handle(.press(.mouse, at: point, button: 3))
          $0.container.handle(.release(.mouse, at: point, button: 3))
        }
      ),
    ]
    for (name, press) in rows {
      let fixture = try Fixture(at: 1)
      fixture.press(200)
      press(fixture)
      fixture.move(190)
      expect(near(fixture.position, 1 + 10.0 / 400), "\(name)")
      press(fixture)
      expectEqual(fixture.container.phase, .dragging, "\(name)")
      fixture.move(50)
      expect(near(fixture.position, 1 + 150.0 / 400), "\(name)")
    }
  }

  @Test("a release or cancel of what is up changes nothing")
  func releasedTwice() throws {
    let fixture = try Fixture(at: 1)
    fixture.release(200)
    fixture.container.handle(.cancel(Self.finger))
    expectEqual(fixture.take(), [])
    fixture.tap(item: 2)
    fixture.release(380, 775)
    fixture.rest()
    expectEqual(fixture.takeChanges(), [.will("p1", "p2", .tap), .did("p1", "p2", .tap)])
  }

  @Test("a move of what is up hovers and nothing more")
  func hovers() throws {
    let fixture = try Fixture()
    fixture.move(40, 775)
    expectEqual(fixture.container.parts.hover.target, .item("p0"))
    fixture.move(200, 775)
    expectEqual(fixture.container.parts.hover.target, .item("p1"))
    fixture.container.handle(.leave)
    expectEqual(fixture.container.parts.hover.target, nil)
    fixture.move(40, 775, Self.finger)
    expectEqual(fixture.container.parts.hover.target, nil)
    expectEqual(fixture.take(), [])
    expectEqual(fixture.position, 0)
  }

  @Test("only button 1 drags and taps", arguments: [2, 3, 4])
  func buttons(button: Int) throws {
    let container = try Fixture().container
    expect(!container.handle(.press(.mouse, at: Fixture.middle, button: button)))
    container.handle(.move(.mouse, to: Point(x: 50, y: 400)))
    container.handle(.release(.mouse, at: Point(x: 50, y: 400), button: button))
    expectEqual(container.phase, .resting)
    container.handle(.press(.mouse, at: Point(x: 390, y: 775), button: button))
    container.handle(.release(.mouse, at: Point(x: 390, y: 775), button: button))
    expectEqual(container.selectedIndex, 0)
  }

  @Test("a mouse and a finger of one number are two contacts")
  func devices() throws {
    let fixture = try Fixture()
    fixture.press(200, 400, .mouse)
    fixture.move(100, 400, Self.finger)
    fixture.release(100, 400, Self.finger)
    expectEqual(fixture.container.phase, .resting)
    fixture.move(100, 400, .mouse)
    expectEqual(fixture.position, 0.25)
  }

  @Test("a tap may take any time, none too, and leave the item in between")
  func taps() throws {
    let times: [(name: String, meanwhile: (Fixture) -> Void)] = [0.0, 0.01, 5, 600].map { time in
      ("\(time) s", { $0.advance(by: time) })
    }
    let way: (Fixture) -> Void = {
      $0.move(200, 500)
      $0.move(200, 775)
    }
    for (name, meanwhile) in times + [("off the item and back on it", way)] {
      let fixture = try Fixture()
      fixture.press(200, 775)
      meanwhile(fixture)
      expectEqual(fixture.take(), [], "\(name)")
      fixture.release(201, 770)
      expectEqual(fixture.take().first, .will("p0", "p1", .tap), "\(name)")
      expectEqual(fixture.container.selectedIndex, 1, "\(name)")
    }
  }

  @Test("what is no tap tells nothing")
  func noTap() throws {
    let disabled = ColorPage(id: "b", item: TabItem(title: "B", isEnabled: false), color: .red)
    let rows: [(name: String, act: (Fixture) throws -> Void)] = [
      (
        "released on another item",
        {
          $0.press(200, 775)
          $0.move(300, 775)
          $0.release(300, 775)
        }
      ),
      (
        "released off the bar",
        {
          $0.press(200, 775)
          $0.move(200, 700)
          $0.release(200, 700)
        }
      ),
      (
        "on a disabled item",
        {
          $0.container.setPages(try PageList([Fixture.page("a"), disabled]))
          _ = $0.take()
          $0.tap(item: 1)
        }
      ),
      (
        "on the toolbar, however far it goes: it never drags pages",
        { $0.drag(from: Point(x: 200, y: 775), by: -190) }
      ),
      ("nor on the navigation bar", { $0.drag(from: Point(x: 200, y: 20), by: -190) }),
    ]
    for (name, act) in rows {
      let fixture = try Fixture()
      try act(fixture)
      fixture.rest()
      expectEqual(fixture.take(), [], "\(name)")
      expectEqual(fixture.container.selectedIndex, 0, "\(name)")
    }
  }

  @Test("a finger that rolls along the pages on an item taps it, although no page may be swiped")
  func rollsWithoutSwipes() throws {
    let fixture = try Fixture {
      $0.swiping = false
      $0.tuning.touchSlop = 10
    }
    let item = StateReader(fixture.container).middle(ofItem: 2)
    fixture.press(item.x, item.y, Self.finger)
    fixture.move(item.x - 14, item.y, Self.finger)
    fixture.release(item.x - 14, item.y, Self.finger)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "p2")
  }
}
