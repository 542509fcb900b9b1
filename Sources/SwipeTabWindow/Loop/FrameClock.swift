import SwipeTabKit

/// When frames are due, and what time each of them shows.
///
/// While something moves, frames lie on a grid of the display's period; a late wake-up shows the time it should have
/// shown, so that motion is even. After a rest the first frame is due at once. All times are in nanoseconds.
nonisolated struct FrameClock {
  /// The time from frame to frame.
  private(set) var period: Int
  /// When the next frame is due; nil at rest.
  private(set) var due: Int?

  /// Makes a clock at rest for a display of `refreshRate` frames per second.
  init(refreshRate: Double) {
    period = Self.period(of: refreshRate)
  }

  /// Follows another display from the next frame on.
  mutating func setRefreshRate(_ refreshRate: Double) { period = Self.period(of: refreshRate) }

  /// The time that a frame drawn at `now` shows: the last one on the grid, or `now` after a rest.
  func frameTime(at now: Int) -> Int {
    guard let due, now > due else { return now }
    return now - (now - due) % period
  }

  /// Takes note that the frame of `time` was drawn; the next is due a period later.
  mutating func didDraw(at time: Int) { due = time + period }

  /// Takes note that the display kept the frame drawn last waiting for `wait`, until `end`: its rhythm is followed.
  ///
  /// The next frame is due a quarter of a period before the display is ready again, so that what it shows is not older
  /// than need be. How late a wait ends varies a little; only an eighth of that moves the grid, for even motion.
  mutating func didWait(_ wait: Int, until end: Int) {
    guard let due, wait > period / 8 else { return }
    let target = end + period - period / 4
    let error = target - due
    self.due = abs(error) > period / 2 ? target : due + error / 8
  }

  /// Takes note that nothing was to be drawn.
  mutating func rest() { due = nil }

  private static func period(of refreshRate: Double) -> Int {
    max(1, Int(saturating: (1_000_000_000 / refreshRate).rounded()))
  }
}
