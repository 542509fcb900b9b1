import SwipeTabKit

/// Decides when frames are due and which time each of them shows, in nanoseconds.
///
/// During motion, frames follow a grid of the display's period. A late wake-up shows the time that it should have
/// shown, so that motion is even. The first frame after idle time is due at once.
nonisolated struct FrameClock {
  private(set) var period: Int
  /// The time when the next frame is due, or nil if nothing moves.
  private(set) var due: Int?
  /// The delay between the last frame's due time and the time when the display wanted it, or 0 if it already had.
  private var lateness = 0
  /// The least time that a frame can be expected to wait after it is due, on a display that is slower than it reports.
  private(set) var nap = 0

  init(refreshRate: Double) {
    period = Self.period(of: refreshRate)
  }

  mutating func setRefreshRate(_ refreshRate: Double) { period = Self.period(of: refreshRate) }

  /// The time that a frame drawn at `now` shows: the last one on the grid, or `now` after a rest.
  func frameTime(at now: Int) -> Int {
    guard let due, now > due else { return now }
    return now - (now - due) % period
  }

  mutating func didDraw(at time: Int) { due = time + period }

  /// Adjusts the grid to a display that kept the last frame waiting for `wait`, until `end`.
  ///
  /// The next frame is due a quarter of a period before the display is ready again, so that it shows a recent state.
  /// Only an eighth of the change moves the grid, because the end of the wait varies and motion should be even.
  mutating func didWait(_ wait: Int, until end: Int) {
    guard let due, wait > period / 8 else { return }
    let target = end + period - period / 4
    let error = target - due
    self.due = abs(error) > period / 2 ? target : due + error / 8
  }

  /// Adjusts the grid to a display that reports when it wants a frame, at `now` at the latest.
  ///
  /// If it already had when the frame was due, or after the nap, the next frames are due slightly earlier, until one
  /// has to wait. This way frames show a recent state.
  mutating func didAwaitDisplay(until now: Int, wasReady: Bool) {
    guard let due else { return }
    let late = now - due
    self.due = wasReady ? due - period / 256 : late > period / 2 ? now : due + late / 2
    let known = wasReady || late > period / 2 ? 0 : late
    nap = max(0, min(known, lateness) - period / 16)
    lateness = known
  }

  /// The time that passed unnoticed since the planned wake-up of a stopped program, or 0 for less than a second.
  static func lostTime(at now: Int, wake: Int?) -> Int {
    guard let wake, now - wake >= 1_000_000_000 else { return 0 }
    return now - wake
  }

  mutating func rest() { (due, lateness, nap) = (nil, 0, 0) }

  private static func period(of refreshRate: Double) -> Int {
    max(1, Int(saturating: (1_000_000_000 / refreshRate).rounded()))
  }
}
