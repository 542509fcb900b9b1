import Glibc
import SwipeTabWindow

/// Identifies a file independently of its name, so that two names of one file are recognized.
nonisolated enum FileIdentity: Sendable, Hashable {
  case file(device: UInt, number: UInt)
  /// A file that does not exist yet: its folder by device and inode number, and its name.
  case missing(device: UInt, folder: UInt, name: String)

  /// Follows links, and is nil for anything but a regular file, such as a device, and if the folder is missing.
  init?(_ path: String) {
    var status = stat()
    if let descriptor = File.inherited(path) {
      guard fstat(descriptor, &status) == 0 else { return nil }
    } else if stat(path, &status) != 0 {
      let (folder, name) = File.split(path)
      guard stat(folder, &status) == 0 else { return nil }
      self = .missing(device: UInt(status.st_dev), folder: UInt(status.st_ino), name: name)
      return
    }
    guard status.isRegularFile else { return nil }
    self = .file(device: UInt(status.st_dev), number: UInt(status.st_ino))
  }
}

/// The files that a run reads and writes, and that must not be overwritten.
nonisolated struct UsedFiles: Sendable {
  private var roles: [FileIdentity: String] = [:]

  /// Adds a file; the first of several roles counts.
  mutating func add(_ path: String?, as role: String) {
    guard let path, let file = FileIdentity(path) else { return }
    roles[file] = roles[file] ?? role
  }

  func role(of path: String) -> String? { FileIdentity(path).flatMap { roles[$0] } }
}
