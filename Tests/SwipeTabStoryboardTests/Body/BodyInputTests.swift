import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// Two pages on 400 × 800 points, 44 of them under the navigation bar and 49 under the toolbar.
///
/// ```text
///  44 ┬ margin 16
///  60 ├ button "Push"   48
/// 108 ┼ 12
/// 120 ├ strip           120: ten cards of 120, 12 apart, 1340 with margins: scrolls by 940
/// 240 ┼ 12
/// 252 ├ switch          52
/// 304 ┼ 12
/// 316 ├ 100 rows of 48, to 5116; with 16 and the toolbar 5181: scrolls by 4381
/// ```
@Suite("Body input")
@MainActor struct BodyInputTests {
  private static let storyboard = """
    {
      "pages": [
        { "id": "a", "title": "A", "body": [
          {"button": {"title": "Push", "push": "detail"}},
          {"strip": {"cards": [\((0..<10).map { #"{"title": "Card \#($0)", "push": "detail"}"# }
            .joined(separator: ","))]}},
          {"toggle": {"id": "t", "title": "Switch"}},
          {"list": [\((0..<100).map { #"{"title": "Row \#($0)", "select": "b"}"# }
            .joined(separator: ","))]}
        ] },
        { "id": "b", "title": "B" }
      ],
      "screens": [
        { "id": "detail", "navigationTitle": "Detail", "body": [{"spacer": 2000}] }
      ]
    }
    """
  private static let body = ScrollKey(screen: "a")
  private static let strip = ScrollKey(screen: "a", strip: 1)

