import Testing

@testable import SwipeTabKit
@testable import TestSupport

/// Recorded hands do what the hands meant.
@Suite("Recorded hands")
@MainActor struct RecordedHandTests {
  /// How a recording is played: as it was, the opposite way, along the other axis, and lifted at another time.
  struct Play: Sendable, CustomTestStringConvertible {
    var isMirrored: Bool
    /// The paging axis; recordings are of vertical flings.
    var axis: Axis
    /// When the hand is lifted, in seconds after its last report; nil for as recorded.
    var lift: Double?

    var testDescription: String {
      "\(isMirrored ? "mirrored, " : "")\(axis), lifted \(lift.map { "after \($0) s" } ?? "as recorded")"
    }

    func path(_ hand: RecordedHand) -> HandPath {
      HandPath(hand, swapped: axis == .horizontal, mirrored: isMirrored, lift: lift)
    }
  }

  /// 11.8 ms is the median of 214 recorded contacts.
  nonisolated static let plays: [Play] = [nil, 0, 0.0118, 0.039].flatMap { lift in
    [Axis.horizontal, .vertical].flatMap { axis in
      [false, true].map { Play(isMirrored: $0, axis: axis, lift: lift) }
    }
  }

  /// All recordings but one that goes to and fro and one that brakes.
  nonisolated static let flings =
    RecordedHand.android + RecordedHand.firefox
    + RecordedHand.flutter.filter { !["flutter 0", "flutter 2"].contains($0.testDescription) }

