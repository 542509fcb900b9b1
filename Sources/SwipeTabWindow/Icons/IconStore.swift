import SwipeTabKit

/// An icon at a size in pixels: a mask to tint, or a picture in its own colors.
nonisolated enum IconImage: Hashable, Sendable {
  case mask(Mask)
  case picture(Picture)
}

/// Finds pictures by name in folders, and caches them at each requested size.
///
/// A name stands for `NAME.png`, `NAME@2x.png` and `NAME@3x.png`, and for `NAME.vector`. A PNG of
/// exactly the right size is preferred; else the drawing, at any size; else the PNG that loses
/// least when scaled. A missing or invalid picture gives one warning and a placeholder. Cached
/// pictures are found without allocating.
nonisolated package final class IconStore {
  /// Receives the problem with a picture, once for each picture.
  var onWarning: (String) -> Void

  private let folders: [String]
  private var images: [Key: IconImage] = [:]
  private var sources: [String: IconSource] = [:]
  private var warned: Set<String> = []

  /// The largest number of cached pictures; beyond it the cache is emptied.
  private static let capacity = 512
  /// The largest width and height, in pixels.
  private static let largest = 2048
  /// The color of drawings that have none.
  private static let color = Color(rgb: 0x3C3C43)

  private struct Key: Hashable {
    let name: String
    let width: Int
    let height: Int
    let isTemplate: Bool
  }

  /// Makes a store for the program's own pictures.
  convenience init(onWarning: @escaping (String) -> Void = { _ in }) {
    let folder = AssetLocator.folder()
    self.init(folders: folder.map { [$0 + "/icons", $0 + "/app"] } ?? [], onWarning: onWarning)
  }

  /// Makes a store that looks in folders, in order.
  package init(folders: [String], onWarning: @escaping (String) -> Void = { _ in }) {
    self.folders = folders
    self.onWarning = onWarning
  }

  /// Empties the cache, so that changed files are read again.
  package func removeAll() {
    images.removeAll()
    sources.removeAll()
    warned.removeAll()
  }

  /// The picture with a name at a size in pixels; a mask for a template.
  func image(_ name: String, width: Int, height: Int, isTemplate: Bool) -> IconImage {
    let key = Key(
      name: name, width: min(max(0, width), Self.largest),
      height: min(max(0, height), Self.largest),
      isTemplate: isTemplate)
    if let image = images[key] { return image }
    if images.count >= Self.capacity { images.removeAll(keepingCapacity: true) }
    let image = makeImage(key)
    images[key] = image
    return image
  }

  private func makeImage(_ key: Key) -> IconImage {
    let source = source(of: key.name)
    if let picture = source.picture(extent: (key.width, key.height)) {
      return key.isTemplate ? .mask(picture.mask) : .picture(picture)
    }
    guard let drawing = source.drawing else {
      let placeholder = Self.placeholder.mask(width: key.width, height: key.height)
      guard !key.isTemplate else { return .mask(placeholder) }
      return .picture(
        Self.placeholder.picture(width: key.width, height: key.height, color: .gray))
    }
    return key.isTemplate
      ? .mask(drawing.mask(width: key.width, height: key.height))
      : .picture(drawing.picture(width: key.width, height: key.height, color: Self.color))
  }

  /// The files of an icon, read once.
  private func source(of name: String) -> IconSource {
    if let source = sources[name] { return source }
    let source = IconSource(name: name, folders: folders) { warning in
      if warned.insert(warning).inserted { onWarning(warning) }
    }
    sources[name] = source
    return source
  }

  /// The placeholder for a missing picture: a question mark in a frame.
  private static let placeholder: VectorIcon = {
    let source = """
      grid 24
      pen 1.5
      box 3 3 18 18 4.5
      line M 9.25 9.75 v 12 7.25 h 14.75 9.75 C 14.75 11.75 12 11.75 12 14
      disc 12 16.75 1
      """
    let drawing = try? VectorIconReader.read(Array(source.utf8))
    return drawing ?? VectorIcon(grid: 24)
  }()
}
