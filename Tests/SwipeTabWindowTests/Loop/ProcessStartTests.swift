import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("ProcessStart")
struct ProcessStartTests {
  @Test("the start is found behind any name, and in no other line")
  func fields() {
    let rest = " S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 4711 20"
    let lines: [(line: String, ticks: Int?)] = [
      ("12 (a)\(rest)", 4711), ("12 (a) (b c) d)\(rest)", 4711), ("", nil), ("12", nil),
      ("12 (a) S 1 2", nil), ("12 (a", nil),
    ]
    for (line, ticks) in lines {
      expectEqual(ProcessStart.startTicks(in: Array(line.utf8)), ticks, "\(line)")
    }
  }

  @Test("this program started before now")
  func order() {
    let now = MonotonicClock.now
    expectAtMost(ProcessStart.time(now: now, processorTime: 1000), now - 1000)
  }
}
