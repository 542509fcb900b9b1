import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Peers: gestures")
@MainActor struct GesturePeersTests {
  nonisolated private static let back: [ContainerEvent] = [
    .began("p1"), .ended("p1"), .swipeCancelled,
  ]

  nonisolated static let recognitionCases: [PeerCase] = [
    PeerCase(
      "A01 strictly more than the slop", at: 1, set: { $0.tuning.mouseSlop = 18 },
      {
        $0.press()
        $0.move(182)
        expectEqual($0.container.phase, .resting)
        $0.move(181)
      }, page: 1, position: 1 + 1.0 / 400),
    PeerCase(
      "A02 the slop is withheld", at: 1, set: { $0.tuning.mouseSlop = 18 },
      { $0.drag(by: -20, steps: 1, release: false) }, page: 1, position: 1 + 2.0 / 400),
    PeerCase(
      "A08 the secondary button drags nothing", at: 1,
      {
        $0.container.handle(.press(.mouse, at: Fixture.middle, button: 3))
        $0.move(100)
        $0.container.handle(.release(.mouse, at: Point(x: 100, y: 400), button: 3))
      }, page: 1, events: []),
    PeerCase(
      "A07 another button during a drag; here it is ignored", at: 1,
      {
        $0.drag(by: -100, release: false)
        $0.container.handle(.press(.mouse, at: Point(x: 100, y: 400), button: 2))
        $0.container.handle(.release(.mouse, at: Point(x: 100, y: 400), button: 2))
        $0.move(90)
      }, page: 1, position: 1 + 110.0 / 400),
    PeerCase(
      "A11 up and down after ten points sideways belongs to the drag", at: 1,
      {
        $0.press()
        $0.move(190)
        $0.move(190, 460)
      }, page: 1, position: 1 + 10.0 / 400),
    PeerCase(
      "A14 a press on what settles stops it", at: 1,
      {
        $0.tap(item: 2)
        $0.advance(by: 0.1)
        $0.press()
        $0.advance(by: 5)
      }, page: 2, position: 1.5984491),
    PeerCase(
      "FLW UIPanGestureRecognizerTests:41 mostly downwards is no swipe", at: 1,
      {
        $0.press(42, 112)
        $0.move(34, 145)
        $0.release(34, 145)
      }, page: 1, events: []),
    PeerCase(
      "FLW TouchHandlingTests:104 a second finger that stays does not move the pan", at: 1,
      {
        let second = Contact(device: .touch, pointer: 1)
        $0.drag(by: -40, release: false, contact: Contact(device: .touch))
        $0.press(100, 300, second)
        $0.move(100, 300, second)
      }, page: 1, position: 1.1),
    PeerCase(
      "FLW UIPanGestureRecognizerTests:66 cancelled", at: 1,
      {
        $0.drag(by: -100, release: false)
        $0.container.handle(.cancel(.mouse))
      }, page: 1, events: [.began("p1"), .swipeCancelled]),
    PeerCase("L11 a swipe downwards", at: 1, { $0.drag(by: 20, dy: 200) }, page: 1, events: []),
    PeerCase(
      "O09 swiping switched off: both ways locked", at: 0,
      {
        $0.container.setPages(
          try PageList([Fixture.page("p0", lock: .both), Fixture.page("p1"), Fixture.page("p2")]))
        $0.fling(-2000)
      }, page: 0),
    PeerCase(
      "O09 and the program still selects",
      {
        $0.container.setPages(
          try PageList([Fixture.page("p0", lock: .both), Fixture.page("p1"), Fixture.page("p2")]))
        $0.container.select("p2")
      }, page: 2),
    PeerCase("O10 a swipe with one page", pages: 1, { $0.fling(-2000) }, page: 0),
    PeerCase("O10 a swipe with none", pages: 0, { $0.fling(-2000) }, page: nil, events: []),
  ]

