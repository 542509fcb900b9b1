import SwipeTabKit

/// Keeps smaller versions of images from frame to frame, until nothing else refers to an image or others are used more.
nonisolated final class ImageStore {
  final class Entry {
    fileprivate weak var storage: PixelImage.Storage?
    fileprivate let identity: ObjectIdentifier
    fileprivate var lastUse = 0
    /// Each level is half as large as the one before, and the first is half as large as the image.
    fileprivate var levels: [ImageLevel] = []
    fileprivate(set) var scaled: [ScaledImage] = []

    fileprivate init(_ image: PixelImage) {
      storage = image.storage
      identity = ObjectIdentifier(image.storage)
    }

    fileprivate var size: Int {
      levels.reduce(0) { $0 + $1.pixels.count } + scaled.reduce(0) { $0 + $1.pixels.count }
    }
  }

  private var entries: [Entry] = []
  private var clock = 0
  /// The number of lists that were painted.
  private(set) var frame = 0

  private static let capacity = 64
  /// The largest number of pixels of all smaller versions.
  private static let mostPixels = 1 << 24
  private static let mostSizes = 4

  var count: Int { entries.count }

  func beginFrame() { frame += 1 }

  func entry(of image: PixelImage) -> Entry {
    clock += 1
    let identity = ObjectIdentifier(image.storage)
    if let index = entries.firstIndex(where: { $0.identity == identity }) {
      if entries[index].storage === image.storage {
        entries[index].lastUse = clock
        return entries[index]
      }
      entries.remove(at: index)
    }
    let entry = Entry(image)
    entry.lastUse = clock
    entries.append(entry)
    shrink()
    return entry
  }

  /// Calls `body` with an image at a level: 0 is its own size, 1 half of it, and so on to the smallest.
  func withTexels<Result>(
    of image: PixelImage, level: Int, _ body: (PixelTexels, _ level: Int) -> Result
  ) -> Result {
    let entry = entry(of: image)
    if level > 0 { makeLevels(of: image, level, entry) }
    let level = min(level, entry.levels.count)
    let pixels = level == 0 ? image.storage.pixels : entry.levels[level - 1].pixels
    let width = level == 0 ? image.width : entry.levels[level - 1].width
    let height = level == 0 ? image.height : entry.levels[level - 1].height
    return pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("an image without pixels") }
      return body(PixelTexels(pixels: base, width: width, height: height), level)
    }
  }

  /// The version of an image at a size, which has no pixels unless they were kept.
  func scaled(_ image: PixelImage, _ key: ScaledImage.Key) -> ScaledImage {
    let entry = entry(of: image)
    let index = entry.scaled.firstIndex { $0.key == key }
    let scaled = index.map { entry.scaled.remove(at: $0) } ?? reused(entry, key)
    entry.scaled.append(scaled)
    return scaled
  }

  /// Drops images until those that are left are few and small enough, but keeps the last.
  func shrink() {
    entries.removeAll { $0.storage == nil }
    while entries.count > 1,
      entries.count > Self.capacity || entries.reduce(0, { $0 + $1.size }) > Self.mostPixels
    {
      let oldest = entries.indices.min { entries[$0].lastUse < entries[$1].lastUse } ?? 0
      entries.remove(at: oldest)
    }
  }

  private func reused(_ entry: Entry, _ key: ScaledImage.Key) -> ScaledImage {
    guard entry.scaled.count >= Self.mostSizes else { return ScaledImage(key: key, frame: frame) }
    let scaled = entry.scaled.removeFirst()
    scaled.begin(key, frame: frame)
    return scaled
  }

  private func makeLevels(of image: PixelImage, _ level: Int, _ entry: Entry) {
    guard entry.levels.count < level else { return }
    while entry.levels.count < level {
      let next =
        entry.levels.last?.halved()
        ?? ImageLevel.halved(image.storage.pixels, width: image.width, height: image.height)
      guard let next else { break }
      entry.levels.append(next)
    }
    shrink()
  }
}

/// A version of an image at half of a size.
nonisolated struct ImageLevel {
  let width: Int
  let height: Int
  /// Premultiplied, 0xAARRGGBB.
  let pixels: [UInt32]

  func halved() -> ImageLevel? { Self.halved(pixels, width: width, height: height) }

  /// The pixels at half of the size, or nil for one pixel; the last column and row count twice if their number is odd.
  static func halved(_ pixels: [UInt32], width: Int, height: Int) -> ImageLevel? {
    guard width > 1 || height > 1 else { return nil }
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    let halved = [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { target, count in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<newHeight {
          let upper = 2 * y * width
          let lower = min(2 * y + 1, height - 1) * width
          for x in 0..<newWidth {
            let (left, right) = (2 * x, min(2 * x + 1, width - 1))
            target[y * newWidth + x] = Blend.mean(
              source[upper + left], source[upper + right], source[lower + left],
              source[lower + right])
          }
        }
      }
      count = newWidth * newHeight
    }
    return ImageLevel(width: newWidth, height: newHeight, pixels: halved)
  }
}
