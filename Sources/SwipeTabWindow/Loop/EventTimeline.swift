/// When input happened, on our clock.
///
/// Several moves are read at once, right before a frame; without their own times they would seem to have happened
/// together, and a fling would be as fast as chance has it. The X server says when each one happened, in whole
/// milliseconds of a clock of its own. How far that clock is from ours shows in the message that took least time.
nonisolated struct EventTimeline {
  private var device: Int?
  private var lastMilliseconds: UInt32 = 0
  private var unwrapped = 0
  private var offset: Int?
  private var lastSeen = 0
  private var last = 0

  /// Whether the devices' times are known at all; only X11 tells.
  var hasDeviceTimes: Bool { offset != nil }

  /// Takes note of the device's time for the events that follow, read at `now` nanoseconds; nil for none.
  mutating func note(deviceMilliseconds milliseconds: UInt32?, now: Int) {
    guard let milliseconds else { return device = nil }
    // The server counts in 32 bits, which run over every seven weeks.
    unwrapped += Int(Int32(bitPattern: milliseconds &- lastMilliseconds))
    lastMilliseconds = milliseconds
    let time = unwrapped * 1_000_000
    offset = leastOffset(now - time, at: now)
    device = time
  }

  /// Takes note that `time` was reached: nothing that is read later happened before it.
  mutating func pass(_ time: Int) { last = max(last, time) }

  /// The time of the next event: never later than `limit`, never before the last one.
  mutating func time(limit: Int) -> Int {
    let time = if let device, let offset { min(device + offset, limit) } else { limit }
    last = max(last, time)
    return last
  }

  /// The least delay wins; it may grow by 0.2 ms a second, more than two clocks drift apart.
  private mutating func leastOffset(_ sample: Int, at now: Int) -> Int {
    defer { lastSeen = now }
    guard let offset, abs(sample - offset) < 1_000_000_000 else { return sample }
    return min(sample, offset + (now - lastSeen) / 5000)
  }
}
