import Glibc
import SwipeTabWindow

/// Which file a name stands for, so that two names of one file are known as such.
nonisolated enum FileIdentity: Sendable, Hashable {
  /// A regular file, by the numbers that the system knows it by.
  case file(device: UInt, number: UInt)
  /// A file that is not there yet: its folder by its numbers, and its name.
  case missing(device: UInt, folder: UInt, name: String)

  /// Looks a name up; links are followed.
  ///
  /// It is nil for what is no regular file, such as a device, and where there is no folder for it.
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

/// The files that a run reads and writes, none of which may be written over.
nonisolated struct UsedFiles: Sendable {
  /// What each file is, in words.
  private var roles: [FileIdentity: String] = [:]

  /// Notes a file; the first of several roles counts.
  mutating func add(_ path: String?, as role: String) {
    guard let path, let file = FileIdentity(path) else { return }
    roles[file] = roles[file] ?? role
  }

  /// What would be lost if a file were written, in words; nil if nothing would.
  func role(of path: String) -> String? { FileIdentity(path).flatMap { roles[$0] } }
}
