import Testing

@testable import SwipeTabKit
@testable import TestSupport
@testable import StoryboardTestSupport

/// After the last page comes the first.
@Suite("Cycling")
@MainActor struct CyclingTests {
  private func fixture(
    pages: Int = 5, at index: Int = 0,
    _ configure: (inout ContainerConfiguration) -> Void = { _ in }
  ) throws -> Fixture {
    try Fixture(pages: pages, at: index) {
      $0.isCyclic = true
      configure(&$0)
    }
  }

  private func amounts(_ fixture: Fixture) -> [Double] {
    (0..<fixture.container.count).map {
      fixture.container.parts.toolbar.geometry.amount(ofItem: $0)
    }
  }

  // MARK: Dragging

  @Test("beyond an end comes the page at the other one, and it does not resist")
  func beyondTheEnds() throws {
    let rows:
      [(
        name: String, start: Int, way: Double, position: Double, edges: [PageID: Double],
        amounts: [Double]
      )] = [
        (
          "past the last page comes the first", 4, -100, 4.25, ["p4": -100, "p0": 300],
          [0.25, 0, 0, 0, 0.75]
        ),
        (
          "before the first page comes the last", 0, 100, 4.75, ["p4": -300, "p0": 100],
          [0.75, 0, 0, 0, 0.25]
        ),
      ]
    for (name, start, way, position, edges, amounts) in rows {
      let fixture = try fixture(at: start)
      fixture.drag(by: way, release: false)
      expectEqual(fixture.position, position, "\(name)")
      expectEqual(fixture.leftEdges, edges, "\(name)")
      expectEqual(self.amounts(fixture), amounts, "\(name)")
    }
  }

  @Test("a swipe round the end is told as any other, and rests on the first page exactly")
  func events() throws {
    let fixture = try fixture(at: 4)
    fixture.fling(-1200)
    expectEqual(fixture.container.selectedIndex, 0)
    fixture.rest()
    expectEqual(fixture.position, 0)
    expectEqual(fixture.container.phase, .resting)
    let change = SelectionChange(from: "p4", to: "p0", cause: .swipe)
    expectEqual(
      fixture.take(),
      [
        .swipeBegan(from: "p4"), .pageAppeared("p0"), .swipeEnded(target: "p0"),
        .willSelect(change), .pageDisappeared("p4"), .didSelect(change),
      ])
  }

