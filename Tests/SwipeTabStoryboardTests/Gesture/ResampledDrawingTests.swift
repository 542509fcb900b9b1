import Testing

@testable import SwipeTabKit
@testable import StoryboardTestSupport
@testable import TestSupport

/// Drags drawn where the hand is at a frame's time change nothing but the picture.
@Suite("Resampled drawing")
@MainActor struct ResampledDrawingTests {
  private static let storyboard = """
    {
      "pages": [
        { "id": "a", "title": "A", "body": [
          {"strip": [{"title": "1"}, {"title": "2"}, {"title": "3"}, {"title": "4"}, {"title": "5"}]},
          {"list": [\(rows)]}
        ] },
        { "id": "b", "title": "B" },
        { "id": "c", "title": "C" },
        { "id": "d", "title": "D" }
      ]
    }
    """

  private static let rows = (0..<40).map { #"{"title": "Row \#($0)"}"# }.joined(separator: ",")

  /// A page whose buttons push a container and present a sheet, both with a list that can be scrolled.
  private static let stacked = """
    {
      "root": "start",
      "screens": [
        { "id": "start", "body": [
          {"button": {"title": "hosted", "push": "inside"}},
          {"button": {"title": "sheet", "present": "rows"}}
        ] },
        { "id": "rows", "title": "Rows", "body": [{"list": [\(rows)]}] },
        { "id": "more", "title": "More" }
      ],
      "containers": [{ "id": "inside", "ids": ["rows", "more"], "initial": "rows" }]
    }
    """

  private func fixture() throws -> SceneFixture { try SceneFixture(Self.storyboard) }

  /// A fixture with a container or a sheet in front.
  private func inner(_ kind: String) throws -> SceneFixture {
    let fixture = try SceneFixture(Self.stacked)
    fixture.activate(kind)
    fixture.rest()
    return fixture
  }

  private func picture(
    _ container: TabContainer, at pointer: ResampledPointer? = nil
  ) -> DisplayList {
    var list = DisplayList()
    container.draw(into: &list, at: pointer)
    return list
  }

  private func pointer(_ x: Double, _ y: Double = 600) -> ResampledPointer {
    ResampledPointer(contact: .mouse, point: Point(x: x, y: y))
  }

  @Test("a drag looks as it would with the contact there", arguments: [-120.0, -60, -30, 20])
  func looks(dx: Double) throws {
    let (shown, moved) = (try fixture(), try fixture())
    for fixture in [shown, moved] {
      fixture.drag(from: Point(x: 300, y: 600), by: -90, release: false)
    }
    let before = picture(shown.container)
    let resampled = picture(shown.container, at: pointer(210 + dx))
    expectNotEqual(resampled, before)
    expectEqual(picture(shown.container), before)
    moved.container.handle(.move(.mouse, to: Point(x: 210 + dx, y: 600)))
    expectEqual(picture(moved.container), resampled)
    let offset = try #require(shown.container.drawnOffset(at: pointer(210 + dx)))
    expect(near(offset, moved.container.position * 400))
    expectNotEqual(shown.container.position, moved.container.position)
  }

  /// A fixture on which a drag has begun.
  private func dragged(
    _ fixture: SceneFixture, from start: Point, by dx: Double, _ dy: Double = 0
  ) -> SceneFixture {
    fixture.drag(from: start, by: dx, dy, release: false)
    return fixture
  }

  @Test("so is all else that can be held or moved")
  func held() throws {
    let controls = """
      { "pages": [
        { "id": "a", "title": "A", "body": [
          {"slider": {"id": "volume", "title": "Volume", "to": 100, "value": 50}}
        ] },
        { "id": "b", "title": "B" }, { "id": "c", "title": "C" }, { "id": "d", "title": "D" }
      ] }
      """
    let items = (0..<12).map { #"{"id": "p\#($0)", "title": "Page number \#($0)"}"# }
    let pages = #"{"overflow": "scroll", "pages": [\#(items.joined(separator: ","))]}"#
    let place = Point(x: 200, y: 500)
    func controlled() throws -> SceneFixture {
      try SceneFixture(controls) { $0.allowsReordering = true }
    }
    func panned(_ kind: String) throws -> SceneFixture {
      let fixture = try inner(kind)
      for _ in 0..<3 { fixture.container.handle(.pan(dx: 0, dy: -20, at: place)) }
      return fixture
    }
    let further = ResampledPointer(contact: nil, point: Point(x: 0, y: -12))
    let rows: [(name: String, hand: ResampledPointer, make: () throws -> SceneFixture)] = [
      (
        "a page that is pulled past an end", pointer(230),
        { try dragged(fixture(), from: Point(x: 100, y: 600), by: 90) }
      ),
      (
        "a list", pointer(300, 456),
        { try dragged(fixture(), from: Point(x: 300, y: 600), by: 0, -120) }
      ),
      (
        "a strip", pointer(228, 80),
        { try dragged(fixture(), from: Point(x: 300, y: 80), by: -60) }
      ),
      (
        "a slider", pointer(283, 132),
        { try dragged(controlled(), from: Point(x: 200, y: 132), by: 60) }
      ),
      (
        "a tab that is carried", pointer(133, 780),
        { try dragged(controlled(), from: Point(x: 50, y: 780), by: 60) }
      ),
      (
        "a screen that is swiped back", pointer(133, 300),
        { try dragged(inner("hosted"), from: Point(x: 4, y: 300), by: 120) }
      ),
      (
        "a toolbar", pointer(89, 780),
        { try dragged(SceneFixture(pages), from: Point(x: 200, y: 780), by: -120) }
      ),
      ("what fingers on a touchpad move inside a page", further, { try panned("hosted") }),
      ("what they move on a sheet", further, { try panned("sheet") }),
    ]
    for (name, hand, make) in rows {
      let (shown, moved) = (try make(), try make())
      let before = picture(shown.container)
      let value = shown.container.value(of: "volume")
      let resampled = picture(shown.container, at: hand)
      expectNotEqual(resampled, before, "\(name)")
      expectEqual(picture(shown.container), before, "\(name)")
      expectEqual(shown.container.value(of: "volume"), value, "\(name)")
      moved.container.handle(
        hand.contact == nil
          ? .pan(dx: hand.point.x, dy: hand.point.y, at: place) : .move(.mouse, to: hand.point))
      expectEqual(picture(moved.container), resampled, "\(name)")
    }
  }

  @Test("no page comes into view that has not appeared")
  func otherPages() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 300, y: 600), by: -10, release: false)
    expectEqual(fixture.container.drawnOffset(at: pointer(380)), 0)
    expectEqual(fixture.container.drawnOffset(at: pointer(-300)), 400)
    expectEqual(fixture.container.drawnOffset(at: pointer(291)), 5)
  }

  // MARK: Touchpads

  @Test(
    "what fingers on a touchpad move is drawn as if they had moved further",
    arguments: [Point(x: 14, y: 0), Point(x: -9, y: 0), Point(x: 0, y: -12), Point(x: 0, y: 5)])
  func pan(further: Point) throws {
    let (shown, moved) = (try fixture(), try fixture())
    let place = Point(x: 300, y: 600)
    let step = further.x != 0 ? Point(x: 20, y: 0) : Point(x: 0, y: -20)
    for fixture in [shown, moved] {
      for _ in 0..<3 { fixture.container.handle(.pan(dx: step.x, dy: step.y, at: place)) }
    }
    let before = picture(shown.container)
    let hand = ResampledPointer(contact: nil, point: further)
    let resampled = picture(shown.container, at: hand)
    expectNotEqual(resampled, before)
    expectEqual(picture(shown.container), before)
    moved.container.handle(.pan(dx: further.x, dy: further.y, at: place))
    expectEqual(picture(moved.container), resampled)
    expectEqual((shown.container.drawnOffset(at: hand) != nil), further.x != 0)
    var slow = hand
    slow.isSlow = true
    slow.point = Point(x: further.x / 8, y: further.y / 8)
    let offsets = Set(picture(shown.container, at: slow).commands.map(\.subpixelOffset))
    expectGreater(offsets.count, 1)
    shown.container.handle(.panEnd)
    let lifted = picture(shown.container)
    expectEqual(picture(shown.container, at: hand), lifted)
  }

  // MARK: Between pixels

  private func slow(_ x: Double, _ y: Double = 600) -> ResampledPointer {
    var slow = pointer(x, y)
    slow.isSlow = true
    return slow
  }

  /// A picture's commands without their offsets, and those that differ from the same picture at whole pixels.
  private func offsets(
    _ container: TabContainer, at pointer: ResampledPointer
  ) -> (whole: Bool, offsets: Set<Point>) {
    var plain = pointer
    plain.isSlow = false
    let (fine, whole) = (picture(container, at: pointer), picture(container, at: plain))
    let isSame = zip(fine.commands, whole.commands).allSatisfy { one, other in
      // Fills of the lower page reach below the upper one.
      if case .fill = one.content { return one.key == other.key }
      return one.content == other.content && one.key == other.key
    }
    return (
      isSame && fine.commands.count == whole.commands.count,
      Set(fine.commands.map(\.subpixelOffset))
    )
  }

  @Test("under a slow hand pages are drawn as far beside whole pixels as they are")
  func slowPages() throws {
    let fixture = try fixture()
    fixture.drag(from: Point(x: 300, y: 600), by: -90, release: false)
    let (isSame, found) = offsets(fixture.container, at: slow(170.25))
    expect(isSame)
    // Titles move by 0.35 of the way.
    expect(found.contains(.zero))
    expect(found.contains(Point(x: 0.25, y: 0)))
    expectAtMost(found.count, 4)
    expect(found.allSatisfy { abs($0.x) <= 0.5 && $0.y == 0 })
    expectEqual(
      offsets(fixture.container, at: slow(170)).offsets.contains(Point(x: 0.25, y: 0)), false)
    expect(
      picture(fixture.container, at: pointer(170.25)).commands.allSatisfy {
        $0.subpixelOffset == .zero
      })
    expect(picture(fixture.container).commands.allSatisfy { $0.subpixelOffset == .zero })
  }

  @Test("so are the items of a toolbar that scrolls along")
  func slowItems() throws {
    let items = (0..<12).map { #"{"id": "p\#($0)", "title": "Page number \#($0)"}"# }
    let fixture = try SceneFixture(
      #"{"overflow": "scroll", "pages": [\#(items.joined(separator: ","))]}"#)
    fixture.container.select(index: 5, animated: false)
    fixture.drag(from: Point(x: 300, y: 400), by: -90, release: false)
    let (slowly, exactly) = (
      picture(fixture.container, at: slow(170.3, 400)),
      picture(fixture.container, at: pointer(170.3, 400))
    )
    let titles = zip(slowly.commands, exactly.commands).compactMap { slow, exact in
      if case .text(let text) = slow.content, case .text(let other) = exact.content,
        text.string == other.string, text.frame.y > 700
      {
        (slow, text.frame.x, other.frame.x)
      } else {
        nil
      }
    }
    expectGreater(titles.count, 2)
    for (command, snapped, exact) in titles {
      expectNotEqual(command.subpixelOffset.x, 0)
      expect(near(snapped + command.subpixelOffset.x, exact))
    }
    expectEqual(Set(titles.map { $0.0.subpixelOffset }).count, 1)
  }

  @Test("so are a list and a strip, and bars are not", arguments: [true, false])
  func slowBodies(isList: Bool) throws {
    let fixture = try fixture()
    let start = Point(x: 300, y: isList ? 600 : 80)
    let way = isList ? Point(x: 0, y: -120) : Point(x: -60, y: 0)
    fixture.drag(from: start, by: way.x, way.y, release: false)
    let there = slow(start.x + way.x * 1.2 - 0.25, start.y + way.y * 1.2 - 0.25)
    let (isSame, found) = offsets(fixture.container, at: there)
    expect(isSame)
    expectEqual(found, [.zero, isList ? Point(x: 0, y: -0.25) : Point(x: -0.25, y: 0)])
  }

  @Test("without a drag, and of another contact, nothing looks different")
  func nothing() throws {
    let fixture = try fixture()
    let rest = picture(fixture.container)
    expectEqual(picture(fixture.container, at: pointer(100)), rest)
    expect(!fixture.container.isDragged(by: .mouse))
    fixture.container.handle(.press(.mouse, at: Point(x: 300, y: 600)))
    expect(!fixture.container.isDragged(by: .mouse))
    let pressed = picture(fixture.container)
    expectEqual(picture(fixture.container, at: pointer(100)), pressed)
    fixture.container.handle(.move(.mouse, to: Point(x: 200, y: 600)))
    expect(fixture.container.isDragged(by: .mouse))
    let dragged = picture(fixture.container)
    let other = ResampledPointer(contact: Contact(device: .touch), point: Point(x: 100, y: 600))
    expectEqual(picture(fixture.container, at: other), dragged)
    fixture.container.handle(.release(.mouse, at: Point(x: 200, y: 600)))
    expect(!fixture.container.isDragged(by: .mouse))
    let released = picture(fixture.container)
    expectEqual(picture(fixture.container, at: pointer(100)), released)
    expectEqual(fixture.container.drawnOffset(at: pointer(100)), nil)
  }

  @Test("hands lead to the same states and pictures, drawn so or not", arguments: Seeds.first(12))
  func states(seed: UInt64) throws {
    let (plain, drawn) = (try fixture(), try fixture())
    var random = SeededGenerator(seed: seed)
    var resampler = MotionResampler()
    for _ in 0..<6 {
      let start = Point(
        x: .random(in: 20...380, using: &random), y: .random(in: 60...740, using: &random))
      let hand = Hand(
        start: start,
        way: Point(
          x: .random(in: -350...350, using: &random), y: .random(in: -60...60, using: &random)),
        duration: .random(in: 0.1...0.5, using: &random), rate: 90)
      let begin = drawn.container.time
      func handle(_ event: InputEvent) {
        for fixture in [plain, drawn] { fixture.container.handle(event) }
        resampler.note(event, at: drawn.container.time)
      }
      handle(.press(.mouse, at: start))
      for report in 1...Int(hand.duration * 90) {
        for half in [0.5, 1] {
          let time = begin + (Double(report) - 1 + half) / 90
          for fixture in [plain, drawn] { fixture.container.advance(to: time) }
          if half == 1 { handle(.move(.mouse, to: hand.point(at: time - begin))) }
          var pointer = resampler.pointer(at: time)
          pointer?.isSlow = report % 2 == 0
          _ = picture(drawn.container, at: pointer)
          expectEqual(plain.line, drawn.line)
        }
      }
      handle(.release(.mouse, at: hand.point(at: hand.duration)))
      expectEqual(resampler.pointer(at: drawn.container.time), nil)
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        for fixture in [plain, drawn] { fixture.advance(by: 1 / 60) }
        expectEqual(picture(drawn.container), picture(plain.container))
      }
      expectEqual(plain.take(), drawn.take())
    }
  }

  @Test("a strip that hands over to the pages is never drawn past its end")
  func stripEnd() throws {
    let fixture = try SceneFixture(Self.storyboard) { $0.stripHandOver = .sameContact }
    fixture.drag(from: Point(x: 390, y: 80), by: -60, release: false)
    func card(_ x: Double) -> Rect? {
      let list = picture(
        fixture.container, at: ResampledPointer(contact: .mouse, point: Point(x: x, y: 80)))
      for command in list.commands {
        if case .text(let text) = command.content, text.string == "5" { return text.frame }
      }
      return nil
    }
    let end = try #require(card(-3000))
    expectAtMost(end.maxX, 400)
    expectEqual(card(-4000), end)
    fixture.container.handle(.move(.mouse, to: Point(x: 330, y: 80)))
    expectNotEqual(card(329), end)
  }
}
