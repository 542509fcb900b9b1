import Glibc

/// Standard output and standard error, whole lines at a time.
nonisolated enum Output {
  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) { send(bytes, to: STDOUT_FILENO) }

  /// Writes a text to standard output.
  static func write(_ text: String) { send(Array(text.utf8), to: STDOUT_FILENO) }

  /// Writes a line to standard error.
  static func complain(_ line: String) { send(Array((line + "\n").utf8), to: STDERR_FILENO) }

  /// Writes everything, however many calls that takes; what nobody reads is dropped.
  static func send(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}

/// Files as bytes.
nonisolated enum File {
  /// Why a file cannot be used.
  struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path): \(reason)" }
  }

  /// Reads a file whole.
  static func read(_ path: String, limit: Int = 256 << 20) throws(Failure) -> [UInt8] {
    let source = try LineSource(path: path)
    guard let bytes = source.rest(limit: limit) else {
      throw Failure(path: path, reason: "larger than \(limit >> 20) MiB")
    }
    return bytes
  }

  /// Writes a file whole, in place of what was there.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(path: path, reason: reason()) }
    defer { close(descriptor) }
    Output.send(bytes, to: descriptor)
  }

  /// What the last failed call said.
  static func reason() -> String { String(cString: strerror(errno)) }
}
