package import SwipeTabKit

/// Draws a window's icon: a picture in white on a tile.
package enum WindowIcon {
  /// The width and height in pixels.
  package static let side = 64

  /// The pixels from the top, each with four bytes: red, green, blue and straight alpha.
  package static func pixels(
    of image: String, on color: Color, painter: DisplayListPainter
  ) -> [UInt8]? {
    let extent = Double(side)
    let bounds = Rect(x: 0, y: 0, width: extent, height: extent)
    var drawing = Drawing(clip: bounds)
    drawing.roundedRect(
      bounds.inset(by: 3), radius: 14, Color(red: color.red, green: color.green, blue: color.blue))
    drawing.icon(image, in: bounds.inset(by: 13), tint: .white)
    let bitmap = Bitmap(width: side, height: side)
    painter.paint(drawing.list, scale: 1, into: bitmap.canvas, isTransparent: true)
    return straightBytes(of: bitmap.pixels)
  }

  nonisolated private static func straightBytes(of pixels: UnsafeBufferPointer<UInt32>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
      for pixel in pixels {
        let alpha = pixel >> 24
        for shift: UInt32 in [16, 8, 0] {
          let value = pixel >> shift & 0xFF
          bytes[count] = alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
          count += 1
        }
        bytes[count] = UInt8(alpha)
        count += 1
      }
    }
  }
}
