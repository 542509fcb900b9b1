/// An image's pixels at a size, computed the second time, so that an image that grows costs only its visible pixels.
nonisolated final class ScaledImage {
  /// A size, and a place between pixels.
  struct Key: Hashable {
    /// The distances of the left and the top edge from the start of the pixels that contain them.
    var phaseX: Double
    var phaseY: Double
    var width: Double
    var height: Double
    var fit: ImageFit
  }

  private(set) var key: Key
  /// The premultiplied pixels, row by row from the top, or empty until they are kept.
  private(set) var pixels: [UInt32] = []
  private(set) var width = 0
  private var firstFrame: Int

  init(key: Key, frame: Int) {
    self.key = key
    firstFrame = frame
  }

  /// Uses the memory for another size.
  func begin(_ key: Key, frame: Int) {
    (self.key, firstFrame) = (key, frame)
    pixels.removeAll(keepingCapacity: true)
  }

  func wasUsed(before frame: Int) -> Bool { firstFrame < frame }

  func keep(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.width = width
    pixels.removeAll(keepingCapacity: true)
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(pixel(x, y)) }
    }
  }
}
