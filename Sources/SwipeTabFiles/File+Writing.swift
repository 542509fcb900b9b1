import Glibc

extension File {
  // MARK: Writing

  /// Opens a file for writing from its start; creates it if it does not exist.
  ///
  /// It never blocks on a named pipe; one without a reader is refused.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - kind: The kind of content to write. A file of another kind is refused, and stays unchanged.
  ///   - mode: The permissions of a new file, less the process's mask.
  /// - Returns: A descriptor, which the caller must close.
  /// - Throws: Why it cannot be written.
  package static func create(
    _ path: String, as kind: FileKind, mode: UInt32 = 0o666
  ) throws(Failure) -> Int32 {
    try kind.check(path)
    return try open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: mode)
  }

  /// Writes a whole file in place, over the old content.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try finish(try open(path, O_WRONLY | O_CREAT | O_TRUNC), bytes, path)
  }

  /// Replaces a file whole or not at all: writes a temporary file beside it and renames that.
  ///
  /// Each call uses its own temporary file, so that two programs that write the same file do not
  /// mix their bytes. Through a link, the file that it leads to is replaced. A character device or
  /// pipe is written in place.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: The new content.
  ///   - kind: The kind of the content; a file of another kind is not replaced.
  ///   - mode: The permissions of a new file, less the process's mask.
  ///   - isLasting: Whether the file must survive a loss of power right afterwards. The default is false.
  /// - Throws: Why it cannot be written; an existing file is unchanged then.
  package static func replace(
    _ path: String, with bytes: [UInt8], as kind: FileKind, mode: UInt32 = 0o666,
    isLasting: Bool = false
  ) throws(Failure) {
    if let descriptor = inherited(path) { return try send(bytes, to: descriptor, named: path) }
    guard isName(path) else { throw Failure(path: path, reason: nulReason) }
    try kind.check(path)
    var status = stat()
    let exists = stat(path, &status) == 0
    guard let target = exists ? resolved(path) : path,
      exists ? status.isRegularFile : !isLink(path)
    else { return try write(bytes, to: path) }
    guard !exists || access(target, W_OK) == 0 else { throw Failure(path: path, reason: reason()) }
    guard let part = TemporaryFile(beside: target, mode: mode) else {
      // An existing file can be writable in a folder that takes no new file.
      guard exists, errno == EACCES else { throw Failure(path: path, reason: reason()) }
      return try write(bytes, to: path)
    }
    // Keeps the lock until the file has its name.
    let lock = fcntl(part.descriptor, F_DUPFD_CLOEXEC, 0)
    defer { close(lock) }
    if exists { fchmod(part.descriptor, status.st_mode & 0o7777) }
    do throws(Failure) {
      try finish(part.descriptor, bytes, path, isLasting: isLasting)
      guard rename(part.path, target) == 0 else { throw Failure(path: path, reason: reason()) }
    } catch {
      unlink(part.path)
      throw error
    }
  }

  /// Creates the missing folders on the way to a file.
  ///
  /// By default only the user can read them.
  package static func makeFolder(of path: String, mode: UInt32 = 0o700) throws(Failure) {
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

  // MARK: Helpers

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
}
