import Glibc

/// Notices when a file is saved, in whatever way.
///
/// Editors write in place, replace the file, or delete it and create a new one. A link may be changed, and a folder
/// replaced. So every replaceable step of the path is watched, and the steps are found again whenever one of them has
/// changed.
nonisolated package final class FileWatch {
  /// A descriptor that is readable when something has changed.
  package let descriptor: Int32
  private let path: String
  private let pictureFolders: [String]
  private var steps: [Step] = []
  private var watches: [Int32: [Step]] = [:]

  /// Starts to watch a file that need not exist, in a folder that must.
  package init(path: String, pictureFolders: [String] = []) throws(File.Failure) {
    (self.path, self.pictureFolders) = (path, pictureFolders)
    let directory = File.split(path).directory
    guard access(directory, F_OK) == 0 else {
      throw File.Failure(path: directory, reason: File.reason())
    }
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw File.Failure(path: path, reason: File.reason()) }
    watchSteps()
    guard !watches.isEmpty else {
      let reason = File.reason()
      close(descriptor)
      throw File.Failure(path: directory, reason: reason)
    }
  }

  deinit { close(descriptor) }

  /// Reads the changes, and returns whether they concern the file or one of its pictures.
  package func takeChanges() -> Bool {
    var isChanged = false
    withUnsafeTemporaryAllocation(
      byteCount: 8192, alignment: MemoryLayout<inotify_event>.alignment
    ) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        if concerns(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { isChanged = true }
      }
    }
    if isChanged { watchSteps() }
    return isChanged
  }

  func concerns(_ events: UnsafeRawBufferPointer) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var offset = 0
    var isFound = false
    while offset + header <= events.count {
      let event = events.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let end = min(offset + header + Int(event.len), events.count)
      let bytes = events[(offset + header)..<end].prefix { $0 != 0 }
      let name = String(decoding: bytes, as: UTF8.self)
      // The kernel may have dropped events: then anything may have changed.
      let isOverflow = event.mask & UInt32(IN_Q_OVERFLOW) != 0
      let isIgnored = event.mask & UInt32(IN_IGNORED) != 0
      if isIgnored { watches[event.wd] = nil }
      let isOurs = watches[event.wd]?.contains { $0.concerns(name) } ?? false
      if isOverflow || isOurs { isFound = true }
      offset = end
    }
    return isFound
  }

  // MARK: Following

  /// Watches the current steps, and repeats this until they no longer change while the watches are made.
  private func watchSteps() {
    for _ in 0..<8 {
      let found = Step.all(to: path) + pictureFolders.flatMap(Step.pictures)
      // Even if the names are the same: a name may now belong to another file.
      watch(found)
      if found == steps { return }
      steps = found
    }
  }

  private func watch(_ steps: [Step]) {
    var new: [Int32: [Step]] = [:]
    for step in steps {
      // A folder may be watched for several reasons.
      let mask = step.mask | (step.isFolder ? UInt32(IN_MASK_ADD) : 0)
      let watch = inotify_add_watch(descriptor, step.watched, mask)
      if watch >= 0 { new[watch, default: []].append(step) }
    }
    for old in watches.keys where new[old] == nil { inotify_rm_watch(descriptor, old) }
    watches = new
  }
}
