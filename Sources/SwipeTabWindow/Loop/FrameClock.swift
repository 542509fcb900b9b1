import SwipeTabKit

/// Decides when frames are due and which time each of them shows.
///
/// During motion, frames follow a grid of the display's period. A late wake-up shows the time that it should have
/// shown, so that motion is even. The first frame after idle time is due at once. All times are in nanoseconds.
nonisolated struct FrameClock {
  /// The time between frames.
  private(set) var period: Int
  /// The time when the next frame is due, or nil if nothing moves.
  private(set) var due: Int?
  /// The delay between the due time of the last frame and the time when the display wanted it.
  ///
  /// It is 0 if it already had.
  private var lateness = 0
  /// The least time that a frame can be expected to wait after it is due, on a display that is slower than it reports.
  private(set) var nap = 0

  /// Makes an idle clock for a display of `refreshRate` frames per second.
  init(refreshRate: Double) {
    period = Self.period(of: refreshRate)
  }

  /// Uses another display's refresh rate from the next frame on.
  mutating func setRefreshRate(_ refreshRate: Double) { period = Self.period(of: refreshRate) }

  /// The time that a frame drawn at `now` shows: the last one on the grid, or `now` after a rest.
  func frameTime(at now: Int) -> Int {
    guard let due, now > due else { return now }
    return now - (now - due) % period
  }

  /// Records that the frame of `time` was drawn; the next is due a period later.
  mutating func didDraw(at time: Int) { due = time + period }

  /// Adjusts the grid to the display, which kept the last frame waiting for `wait`, until `end`.
  ///
  /// The next frame is due a quarter of a period before the display is ready again, so that it
  /// shows a recent state. The end of the wait varies a little; only an eighth of that moves the
  /// grid, so that motion is even.
  mutating func didWait(_ wait: Int, until end: Int) {
    guard let due, wait > period / 8 else { return }
    let target = end + period - period / 4
    let error = target - due
    self.due = abs(error) > period / 2 ? target : due + error / 8
  }

  /// Adjusts the grid to a display that reports when it wants a frame.
  ///
  /// It reported this at `now` at the latest.
  ///
  /// `wasReady` is true if it already had when the frame was due, or after the nap. Then the next frames are due
  /// slightly earlier, until one has to wait. This way the grid follows the display, and frames show a recent state.
  mutating func didAwaitDisplay(until now: Int, wasReady: Bool) {
    guard let due else { return }
    let late = now - due
    self.due = wasReady ? due - period / 256 : late > period / 2 ? now : due + late / 2
    let known = wasReady || late > period / 2 ? 0 : late
    nap = max(0, min(known, lateness) - period / 16)
    lateness = known
  }

  /// The time that passed unnoticed, because the program was stopped or blocked, from when it was to wake until `now`.
  ///
  /// It is 0 for less than a second, and if nothing was to wake it.
  static func lostTime(at now: Int, wake: Int?) -> Int {
    guard let wake, now - wake >= 1_000_000_000 else { return 0 }
    return now - wake
  }

  /// Records that there was nothing to draw.
  mutating func rest() { (due, lateness, nap) = (nil, 0, 0) }

  private static func period(of refreshRate: Double) -> Int {
    max(1, Int(saturating: (1_000_000_000 / refreshRate).rounded()))
  }
}