  nonisolated static let snappingCases: [PeerCase] = [
    PeerCase("C01 20 points, slow", { $0.slowDrag(by: -20) }, page: 0),
    PeerCase("C02 a little over half", { $0.slowDrag(by: -201) }, page: 1),
    PeerCase(
      "C03 fling on, fling back", at: 1,
      {
        $0.fling(-1000)
        $0.rest()
        $0.fling(1000)
      }, page: 1),
    PeerCase(
      "C05 0.4 of a page, slow", pages: 9, at: 5,
      {
        $0.slowDrag(by: -160)
        $0.rest()
        $0.slowDrag(by: 160)
      }, page: 5),
    PeerCase("C08 0.51 of a page, slow", pages: 9, at: 5, { $0.slowDrag(by: -204) }, page: 6),
    PeerCase("C09 2.4 pages, slow", pages: 9, at: 2, { $0.slowDrag(by: -960) }, page: 4),
    PeerCase("C09 2.6 pages, slow", pages: 9, at: 2, { $0.slowDrag(by: -1040) }, page: 5),
    PeerCase("C10 a tenth back from the last", at: 2, { $0.slowDrag(by: 40) }, page: 2),
    PeerCase(
      "C11 past the start and a little back",
      {
        $0.press()
        for x in [210.0, 220, 230, 220] {
          $0.advance(by: 0.05)
          $0.move(x)
        }
        $0.release(220)
      }, page: 0),
    PeerCase(
      "C12 past the end and a little back", at: 2,
      {
        $0.press()
        for x in [190.0, 180, 170, 180] {
          $0.advance(by: 0.05)
          $0.move(x)
        }
        $0.release(180)
      }, page: 2),
    PeerCase(
      "C13 0.4 of a page just above the gate", { $0.drag(by: -160, steps: 35, over: 0.7) }, page: 1),
    PeerCase("C14 0.8 of a page, fast: one page", { $0.drag(by: -320, over: 0.3) }, page: 1),
    PeerCase("C16 1.4 pages at rest", pages: 5, { $0.slowDrag(by: -560) }, page: 1),
    PeerCase(
      "C18 a quarter there and back, then more than half",
      {
        $0.drag(by: -100, release: false)
        $0.move(200)
        expectEqual($0.container.selectedIndex, 0)
        $0.move(-50)
        $0.advance(by: 0.1)
        $0.release(-50)
      }, page: 1),
    PeerCase("C19 1.25 of the way rests on 1", at: 1, { $0.slowDrag(by: -100) }, page: 1),
    PeerCase("C19 1.75 rests on 2", at: 1, { $0.slowDrag(by: -300) }, page: 2),
    PeerCase("C19 0.75 rests on 1", at: 1, { $0.slowDrag(by: 100) }, page: 1),
    PeerCase("C19 0.25 rests on 0", at: 1, { $0.slowDrag(by: 300) }, page: 0),
    PeerCase("C21 a page past the start", { $0.slowDrag(by: 400) }, page: 0),
    PeerCase("C23 a very fast fling", { $0.fling(-7000) }, page: 1),
    PeerCase("C24 a very fast fling outwards", { $0.fling(10_000) }, page: 0),
    PeerCase(
      "C25 fifty steps on and fifty back return", pages: 5,
      {
        $0.press()
        for step in 1...50 {
          $0.advance(by: 0.001)
          $0.move(200 - Double(step) * 5)
        }
        for step in 1...50 {
          $0.advance(by: 0.001)
          $0.move(-50 + Double(step) * 5)
        }
        $0.release(200)
      }, page: 0),
    PeerCase(
      "C27 a fling towards no page", { $0.fling(800) }, page: 0,
      events: [.began("p0"), .ended("p0"), .swipeCancelled]),
    PeerCase("C28 pulled 20 past the start, at rest", { $0.slowDrag(by: 20) }, page: 0),
    PeerCase(
      "LGV rule of STBC: 5 % at more than the gate goes", { $0.drag(by: -20, over: 0.09) }, page: 1),
    PeerCase(
      "SMV SwipeMenuGeometryTests:39 1.5 of 3 is page 2", { $0.slowDrag(by: -600) }, page: 2),
    PeerCase(
      "PB swipe half way and let go: exactly half goes on", { $0.slowDrag(by: -200) }, page: 1),
    PeerCase("exactly half backwards goes on too", at: 1, { $0.slowDrag(by: 200) }, page: 0),
  ]

