import Glibc

extension File {
  // MARK: Writing

  /// Opens or creates a file of a kind for writing from its start, and refuses files of another kind unchanged.
  ///
  /// It refuses a named pipe without a reader rather than block. The caller must close the descriptor.
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
  /// Each call uses its own temporary file, so that two programs do not mix their bytes. A link is followed, and a
  /// character device or pipe is written in place. A file of another kind is refused. With `isLasting` the new file
  /// survives a loss of power right afterwards.
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

  /// Creates the missing folders on the way to a file, which only the user can read unless `mode` says otherwise.
  package static func makeFolder(of path: String, mode: UInt32 = 0o700) throws(Failure) {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      guard mkdir(folder, mode) != 0 else { continue }
      let reason = reason()
      guard access(folder, F_OK) == 0 else { throw Failure(path: folder, reason: reason) }
    }
  }

  /// Writes all bytes, in as many calls as necessary; `name` is for the error message.
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

  /// Writes all bytes and closes the descriptor, because some file systems report a full disk only on closing.
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
