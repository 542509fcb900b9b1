import Glibc

/// A file beside one that is to be replaced, `.swipetab-PROCESS-NUMBER`, locked while it is written.
///
/// A process that is killed leaves its file behind. The next process that writes into the folder removes it: its
/// process is gone, and no process holds its lock. The number is not enough to detect this, because processes in
/// containers and on other machines can have the same numbers.
struct TemporaryFile {
  let descriptor: Int32
  let path: String

  private static let prefix = ".swipetab-"
  private static let seen = Locked<Set<String>>([])

  /// Creates an empty file with an unused name, or returns nil and sets `errno`.
  init?(beside path: String, mode: mode_t) {
    let folder = File.split(path).directory
    if Self.seen.with({ $0.insert(folder).inserted }) { Self.removeLeftovers(in: folder) }
    for number in 0..<100 {
      let name = "\(folder)/\(Self.prefix)\(getpid())-\(number)"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 {
        if Self.lock(descriptor) {
          (self.descriptor, self.path) = (descriptor, name)
          return
        }
        close(descriptor)
      } else if errno != EEXIST {
        return nil
      }
    }
    return nil
  }

  /// Locks a new file, or returns false if another process has taken it for a leftover in between.
  private static func lock(_ descriptor: Int32) -> Bool {
    // Some file systems have no locks.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return false }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  private static func removeLeftovers(in folder: String) {
    for name in File.names(in: folder) {
      guard let process = process(ofName: name), isGone(process) else { continue }
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.isRegularFile,
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      {
        unlink(path)
      }
      close(descriptor)
    }
  }

  private static func process(ofName name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), process > 0, Int(parts[1]) != nil else {
      return nil
    }
    return process
  }

  /// Whether a process is gone; one with this process's number was an earlier one.
  private static func isGone(_ process: pid_t) -> Bool {
    process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
  }
}
