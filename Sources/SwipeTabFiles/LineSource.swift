import Glibc

/// Reads lines from a file or from standard input, as they arrive.
package final class LineSource {
  package enum Failure: Error, Sendable, Hashable {
    case tooLong
    case unreadable(File.Failure)
  }

  private let path: String
  private let descriptor: Int32
  private let isOwned: Bool
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Opens a regular file, or standard input for `-`, which may be of any kind like inherited descriptors.
  package init(path: String) throws(File.Failure) {
    self.path = path
    let inherited = path == "-" ? STDIN_FILENO : File.inherited(path)
    isOwned = inherited == nil
    descriptor = if let inherited { inherited } else { try File.open(path) }
  }

  deinit { if isOwned { close(descriptor) } }

  /// Reads the next line, without its ending, or nil at the end; memory never holds more than `limit` and one read.
  package func next(limit: Int = .max) throws(Failure) -> [UInt8]? {
    var searched = start
    while true {
      let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n"))
      guard (end ?? buffer.count) - start <= limit else { throw .tooLong }
      if let end {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      searched = buffer.count
      guard !isAtEnd, try fillLine() else {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return Array(buffer[start...])
      }
      searched -= consumed
      consumed = 0
    }
  }

  private func fillLine() throws(Failure) -> Bool {
    do throws(File.Failure) {
      return try fill()
    } catch {
      throw .unreadable(error)
    }
  }

  package func rest(limit: Int) throws(File.Failure) -> [UInt8]? {
    while !isAtEnd {
      guard try fill() else { break }
      guard buffer.count - start <= limit else { return nil }
    }
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  private var consumed = 0

  private func fill() throws(File.Failure) -> Bool {
    consumed = start
    buffer.removeSubrange(..<start)
    start = 0
    var failure: File.Failure?
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
      repeat {
        count = read(descriptor, space.baseAddress, space.count)
      } while count < 0 && (errno == EINTR || File.waits(descriptor, POLLIN))
      if count < 0 { failure = File.Failure(path: path, reason: File.reason()) }
      count = max(count, 0)
    }
    if let failure { throw failure }
    isAtEnd = chunk.isEmpty
    if buffer.isEmpty { buffer = chunk } else { buffer += chunk }
    return !isAtEnd
  }
}