  /// A container whose pages follow each other along an axis, with five of them and the third one selected.
  private static func container(_ axis: Axis) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.pagingAxis = axis
    return try TabContainer(
      pages: PageList(Fixture.pages(0..<5)), configuration: configuration, initial: .index(2),
      size: Size(width: 480, height: 800))
  }

  @Test("there are 52 flings")
  func count() { expectEqual(Self.flings.count, 52) }

  @Test("each of 52 flings turns one page, its way", arguments: plays)
  func flings(play: Play) throws {
    let container = try Self.container(play.axis)
    for hand in Self.flings {
      container.select(index: 2, animated: false)
      let path = play.path(hand)
      path.perform(on: container)
      let way = path.end.coordinate(along: play.axis)
      expectEqual(container.selectedIndex, way < 0 ? 3 : 1, "\(hand)")
      container.advance(to: container.time + 5)
      expectEqual(container.position, way < 0 ? 3 : 1, "\(hand)")
    }
  }

  @Test("along the other axis none turns a page", arguments: plays)
  func across(play: Play) throws {
    let container = try Self.container(play.axis == .horizontal ? .vertical : .horizontal)
    for hand in RecordedHand.android + RecordedHand.firefox + RecordedHand.flutter {
      play.path(hand).perform(on: container)
      container.advance(to: container.time + 5)
      expectEqual(container.position, 2, "\(hand)")
    }
  }

  @Test("a hand's velocity is the published one within 2 %", arguments: plays)
  func velocity(play: Play) throws {
    for hand in Self.flings {
      guard let published = hand.down else { continue }
      let path = play.path(hand)
      var tracker = HandTracker()
      let tuning = GestureTuning()
      for (index, report) in path.points.enumerated() {
        if index == 0 {
          tracker.begin(at: report.point, report.time)
        } else {
          tracker.move(to: report.point, report.time, by: .touch, tuning)
        }
      }
      let velocity = tracker.release(at: path.end, path.lift, by: .touch, tuning)
        .velocity(along: play.axis).motion
      let expected = play.isMirrored ? -published : published
      expectAtMost(abs(velocity - expected), 0.02 * abs(published), "\(hand): \(velocity)")
    }
  }

  @Test("pages go on with the hand's velocity, as far as that leads past no page", arguments: plays)
  func goesOn(play: Play) throws {
    let container = try Self.container(play.axis)
    var count = 0
    for hand in Self.flings {
      guard let published = hand.down else { continue }
      container.select(index: 2, animated: false)
      play.path(hand).perform(on: container)
      let extent =
        play.axis == .horizontal ? 480.0 : StateReader(container).visiblePages[0].frame.height
      let distance = abs(container.position - Double(container.selectedIndex ?? 0)) * extent
      let fastest = min(abs(published), 60 * distance, 8000)
      expectAtMost(abs(abs(container.velocity) * extent - fastest), 0.02 * fastest, "\(hand)")
      if fastest == abs(published) { count += 1 }
      container.advance(to: container.time + 5)
    }
    expectAtLeast(count, 24)
  }

  @Test("the one that goes to and fro turns no page, and the one that brakes turns one")
  func others() throws {
    for play in Self.plays {
      let container = try Self.container(play.axis)
      play.path(RecordedHand.flutter[0]).perform(on: container)
      container.advance(to: container.time + 5)
      expectEqual(container.position, 2, "\(play)")
      play.path(RecordedHand.flutter[2]).perform(on: container)
      container.advance(to: container.time + 5)
      expectEqual(container.position, play.isMirrored ? 3 : 1, "\(play)")
    }
  }

  @Test("from right to left, pages turn in the same direction as the hand")
  func rightToLeft() throws {
    let container = try Self.container(.horizontal)
    container.configuration.isRightToLeft = true
    for hand in Self.flings {
      container.select(index: 2, animated: false)
      let path = HandPath(hand, swapped: true, mirrored: false, lift: nil)
      path.perform(on: container)
      container.advance(to: container.time + 5)
      expectEqual(container.position, path.end.x < 0 ? 1 : 3, "\(hand)")
    }
  }

  @Test("flings follow each other as in Firefox's tests, and each turns a page")
  func series() throws {
    var configuration = ContainerConfiguration()
    configuration.pagingAxis = .vertical
    let container = try TabContainer(
      pages: PageList(Fixture.pages(0..<11)), configuration: configuration, initial: .index(5),
      size: Size(width: 480, height: 800))
    let waits = [375, 447, 153, 498, 285, 204, 255, 1117].map { [$0] } + [[154, 123, 123, 134]]
    var next = 0
    for waits in waits {
      container.select(index: 5, animated: false)
      var turned = 0
      for wait in [0] + waits {
        let path = HandPath(RecordedHand.firefox[next], by: Contact(device: .touch))
        (next, turned) = (next + 1, turned + (path.end.y < 0 ? 1 : -1))
        container.advance(to: container.time + Double(wait) / 1000)
        path.perform(on: container)
      }
      container.advance(to: container.time + 5)
      expectEqual(container.position, Double(5 + turned), "up to firefox \(next - 1)")
    }
  }

  @Test("a thumb that arcs as it lifts turns a page, and the mean of a way from 48 points on")
  func unclear() throws {
    let container = try Self.container(.horizontal)
    for (hand, page) in zip(RecordedHand.unclear, [3.0, 2, 2, 3]) {
      container.select(index: 2, animated: false)
      HandPath(hand, by: Contact(device: .touch)).perform(on: container)
      container.advance(to: container.time + 5)
      expectEqual(container.position, page, "\(hand)")
    }
  }

  @Test(
    "a palm that slides or a brushed touchpad beside a moving finger ends no swipe",
    arguments: plays)
  func beside(play: Play) throws {
    let container = try Self.container(play.axis)
    let palm = Contact(device: .touch, pointer: 7)
    for hand in Self.flings {
      for isPalm in [true, false] {
        container.select(index: 2, animated: false)
        let path = play.path(hand)
        var place = Point(x: 60, y: 300)
        container.handle(isPalm ? .press(palm, at: place) : .panEnd)
        path.perform(on: container) { index in
          guard max(abs(path.points[index].point.x), abs(path.points[index].point.y)) > 10 else {
            return
          }
          place = Point(x: place.x + 4, y: place.y + 3)
          container.handle(isPalm ? .move(palm, to: place) : .pan(dx: 6, dy: 6, at: place))
        }
        container.handle(isPalm ? .release(palm, at: place) : .panEnd)
        container.advance(to: container.time + 5)
        let way = path.end.coordinate(along: play.axis)
        expectEqual(container.position, way < 0 ? 3 : 1, "\(hand), \(isPalm ? "palm" : "touchpad")")
      }
    }
  }

  /// A page with a list of rows, which counts how often it is loaded again.
  @MainActor private final class ListPage: BasePage {
    var loads = 0

    init() {
      super.init(id: "list", item: TabItem(title: "List"))
      body = ScreenBody([.list((0..<400).map { ScreenBody.Row("Row \($0)") })])
    }

    override var onRefresh: ((@escaping @MainActor () -> Void) -> Void)? {
      { [weak self] done in
        self?.loads += 1
        done()
      }
    }
  }

  /// Plays all flings on a list from an offset, and calls `body` after each with the travel beyond the slop, and the
  /// offset at the lift and at rest.
  private func onList(
    at offset: Double,
    _ body: (RecordedHand, ListPage, Double, (lift: Double, rest: Double)) -> Void
  ) throws {
    for hand in Self.flings {
      let page = ListPage()
      let container = try TabContainer(
        pages: PageList([page]), size: Size(width: 480, height: 800))
      container.handle(.wheel(dx: 0, dy: -offset / 40, at: Point(x: 240, y: 400)))
      container.advance(to: 1)
      let path = HandPath(hand, by: Contact(device: .touch))
      path.perform(on: container)
      func place() -> Double {
        container.parts.scroller.offset(of: ScrollKey(screen: "list"), limit: 1e6)
      }
      let lift = place()
      container.advance(to: container.time + 10)
      body(hand, page, path.end.y.beyond(slop: 10), (lift, place()))
    }
  }

  @Test("a flung list follows the hand, and goes on its way")
  func lists() throws {
    try onList(at: 9000) { hand, page, travel, offset in
      expect(near(offset.lift, 9000 - travel, within: 1), "\(hand): \(offset)")
      let isOnItsWay = travel < 0 ? offset.rest > offset.lift + 20 : offset.rest < offset.lift - 20
      expect(isOnItsWay, "\(hand): \(offset)")
      expectEqual(page.loads, 0)
    }
  }

  @Test("at the top of a list, a hand that pulls far enough loads anew once, and the list returns")
  func refresh() throws {
    var pulls = 0
    try onList(at: 0) { hand, page, travel, offset in
      let isFar = offset.lift <= -56
      pulls += isFar ? 1 : 0
      expectEqual(page.loads, isFar ? 1 : 0, "\(hand)")
      if travel > 0 { expectEqual(offset.rest, 0, "\(hand)") }
    }
    expectAtLeast(pulls, 3)
  }
}
