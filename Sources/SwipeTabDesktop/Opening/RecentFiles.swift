import SwipeTabStoryboard
import SwipeTabWindow

/// The storyboards that were opened last, which the gallery lists.
nonisolated struct RecentFiles: Sendable, Hashable {
  static let limit = 8

  private(set) var paths: [String] = []

  init(_ paths: [String] = []) { self.paths = Array(paths.prefix(Self.limit)) }

  init(readFrom file: String) {
    let bytes = try? File.read(file, limit: 1 << 20)
    let paths = bytes.flatMap { Self.shape.read($0, file: file, limits: .init()).value }
    self.init(paths ?? [])
  }

  mutating func note(_ path: String) {
    self = RecentFiles([path] + paths.filter { $0 != path })
  }

  /// Stores the list, unless there is something else in its place.
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
