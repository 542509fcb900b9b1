import Glibc

/// Lines of a file or of standard input, one at a time as they come.
nonisolated final class LineSource {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Opens a file; `-` is standard input.
  init(path: String) throws(File.Failure) {
    guard path != "-" else {
      descriptor = STDIN_FILENO
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw File.Failure(path: path, reason: File.reason()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw File.Failure(path: path, reason: "is a directory")
    }
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// The next line without its end; nil at the end of the file.
  func next() -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      searched = buffer.count
      guard !isAtEnd, fill() else {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return Array(buffer[start...])
      }
      searched -= consumed
      consumed = 0
    }
  }

  /// All bytes that are left; nil if there are more than `limit`.
  func rest(limit: Int) -> [UInt8]? {
    while !isAtEnd {
      guard fill() else { break }
      guard buffer.count - start <= limit else { return nil }
    }
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  /// How many bytes the last fill dropped at the front.
  private var consumed = 0

  private func fill() -> Bool {
    consumed = start
    buffer.removeSubrange(..<start)
    start = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    repeat { count = read(descriptor, &chunk, chunk.count) } while count < 0 && errno == EINTR
    guard count > 0 else {
      isAtEnd = true
      return false
    }
    buffer.append(contentsOf: chunk[..<count])
    return true
  }
}
