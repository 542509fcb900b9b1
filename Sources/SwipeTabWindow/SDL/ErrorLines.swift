import Glibc

/// Captures the lines that libraries write to standard error.
nonisolated enum ErrorLines {
  /// Returns at most 64 KiB of lines, without empty ones.
  static func caught<Value>(during body: () -> Value) -> (value: Value, lines: [String]) {
    let saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
    // Excess output is dropped rather than blocking the writer.
    guard saved >= 0, let pipe = Pipe(isBlocking: false) else {
      if saved >= 0 { close(saved) }
      return (body(), [])
    }
    dup2(pipe.writing, STDERR_FILENO)
    let value = body()
    dup2(saved, STDERR_FILENO)
    close(saved)
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
      count = max(0, read(pipe.reading, space.baseAddress, space.count))
    }
    pipe.close()
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return (value, lines.map { String(decoding: $0, as: UTF8.self) })
  }
}