  @Test(
    "exactly half of the way round goes on, less goes back", arguments: [(-200.0, 0), (-199, 4)])
  func half(travel: Double, selected: Int) throws {
    let fixture = try fixture(at: 4)
    fixture.slowDrag(by: travel)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, selected)
  }

  @Test("from right to left and from top to bottom it goes round as well")
  func directions() throws {
    let mirrored = try fixture(at: 4) { $0.isRightToLeft = true }
    mirrored.drag(by: 100, release: false)
    expectEqual(mirrored.leftEdges, ["p4": 100, "p0": -300])
    let vertical = try fixture(at: 4) { $0.pagingAxis = .vertical }
    vertical.drag(by: 0, dy: -200, release: false)
    let frames = StateReader(vertical.container).visiblePages
    expectEqual(frames.map(\.id), ["p4", "p0"])
    expectEqual(frames.map(\.frame.y), [-200, 600])
  }

  @Test("a drag may go round several times", arguments: [-2200.0, 2200])
  func severalTimes(travel: Double) throws {
    let fixture = try fixture(pages: 2)
    fixture.drag(by: travel, steps: 50, release: false)
    expect(near(fixture.position, travel < 0 ? 1.5 : 0.5))
    fixture.key("escape")
    fixture.rest()
    expectEqual(fixture.position, 0)
    expectEqual(fixture.takeChanges(), [.swipeBegan(from: "p0"), .swipeCancelled])
  }

  @Test("without a limit a fling goes on round the end")
  func unlimited() throws {
    let fixture = try fixture(at: 3) {
      $0.tuning.pagesPerSwipe = .unlimited(deceleration: 0.998)
    }
    fixture.fling(-2000)
    fixture.rest()
    expect([0, 1].contains(fixture.container.selectedIndex))
    expect(fixture.container.checkInvariants().isEmpty)
  }

  // MARK: One page and two

  @Test("one page alone has ends")
  func one() throws {
    let fixture = try fixture(pages: 1)
    fixture.drag(by: -200, release: false)
    expectEqual(fixture.leftEdges.keys.sorted { $0.rawValue < $1.rawValue }, ["p0"])
    expectGreater(fixture.position, 0)
    expectLess(fixture.position, 0.5)
    fixture.release(0)
    fixture.key("ctrl+tab")
    fixture.wheel(1)
    fixture.rest()
    expectEqual(fixture.position, 0)
  }

  @Test(
    "two pages take turns, either way", arguments: [("ctrl+tab", 0.5), ("ctrl+shift+tab", 1.5)])
  func two(key: String, between: Double) throws {
    let fixture = try fixture(pages: 2)
    fixture.key(key)
    expectEqual(fixture.container.selectedIndex, 1)
    fixture.advance(by: 0.05)
    expect(between < 1 ? fixture.position < 1 : fixture.position > 1)
    fixture.rest()
    expectEqual(fixture.position, 1)
  }

  // MARK: Stepping

  @Test(
    "keys and the wheel move on to the neighbour",
    arguments: [(4, 1, 0, true), (0, -1, 4, true), (4, 1, 0, false), (0, -1, 4, false)])
  func stepping(start: Int, step: Int, end: Int, isKey: Bool) throws {
    let fixture = try fixture(at: start)
    if isKey {
      fixture.key(step > 0 ? "ctrl+tab" : "ctrl+shift+tab")
    } else {
      fixture.wheel(Double(step))
    }
    fixture.advance(by: 0.05)
    expect((4..<5).contains(fixture.position))
    expectEqual(Set(fixture.leftEdges.keys), ["p4", "p0"])
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, end)
    expectEqual(fixture.position, Double(end))
  }

  @Test("without the option a key wraps over all the pages and the wheel stops")
  func withoutTheOption() throws {
    let fixture = try Fixture(pages: 5, at: 4)
    expect(!fixture.wheel(1))
    fixture.key("ctrl+tab")
    fixture.advance(by: 0.05)
    expectLess(fixture.position, 4)
  }

  @Test("steps in quick succession go on in their direction")
  func quickSteps() throws {
    let fixture = try fixture(pages: 3, at: 2)
    var last = fixture.container.parts.pager.scroll.spotPosition
    for _ in 0..<7 {
      fixture.key("ctrl+tab")
      fixture.advance(by: 0.02)
      let place = fixture.container.parts.pager.scroll.spotPosition
      expectGreater(place, last)
      last = place
      expect(fixture.container.checkInvariants().isEmpty)
    }
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 0)
  }

  // MARK: Taps

  @Test(
    "a tap goes the way of the bar, to a neighbour round the end directly",
    arguments: [(4, 0, true), (0, 4, true), (3, 0, false), (0, 3, false), (1, 4, false)])
  func taps(start: Int, target: Int, isCyclic: Bool) throws {
    let fixture = try fixture(at: start)
    fixture.tap(item: target)
    fixture.advance(by: 0.05)
    expectEqual((fixture.position > 4), isCyclic)
    fixture.rest()
    expectEqual(fixture.position, Double(target))
  }

  @Test("a distant page comes directly from between the ends")
  func distantFromTheSeam() throws {
    let fixture = try fixture(pages: 9, at: 8)
    fixture.key("ctrl+tab")
    fixture.advance(untilPosition: 8.5)
    let before = fixture.leftEdges
    fixture.container.select(index: 4)
    expect(near(fixture.leftEdges["p8"] ?? 0, before["p8"] ?? 1))
    fixture.advance(by: 0.08)
    expect(fixture.container.checkInvariants().isEmpty)
    fixture.rest()
    expectEqual(fixture.position, 4)
  }

  // MARK: Catching

  @Test("a catch between the ends keeps what shows, and its half goes to the selected page")
  func caught() throws {
    let fixture = try fixture(at: 4)
    fixture.key("ctrl+tab")
    fixture.advance(untilPosition: 4.4)
    let before = fixture.leftEdges
    fixture.press()
    expectEqual(fixture.leftEdges, before)
    expectEqual(fixture.container.phase, .dragging)
    fixture.advance(by: 0.2)
    let way = 400 * (4.5 - fixture.position)
    fixture.move(200 - way)
    fixture.advance(by: 0.2)
    fixture.release(200 - way)
    fixture.rest()
    expectEqual(fixture.container.selectedIndex, 0)
  }

  @Test("a refused swipe round the end goes back to where it began")
  func veto() throws {
    let fixture = try fixture(pages: 2)
    fixture.container.shouldSelect = { _, _ in false }
    fixture.drag(by: 260, over: 1)
    fixture.advance(by: 0.05)
    expectGreater(fixture.position, 1.35)
    fixture.rest()
    expectEqual(fixture.position, 0)
  }

  @Test("a lock makes an end on its side alone")
  func locks() throws {
    let fixture = try fixture(at: 2)
    fixture.container.setPages(
      try PageList(["a", "b", "p2"].map { Fixture.page($0, lock: $0 == "p2" ? .forward : []) }))
    fixture.drag(by: -200, release: false)
    expectLess(fixture.position, 2.5)
    fixture.release(0)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "p2")
    fixture.fling(1200)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "b")
    fixture.fling(1200)
    fixture.rest()
    fixture.fling(1200)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "p2")
  }

  // MARK: Changes

  @Test("switched off between the ends, nothing moves at once and the swipe ends as it would")
  func switchedOff() throws {
    let fixture = try fixture(at: 4)
    fixture.drag(by: -240, release: false)
    let before = StateReader(fixture.container).line
    fixture.container.configuration.isCyclic = false
    expectEqual(StateReader(fixture.container).line, before)
    // The two are like distant pages that were caught: beyond them is an end.
    fixture.move(-300)
    expect(fixture.leftEdges["p0"].map { $0 < 0 && $0 > -200 } ?? false)
    fixture.move(-40)
    fixture.advance(by: 0.2)
    fixture.release(-40)
    fixture.rest()
    expectEqual(fixture.position, 0)
    expectEqual(fixture.container.parts.pager.scroll.ring, nil)
    fixture.drag(by: 200, release: false)
    expectEqual(fixture.leftEdges.count, 1)
  }

  @Test("switched off while it settles round the end, it goes on", arguments: [0.02, 0.08, 0.2])
  func switchedOffSettling(delay: Double) throws {
    let fixture = try fixture(at: 4)
    fixture.key("ctrl+tab")
    fixture.advance(by: delay)
    let (place, speed) = (fixture.position, fixture.container.velocity)
    fixture.container.configuration.isCyclic = false
    expect(near(fixture.position, place))
    expect(near(fixture.container.velocity, speed))
    fixture.rest()
    expectEqual(fixture.position, 0)
  }

  @Test("switched on while an end is pulled, it keeps its end until it rests")
  func switchedOn() throws {
    let fixture = try Fixture(pages: 5, at: 4)
    fixture.drag(by: -200, release: false)
    let before = StateReader(fixture.container).line
    fixture.container.configuration.isCyclic = true
    expectEqual(StateReader(fixture.container).line, before)
    fixture.release(0)
    fixture.rest()
    expectEqual(fixture.position, 4)
    fixture.fling(-1200)
    fixture.rest()
    expectEqual(fixture.position, 0)
  }

  @Test("a reload between the ends carries on if they remain the ends")
  func reload() throws {
    let fixture = try fixture(at: 4)
    fixture.key("ctrl+tab")
    fixture.advance(by: 0.05)
    let before = fixture.leftEdges
    fixture.container.setPages(try Fixture.list(["p0", "p2", "p4"]))
    expectEqual(fixture.leftEdges.keys, before.keys)
    expect(near(fixture.leftEdges["p0"] ?? 0, before["p0"] ?? 1))
    expectGreater(fixture.position, 2)
    fixture.rest()
    expectEqual(fixture.container.selectedID, "p0")
    expectEqual(fixture.position, 0)
  }

  @Test("a resize between the ends keeps the fraction")
  func resize() throws {
    let fixture = try fixture(at: 4)
    fixture.drag(by: -100, release: false)
    fixture.resize(800)
    expectEqual(fixture.position, 4.25)
    fixture.move(-100)
    expect(near(fixture.position, 4.5))
  }

  @Test("reduced motion goes round at once")
  func reducedMotion() throws {
    let fixture = try fixture(at: 4) { $0.reducesMotion = true }
    fixture.key("ctrl+tab")
    expectEqual(fixture.position, 0)
    expectEqual(fixture.container.phase, .resting)
  }

  @Test("the pages near the selected one are near round the end too")
  func retention() throws {
    let fixture = try fixture(at: 3) { $0.retention = .near(1) }
    for _ in 0..<2 {
      fixture.key("ctrl+tab")
      fixture.rest()
    }
    expectEqual(fixture.container.selectedIndex, 0)
    expectEqual(fixture.container.stage(of: "p4"), .hidden)
    expectEqual(fixture.container.stage(of: "p3"), .absent)
  }

  @Test("the position that a state line tells is less than the number of pages")
  func stateLine() throws {
    let fixture = try fixture()
    fixture.hold(at: -1e-7)
    expectGreater(fixture.position, 4.9)
    expect(StateReader(fixture.container).line.contains(#""position":0,"#))
  }

  // MARK: Bar

  @Test(
    "between the ends the mark shrinks on the last item and grows on the first",
    arguments: Animators.all.map(\.name), [false, true])
  func marks(animator: String, isRightToLeft: Bool) throws {
    let fixture = try fixture(at: 4) {
      $0.animator = Animators.named(animator) ?? NoAnimator()
      $0.isRightToLeft = isRightToLeft
    }
    let container = fixture.container
    fixture.hold(at: 4.25)
    let (leaving, entering) = (
      container.parts.toolbar.geometry, container.parts.toolbar.geometry.beyondEnds
    )
    expectEqual(leaving.presence, 0.75)
    expectEqual(entering?.presence, 0.25)
    guard let mark = container.configuration.animator.indicator(in: leaving) else { return }
    let other = try #require(
      entering.flatMap { container.configuration.animator.indicator(in: $0) })
    expectEqual(mark.frame.midX, leaving.frame(ofItem: 4).midX)
    expectEqual(other.frame.midX, leaving.frame(ofItem: 0).midX)
    let shown = try #require(container.configuration.animator.shownIndicator(in: leaving))
    expect(near(shown.frame.width, 0.75 * mark.frame.width))
    expect(near(shown.frame.midX, mark.frame.midX))
    expect(near(shown.frame.midY, mark.frame.midY))
    expectEqual(shown.radius, 0.75 * mark.radius)
  }

  @Test("at the last page and at the first the mark is whole", arguments: [0, 4])
  func marksAtRest(index: Int) throws {
    let fixture = try fixture(at: index) { $0.animator = UnderlineAnimator(length: .share(1)) }
    expect(fixture.container.parts.toolbar.geometry.beyondEnds == nil)
    expectEqual(fixture.indicator?.x, StateReader(fixture.container).frame(ofItem: index).x)
  }

  @Test("a bar that scrolls goes on from the last item to the first, which follows it")
  func scrollingBar() throws {
    let fixture = try fixture(pages: 40, at: 39)
    let farthest = fixture.container.parts.context.layout.items.maximumScroll
    expectGreater(farthest, 0)
    expectEqual(fixture.container.parts.toolbar.scroll, farthest)
    fixture.hold(at: 39.5)
    let period = fixture.container.parts.context.layout.items.period
    expect(near(fixture.container.parts.toolbar.scroll, (farthest + period) / 2))
    let items = StateReader(fixture.container)
    expect(near(items.frame(ofItem: 0).x, items.frame(ofItem: 39).maxX))
    fixture.hold(at: 40)
    expectEqual(fixture.container.parts.toolbar.scroll, 0)
  }

  // MARK: Following

  @Test("a bar follows pages round the end, as often as they go")
  func follow() throws {
    let fixture = try fixture(at: 4)
    for position in [4.4, 4.9, 0.1, 0.6] {
      fixture.container.transaction { fixture.container.parts.pager.follow(position) }
      expect(near(fixture.position, position))
    }
    fixture.container.transaction { fixture.container.parts.pager.follow(1) }
    expectEqual(fixture.container.selectedIndex, 1)
    expectEqual(fixture.container.phase, .resting)
    let came = fixture.take().filter { $0 == .pageAppeared("p2") || $0 == .pageAppeared("p3") }
    expect(came.isEmpty)
  }
}