  private func fixture(
    _ configure: @escaping (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> SceneFixture { try SceneFixture(Self.storyboard, adjust: configure) }

  private func offset(_ fixture: SceneFixture, _ key: ScrollKey = body) throws -> Double {
    let shown = try #require(fixture.container.parts.bodies.frontBody)
    let limit = key.strip.map { shown.limit(ofStrip: $0) } ?? shown.limit
    return fixture.container.parts.scroller.offset(of: key, limit: limit)
  }

  @Test("it lies as drawn")
  func limits() throws {
    let fixture = try fixture()
    let shown = try #require(fixture.container.parts.bodies.frontBody)
    expectEqual(shown.limit, 4381)
    expectEqual(shown.limit(ofStrip: 1), 940)
  }

  // MARK: Taps

  @Test(
    "a tap does what the element under it is for",
    arguments: [
      (200.0, 80.0, "detail"), (17, 61, "detail"), (30, 200, "detail"), (200, 320, "b"),
      (200, 110, ""), (15, 80, ""), (142, 200, ""), (200, 310, ""),
    ])
  func taps(x: Double, y: Double, result: String) throws {
    let fixture = try fixture()
    fixture.tap(x, y)
    fixture.rest()
    let pushed = fixture.stack.first ?? ""
    let selected = fixture.container.selectedID == "b" ? "b" : ""
    expectEqual(pushed + selected, result)
  }

  @Test("a tap on a switch turns it over, and again")
  func toggle() throws {
    let fixture = try fixture()
    fixture.tap(200, 270)
    expect(fixture.container.isOn("t"))
    fixture.tap(200, 270)
    expect(!fixture.container.isOn("t"))
  }

  @Test("a press looks pressed until it has moved more than the slop, and then is no tap")
  func slop() throws {
    let fixture = try fixture()
    let target = BodyTarget(screen: "a", element: 0, part: 0)
    fixture.container.handle(.press(.mouse, at: Point(x: 200, y: 80)))
    expectEqual(fixture.container.parts.contacts.drive?.bodyTarget, target)
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 84)))
    expectEqual(fixture.container.parts.contacts.drive?.bodyTarget, target)
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 85)))
    expectEqual(fixture.container.parts.contacts.drive?.bodyTarget, nil)
    // Within 16 points it would only have drifted.
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 97)))
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 80)))
    fixture.container.handle(.release(.mouse, at: Point(x: 200, y: 80)))
    expectEqual(fixture.stack, [])
  }

  @Test("a tap under a bar is the bar's")
  func underBars() throws {
    let fixture = try fixture()
    fixture.container.handle(.wheel(dx: 0, dy: -5, at: Point(x: 200, y: 400)))
    fixture.tap(200, 20)
    fixture.tap(150, 790)
    expectEqual(fixture.container.selectedID, "a")
    expectEqual(fixture.stack, [])
  }

  @Test("the pointer hovers what can be tapped")
  func hover() throws {
    let fixture = try fixture()
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 80)))
    expectEqual(fixture.container.parts.hover.part, BodyTarget(screen: "a", element: 0, part: 0))
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 110)))
    expectEqual(fixture.container.parts.hover.part, nil)
  }

  @Test("what has a label is activated by it, out of view too", arguments: ["Row 99", "Card 9"])
  func activate(label: String) throws {
    let fixture = try fixture()
    fixture.activate(label)
    expect(fixture.stack == ["detail"] || fixture.container.selectedID == "b")
  }

  @Test("a label that is not there gives a warning with the nearest one")
  func unknownLabel() throws {
    let fixture = try fixture()
    fixture.activate("Swich")
    expectEqual(
      fixture.take(),
      [
        .warning("there is nothing labelled \"Swich\"; did you mean \"Switch\"?")
      ])
  }

  // MARK: Scrolling

  @Test("a drag up scrolls by as much, but for the slop, and pages stay")
  func drag() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 200, y: 600), by: 30, -200, release: false)
    try expectEqual(offset(fixture), 196)
    expectEqual(fixture.container.position, 0)
    fixture.advance(by: 0.2)
    fixture.container.handle(.release(.mouse, at: Point(x: 230, y: 400)))
    try expectEqual(offset(fixture), 196)
    expect(!fixture.container.isMoving)
  }

  @Test("a drag to the side pages, and the body stays")
  func axis() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 300, y: 600), by: -200, -30)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
    expectEqual(fixture.container.parts.standing.memory.screens["a"], nil)
  }

  @Test("a fling goes on, wants frames, and rests; a press catches it without being a tap")
  func fling() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 200, y: 600), by: 0, -200)
    expect(fixture.container.isMoving)
    fixture.advance(by: 0.2)
    let moving = try offset(fixture)
    expectGreater(moving, 250)
    fixture.tap(200, 500)
    try expectEqual(offset(fixture), moving.rounded())
    expect(!fixture.container.isMoving)
    expectEqual(fixture.container.nextDeadline, nil)
    expectEqual(fixture.container.selectedID, "a")
  }

  @Test("one step of time and a thousand scroll alike")
  func steps() throws {
    let (one, many) = (try fixture(), try fixture())
    for fixture in [one, many] { fixture.drag(from: Point(x: 200, y: 700), by: 0, -600) }
    one.advance(by: 0.7)
    for _ in 0..<1000 { many.advance(by: 0.0007) }
    expect(near(try offset(one), try offset(many), within: 1e-6))
    expect(one.container.isMoving)
  }

  @Test("pulled past the top it comes back exactly")
  func bounce() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 200, y: 300), by: 0, 200, release: false)
    try expectLess(offset(fixture), -50)
    fixture.container.handle(.release(.mouse, at: Point(x: 200, y: 500)))
    fixture.rest()
    try expectEqual(offset(fixture), 0)
  }

  @Test("a wheel over the page scrolls it by 40 points a notch, within its ends")
  func wheel() throws {
    let fixture = try fixture()
    let middle = Point(x: 200, y: 500)
    expect(fixture.container.handle(.wheel(dx: 0, dy: -3, at: middle)))
    try expectEqual(offset(fixture), 120)
    expect(fixture.container.handle(.wheel(dx: 0, dy: 10, at: middle)))
    try expectEqual(offset(fixture), 0)
    expect(!fixture.container.handle(.wheel(dx: 0, dy: 1, at: middle)))
    expect(!fixture.container.isMoving)
  }

  @Test("a wheel over pages that settle scrolls the one that comes, whichever way they lie")
  func wheelWhileSettling() throws {
    for axis in [Axis.horizontal, .vertical] {
      let fixture = try fixture { $0.pagingAxis = axis }
      fixture.container.select("b", animated: false)
      fixture.container.select("a")
      fixture.advance(by: 0.2)
      expectEqual(fixture.container.phase, .settling)
      expect(fixture.container.handle(.wheel(dx: 0, dy: -3, at: Point(x: 200, y: 500))))
      expectEqual(fixture.container.phase, .settling)
      expectEqual(fixture.container.selectedID, "a")
      fixture.rest()
      try expectEqual(offset(fixture), 120)
    }
  }

  @Test("with vertical paging what is left of a turn that paged scrolls nothing")
  func wheelQuiet() throws {
    let fixture = try fixture { $0.pagingAxis = .vertical }
    let middle = Point(x: 200, y: 500)
    fixture.container.select("b", animated: false)
    fixture.container.handle(.wheel(dx: 0, dy: 1, at: middle))
    expectEqual(fixture.container.selectedID, "a")
    fixture.advance(by: 0.1)
    fixture.container.handle(.wheel(dx: 0, dy: -1, at: middle))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "a")
    try expectEqual(offset(fixture), 0)
  }

  @Test("keys scroll, and what is selected scrolls to the top when it is chosen again")
  func keys() throws {
    let fixture = try fixture()
    fixture.container.handle(.key(KeyPress(.end)))
    try expectEqual(offset(fixture), 4381)
    fixture.container.handle(.key(KeyPress(.pageUp)))
    try expectEqual(offset(fixture), 4381 - 667)
    fixture.tap(100, 780)
    expect(fixture.container.isMoving)
    fixture.rest()
    try expectEqual(offset(fixture), 0)
  }

  @Test("a page is found again where it was scrolled to")
  func remembers() throws {
    let fixture = try fixture()
    fixture.container.handle(.wheel(dx: 0, dy: -5, at: Point(x: 200, y: 500)))
    fixture.container.select("b")
    fixture.rest()
    fixture.container.select("a")
    fixture.rest()
    try expectEqual(offset(fixture), 200)
  }

  @Test("a pushed screen scrolls, and its leading edge still goes back")
  func pushed() throws {
    let fixture = try fixture()
    fixture.activate("Push")
    fixture.drag(from: Point(x: 200, y: 600), by: 0, -100, release: false)
    try expectEqual(offset(fixture, ScrollKey(screen: "detail")), 96)
    fixture.container.handle(.cancel(.mouse))
    fixture.drag(from: Point(x: 5, y: 600), by: 0, -100, release: false)
    try expectEqual(offset(fixture, ScrollKey(screen: "detail")), 192)
    fixture.container.handle(.cancel(.mouse))
    fixture.drag(from: Point(x: 5, y: 600), by: 300)
    fixture.rest()
    expectEqual(fixture.stack, [])
  }

  // MARK: Strips

  @Test("a drag along a strip scrolls it until its end, and the next one pages")
  func handOver() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 350, y: 180), by: -300, release: false)
    try expectEqual(offset(fixture, Self.strip), 296)
    expectEqual(fixture.container.position, 0)
    fixture.container.handle(.cancel(.mouse))
    for _ in 0..<2 {
      fixture.drag(from: Point(x: 390, y: 180), by: -380, release: false)
      fixture.advance(by: 0.2)
      fixture.container.handle(.release(.mouse, at: Point(x: 10, y: 180)))
      fixture.rest()
      expectEqual(fixture.container.selectedID, "a")
    }
    try expectEqual(offset(fixture, Self.strip), 940)
    fixture.drag(from: Point(x: 350, y: 180), by: -300)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
  }

  @Test("with the same contact the pages take over at the very end of the strip")
  func sameContact() throws {
    let fixture = try fixture { $0.stripHandOver = .sameContact }
    fixture.container.parts.standing.memory.keep(840, of: Self.strip)
    fixture.drag(from: Point(x: 350, y: 180), by: -304, release: false)
    expect(fixture.container.parts.scroller.moving.isEmpty)
    expect(near(fixture.container.position, 0.5))
    expectEqual(fixture.container.parts.standing.memory.screens["a"]?.strips[1], 940)
    fixture.container.handle(.move(.mouse, to: Point(x: 246, y: 180)))
    expect(near(fixture.container.position, 0))
  }

  @Test("at its start a strip leaves a drag backwards to the pages, and up is the body's")
  func stripStart() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 100, y: 180), by: 100, release: false)
    expectLess(fixture.container.position, 0)
    fixture.container.handle(.cancel(.mouse))
    fixture.rest()
    fixture.drag(from: Point(x: 100, y: 180), by: 0, -100, release: false)
    try expectEqual(offset(fixture), 96)
  }

  @Test("from right to left a strip is mirrored: its first card is on the right")
  func rightToLeft() throws {
    let fixture = try fixture { $0.isRightToLeft = true }
    fixture.drag(from: Point(x: 50, y: 180), by: 204, release: false)
    try expectEqual(offset(fixture, Self.strip), 200)
    fixture.container.handle(.cancel(.mouse))
    let target = fixture.container.parts.bodyTargets.target(at: Point(x: 390, y: 180))
    expectEqual(target, BodyTarget(screen: "a", element: 1, part: 1))
  }

  @Test("a wheel along a strip scrolls it and does not page when it gets to the end")
  func stripWheel() throws {
    let fixture = try fixture()
    let point = Point(x: 200, y: 180)
    for _ in 0..<40 { fixture.container.handle(.wheel(dx: 1, dy: 0, at: point)) }
    try expectEqual(offset(fixture, Self.strip), 940)
    expectEqual(fixture.container.selectedID, "a")
    fixture.advance(by: 1)
    fixture.container.handle(.wheel(dx: 1, dy: 0, at: point))
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
  }

  @Test("a wheel that goes on past the end of what it scrolls pages only after a pause")
  func wheelBeyondEnd() throws {
    let rows:
      [(
        name: String, axis: Axis, y: Double, turns: Int, dx: Double, dy: Double, key: ScrollKey,
        end: Double
      )] = [
        ("a strip", .horizontal, 180, 60, 1, 0, Self.strip, 940),
        ("a body that scrolls along the pages", .vertical, 500, 150, 0, -1, Self.body, 4381),
      ]
    for (name, axis, y, turns, dx, dy, key, end) in rows {
      let fixture = try fixture { $0.pagingAxis = axis }
      func turn() {
        fixture.container.handle(.wheel(dx: dx, dy: dy, at: Point(x: 200, y: y)))
        fixture.advance(by: 0.1)
      }
      for _ in 0..<turns { turn() }
      try expectEqual(offset(fixture, key), end, "\(name)")
      expectEqual(fixture.container.selectedID, "a", "\(name)")
      fixture.advance(by: 0.1)
      turn()
      expectEqual(fixture.container.selectedID, "b", "\(name)")
    }
  }

  @Test(
    "with Shift the wheel scrolls a strip, and elsewhere turns the page", arguments: [false, true])
  func shiftWheel(isRightToLeft: Bool) throws {
    let fixture = try fixture { $0.isRightToLeft = isRightToLeft }
    let point = Point(x: 200, y: 180)
    fixture.container.handle(.wheel(dx: 0, dy: -2, at: point, shift: true))
    try expectEqual(offset(fixture, Self.strip), 80)
    fixture.container.handle(.wheel(dx: 0, dy: 1, at: point, shift: true))
    try expectEqual(offset(fixture, Self.strip), 40)
    try expectEqual(offset(fixture), 0)
    fixture.container.handle(.wheel(dx: 0, dy: -1, at: Point(x: 200, y: 500), shift: true))
    expectEqual(fixture.container.selectedID, "b")
  }
}
