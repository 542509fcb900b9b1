/// A font in a file that may hold several.
nonisolated struct FontFile: Sendable, Hashable {
  /// The file.
  var path: String
  /// Which font in it.
  var index = 0
}

/// Finds fonts on this machine, the cheapest way first.
///
/// Well-known files cost microseconds to look for, fontconfig milliseconds to start, reading directories as long as there
/// are fonts; each is done only if the one before it found nothing.
nonisolated package struct FontLocator {
  /// The file system.
  let files: any FontFileSystem
  /// Starts the machine's font configuration; nil where there is none.
  let configuration: () -> (any FontConfiguration)?

  /// The locator for the machine that the program runs on.
  package static var system: FontLocator {
    FontLocator(files: SystemFontFiles()) { FontconfigLibrary.shared }
  }

  /// Regular faces that desktops are known to have, good ones first.
  static let knownFiles = [
    "/usr/share/fonts/truetype/ubuntu/Ubuntu-R.ttf",
    "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/google-noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/google-noto-vf/NotoSans[wght].ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
    "/usr/share/fonts/TTF/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    "/usr/share/fonts/abattis-cantarell-vf-fonts/Cantarell-VF.otf",
  ]

  /// The font for ordinary text, or nil if no font on the machine is usable.
  func regular(isUsable: (FontFile) -> Bool) -> FontFile? {
    for path in Self.knownFiles where files.isReadable(path) {
      let file = FontFile(path: path)
      if isUsable(file) { return file }
    }
    if let file = configuration()?.match(["A"]), isUsable(file) { return file }
    return scan(isUsable)
  }

  /// A font for characters that the first one lacks, or nil if there is none.
  func fallback(for scalars: [Unicode.Scalar], isUsable: (FontFile) -> Bool) -> FontFile? {
    guard let configuration = configuration() else { return scan(isUsable) }
    return configuration.match(scalars).flatMap { isUsable($0) ? $0 : nil }
  }

  /// The file of the bold face that belongs to a regular one, by its name.
  func bold(for file: FontFile) -> FontFile? {
    guard let (stem, suffix) = Self.split(file.path) else { return nil }
    var names = [stem + "-Bold"]
    for (regular, bold) in [("-Regular", "-Bold"), ("-R", "-B"), ("Regular", "Bold")]
    where stem.hasSuffix(regular) {
      names.insert(stem.dropLast(regular.count) + bold, at: 0)
    }
    let path = names.map { $0 + suffix }.first(where: files.isReadable)
    return path.map { FontFile(path: $0, index: file.index) }
  }

  /// Tries the files themselves; no more than some, as each takes up to a millisecond.
  private func scan(_ isUsable: (FontFile) -> Bool) -> FontFile? {
    let found = files.directories.flatMap(files.fonts(below:)).filter(Self.isPlain)
    let broad = found.filter(Self.isBroad)
    let others = found.filter { !Self.isBroad($0) }
    return (broad + others).prefix(48).lazy.map { FontFile(path: $0) }.first(where: isUsable)
  }

  /// Whether a file's name is that of an upright face of ordinary weight.
  static func isPlain(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    let others = [
      "bold", "italic", "oblique", "mono", "symbol", "emoji", "light", "thin", "black", "condensed",
    ]
    return !others.contains { name.contains($0) }
  }

  /// Whether a font is known to cover many scripts.
  private static func isBroad(_ path: String) -> Bool {
    let families = ["DejaVuSans.", "NotoSans", "CJK", "FreeSans.", "Unifont", "Droid"]
    return families.contains { path.contains($0) }
  }

  /// The path up to the last dot, and from there on.
  private static func split(_ path: String) -> (stem: String, suffix: String)? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return (String(path[..<dot]), String(path[dot...]))
  }
}

/// The files that fonts are looked for in.
nonisolated protocol FontFileSystem {
  /// The directories that fonts are installed below, the user's own first.
  var directories: [String] { get }
  /// Whether there is such a file, and we may read it.
  func isReadable(_ path: String) -> Bool
  /// The font files anywhere below a directory, in an order that does not change.
  func fonts(below directory: String) -> [String]
}

/// A machine's own idea of which font suits which text.
nonisolated protocol FontConfiguration {
  /// The best sans-serif font that has these characters, or nil.
  func match(_ scalars: [Unicode.Scalar]) -> FontFile?
}
