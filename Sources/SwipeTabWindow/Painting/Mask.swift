/// The opacity of each pixel of a rectangle, to be painted in any color.
nonisolated struct Mask: Hashable, Sendable {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  static let empty = Mask(width: 0, height: 0, bytes: [])

  /// - Precondition: There are width times height bytes.
  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height, "\(bytes.count) bytes for \(width)×\(height)")
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

/// A picture in its own colors.
nonisolated package struct Picture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// The pixels, row by row from the top, 0xAARRGGBB, not premultiplied.
  package let pixels: [UInt32]

  /// - Precondition: There are width times height pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels for \(width)×\(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
