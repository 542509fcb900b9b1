/// Pixels in memory to draw into, initially clear, for pictures without a window.
nonisolated package final class Bitmap {
  package let width: Int
  package let height: Int
  private let storage: UnsafeMutablePointer<UInt32>

  /// - Precondition: The extents are not negative.
  package init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "\(width)×\(height)")
    self.width = width
    self.height = height
    storage = .allocate(capacity: max(1, width * height))
    storage.initialize(repeating: 0, count: max(1, width * height))
  }

  deinit { storage.deallocate() }

  /// A canvas over all pixels, valid as long as the bitmap exists.
  package var canvas: Canvas {
    Canvas(pixels: storage, width: width, height: height, stride: width)
  }

  /// The pixel as 0xAARRGGBB, premultiplied.
  subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "(\(x), \(y)) is outside")
    return storage[y * width + x]
  }

  package var pixels: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: storage, count: width * height)
  }
}
