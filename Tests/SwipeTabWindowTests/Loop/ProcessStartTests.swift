import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("ProcessStart")
struct ProcessStartTests {
  @Test("the start is found behind any name")
  func fields() {
    let rest = " S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 4711 20"
    expectEqual(ProcessStart.startTicks(in: Array("12 (a)\(rest)".utf8)), 4711)
    expectEqual(ProcessStart.startTicks(in: Array("12 (a) (b c) d)\(rest)".utf8)), 4711)
  }

  @Test("what is no such line has no start", arguments: ["", "12", "12 (a) S 1 2", "12 (a"])
  func nonsense(line: String) {
    expectEqual(ProcessStart.startTicks(in: Array(line.utf8)), nil)
  }

  @Test("this program started before now")
  func order() {
    let now = MonotonicClock.now
    expectAtMost(ProcessStart.time(now: now, processorTime: 1000), now - 1000)
  }
}
