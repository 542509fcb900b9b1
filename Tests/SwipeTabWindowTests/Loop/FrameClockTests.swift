import Testing

@testable import SwipeTabWindow
@testable import TestSupport

@Suite("FrameClock")
struct FrameClockTests {
  private static let period = 16_666_667

  @Test(
    "the period is that of the display",
    arguments: [(60.0, 16_666_667), (144, 6_944_444), (50, 20_000_000)])
  func periods(rate: Double, period: Int) {
    expectEqual(FrameClock(refreshRate: rate).period, period)
  }

  @Test("after a rest a frame is due at once, and else a period after the last one")
  func due() {
    let period = Self.period
    let rows: [(name: String, act: (inout FrameClock) -> Void, due: Int?)] = [
      ("nothing was drawn", { _ in }, nil),
      ("the first frame", { $0.didDraw(at: $0.frameTime(at: 123)) }, 123 + period),
      (
        "a rest",
        {
          $0.didDraw(at: 123)
          $0.rest()
        }, nil
      ),
      (
        "a frame after a rest",
        {
          $0.didDraw(at: 123)
          $0.rest()
          $0.didDraw(at: $0.frameTime(at: 5_000_000))
        }, 5_000_000 + period
      ),
      (
        "a frame that was missed is skipped, and the next is on the grid again",
        {
          $0.didDraw(at: 0)
          $0.didDraw(at: $0.frameTime(at: 3 * period + 5))
        }, 4 * period
      ),
      (
        "after a display has wanted nothing for long, the grid begins anew",
        {
          $0.didDraw(at: 0)
          $0.didAwaitDisplay(until: 50_000_000, wasReady: false)
          $0.didDraw(at: $0.frameTime(at: 50_000_000))
        }, 50_000_000 + period
      ),
      (
        "another display takes effect with the next frame",
        {
          $0.didDraw(at: 0)
          $0.setRefreshRate(120)
        }, period
      ),
      (
        "the next frame of another display",
        {
          $0.didDraw(at: 0)
          $0.setRefreshRate(120)
          $0.didDraw(at: period)
        }, period + 8_333_333
      ),
      (
        "a frame that was not kept waiting moves nothing",
        {
          $0.didDraw(at: 0)
          $0.didWait(1_000_000, until: 3_000_000)
        }, period
      ),
    ]
    for (name, act, due) in rows {
      var clock = FrameClock(refreshRate: 60)
      act(&clock)
      expectEqual(clock.due, due, "\(name)")
    }
  }

  @Test("frames are a period apart, however late the wake-ups")
  func even() {
    var clock = FrameClock(refreshRate: 60)
    var times: [Int] = []
    var now = 1_000
    for late in [0, 80_000, 3_000_000, 10, 9_000_000, 0] {
      now = (clock.due ?? now) + late
      let time = clock.frameTime(at: now)
      clock.didDraw(at: time)
      times.append(time)
    }
    expectEqual(times, (0..<6).map { 1_000 + $0 * Self.period })
  }

  @Test(
    "the grid follows a display that says when it wants a frame", arguments: [-40_000, 0, 25_000])
  func pace(drift: Int) {
    var clock = FrameClock(refreshRate: 60)
    clock.didDraw(at: 0)
    var wanted = Self.period / 3
    var (waits, times) = ([Int](), [0])
    for _ in 0..<200 {
      wanted += Self.period + drift
      let due = clock.due ?? 0
      let now = max(due, wanted)
      clock.didAwaitDisplay(until: now, wasReady: wanted <= due)
      times.append(clock.frameTime(at: now))
      clock.didDraw(at: times[times.count - 1])
      waits.append(now - wanted)
    }
    // Frames are soon drawn when the display wants them, and show times that are even.
    expect(waits.suffix(100).allSatisfy { $0 < 200_000 })
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.suffix(100)
    expect(steps.allSatisfy { abs($0 - Self.period - drift) < 200_000 })
  }

  /// Draws frames on a display that wants one every `interval`, and returns how long each was awaited after the nap, and how
  /// long the display waited for it.
  private func draw(
    _ clock: inout FrameClock, frames: Int, every interval: Int, from wanted: inout Int
  ) -> (waits: [Int], delays: [Int]) {
    var (waits, delays) = ([Int](), [Int]())
    for _ in 0..<frames {
      wanted += interval
      let woken = (clock.due ?? 0) + clock.nap
      let now = max(woken, wanted)
      clock.didAwaitDisplay(until: now, wasReady: wanted <= woken)
      clock.didDraw(at: clock.frameTime(at: now))
      waits.append(now - woken)
      delays.append(now - wanted)
    }
    return (waits, delays)
  }

  @Test("the wait for a display that is slower than it says is slept through, up to its end")
  func nap() {
    var clock = FrameClock(refreshRate: 60)
    clock.didDraw(at: 0)
    var wanted = 0
    let slow = draw(&clock, frames: 60, every: 20_000_000, from: &wanted)
    expect(slow.waits.suffix(40).allSatisfy { $0 < Self.period / 12 })
    expect(slow.delays.suffix(40).allSatisfy { $0 == 0 })
    expectGreater(clock.nap, 4_000_000)
    // It is as fast as it says from here on; one frame comes late.
    let fast = draw(&clock, frames: 60, every: Self.period, from: &wanted)
    expectAtMost(fast.delays.filter { $0 > 200_000 }.count, 1)
    expectEqual(clock.nap, 0)
  }

  @Test("one frame that the display wants late delays no other")
  func oneLateWish() {
    var clock = FrameClock(refreshRate: 60)
    clock.didDraw(at: 0)
    var wanted = 0
    _ = draw(&clock, frames: 60, every: Self.period, from: &wanted)
    _ = draw(&clock, frames: 1, every: Self.period + 7_000_000, from: &wanted)
    expectEqual(clock.nap, 0)
  }

  @Test("after a rest there is no nap")
  func napAfterRest() {
    var clock = FrameClock(refreshRate: 60)
    clock.didDraw(at: 0)
    var wanted = 0
    _ = draw(&clock, frames: 20, every: 20_000_000, from: &wanted)
    expectGreater(clock.nap, 0)
    clock.rest()
    expectEqual(clock.nap, 0)
  }

  @Test("the display's rhythm is found, and its jitter evened out")
  func following() {
    var clock = FrameClock(refreshRate: 60)
    // The display is ready every 16.9 ms, give or take 0.4.
    let truePeriod = 16_900_000
    var times: [Int] = []
    for frame in 0..<200 {
      let now = clock.due ?? 0
      let time = clock.frameTime(at: now)
      clock.didDraw(at: time)
      times.append(time)
      var ready = frame * truePeriod + (frame % 2 == 0 ? 400_000 : -400_000)
      while ready < now { ready += truePeriod }
      clock.didWait(ready - now, until: ready)
    }
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.suffix(100)
    expect(steps.allSatisfy { abs($0 - truePeriod) < 200_000 })
  }

  @Test("the time in which the program was stopped does not count, from when it was to wake")
  func stopped() {
    let second = 1_000_000_000
    let rows: [(now: Int, wake: Int?, lost: Int)] = [
      (5 * second, nil, 0), (5 * second, 5 * second, 0), (5 * second, 5 * second - 500, 0),
      (9 * second, 2 * second, 7 * second), (second, 2 * second, 0),
    ]
    for row in rows {
      expectEqual(FrameClock.lostTime(at: row.now, wake: row.wake), row.lost, "\(row)")
    }
  }
}
