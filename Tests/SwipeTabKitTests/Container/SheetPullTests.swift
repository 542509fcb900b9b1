import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Sheets of 368 × 320 points in a container of 400 × 800: at rest at y 240, out of view from 800 on.
@Suite("A sheet that is pulled")
@MainActor struct SheetPullTests {
  private struct Popup: Screen {
    var sheetStyle: SheetStyle { SheetStyle(as: .card) }
    let id: PageID
    var body: ScreenBody?
    var allowsDismissal = true
  }

  private static let plain = Popup(id: "popup")
  private static let long = Popup(
    id: "popup",
    body: ScreenBody((0..<60).map { .label(ScreenBody.Label("Line \($0)")) }))
  nonisolated private static let finger = Contact(device: .touch)

  private func open(
    _ screen: Popup = plain, configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    let fixture = try Fixture(configure: configure)
    fixture.container.present(screen)
    fixture.rest()
    _ = fixture.take()
    return fixture
  }

  private func top(_ fixture: Fixture) -> Double { fixture.container.parts.sheets.frame.y }

  private func isOpen(_ fixture: Fixture) -> Bool { fixture.container.presentedScreen != nil }

  /// How far the body on the sheet is scrolled, in points.
  private func scrolled(_ fixture: Fixture) throws -> Double {
    let inside = try #require(fixture.container.parts.sheets.hosted).door.parts
    let shown = try #require(inside.bodies.frontBody)
    return inside.scroller.offset(of: ScrollKey(screen: shown.screen), limit: shown.limit)
  }

  /// Pulls in 0.4 s without letting go.
  private func pull(
    _ fixture: Fixture, by dy: Double, from y: Double = 300, contact: Contact = finger
  ) {
    fixture.drag(
      from: Point(x: 200, y: y), by: 0, dy: dy, over: 0.4, release: false, contact: contact)
  }

  /// Pulls in 0.4 s, rests, and lets go.
  private func pullSlowly(
    _ fixture: Fixture, by dy: Double, from y: Double = 300, contact: Contact = finger
  ) {
    pull(fixture, by: dy, from: y, contact: contact)
    fixture.advance(by: 0.1)
    fixture.release(200, y + dy, contact)
  }

  @Test(
    "follows a finger and the mouse point by point, and its shade with it",
    arguments: [finger, .mouse])
  func follows(contact: Contact) throws {
    let fixture = try open()
    pull(fixture, by: 100, contact: contact)
    expectEqual(top(fixture), 340)
    expect(isOpen(fixture))
    var list = DisplayList()
    fixture.container.draw(into: &list)
    let shade = DrawCommand.Content.fill(
      Rect(x: 0, y: 0, width: 400, height: 800),
      Color.black.opacity(SheetMetrics.dim * (1 - 100.0 / 560)))
    expect(list.commands.contains { $0.content == shade })
    fixture.move(200, 350, contact)
    expectEqual(top(fixture), 290)
    expect(!fixture.container.isMoving)
    expectEqual(fixture.container.checkInvariants(), [])
    expectEqual(fixture.take(), [])
  }

  @Test("returns from less than half of its height, and is dismissed from there on")
  func half() throws {
    let fixture = try open()
    pullSlowly(fixture, by: 159)
    expect(isOpen(fixture))
    expect(fixture.container.isMoving)
    fixture.rest()
    expectEqual(top(fixture), 240)
    expectEqual(fixture.take(), [])
    pullSlowly(fixture, by: 161)
    expect(!isOpen(fixture))
    expectEqual(fixture.take(), [.popped("popup")])
    fixture.rest()
    expect(fixture.container.parts.sheets.hosted == nil)
    expectEqual(fixture.takeChanges(), [])
  }