  nonisolated static let interruptionCases: [PeerCase] = [
    PeerCase(
      "E01 held in a settle and let go resumes to the nearest", at: 0,
      {
        $0.tap(item: 1)
        $0.advance(untilPosition: 0.6)
        $0.press()
        $0.advance(by: 3)
        $0.release(200)
      }, page: 1),
    PeerCase(
      "E03 dragged on to the target: one change", pages: 5,
      {
        $0.container.select(index: 1)
        $0.advance(untilPosition: 0.6)
        let left = (1 - $0.position) * 400
        $0.drag(by: -left, over: 0.5, release: false)
        $0.advance(by: 0.1)
        $0.release(200 - left)
      }, page: 1,
      events: [.will("p0", "p1", .program), .began("p1"), .ended("p1"), .did("p0", "p1", .program)]),
    PeerCase(
      "E06 0 to 1, dragged back to the start", pages: 5,
      {
        $0.container.select(index: 1)
        $0.advance(untilPosition: 0.3)
        let way = $0.position * 400
        $0.drag(by: way, over: 0.5, release: false)
        $0.advance(by: 0.1)
        $0.release(200 + way)
      }, page: 0,
      events: [
        .will("p0", "p1", .program), .began("p1"), .ended("p0"), .dropped("p0", "p1", .program),
        .will("p1", "p0", .swipe), .did("p1", "p0", .swipe),
      ]),
    PeerCase(
      "E07 half a page on, caught and swiped back",
      {
        $0.fling(-900)
        $0.advance(by: 0.05)
        $0.fling(900)
      }, page: 0,
      events: [
        .began("p0"), .ended("p1"), .will("p0", "p1", .swipe), .began("p1"), .ended("p0"),
        .dropped("p0", "p1", .swipe), .will("p1", "p0", .swipe), .did("p1", "p0", .swipe),
      ]),
    PeerCase(
      "E13 a finger during a wheel's drag takes over", pages: 5,
      {
        $0.wheel(1.5)
        $0.advance(by: 0.02)
        $0.drag(by: -240, over: 0.4, release: false)
        $0.advance(by: 0.1)
        $0.release(-40)
      }, page: 1,
      events: [.began("p0"), .ended("p1"), .will("p0", "p1", .swipe), .did("p0", "p1", .swipe)]),
    PeerCase(
      "E15 next page by key during a drag",
      {
        $0.drag(by: -40, release: false)
        $0.key("ctrl+tab")
      }, page: 1,
      events: [.began("p0"), .swipeCancelled, .will("p0", "p1", .key), .did("p0", "p1", .key)]),
    PeerCase(
      "E16 to the third, then the first on the way",
      {
        $0.tap(item: 2)
        $0.advance(by: 0.08)
        $0.tap(item: 0)
      }, page: 0),
    PeerCase(
      "E18 to the second, then back",
      {
        $0.container.select(index: 1)
        $0.advance(by: 0.1)
        $0.container.select(index: 0)
      }, page: 0),
    PeerCase("E27 a swipe without pages", pages: 0, { $0.fling(-900) }, page: nil, events: []),
    PeerCase(
      "G14 two flings, two pairs", pages: 5,
      {
        $0.fling(-900)
        $0.rest()
        $0.fling(-900)
      }, page: 2,
      events: [
        .began("p0"), .ended("p1"), .will("p0", "p1", .swipe), .did("p0", "p1", .swipe),
        .began("p1"), .ended("p2"), .will("p1", "p2", .swipe), .did("p1", "p2", .swipe),
      ]),
    PeerCase(
      "G03 a peek at the next page", at: 1, { $0.slowDrag(by: -150) }, page: 1, events: back),
    PeerCase(
      "G03 a peek at the page before", at: 1, { $0.slowDrag(by: 150) }, page: 1, events: back),
    PeerCase(
      "FLW UIViewAnimationTests:242 a new run starts where the old one is",
      {
        $0.container.select(index: 1)
        $0.advance(by: 0.1)
        $0.container.select(index: 0)
      }, page: 0, position: 0.5984491),
    PeerCase(
      "PAR PageViewManagerTests:750 a drag taken back to its start", at: 1,
      {
        $0.drag(by: -40, release: false)
        $0.move(200)
        $0.advance(by: 0.1)
        $0.release(200)
      }, page: 1, events: back),
    PeerCase(
      "PAR PageViewManagerTests:800 cancelled, then the same swipe again", at: 1,
      {
        $0.slowDrag(by: -100)
        $0.rest()
        $0.slowDrag(by: -100)
      }, page: 1, events: back + back),
  ]

