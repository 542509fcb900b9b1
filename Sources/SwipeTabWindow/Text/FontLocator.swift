/// A font in a file, which may contain several.
nonisolated struct FontFile: Sendable, Hashable {
  var path: String
  var index = 0
}

/// A face of regular weight, and the bold face of its family, without which strokes are widened.
nonisolated struct FontPair: Sendable, Hashable {
  var regular: FontFile
  var bold: FontFile?
}

/// Finds fonts on this machine.
///
/// The font configuration decides. Starting it takes 10 ms, so its answer for ordinary text is kept in a file. Machines
/// without it have well-known files, or else directories to read.
nonisolated package struct FontLocator {
  let files: any FontFileSystem
  let configuration: () -> (any FontConfiguration)?

  /// Reads the last answer of the configuration for ordinary text, or returns nil if none can be kept.
  var record: () -> FontRecord? = { nil }

  package static var system: FontLocator {
    FontLocator(files: SystemFontFiles()) {
      FontconfigLibrary.shared
    } record: {
      FontRecord("font")
    }
  }

  /// The locator for a window on this machine, which begins with the family that the desktop reported last.
  static var desktop: FontLocator {
    var locator = system
    locator.record = { FontRecord("desktop-font") }
    return locator
  }

  init(
    files: any FontFileSystem, configuration: @escaping () -> (any FontConfiguration)?,
    record: @escaping () -> FontRecord? = { nil }
  ) {
    (self.files, self.configuration, self.record) = (files, configuration, record)
  }

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

  func regular(isUsable: (FontPair) -> Bool) -> FontPair? {
    let record = record()
    if let kept = record?.entry?.fonts, isUsable(kept) { return kept }
    if let fonts = fonts(of: FontRecord.general), isUsable(fonts) {
      record?.keep(FontRecord.Entry(family: FontRecord.general, fonts: fonts))
      return fonts
    }
    for path in Self.knownFiles where files.isReadable(path) {
      let file = FontFile(path: path)
      let fonts = FontPair(regular: file, bold: bold(for: file))
      if isUsable(fonts) { return fonts }
    }
    return scan { isUsable(FontPair(regular: $0, bold: bold(for: $0))) }
      .map { FontPair(regular: $0, bold: bold(for: $0)) }
  }

  func fonts(of family: String) -> FontPair? {
    guard let configuration = configuration(),
      let regular = configuration.match(family, ["A"], .regular)
    else { return nil }
    // A family without a bold face, or in a file for all weights, has the regular one twice.
    let bold = configuration.match(family, ["A"], .bold)
    return FontPair(regular: regular, bold: bold == regular ? nil : bold)
  }

  func monospaced(isUsable: (FontFile) -> Bool) -> FontFile? {
    if let file = configuration()?.match("monospace", ["A"], .regular), isUsable(file) {
      return file
    }
    return Self.knownMonospacedFiles.lazy.filter(files.isReadable).map { FontFile(path: $0) }
      .first(where: isUsable)
  }

  static let knownMonospacedFiles = [
    "/usr/share/fonts/truetype/ubuntu/UbuntuMono-R.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf",
    "/usr/share/fonts/noto/NotoSansMono-Regular.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
    "/usr/share/fonts/dejavu-sans-mono-fonts/DejaVuSansMono.ttf",
    "/usr/share/fonts/TTF/DejaVuSansMono.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf",
  ]

  func emoji(isUsable: (FontFile) -> Bool) -> FontFile? {
    if let file = configuration()?.match("emoji", ["\u{1F600}"], .colored), isUsable(file) {
      return file
    }
    return Self.knownEmojiFiles.lazy.filter(files.isReadable).map { FontFile(path: $0) }
      .first(where: isUsable)
  }

  static let knownEmojiFiles = [
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/google-noto-emoji/NotoColorEmoji.ttf",
    "/usr/share/fonts/google-noto-color-emoji-fonts/NotoColorEmoji.ttf",
    "/usr/share/fonts/truetype/NotoColorEmoji.ttf",
  ]

  func fallback(for scalars: [Unicode.Scalar], isUsable: (FontFile) -> Bool) -> FontFile? {
    guard let configuration = configuration() else { return scan(isUsable) }
    return configuration.match(FontRecord.general, scalars, .regular).flatMap {
      isUsable($0) ? $0 : nil
    }
  }

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

  package func boldPath(for path: String) -> String? { bold(for: FontFile(path: path))?.path }

  /// Tries a limited number of font files, because each takes up to a millisecond.
  private func scan(_ isUsable: (FontFile) -> Bool) -> FontFile? {
    let found = files.directories.flatMap(files.fonts(below:)).filter(Self.isPlain)
    let broad = found.filter(Self.isBroad)
    let others = found.filter { !Self.isBroad($0) }
    return (broad + others).prefix(48).lazy.map { FontFile(path: $0) }.first(where: isUsable)
  }

  static func isPlain(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    let others = [
      "bold", "italic", "oblique", "mono", "symbol", "emoji", "light", "thin", "black", "condensed",
    ]
    return !others.contains { name.contains($0) }
  }

  private static func isBroad(_ path: String) -> Bool {
    let families = ["DejaVuSans.", "NotoSans", "CJK", "FreeSans.", "Unifont", "Droid"]
    return families.contains { path.contains($0) }
  }

  private static func split(_ path: String) -> (stem: String, suffix: String)? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return (String(path[..<dot]), String(path[dot...]))
  }
}

nonisolated protocol FontFileSystem {
  /// The directories with fonts in their subfolders, the user's own first.
  var directories: [String] { get }
  func isReadable(_ path: String) -> Bool
  func fonts(below directory: String) -> [String]
}

/// A service that chooses fonts for texts.
nonisolated protocol FontConfiguration {
  func match(_ family: String, _ scalars: [Unicode.Scalar], _ kind: FontKind) -> FontFile?
}

/// The use of a font.
nonisolated enum FontKind: Sendable, Hashable {
  case regular
  case bold
  case colored
}