  @Test(
    "is dismissed by a short fling down with the hand's velocity, also if the lift is reported late",
    arguments: [0.0, 0.016])
  func flungDown(lift: Double) throws {
    let fixture = try open()
    fixture.drag(
      from: Point(x: 200, y: 300), by: 0, dy: 60, steps: 5, over: 0.05, release: false,
      contact: Self.finger)
    fixture.advance(by: lift)
    fixture.release(200, 360, Self.finger)
    expectEqual(fixture.take(), [.popped("popup")])
    let before = top(fixture)
    fixture.advance(by: 0.01)
    // The hand's 1200 points per second, and the spring.
    expectGreater(top(fixture) - before, 12)
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("stays after a fling up, from wherever that begins")
  func flungUp() throws {
    let fixture = try open()
    pull(fixture, by: 300)
    for step in 1...5 {
      fixture.advance(by: 0.01)
      fixture.move(200, 600 - 20 * Double(step), Self.finger)
    }
    fixture.release(200, 500, Self.finger)
    expect(isOpen(fixture))
    expectEqual(top(fixture), 440)
    while fixture.container.isMoving {
      fixture.advance(by: 0.004)
      expectAtLeast(top(fixture), 240)
    }
    expectEqual(top(fixture), 240)
    expectEqual(fixture.take(), [])
  }

  @Test("resists upwards as a rubber band, and returns")
  func upwards() throws {
    let fixture = try open()
    pull(fixture, by: -100)
    let shown = RubberBand().displacement(forOvershoot: 100, in: 560)
    expect(near(top(fixture), 240 - shown, within: 0.5))
    expectLess(top(fixture), 200)
    fixture.release(200, 200, Self.finger)
    while fixture.container.isMoving {
      fixture.advance(by: 0.004)
      expectGreater(top(fixture), 100)
      expectAtMost(top(fixture), 240)
    }
    expectEqual(top(fixture), 240)
    expect(isOpen(fixture))
  }

  // MARK: Bodies

  @Test("scrolls its body first; only the next contact pulls it from the top")
  func scrollsFirst() throws {
    let fixture = try open(Self.long)
    expectEqual(top(fixture), 16)
    pullSlowly(fixture, by: -200, from: 500)
    try expectEqual(scrolled(fixture), 200)
    pull(fixture, by: 400)
    expectEqual(top(fixture), 16)
    try expectLess(scrolled(fixture), 0)
    fixture.advance(by: 0.1)
    fixture.release(200, 700, Self.finger)
    fixture.rest()
    try expectEqual(scrolled(fixture), 0)
    pull(fixture, by: 100)
    expectEqual(top(fixture), 116)
    try expectEqual(scrolled(fixture), 0)
  }

  @Test("goes on with a contact that began at the top, scrolled, and came back")
  func sameContact() throws {
    let fixture = try open(Self.long)
    pull(fixture, by: -100)
    try expectEqual(scrolled(fixture), 100)
    fixture.move(200, 350, Self.finger)
    try expectEqual(scrolled(fixture), 0)
    expectEqual(top(fixture), 66)
    fixture.move(200, 450, Self.finger)
    expectEqual(top(fixture), 166)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.advance(by: 0.1)
    fixture.release(200, 450, Self.finger)
    fixture.rest()
    expectEqual(top(fixture), 16)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("does not move sideways, nor by the wheel")
  func notPulled() throws {
    let rows: [(name: String, screen: Popup, top: Double, act: (Fixture) -> Void)] = [
      (
        "sideways, nor for a drag that something on it takes", Self.plain, 240,
        {
          $0.drag(from: Point(x: 200, y: 300), by: 100, release: false, contact: Self.finger)
          $0.move(300, 500, Self.finger)
        }
      ),
      (
        "by the wheel", Self.long, 16,
        { fixture in
          for _ in 0..<5 { fixture.wheel(0, 1) }
          fixture.wheel(0, 0.5)
        }
      ),
    ]
    for (name, screen, place, act) in rows {
      let fixture = try open(screen)
      act(fixture)
      expectEqual(top(fixture), place, "\(name)")
      expectEqual(fixture.container.checkInvariants(), [], "\(name)")
    }
  }

  @Test("still taps a button under a finger that only rolls")
  func rolledTap() throws {
    let button = ScreenBody.Element.button(ScreenBody.Button("Go", action: .select("p2")))
    let fixture = try open(Popup(id: "popup", body: ScreenBody([button]))) {
      $0.tuning.touchSlop = 10
    }
    let inside = try #require(fixture.container.parts.sheets.hosted?.door.parts.bodies.frontBody)
    let place = inside.placed(inside.layout.items[0].frame, offset: 0)
    let frame = fixture.container.parts.sheets.frame
    let (x, y) = (frame.x + place.midX, frame.y + place.midY - 5)
    func roll(to dy: Double) {
      fixture.press(x, y, Self.finger)
      fixture.advance(by: 0.3)
      fixture.move(x, y + dy, Self.finger)
      fixture.advance(by: 0.1)
      fixture.release(x, y + dy, Self.finger)
    }
    roll(to: 30)
    expectEqual(fixture.container.selectedID, "p0")
    fixture.rest()
    expect(isOpen(fixture))
    roll(to: 13)
    expectEqual(fixture.container.selectedID, "p2")
    expect(!isOpen(fixture))
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
  }

  // MARK: Touchpads

  private func pan(_ fixture: Fixture, by dy: Double, steps: Int = 5, at y: Double = 300) {
    for _ in 0..<steps {
      fixture.advance(by: 0.01)
      fixture.container.handle(
        .pan(dx: 0, dy: dy / Double(steps), at: Point(x: 200, y: y)))
    }
  }

  @Test("follows fingers on a touchpad, and returns or is dismissed as under a contact")
  func touchpad() throws {
    let fixture = try open()
    pan(fixture, by: 100)
    expectEqual(top(fixture), 340)
    fixture.advance(by: 0.1)
    expect(!fixture.container.isMoving)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.container.handle(.panEnd)
    expect(isOpen(fixture))
    expect(fixture.container.isMoving)
    fixture.rest()
    expectEqual(top(fixture), 240)
    pan(fixture, by: 100)
    fixture.container.handle(.panEnd)
    expectEqual(fixture.take(), [.popped("popup")])
    // What the fingers do now is for the pages again.
    fixture.rest()
    for _ in 0..<5 { fixture.container.handle(.pan(dx: 20, dy: 0, at: Point(x: 200, y: 300))) }
    expectEqual(fixture.position, 0.25)
  }

  @Test("is pulled by a touchpad only by a move that begins at the top of the body")
  func touchpadBody() throws {
    let fixture = try open(Self.long)
    pan(fixture, by: -100)
    fixture.container.handle(.panEnd)
    try expectEqual(scrolled(fixture), 100)
    pan(fixture, by: 300, steps: 15)
    try expectEqual(scrolled(fixture), 0)
    expectEqual(top(fixture), 16)
    fixture.container.handle(.panEnd)
    pan(fixture, by: 100)
    expectEqual(top(fixture), 116)
    pan(fixture, by: -100)
    expectEqual(top(fixture), 16)
    try expectEqual(scrolled(fixture), 0)
  }

  // MARK: Catching

  /// Catches a sheet that leaves, and pushes it up by 100 points.
  private func catchAndPush(_ fixture: Fixture) throws {
    fixture.advance(by: 0.05)
    let place = top(fixture)
    try #require(place > 300 && place < 440)
    fixture.press(200, 450, Self.finger)
    fixture.advance(by: 1)
    expectEqual(top(fixture), place)
    expect(!fixture.container.isMoving)
    expectEqual(fixture.container.checkInvariants(), [])
    for step in 1...5 {
      fixture.advance(by: 0.05)
      fixture.move(200, 450 - 20 * Double(step), Self.finger)
    }
    expect(near(top(fixture), place - 100))
    fixture.advance(by: 0.1)
    fixture.release(200, 350, Self.finger)
  }

  @Test(
    "is caught while it leaves, and can be pushed back by the hand that threw it, which is told")
  func pushedBack() throws {
    let fixture = try open()
    fixture.drag(
      from: Point(x: 200, y: 300), by: 0, dy: 20, steps: 5, over: 0.05, contact: Self.finger)
    expectEqual(fixture.take(), [.popped("popup")])
    try catchAndPush(fixture)
    expect(isOpen(fixture))
    expectEqual(fixture.take(), [.pushed("popup")])
    fixture.rest()
    expectEqual(top(fixture), 240)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("leaves nevertheless if a program has dismissed it")
  func dismissedByProgram() throws {
    let rows: [(name: String, act: (Fixture) throws -> Void)] = [
      ("however it is pushed", { try catchAndPush($0) }),
      (
        "after a press that does not move it",
        {
          $0.advance(by: 0.05)
          $0.tap(at: Point(x: 200, y: 450), Self.finger)
        }
      ),
    ]
    for (name, act) in rows {
      let fixture = try open()
      fixture.container.dismiss()
      try act(fixture)
      fixture.rest()
      expect(fixture.container.parts.sheets.hosted == nil, "\(name)")
      expectEqual(fixture.takeChanges(), [.popped("popup")], "\(name)")
      expectEqual(fixture.container.selectedID, "p0", "\(name)")
      expectEqual(fixture.container.checkInvariants(), [], "\(name)")
    }
  }

  @Test("is caught while it rises or returns, follows without slop, and goes on")
  func caughtRising() throws {
    let fixture = try open { $0.tuning.touchSlop = 10 }
    pullSlowly(fixture, by: 150)
    fixture.advance(by: 0.03)
    let place = top(fixture)
    expectGreater(place, 260)
    fixture.press(200, 500, Self.finger)
    fixture.advance(by: 1)
    expectEqual(top(fixture), place)
    fixture.move(200, 505, Self.finger)
    expectEqual(top(fixture), place + 5)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.release(200, 505, Self.finger)
    expect(fixture.container.isMoving)
    fixture.advance(by: 0.03)
    let next = top(fixture)
    fixture.press(200, 500, Self.finger)
    for step in 1...10 {
      fixture.advance(by: 0.04)
      fixture.move(200, 500 + 20 * Double(step), Self.finger)
    }
    expect(near(top(fixture), next + 200))
    fixture.advance(by: 0.1)
    fixture.release(200, 700, Self.finger)
    expectEqual(fixture.take(), [.popped("popup")])
    fixture.rest()
    expectEqual(fixture.container.checkInvariants(), [])
  }

  // MARK: Others

  @Test("gives a little and comes back if only what is on it dismisses it")
  func heldBack() throws {
    let fixture = try open(Popup(id: "popup", allowsDismissal: false))
    fixture.key("escape")
    fixture.tap(at: Point(x: 5, y: 5))
    expect(isOpen(fixture))
    pull(fixture, by: 300)
    let shown = RubberBand().displacement(forOvershoot: 300, in: 560)
    expect(near(top(fixture), 240 + shown, within: 0.5))
    fixture.advance(by: 0.1)
    fixture.release(200, 600, Self.finger)
    fixture.rest()
    expectEqual(top(fixture), 240)
    fixture.drag(from: Point(x: 200, y: 300), by: 0, dy: 200, over: 0.05, contact: Self.finger)
    fixture.rest()
    expectEqual(top(fixture), 240)
    expectEqual(fixture.take(), [])
    expect(fixture.container.dismiss())
  }

  @Test("returns by Escape, and the rest of the contact does nothing")
  func escape() throws {
    let fixture = try open()
    pull(fixture, by: 200)
    fixture.key("escape")
    fixture.move(200, 700, Self.finger)
    fixture.release(200, 700, Self.finger)
    fixture.rest()
    expectEqual(top(fixture), 240)
    expect(isOpen(fixture))
    expectEqual(fixture.take(), [])
    fixture.key("escape")
    expect(!isOpen(fixture))
  }

  @Test("is dismissed by a tap beside it during a pull, and goes on under another contact")
  func otherContacts() throws {
    let fixture = try open()
    let other = Contact(device: .touch, pointer: 1)
    pull(fixture, by: 100)
    fixture.press(100, 400, other)
    fixture.move(100, 450, other)
    expectEqual(top(fixture), 390)
    fixture.move(200, 700, Self.finger)
    expectEqual(top(fixture), 390)
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.tap(at: Point(x: 5, y: 5))
    expectEqual(fixture.take(), [.popped("popup")])
    fixture.move(100, 100, other)
    fixture.release(100, 100, other)
    fixture.rest()
    expect(fixture.container.parts.sheets.hosted == nil)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("jumps at the release with reduced motion, and follows the hand before")
  func reducedMotion() throws {
    let fixture = try open { $0.reducesMotion = true }
    pull(fixture, by: 100)
    expectEqual(top(fixture), 340)
    fixture.advance(by: 0.1)
    fixture.release(200, 400, Self.finger)
    expectEqual(top(fixture), 240)
    expect(!fixture.container.isMoving)
    pullSlowly(fixture, by: 200)
    expect(fixture.container.parts.sheets.hosted == nil)
    expectEqual(fixture.takeChanges(), [.popped("popup")])
  }

  @Test("stays under the finger when the window changes, and ends for another sheet")
  func changes() throws {
    let fixture = try open()
    pull(fixture, by: 100)
    let before = top(fixture)
    fixture.resize(400, 1000)
    let resized = top(fixture)
    expectGreater(resized, before)
    fixture.move(200, 410, Self.finger)
    expect(near(top(fixture), resized + 10))
    fixture.container.present(Popup(id: "other"))
    fixture.move(200, 600, Self.finger)
    fixture.release(200, 600, Self.finger)
    fixture.rest()
    expectEqual(fixture.container.presentedScreen?.id, "other")
    expectEqual(top(fixture), 340)
    expectEqual(fixture.container.checkInvariants(), [])
  }

  @Test("is read aloud where it is, and no more once it leaves")
  func accessibility() throws {
    let fixture = try open()
    pull(fixture, by: 200)
    func dialog() -> AccessibilityNode? {
      fixture.container.accessibilityTree().first { $0.role == .dialog }
    }
    expectEqual(dialog()?.bounds.y, 440)
    fixture.advance(by: 0.1)
    fixture.release(200, 500, Self.finger)
    expectEqual(dialog(), nil)
    expectNotEqual(fixture.container.accessibilityTree().first { $0.label == "P1" }, nil)
  }

  @Test("is drawn where the hand is between two reports")
  func resampled() throws {
    let fixture = try open()
    pull(fixture, by: 100)
    let pointer = ResampledPointer(contact: Self.finger, point: Point(x: 200, y: 450))
    var (shown, moved) = (DisplayList(), DisplayList())
    fixture.container.draw(into: &shown, at: pointer)
    expectEqual(top(fixture), 340)
    fixture.move(200, 450, Self.finger)
    expectEqual(top(fixture), 390)
    fixture.container.draw(into: &moved)
    expectEqual(shown, moved)
  }

  @Test("leaves no contact behind on a sheet below it, when all are dismissed while it closes")
  func closing() throws {
    let fixture = try open(Popup(id: "below"))
    fixture.container.present(Self.plain)
    fixture.rest()
    fixture.container.dismiss()
    fixture.advance(by: 0.2)
    fixture.press(200, 260, Self.finger)
    fixture.container.parts.actions.dismissAll()
    expect(!isOpen(fixture))
    expectEqual(fixture.container.checkInvariants(), [])
    fixture.rest()
    expectEqual(fixture.container.parts.contacts.down.count, 1)
    fixture.release(200, 260, Self.finger)
    expectEqual(fixture.container.checkInvariants(), [])
  }
}
