import SwipeTabWindow

/// The kinds of files that the program writes.
nonisolated extension FileKind {
  /// A picture, moving or not.
  static let picture = FileKind("PNG picture", beginning: PNG.signature)

  /// A storyboard with its pictures.
  static let pack = FileKind("packed storyboard") { path in
    (try? PackedFiles.storyboard(in: path)) != nil
  }

  /// Input that was recorded.
  static let recording = FileKind(
    "recording", beginning: Array(#"{"t":0,"do":"options","arguments":["#.utf8))

  /// The state that `--restore` saves.
  ///
  /// A state of a newer version may begin with other keys.
  static let state = FileKind("state of an earlier run") { path in
    let start = String(
      decoding: File.beginning(of: path, count: 1024).filter { $0 > 0x20 }, as: UTF8.self)
    return start.hasPrefix("{") && start.contains(#""size":["#)
  }

  /// The gallery's list of files that were opened before.
  static let recentFiles = FileKind("list of recent files", beginning: Array(#"{"recent":["#.utf8))

  /// The page that `--export` writes.
  static let exportedPage = FileKind("page of an earlier export") { path in
    let start = String(decoding: File.beginning(of: path, count: 1024), as: UTF8.self)
    return start.contains(ExportPage.mark)
  }
}
