import SwipeTabKit

/// Decides when frames are due and which time each of them shows.
///
/// During motion, frames lie on a grid of the display's period; a late wake-up shows the time that
/// it should have shown, so that motion is even. After a rest the first frame is due at once. All
/// times are in nanoseconds.
nonisolated struct FrameClock {
  /// The time between frames.
  private(set) var period: Int
  /// When the next frame is due, or nil at rest.
  private(set) var due: Int?
  /// How long after it was due the display wanted the last frame.
  ///
  /// It is 0 if it already had.
  private var lateness = 0
  /// How long a frame can be expected to wait at least after it is due, for a display that is slower than it says.
  private(set) var nap = 0

  /// Makes a clock at rest for a display of `refreshRate` frames per second.
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

  /// Adjusts the grid to a display that says when it wants a frame, which it did at the latest at `now`.
  ///
  /// `wasReady` says whether it already had when the frame was due, or after the nap. Then the next frames are due slightly
  /// earlier, until one has to wait: so the grid follows the display, and frames show a recent state.
  mutating func didAwaitDisplay(until now: Int, wasReady: Bool) {
    guard let due else { return }
    let late = now - due
    self.due = wasReady ? due - period / 256 : late > period / 2 ? now : due + late / 2
    let known = wasReady || late > period / 2 ? 0 : late
    nap = max(0, min(known, lateness) - period / 16)
    lateness = known
  }

  /// Records that there was nothing to draw.
  mutating func rest() { (due, lateness, nap) = (nil, 0, 0) }

  private static func period(of refreshRate: Double) -> Int {
    max(1, Int(saturating: (1_000_000_000 / refreshRate).rounded()))
  }
}
