/// Estimates when input happened, on the program's clock.
///
/// Moves are read together right before a frame. Without their own times they would seem simultaneous, and a fling's
/// velocity would be random. The X server or the compositor reports whole milliseconds of its own clock, whose
/// difference is taken from the event that arrived with the least delay.
nonisolated struct EventTimeline {
  private var device: Int?
  private var lastMilliseconds: UInt32 = 0
  private var unwrapped = 0
  private var offset: Int?
  private var lastSeen = 0
  private var last = 0

  /// Whether device times are known, as on X11, and on Wayland for pointers.
  var hasDeviceTimes: Bool { offset != nil }

  /// Stores the device's time for the following events, read at `now` nanoseconds.
  mutating func note(deviceMilliseconds milliseconds: UInt32?, now: Int) {
    guard let milliseconds else { return device = nil }
    // The server counts in 32 bits, which wrap around every seven weeks.
    unwrapped += Int(Int32(bitPattern: milliseconds &- lastMilliseconds))
    lastMilliseconds = milliseconds
    let time = unwrapped * 1_000_000
    offset = leastOffset(now - time, at: now)
    device = time
  }

  /// Notes that `time` was reached, so that later events cannot be earlier.
  mutating func pass(_ time: Int) { last = max(last, time) }

  /// Returns the time of the next event, at most `limit` and at least the time of the previous event.
  mutating func time(limit: Int) -> Int {
    let time = if let device, let offset { min(device + offset, limit) } else { limit }
    last = max(last, time)
    return last
  }

  /// Returns the smallest clock difference, growing by 0.2 ms per second, which is more than two clocks drift apart.
  private mutating func leastOffset(_ sample: Int, at now: Int) -> Int {
    defer { lastSeen = now }
    guard let offset, abs(sample - offset) < 1_000_000_000 else { return sample }
    return min(sample, offset + (now - lastSeen) / 5000)
  }
}
