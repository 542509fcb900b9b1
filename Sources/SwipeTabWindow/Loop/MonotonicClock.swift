import Glibc

/// The clock that frames are timed by: nobody sets it and it never jumps.
nonisolated package enum MonotonicClock {
  /// Its reading, in nanoseconds.
  package static var now: Int { read(CLOCK_MONOTONIC) }

  /// The processor time that the program has used, in nanoseconds.
  package static var processorTime: Int { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// Sleeps until the clock reads `deadline`; not at all if it already does.
  static func sleep(until deadline: Int) {
    var time = timespec(tv_sec: deadline / 1_000_000_000, tv_nsec: deadline % 1_000_000_000)
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
  }
}
