import Glibc

/// The time when this program was started.
nonisolated package enum ProcessStart {
  /// The start in nanoseconds of the monotonic clock, for a `now` that was read as early in `main` as possible.
  ///
  /// The kernel stores it in hundredths of a second. `now` minus the processor time of the loader is more exact and
  /// used, unless the kernel's start is clearly earlier, because the loader had to wait for a disk.
  package static func time(now: Int, processorTime: Int) -> Int {
    let computed = now - processorTime
    guard let kernel = kernelTime(now: now) else { return computed }
    return min(computed, kernel + tick)
  }

  private static let tick = 10_000_000

  /// Field 22 of `/proc/self/stat`: the start in hundredths of a second since boot.
  private static func kernelTime(now: Int) -> Int? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let file = open("/proc/self/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let count = read(file, &bytes, bytes.count)
    close(file)
    guard count > 0, let ticks = startTicks(in: bytes.prefix(count)) else { return nil }
    var uptime = timespec()
    clock_gettime(CLOCK_BOOTTIME, &uptime)
    let age = uptime.tv_sec * 1_000_000_000 + uptime.tv_nsec - ticks * tick
    return now - age
  }

  /// The number in field 22, before which the program's name in parentheses may contain anything.
  static func startTicks(in stat: some BidirectionalCollection<UInt8>) -> Int? {
    guard let end = stat.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = stat[end...].split(separator: UInt8(ascii: " "))
    return fields.count > 20 ? Int(String(decoding: fields[20], as: UTF8.self)) : nil
  }
}
