import Glibc
import SwipeTabFiles

/// The answer of the font configuration for ordinary text, in a file of the user's cache.
///
/// Starting fontconfig takes 10 ms and 1.3 MB, more than the rest of a start. The answer counts as long as nothing has
/// changed that it depends on.
nonisolated struct FontRecord {
  struct Entry: Sendable, Hashable {
    var family: String
    var fonts: FontPair
  }

  /// The family of ordinary text where the desktop names none.
  static let general = "sans"

  private let path: String
  private let sources: String

  /// Fails if the user has no cache, or variables lead to another configuration.
  init?(_ name: String) {
    let others = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]
    guard others.allSatisfy({ Environment.text($0) == nil }),
      let cache = Self.folder("XDG_CACHE_HOME", ".cache")
    else { return nil }
    self.init(
      path: "\(cache)/swipetab/\(name)", folders: Self.folders(cache), variables: Self.variables)
  }

  init(path: String, folders: [String], variables: [String]) {
    self.path = path
    var text = variables.map { Environment.text($0) ?? "" }.joined(separator: "\n")
    for folder in folders {
      Self.add(folder, to: &text)
      guard folder.hasSuffix("/conf.d") else { continue }
      for name in File.names(in: folder).sorted() { Self.add("\(folder)/\(name)", to: &text) }
    }
    sources = text.stableHash
  }

  /// The answer, unless anything has changed since.
  var entry: Entry? {
    guard let bytes = try? File.read(path, limit: 1 << 16) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // The last line is there only if all of the file is.
    guard lines.count == 6, lines[5] == sources, let index = Int(lines[2]) else { return nil }
    let bold = Int(lines[4]).map { FontFile(path: String(lines[3]), index: $0) }
    let regular = FontFile(path: String(lines[1]), index: index)
    return Entry(family: String(lines[0]), fonts: FontPair(regular: regular, bold: bold))
  }

  func keep(_ entry: Entry) {
    let (regular, bold) = (entry.fonts.regular, entry.fonts.bold)
    let lines = [
      entry.family, regular.path, "\(regular.index)", bold?.path ?? "",
      bold.map { "\($0.index)" } ?? "", sources,
    ]
    guard lines.allSatisfy({ !$0.contains("\n") }) else { return }
    try? File.makeFolder(of: path)
    try? File.write(Array(lines.joined(separator: "\n").utf8), to: path)
  }

  /// Everything but files that the configuration and the desktop depend on.
  private static let variables = [
    "LC_ALL", "LC_CTYPE", "LANG", "FC_LANG", "XDG_CURRENT_DESKTOP", "XDG_CONFIG_HOME",
    "XDG_DATA_HOME", "HOME",
  ]

  /// The files and folders of the configuration, those of fonts, and fontconfig's caches, which change with the fonts.
  private static func folders(_ cache: String) -> [String] {
    let own = folder("XDG_CONFIG_HOME", ".config").map { ["\($0)/fontconfig"] } ?? []
    let home = Environment.text("HOME") ?? ""
    return (own + ["/etc/fonts"]).flatMap {
      ["\($0)/fonts.conf", "\($0)/local.conf", "\($0)/conf.d"]
    }
      + ["\(home)/.fonts.conf", "/var/cache/fontconfig", "\(cache)/fontconfig"]
      + SystemFontFiles().directories
  }

  private static func folder(_ variable: String, _ usual: String) -> String? {
    if let folder = Environment.text(variable), folder.hasPrefix("/") { return folder }
    return Environment.text("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/\(usual)" : nil }
  }

  private static func add(_ path: String, to text: inout String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    text += "\n\(path) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_size)"
  }
}
