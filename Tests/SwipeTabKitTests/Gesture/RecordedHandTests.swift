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
    RecordedHand.android
    + RecordedHand.flutter.filter { !["flutter 0", "flutter 2"].contains($0.testDescription) }

  /// A container whose pages follow each other along an axis, with five of them and the third one selected.
  private static func container(_ axis: Axis) throws -> TabContainer {
    var configuration = ContainerConfiguration()
    configuration.pagingAxis = axis
    return try TabContainer(
      pages: PageList(Fixture.pages(0..<5)), configuration: configuration, initial: .index(2),
      size: Size(width: 480, height: 800))
  }

  @Test("there are 30 flings")
  func count() { expectEqual(Self.flings.count, 30) }

  @Test("each of 30 flings turns one page, its way", arguments: plays)
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
    for hand in RecordedHand.android + RecordedHand.flutter {
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
}
