import SwipeTabWindow

nonisolated extension FileKind {
  static let picture = FileKind("PNG picture", beginning: PNG.signature)

  static let pack = FileKind("packed storyboard") { path in
    (try? PackedFiles.storyboard(in: path)) != nil
  }

  static let recording = FileKind(
    "recording", beginning: Array(#"{"t":0,"do":"options","arguments":["#.utf8))

  /// The state that `--restore` saves, which may begin with other keys in a newer version.
  static let state = FileKind("state of an earlier run") { path in
    let start = String(
      decoding: File.beginning(of: path, count: 1024).filter { $0 > 0x20 }, as: UTF8.self)
    return start.hasPrefix("{") && start.contains(#""size":["#)
  }

  static let recentFiles = FileKind("list of recent files", beginning: Array(#"{"recent":["#.utf8))

  static let exportedPage = FileKind("page of an earlier export") { path in
    let start = String(decoding: File.beginning(of: path, count: 1024), as: UTF8.self)
    return start.contains(ExportPage.mark)
  }
}
