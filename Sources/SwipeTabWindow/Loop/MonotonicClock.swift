import Glibc

#if !_pointerBitWidth(_64)
  #error("times are counted in nanoseconds, for which Int needs 64 bits")
#endif

/// The monotonic clock that frames are timed by, in nanoseconds, which is never set and never jumps.
nonisolated package enum MonotonicClock {
  package static var now: Int { read(CLOCK_MONOTONIC) }

  package static var processorTime: Int { read(CLOCK_PROCESS_CPUTIME_ID) }

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