  nonisolated static let wheelCases: [PeerCase] = [
    PeerCase("P01 an upright notch is refused", at: 1, { $0.wheel(0, -1) }, page: 1, events: []),
    PeerCase("P01 with Shift it pages", at: 1, { $0.wheel(0, -1, shift: true) }, page: 2),
    PeerCase(
      "P03 outwards at an end it is not used", at: 2, { expect(!$0.wheel(1)) }, page: 2, events: []
    ),
    PeerCase(
      "P06 a flood of notches within the quiet is one page", pages: 9,
      { fixture in
        for _ in 0..<14 {
          fixture.wheel(1)
          fixture.advance(by: 0.01)
        }
      }, page: 1),
    PeerCase(
      "P07 the end of a stream settles", { $0.wheel(0.75) }, page: 0,
      events: [.began("p0"), .ended("p0"), .swipeCancelled]),
    PeerCase("L14 a turn of nothing", at: 1, { $0.wheel(0, 0) }, page: 1, events: []),
    PeerCase(
      "P09 a mouse drags like a finger", { $0.slowDrag(by: -201, contact: .mouse) }, page: 1),
    PeerCase(
      "P09 a finger too", { $0.slowDrag(by: -201, contact: Contact(device: .touch)) }, page: 1),
  ]

  nonisolated static let rightToLeftCases: [PeerCase] = [
    PeerCase(
      "M01 drag right for the next", set: { $0.isRightToLeft = true }, { $0.slowDrag(by: 201) },
      page: 1),
    PeerCase(
      "M02 drag left at the first", set: { $0.isRightToLeft = true }, { $0.slowDrag(by: -201) },
      page: 0),
    PeerCase(
      "M07 0.4 of a page, mirrored", at: 1, set: { $0.isRightToLeft = true },
      { $0.slowDrag(by: 160) },
      page: 1),
    PeerCase(
      "M07 0.6 of a page, mirrored", at: 1, set: { $0.isRightToLeft = true },
      { $0.slowDrag(by: 240) },
      page: 2),
    PeerCase(
      "M09 next is forward in reading order", set: { $0.isRightToLeft = true },
      { $0.key("ctrl+tab") }, page: 1),
    PeerCase("C22 a reversed fling", set: { $0.isRightToLeft = true }, { $0.fling(900) }, page: 1),
  ]

  @Test("recognition", arguments: recognitionCases)
  func recognition(peer: PeerCase) throws { try peer.check() }

  @Test("snapping", arguments: snappingCases)
  func snapping(peer: PeerCase) throws { try peer.check() }

  @Test("interruption", arguments: interruptionCases)
  func interruption(peer: PeerCase) throws { try peer.check() }

  @Test("wheel and mouse", arguments: wheelCases)
  func wheel(peer: PeerCase) throws { try peer.check() }

  @Test("right to left", arguments: rightToLeftCases)
  func rightToLeft(peer: PeerCase) throws { try peer.check() }
}
