import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("EventTimeline")
struct EventTimelineTests {
  private static let ms = 1_000_000

  /// Reads events of the device times given, all of them at `now`, and returns their times in whole milliseconds.
  private func read(
    _ timeline: inout EventTimeline, _ milliseconds: [UInt32], now: Int
  ) -> [Int] {
    milliseconds.map {
      timeline.note(deviceMilliseconds: $0, now: now)
      return (timeline.time(limit: now) + Self.ms / 2) / Self.ms
    }
  }

  @Test("without the device's time an event happens when it is read")
  func untimed() {
    var timeline = EventTimeline()
    expectEqual(timeline.time(limit: 70), 70)
    timeline.note(deviceMilliseconds: 3, now: 80)
    timeline.note(deviceMilliseconds: nil, now: 80)
    expectEqual(timeline.time(limit: 80), 80)
  }

  @Test("events read together keep the time between them")
  func together() {
    var timeline = EventTimeline()
    _ = read(&timeline, [5000], now: 100 * Self.ms)
    let times = read(&timeline, [5008, 5010, 5016], now: 116 * Self.ms)
    expectEqual(times, [108, 110, 116])
  }

  @Test("the message that took least time sets the clocks")
  func leastDelay() {
    var timeline = EventTimeline()
    _ = read(&timeline, [5000], now: 100 * Self.ms)  // was 9 ms on its way
    _ = read(&timeline, [5010], now: 101 * Self.ms)  // was none
    expectEqual(read(&timeline, [5015], now: 110 * Self.ms), [106])
  }

  @Test("no event is later than the frame, or before what has passed")
  func bounds() {
    var timeline = EventTimeline()
    _ = read(&timeline, [5000], now: 100 * Self.ms)
    timeline.note(deviceMilliseconds: 5010, now: 110 * Self.ms)
    expectEqual(timeline.time(limit: 104 * Self.ms), 104 * Self.ms)
    timeline.pass(112 * Self.ms)
    timeline.note(deviceMilliseconds: 5011, now: 113 * Self.ms)
    expectEqual(timeline.time(limit: 113 * Self.ms), 112 * Self.ms)
  }

  @Test("the server's clock may run over")
  func wrap() {
    var timeline = EventTimeline()
    _ = read(&timeline, [UInt32.max - 1], now: 100 * Self.ms)
    expectEqual(read(&timeline, [6], now: 120 * Self.ms), [108])
  }

  @Test("a clock that jumps is followed from its next event on")
  func jump() {
    var timeline = EventTimeline()
    _ = read(&timeline, [5000], now: 100 * Self.ms)
    expectEqual(read(&timeline, [900_000], now: 110 * Self.ms), [110])
    let times = read(&timeline, [900_004, 900_008], now: 118 * Self.ms)
    expectEqual(times, [114, 118])
  }

  @Test("a clock that is set back is followed from its next event on")
  func setBack() {
    var timeline = EventTimeline()
    _ = read(&timeline, [900_000], now: 100 * Self.ms)
    expectEqual(read(&timeline, [5000], now: 110 * Self.ms), [110])
    let times = read(&timeline, [5004, 5008], now: 118 * Self.ms)
    expectEqual(times, [114, 118])
  }

  @Test("a clock that runs slow is followed too")
  func drift() {
    var timeline = EventTimeline()
    _ = read(&timeline, [1000], now: 0)
    // A hundred seconds of ours are 10 ms less on the server's clock.
    for second in 1...100 {
      let now = second * 1000 * Self.ms
      let times = read(&timeline, [UInt32(1000 + second * 1000 - second / 10)], now: now)
      expectAtMost(second * 1000 - times[0], 1)
    }
  }
}
