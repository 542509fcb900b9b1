import SwipeTabStoryboard
import SwipeTabWindow

/// The storyboards that were opened last, which the gallery lists.
nonisolated struct RecentFiles: Sendable, Hashable {
  /// The most files that are kept.
  static let limit = 8

  /// The absolute paths, the last opened file first.
  private(set) var paths: [String] = []

  /// Makes a list of files, without those beyond the limit.
  init(_ paths: [String] = []) { self.paths = Array(paths.prefix(Self.limit)) }

  /// Reads the list.
  ///
  /// It is empty if the file does not exist or has other content.
  init(readFrom file: String) {
    let bytes = try? File.read(file, limit: 1 << 20)
    let paths = bytes.flatMap { Self.shape.read($0, file: file, limits: .init()).value }
    self.init(paths ?? [])
  }

  /// Puts a file at the beginning, wherever it was.
  mutating func note(_ path: String) {
    self = RecentFiles([path] + paths.filter { $0 != path })
  }

  /// Stores the list.
  ///
  /// - Throws: Why it cannot be stored, for example because there is something else in its place.
  func write(to file: String) throws(File.Failure) {
    let bytes = JSONWriter.line { writer in
      writer.object { writer in
        writer.key("recent")
        writer.array(paths)
      }
    }
    try File.makeFolder(of: file)
    try File.replace(file, with: bytes, as: .recentFiles, mode: 0o600)
  }

  private static var shape: JSONShape<[String]> {
    JSONShape { cursor in
      cursor.object(keys: ["recent"], ignoresOthers: true)?.required("recent", .array(of: .string))
    }
  }
}
