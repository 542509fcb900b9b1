/// A font in a file, which may contain several.
nonisolated struct FontFile: Sendable, Hashable {
  /// The path of the file.
  var path: String
  /// The index of the font in the file.
  var index = 0
}

/// Finds fonts on this machine, the cheapest way first.
///
/// Well-known files take microseconds to look for, fontconfig takes milliseconds to start, and reading directories
/// takes time in proportion to the fonts. Each step is tried only if the step before found nothing.
nonisolated package struct FontLocator {
  /// The file system to search.
  let files: any FontFileSystem
  /// Starts the machine's font configuration.
  ///
  /// Returns nil if the machine has no font configuration.
  let configuration: () -> (any FontConfiguration)?

  /// The locator for this machine.
  package static var system: FontLocator {
    FontLocator(files: SystemFontFiles()) { FontconfigLibrary.shared }
  }

  /// The regular faces that desktops usually have, preferred ones first.
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

  /// The font for ordinary text, or nil if the machine has no usable one.
  func regular(isUsable: (FontFile) -> Bool) -> FontFile? {
    for path in Self.knownFiles where files.isReadable(path) {
      let file = FontFile(path: path)
      if isUsable(file) { return file }
    }
    if let file = configuration()?.match(["A"]), isUsable(file) { return file }
    return scan(isUsable)
  }

  /// The font for source code, whose characters are all equally wide, or nil if the machine has none.
  ///
  /// The font configuration is queried first, because it contains the desktop's preferred font.
  func monospaced(isUsable: (FontFile) -> Bool) -> FontFile? {
    if let file = configuration()?.matchMonospaced(), isUsable(file) { return file }
    return Self.knownMonospacedFiles.lazy.filter(files.isReadable).map { FontFile(path: $0) }
      .first(where: isUsable)
  }

  /// The monospaced faces that desktops usually have, preferred ones first.
  static let knownMonospacedFiles = [
    "/usr/share/fonts/truetype/ubuntu/UbuntuMono-R.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf",
    "/usr/share/fonts/noto/NotoSansMono-Regular.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
    "/usr/share/fonts/dejavu-sans-mono-fonts/DejaVuSansMono.ttf",
    "/usr/share/fonts/TTF/DejaVuSansMono.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf",
  ]

  /// The font for emoji, whose glyphs have their own colors, or nil if the machine has none.
  func emoji(isUsable: (FontFile) -> Bool) -> FontFile? {
    let known = Self.knownEmojiFiles.lazy.filter(files.isReadable).map { FontFile(path: $0) }
    if let file = known.first(where: isUsable) { return file }
    return configuration()?.matchEmoji().flatMap { isUsable($0) ? $0 : nil }
  }

  /// The fonts for emoji that desktops usually have.
  static let knownEmojiFiles = [
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/google-noto-emoji/NotoColorEmoji.ttf",
    "/usr/share/fonts/google-noto-color-emoji-fonts/NotoColorEmoji.ttf",
    "/usr/share/fonts/truetype/NotoColorEmoji.ttf",
  ]

  /// Returns a font for characters that the first one lacks, or nil if no font has them.
  func fallback(for scalars: [Unicode.Scalar], isUsable: (FontFile) -> Bool) -> FontFile? {
    guard let configuration = configuration() else { return scan(isUsable) }
    return configuration.match(scalars).flatMap { isUsable($0) ? $0 : nil }
  }

  /// The file of the bold face that matches a regular one by name.
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

  /// Returns the path of the bold face that matches a regular one by name, or nil if no file matches.
  package func boldPath(for path: String) -> String? { bold(for: FontFile(path: path))?.path }

  /// Tries font files, a limited number, as each takes up to a millisecond.
  private func scan(_ isUsable: (FontFile) -> Bool) -> FontFile? {
    let found = files.directories.flatMap(files.fonts(below:)).filter(Self.isPlain)
    let broad = found.filter(Self.isBroad)
    let others = found.filter { !Self.isBroad($0) }
    return (broad + others).prefix(48).lazy.map { FontFile(path: $0) }.first(where: isUsable)
  }

  /// Whether a file name belongs to an upright face of regular weight.
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

  /// Splits a path at the last dot, which belongs to the suffix.
  private static func split(_ path: String) -> (stem: String, suffix: String)? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return (String(path[..<dot]), String(path[dot...]))
  }
}

/// The font files of a machine.
nonisolated protocol FontFileSystem {
  /// The directories with fonts in their subfolders, the user's own first.
  var directories: [String] { get }
  /// Whether the file exists and is readable.
  func isReadable(_ path: String) -> Bool
  /// The font files in a directory and its subfolders, in a stable order.
  func fonts(below directory: String) -> [String]
}

/// A service that chooses fonts for texts.
nonisolated protocol FontConfiguration {
  /// Returns the best sans-serif font with these characters, or nil if no font has them.
  func match(_ scalars: [Unicode.Scalar]) -> FontFile?
  /// Returns the desktop's font for source code, or nil if it has no such font.
  func matchMonospaced() -> FontFile?
  /// Returns the desktop's font for emoji, or nil if it has no such font.
  func matchEmoji() -> FontFile?
}
