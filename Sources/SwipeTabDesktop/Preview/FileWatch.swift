import Glibc

/// Notices when a file is saved, however the editor does that.
///
/// Editors write in place, put another file in its place, or delete it and make a new one; only the directory sees them
/// all. So the directory is watched, for changes of this one name.
nonisolated final class FileWatch {
  /// Readable when something has changed.
  let descriptor: Int32
  private let name: String

  /// Starts to watch a file, which need not exist; its directory must.
  init(path: String) throws(File.Failure) {
    let (directory, name) = Self.split(path)
    self.name = name
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw File.Failure(path: path, reason: File.reason()) }
    let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_MOVED_FROM
    guard inotify_add_watch(descriptor, directory, UInt32(changes)) >= 0 else {
      let reason = File.reason()
      close(descriptor)
      throw File.Failure(path: directory, reason: reason)
    }
  }

  deinit { close(descriptor) }

  /// Reads what has changed since the last call; true if the file is among it.
  func takeChanges() -> Bool {
    var isChanged = false
    withUnsafeTemporaryAllocation(
      byteCount: 8192, alignment: MemoryLayout<inotify_event>.alignment
    ) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        if names(in: UnsafeRawBufferPointer(rebasing: buffer[..<count])) { isChanged = true }
      }
    }
    return isChanged
  }

  /// Whether the file's name is among some events.
  private func names(in events: UnsafeRawBufferPointer) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var offset = 0
    var isFound = false
    while offset + header <= events.count {
      let event = events.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let end = min(offset + header + Int(event.len), events.count)
      let bytes = events[(offset + header)..<end].prefix { $0 != 0 }
      // The kernel may have dropped some: then anything may have changed.
      let isOverflow = event.mask & UInt32(IN_Q_OVERFLOW) != 0
      if isOverflow || String(decoding: bytes, as: UTF8.self) == name { isFound = true }
      offset = end
    }
    return isFound
  }

  /// The directory and the name in it.
  static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let directory = path[..<slash]
    return (directory.isEmpty ? "/" : String(directory), String(path[path.index(after: slash)...]))
  }
}
