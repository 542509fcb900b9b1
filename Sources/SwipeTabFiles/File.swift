package import Glibc
import SwipeTabKit

/// Reads and writes whole files as bytes.
package enum File {
  /// Why a file cannot be used.
  package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    package var description: String { "\(legible(path)): \(reason)" }
  }

  // MARK: Reading

  /// Opens a regular file for reading; links are followed.
  ///
  /// It never blocks, not even on a named pipe without a writer; pipes, devices and folders are
  /// refused.
  ///
  /// - Returns: A descriptor, which the caller must close.
  package static func open(_ path: String) throws(Failure) -> Int32 {
    let descriptor = try open(path, O_RDONLY)
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    guard isKnown, status.isRegularFile else {
      let failure = Failure(path: path, reason: isKnown ? status.refusal : reason())
      close(descriptor)
      throw failure
    }
    return descriptor
  }

  /// Reads a whole file, which may lie in an archive, see `PackedFiles`.
  package static func read(_ path: String, limit: Int = 256 << 20) throws(Failure) -> [UInt8] {
    if let (archive, name) = PackedFiles.split(path) {
      return try PackedFiles.read(name, in: archive, limit: limit)
    }
    let source = try LineSource(path: path)
    guard let bytes = try source.rest(limit: limit) else {
      throw Failure(path: path, reason: "larger than \(limit >> 20) MiB")
    }
    return bytes
  }

  /// Whether a path leads to a readable regular file, which may lie in an archive; links are followed.
  package static func isReadable(_ path: String) -> Bool {
    if let (archive, name) = PackedFiles.split(path) {
      return PackedFiles.contains(name, in: archive)
    }
    var status = stat()
    return isName(path) && stat(path, &status) == 0 && status.isRegularFile
      && access(path, R_OK) == 0
  }

  // MARK: Writing

  /// Opens a file for writing from its start; creates it if it does not exist.
  ///
  /// It never blocks on a named pipe; one without a reader is refused.
  ///
  /// - Returns: A descriptor, which the caller must close.
  package static func create(_ path: String) throws(Failure) -> Int32 {
    try open(path, O_WRONLY | O_CREAT | O_TRUNC)
  }

  /// Writes a whole file in place, over the old content.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try finish(try create(path), bytes, path)
  }

  /// Replaces a file whole or not at all: writes a temporary file beside it and renames that.
  ///
  /// Each call uses its own temporary file, so that two programs that write the same file do not
  /// mix their bytes. Through a link, the file that it leads to is replaced. A device or pipe is
  /// written in place.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: The new content.
  ///   - mode: The permissions of a new file, less the process's mask.
  ///   - isLasting: Whether the file must survive a loss of power right afterwards; false by
  ///     default.
  /// - Throws: Why it cannot be written; an existing file is unchanged then.
  package static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t = 0o666, isLasting: Bool = false
  ) throws(Failure) {
    if let descriptor = inherited(path) { return try send(bytes, to: descriptor, named: path) }
    guard isName(path) else { throw Failure(path: path, reason: nulReason) }
    var status = stat()
    let exists = stat(path, &status) == 0
    guard let target = exists ? resolved(path) : path,
      exists ? status.isRegularFile : !isLink(path)
    else { return try write(bytes, to: path) }
    guard !exists || access(target, W_OK) == 0 else { throw Failure(path: path, reason: reason()) }
    let part = try temporary(beside: target, mode: mode)
    guard let part else {
      // An existing file can be writable in a folder that takes no new file.
      guard exists, errno == EACCES else { throw Failure(path: path, reason: reason()) }
      return try write(bytes, to: path)
    }
    if exists { fchmod(part.descriptor, status.st_mode & 0o7777) }
    do throws(Failure) {
      try finish(part.descriptor, bytes, path, isLasting: isLasting)
      guard rename(part.path, target) == 0 else { throw Failure(path: path, reason: reason()) }
    } catch {
      unlink(part.path)
      throw error
    }
  }

  /// Creates the missing folders on the way to a file; by default only the user may look into them.
  package static func makeFolder(of path: String, mode: mode_t = 0o700) throws(Failure) {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      guard mkdir(folder, mode) != 0 else { continue }
      let reason = reason()
      guard access(folder, F_OK) == 0 else { throw Failure(path: folder, reason: reason) }
    }
  }

  /// Writes all bytes, in as many calls as necessary.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - descriptor: The descriptor to write to.
  ///   - name: The descriptor's name in an error message.
  /// - Throws: Why not all bytes could be written.
  package static func send(_ bytes: [UInt8], to descriptor: Int32, named name: String)
    throws(Failure)
  {
    let isSent = bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR || waits(descriptor, POLLOUT) { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard isSent else { throw Failure(path: name, reason: reason()) }
  }

  /// Splits a path into directory and name.
  package static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let directory = path[..<slash]
    return (directory.isEmpty ? "/" : String(directory), String(path[path.index(after: slash)...]))
  }

  /// The system's message for the last failed call.
  package static func reason() -> String { String(cString: strerror(errno)) }

  // MARK: Helpers

  /// The descriptor of a name such as `/dev/stdin` or `/dev/fd/3`, if the program was started with
  /// it.
  package static func inherited(_ path: String) -> Int32? {
    let streams = ["/dev/stdin", "/dev/stdout", "/dev/stderr"]
    if let stream = streams.firstIndex(of: path) { return Int32(stream) }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      guard let number = Int32(path.dropFirst(folder.count)) else { continue }
      return fcntl(number, F_GETFD) >= 0 ? number : nil
    }
    return nil
  }

  /// After a failed call on a non-blocking descriptor: waits until it is ready; false if the call
  /// failed for another reason.
  static func waits(_ descriptor: Int32, _ events: Int32) -> Bool {
    guard errno == EAGAIN else { return false }
    var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&polled, 1, -1) >= 0 || errno == EINTR
  }

  /// Whether the path is valid for the system.
  private static func isName(_ path: String) -> Bool { !path.utf8.contains(0) }

  private static let nulReason = "a file's name cannot hold the character U+0000"

  private static func open(_ path: String, _ flags: Int32) throws(Failure) -> Int32 {
    guard isName(path) else { throw Failure(path: path, reason: nulReason) }
    let descriptor =
      if let inherited = inherited(path) {
        fcntl(inherited, F_DUPFD_CLOEXEC, 0)
      } else {
        Glibc.open(path, flags | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, 0o666)
      }
    guard descriptor >= 0 else { throw Failure(path: path, reason: reason()) }
    return descriptor
  }

  /// Writes all bytes and closes the descriptor; some file systems report a full disk only on
  /// closing.
  private static func finish(
    _ descriptor: Int32, _ bytes: [UInt8], _ path: String, isLasting: Bool = false
  ) throws(Failure) {
    do throws(Failure) {
      try send(bytes, to: descriptor, named: path)
      guard !isLasting || fsync(descriptor) == 0 else {
        throw Failure(path: path, reason: reason())
      }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw Failure(path: path, reason: reason()) }
  }

  /// Creates an empty file beside another under a unique name; nil if that fails.
  private static func temporary(
    beside path: String, mode: mode_t
  ) throws(Failure) -> (descriptor: Int32, path: String)? {
    let folder = split(path).directory
    for number in 0..<100 {
      let part = "\(folder)/.swipetab-\(getpid())-\(number)"
      let descriptor = Glibc.open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (descriptor, part) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension stat {
  package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  /// Why this kind of file is not read.
  fileprivate var refusal: String {
    switch st_mode & S_IFMT {
    case S_IFDIR: "is a directory"
    case S_IFIFO: "is a named pipe and no regular file"
    case S_IFSOCK: "is a socket and no regular file"
    default: "is a device and no regular file"
    }
  }
}
