import Glibc

/// The fonts in the file system of this machine.
nonisolated struct SystemFontFiles: FontFileSystem {
  var directories: [String] {
    let home = Environment.text("HOME") ?? ""
    let own = Environment.text("XDG_DATA_HOME") ?? "\(home)/.local/share"
    let shared = Environment.text("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    let roots = [own] + shared.split(separator: ":").map(String.init)
    return roots.map { "\($0)/fonts" } + ["\(home)/.fonts"]
  }

  func isReadable(_ path: String) -> Bool { File.isReadable(path) }

  func fonts(below directory: String) -> [String] {
    var found: [String] = []
    collect(below: directory, depth: 0, into: &found)
    return found.sorted()
  }

  private func collect(below directory: String, depth: Int, into found: inout [String]) {
    guard depth < 6, found.count < 20_000, let stream = opendir(directory) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(".") { continue }
      let path = "\(directory)/\(name)"
      if name.hasFontSuffix {
        if File.isReadable(path) { found.append(path) }
      } else if Int32(entry.pointee.d_type) != Int32(DT_REG) {
        collect(below: path, depth: depth + 1, into: &found)
      }
    }
  }
}

nonisolated extension String {
  fileprivate var hasFontSuffix: Bool {
    [".ttf", ".otf", ".ttc", ".TTF", ".OTF"].contains { hasSuffix($0) }
  }
}
