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

  @Test("events keep the time between them, and the message that took least time sets the clocks")
  func times() {
    typealias Reading = (device: [UInt32], now: Int, times: [Int])
    let rows: [(name: String, readings: [Reading])] = [
      (
        "events read together keep the time between them",
        [([5000], 100, [100]), ([5008, 5010, 5016], 116, [108, 110, 116])]
      ),
      (
        "the first was 9 ms on its way, the second none",
        [([5000], 100, [100]), ([5010], 101, [101]), ([5015], 110, [106])]
      ),
      (
        "the server's clock runs over", [([UInt32.max - 1], 100, [100]), ([6], 120, [108])]
      ),
      (
        "a clock that jumps is followed from its next event on",
        [([5000], 100, [100]), ([900_000], 110, [110]), ([900_004, 900_008], 118, [114, 118])]
      ),
      (
        "so is a clock that is set back",
        [([900_000], 100, [100]), ([5000], 110, [110]), ([5004, 5008], 118, [114, 118])]
      ),
    ]
    for (name, readings) in rows {
      var timeline = EventTimeline()
      for (device, now, times) in readings {
        expectEqual(read(&timeline, device, now: now * Self.ms), times, "\(name)")
      }
    }
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
