import SwipeTabKit

/// An icon at a size in pixels: a mask to tint, or a picture in its own colors.
nonisolated enum IconImage: Hashable, Sendable {
  case mask(Mask)
  case picture(Picture)
}

/// Finds pictures by name in folders, and caches them at each requested size.
///
/// A bitmap of exactly the right size is preferred, then the drawing at any size, then the bitmap that loses least when
/// scaled. A missing or invalid picture causes one warning and shows a placeholder. Cached pictures are found without
/// allocating.
nonisolated package final class IconStore {
  var onWarning: (String) -> Void

  private let folders: [String]
  private let enclosure: String?
  private var images: [Key: IconImage] = [:]
  private var sources: [String: IconSource] = [:]
  private var warned: Set<String> = []
  private var (imagePixels, sourcePixels) = (0, 0)
  private var preloader: PicturePreloader?

  /// The largest number of cached pictures, and of their pixels; beyond it the cache is emptied.
  private static let capacity = 512
  private static let mostPixels = 1 << 24
  private static let mostSourcePixels = 1 << 25
  /// The largest width and height of a picture, in pixels.
  static let largest = 4096
  private static let color = Color(rgb: 0x3C3C43)

  private struct Key: Hashable {
    let name: String
    let width: Int
    let height: Int
    let isTemplate: Bool
    let fit: ImageFit
    /// The corner radius, in 16ths of a pixel.
    let radius: Int
  }

  convenience init(onWarning: @escaping (String) -> Void = { _ in }) {
    let folder = AssetLocator.folder()
    self.init(folders: folder.map { [$0 + "/icons"] } ?? [], onWarning: onWarning)
  }

  /// Makes a store that looks in folders, in order, but follows no links that lead out of `enclosure`.
  package init(
    folders: [String], enclosure: String? = nil,
    onWarning: @escaping (String) -> Void = { _ in }
  ) {
    (self.folders, self.enclosure) = (folders, enclosure)
    self.onWarning = onWarning
  }

  package func removeAll() {
    images.removeAll()
    sources.removeAll()
    warned.removeAll()
    (imagePixels, sourcePixels) = (0, 0)
    preloader = nil
  }

  /// Reads bitmaps on a separate thread, so that the first frame with one need not wait; drawings are quick.
  package func preload(_ names: [String]) {
    let names = names.filter { name in
      sources[name] == nil && IconFolders.hasBitmap(name, in: folders)
    }
    preloader = names.isEmpty ? nil : PicturePreloader(names, folders: folders)
  }

  /// The picture at a size in pixels, up to `largest`, or a mask for a template.
  func image(
    _ name: String, width: Int, height: Int, isTemplate: Bool, fit: ImageFit = .fit,
    radius: Double = 0
  ) -> IconImage {
    let key = Key(
      name: name, width: min(max(0, width), Self.largest),
      height: min(max(0, height), Self.largest),
      isTemplate: isTemplate, fit: fit, radius: Int(saturating: (radius * 16).rounded()))
    if let image = images[key] { return image }
    if images.count >= Self.capacity || imagePixels > Self.mostPixels {
      images.removeAll(keepingCapacity: true)
      imagePixels = 0
    }
    let image = makeImage(key)
    images[key] = image
    imagePixels += key.width * key.height
    return image
  }

  var isReadingAhead: Bool { preloader?.isReading ?? false }

  /// Whether a picture can be made without reading a bitmap, and kept beside all others.
  func canPrepare(_ name: String, width: Int, height: Int) -> Bool {
    images.count < Self.capacity && imagePixels + width * height <= Self.mostPixels
      && (sources[name] != nil || preloader?.has(name) ?? false
        || !IconFolders.hasBitmap(name, in: folders))
  }

  private func makeImage(_ key: Key) -> IconImage {
    let source = source(of: key.name)
    let radius = Double(key.radius) / 16
    if let picture = source.picture(extent: (key.width, key.height), fit: key.fit, radius: radius) {
      return key.isTemplate ? .mask(picture.mask) : .picture(picture)
    }
    guard let drawing = source.drawing else {
      let placeholder = Self.placeholder.mask(width: key.width, height: key.height)
      guard !key.isTemplate else { return .mask(placeholder) }
      return .picture(
        Self.placeholder.picture(width: key.width, height: key.height, color: .gray))
    }
    let place = VectorPlace(
      drawing, width: key.width, height: key.height, fit: key.fit, radius: radius)
    return key.isTemplate
      ? .mask(drawing.mask(in: place)) : .picture(drawing.picture(in: place, color: Self.color))
  }

  private func source(of name: String) -> IconSource {
    if let source = sources[name] { return source }
    let (source, warnings) =
      preloader?.take(name) ?? IconSource.reading(name, in: folders, enclosure: enclosure)
    for warning in warnings where warned.insert(warning).inserted { onWarning(warning) }
    if sourcePixels > Self.mostSourcePixels {
      sources = sources.filter { $0.value.pixelCount == 0 }
      sourcePixels = 0
    }
    sources[name] = source
    sourcePixels += source.pixelCount
    return source
  }

  private static let placeholder: VectorIcon = {
    let source = """
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" \
      stroke-linecap="round" stroke-linejoin="round">
        <rect x="3" y="3" width="18" height="18" rx="4.5"/>
        <path d="M9.25 9.75 A2.75 2.5 0 0 1 14.75 9.75 C14.75 11.75 12 11.75 12 14"/>
        <circle cx="12" cy="16.75" r="1" fill="currentColor" stroke="none"/>
      </svg>
      """
    let drawing = try? SVGReader.read(Array(source.utf8))
    return drawing ?? VectorIcon(size: Size(width: 24, height: 24))
  }()
}
