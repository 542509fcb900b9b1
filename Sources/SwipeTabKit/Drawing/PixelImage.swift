/// A picture of pixels in memory, to be drawn by `Drawing.image`.
///
/// It is immutable, and its copies use the same pixels. Two images are equal only if one is a copy of the other, so
/// that comparing them is cheap. Keep an image and draw it in each frame. A renderer keeps smaller versions of an image
/// for as long as the image exists.
///
/// ```swift
/// let red = PixelImage(width: 1, height: 1, rgba: [255, 0, 0, 255])
/// drawing.image(red, in: Rect(x: 0, y: 0, width: 40, height: 40))
/// ```
public struct PixelImage: Sendable, Hashable {
  /// The pixels that copies of an image have in common.
  package final class Storage: Sendable {
    /// The pixels, row by row from the top, 0xAARRGGBB, premultiplied.
    package let pixels: [UInt32]

    fileprivate init(pixels: [UInt32]) { self.pixels = pixels }
  }

  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  package let storage: Storage

  /// Makes an image from bytes of red, green, blue and opacity, row by row from the top.
  ///
  /// O(n) in the pixels.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - rgba: Four bytes for each pixel.
  ///   - isPremultiplied: Whether red, green and blue are already multiplied by the opacity. The default is false. If
  ///     it is true, channels that are larger than the opacity are clamped to it.
  /// - Precondition: The extents are not negative, and there are 4 · `width` · `height` bytes.
  public init(width: Int, height: Int, rgba: [UInt8], isPremultiplied: Bool = false) {
    precondition(
      width >= 0 && height >= 0 && rgba.count == 4 * width * height,
      "\(rgba.count) bytes for \(width)×\(height)")
    let pixels = (0..<width * height).map { index -> UInt32 in
      let alpha = UInt32(rgba[4 * index + 3])
      func channel(_ offset: Int) -> UInt32 {
        let value = UInt32(rgba[4 * index + offset])
        return isPremultiplied ? min(value, alpha) : (value * alpha + 127) / 255
      }
      return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    storage = Storage(pixels: pixels)
  }

  /// Whether one is a copy of the other.
  ///
  /// O(1).
  public static func == (a: PixelImage, b: PixelImage) -> Bool { a.storage === b.storage }

  /// Hashes the identity.
  ///
  /// O(1).
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

/// The fit of an image in a rectangle with other proportions.
public enum ImageFit: Sendable, Hashable {
  /// It keeps its proportions and covers the rectangle.
  ///
  /// The part outside is cut off evenly.
  case fill
  /// It fills the rectangle with a point of the image as near to the middle as possible.
  ///
  /// The point is in fractions of the image's width and height.
  case focus(Point)
  /// It keeps its proportions and is completely inside the rectangle, in its middle.
  case fit
  /// It takes the proportions of the rectangle.
  case stretch

  package var isFill: Bool { self != .fit && self != .stretch }

  /// The left and top edge of an image of a scaled size in a rectangle, negative where it is cut off.
  package func start(of size: Size, in frame: Size) -> Point {
    let spare = (x: frame.width - size.width, y: frame.height - size.height)
    guard case .focus(let focus) = self else { return Point(x: spare.x / 2, y: spare.y / 2) }
    return Point(
      x: (frame.width / 2 - focus.x * size.width).clamped(to: min(0, spare.x)...0),
      y: (frame.height / 2 - focus.y * size.height).clamped(to: min(0, spare.y)...0))
  }
}
