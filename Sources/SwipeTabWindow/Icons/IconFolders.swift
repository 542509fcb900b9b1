/// The folders to look for pictures in: beside a storyboard first, then the program's own.
nonisolated package enum IconFolders {
  /// The folders in order, where a nil `storyboard` is a built-in demo.
  package static func beside(_ storyboard: String?) -> [String] {
    let own = AssetLocator.folder().map { [$0 + "/icons", $0 + "/pictures"] } ?? []
    guard let folder = storyboard.map({ folder(of: $0) }) else { return own }
    return [folder, folder + "/icons"] + own
  }

  /// The folder of a storyboard, which holds all that is shared with it.
  package static func folder(of storyboard: String) -> String {
    let file =
      PackedFiles.isArchive(storyboard)
      ? (try? PackedFiles.storyboard(in: storyboard)) ?? storyboard : storyboard
    return File.split(file).directory
  }

  /// Why a picture beside a storyboard must not be shared: it is a link, or in one, that leads out of the folder.
  package static func stray(_ file: String, from folder: String) -> String? {
    guard file.utf8.starts(with: (folder + "/").utf8), !File.isBelow(folder, file) else {
      return nil
    }
    return "\(file): this leads out of the folder of the storyboard, and is left out"
  }

  package static func mistakes(in name: String, in folders: [String]) -> [String] {
    contains(name, in: folders) ? IconSource.reading(name, in: folders).warnings : []
  }

  package static func contains(_ name: String, in folders: [String]) -> Bool {
    guard !name.utf8.contains(UInt8(ascii: "/")), !name.hasPrefix(".") else { return false }
    return folders.contains { folder in
      endings.contains { File.isReadable("\(folder)/\(name)\($0)") }
    }
  }

  package static func names(in folders: [String]) -> [String] {
    var names: Set<String> = []
    for folder in folders {
      names.formUnion(PackedFiles.names(in: folder).compactMap { name(of: $0) })
      for file in File.names(in: folder) {
        // Unreadable files, such as dangling links, are no suggestion.
        if let name = name(of: file), File.isReadable("\(folder)/\(file)") { names.insert(name) }
      }
    }
    return names.sorted()
  }

  package static func advice(on name: String, in folders: [String]) -> String? {
    let file = File.split(name).name
    if let base = self.name(of: file), contains(base, in: folders) {
      return "pictures are named without folder and ending, as in \"\(base)\""
    }
    if name.utf8.contains(UInt8(ascii: "/")) {
      return "pictures are named without folder, and lie beside the file or in its folder \"icons\""
    }
    let base = file.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
    guard !base.isEmpty else { return nil }
    for folder in folders.prefix(2) {
      for found in File.names(in: folder) where found.hasPrefix(base + ".") && !isPicture(found) {
        guard unread.contains(where: { found.hasSuffix($0) }) else { continue }
        return "\(found) is not read, as pictures are PNG, JPEG and SVG files"
      }
    }
    return nil
  }

  private static let unread = [
    ".gif", ".webp", ".heic", ".avif", ".bmp", ".tiff", ".pdf", ".vector",
  ]

  package static func isPicture(_ file: String) -> Bool { name(of: file) != nil }

  package static func files(of name: String, in folder: String) -> [String] {
    guard !name.utf8.contains(UInt8(ascii: "/")), !name.hasPrefix(".") else { return [] }
    return endings.map { name + $0 }.filter { File.isReadable("\(folder)/\($0)") }
  }

  static func hasBitmap(_ name: String, in folders: [String]) -> Bool {
    guard !name.utf8.contains(UInt8(ascii: "/")), !name.hasPrefix(".") else { return false }
    return folders.contains { folder in
      bitmapEndings.contains { File.isReadable("\(folder)/\(name)\($0)") }
    }
  }

  static let bitmapEndings = [".png", "@2x.png", "@3x.png", ".jpg", ".jpeg"]
  static let endings = [".svg"] + bitmapEndings

  private static func name(of file: String) -> String? {
    // The longest ending, so that "a@2x.png" is "a".
    let ending = endings.filter { file.hasSuffix($0) }.max { $0.utf8.count < $1.utf8.count }
    return ending.map { String(file.dropLast($0.count)) }
  }
}
