import Glibc

extension FileWatch {
  /// A part of a file's path where a change can lead to another file.
  nonisolated enum Step: Hashable, Sendable {
    /// An entry of a folder: the file, a link on the way to it, or the first one that is missing.
    case entry(folder: String, name: String)
    case folder(String)
    case file(String)
    case pictures(String)

    var watched: String {
      switch self {
      case .entry(let folder, _): folder
      case .folder(let path), .file(let path), .pictures(let path): path
      }
    }

    var isFolder: Bool {
      if case .file = self { false } else { true }
    }

    var mask: UInt32 {
      switch self {
      case .entry, .pictures:
        UInt32(
          IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_DELETE_SELF
            | IN_MOVE_SELF)
      case .folder: UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
      case .file: UInt32(IN_MODIFY | IN_ATTRIB)
      }
    }

    /// Whether an event about a name concerns this step, where the watched one itself has an empty name.
    func concerns(_ name: String) -> Bool {
      switch self {
      case .entry(_, let own): name.isEmpty || name == own
      case .folder, .file: name.isEmpty
      case .pictures: IconFolders.isPicture(name)
      }
    }

    // MARK: Finding

    static func pictures(in folder: String) -> [Step] {
      access(folder, F_OK) == 0 ? [.pictures(folder)] : all(to: folder)
    }

    /// The steps to a file through all links, up to its end or the first missing entry.
    static func all(to path: String) -> [Step] {
      var steps: [Step] = []
      var folder = path.hasPrefix("/") ? "/" : "."
      var names = components(path)
      // The number of links that the kernel follows.
      var links = 40
      while !names.isEmpty {
        let name = names.removeLast()
        let entry = folder == "/" ? "/" + name : folder + "/" + name
        if let target = link(at: entry), links > 0 {
          links -= 1
          steps.append(.entry(folder: folder, name: name))
          if target.hasPrefix("/") { folder = "/" }
          names += components(target)
        } else if names.isEmpty || access(entry, F_OK) != 0 {
          steps.append(.entry(folder: folder, name: name))
          return access(entry, F_OK) == 0 ? steps + [.file(entry)] : steps
        } else {
          folder = entry
          steps.append(.folder(entry))
        }
      }
      return steps
    }

    private static func components(_ path: String) -> [String] {
      path.split(separator: "/").reversed().filter { $0 != "." }.map(String.init)
    }

    private static func link(at path: String) -> String? {
      withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        let count = readlink(path, start, buffer.count)
        return count < 0 ? nil : String(decoding: buffer.prefix(count), as: UTF8.self)
      }
    }
  }
}
