import Glibc

/// Captures the lines that libraries write to standard error.
nonisolated enum ErrorLines {
  /// Runs `body` and captures the lines that it writes to standard error.
  ///
  /// - Returns: The result of `body`, and the lines written, without empty ones; at most 64 KiB.
  static func caught<Value>(during body: () -> Value) -> (value: Value, lines: [String]) {
    var ends: [Int32] = [-1, -1]
    let saved = dup(STDERR_FILENO)
    guard saved >= 0, pipe(&ends) == 0 else {
      if saved >= 0 { close(saved) }
      return (body(), [])
    }
    // Excess output is dropped rather than blocking the writer.
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    dup2(ends[1], STDERR_FILENO)
    let value = body()
    dup2(saved, STDERR_FILENO)
    close(saved)
    close(ends[1])
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
      count = max(0, read(ends[0], space.baseAddress, space.count))
    }
    close(ends[0])
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return (value, lines.map { String(decoding: $0, as: UTF8.self) })
  }
}
