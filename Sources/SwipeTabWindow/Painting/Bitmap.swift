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

  // It is as large as it fits, in the middle of black; each pixel is the nearest one.
  package func show(_ other: Bitmap) {
    let scale = min(
      Double(width) / Double(max(1, other.width)), Double(height) / Double(max(1, other.height)))
    let left = (Double(width) - Double(other.width) * scale) / 2
    let top = (Double(height) - Double(other.height) * scale) / 2
    for y in 0..<height {
      let row = Int(((Double(y) + 0.5 - top) / scale).rounded(.down))
      for x in 0..<width {
        let column = Int(((Double(x) + 0.5 - left) / scale).rounded(.down))
        let isInside = 0..<other.width ~= column && 0..<other.height ~= row
        storage[y * width + x] = isInside ? other[column, row] : 0xFF00_0000
      }
    }
  }

  package var pixels: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: storage, count: width * height)
  }
}
