import SwipeTabKit

@testable import SwipeTabWindow

/// Painters that need no files.
enum TestPainter {
  static func make() -> DisplayListPainter {
    DisplayListPainter(text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: []))
  }

  /// A picture of 80 × 60 points of what is drawn.
  static func picture(scale: Double = 1, _ body: (inout Drawing) -> Void) -> Bitmap {
    let bitmap = Bitmap(width: Int(80 * scale), height: Int(60 * scale))
    var drawing = Drawing(clip: Rect(x: 0, y: 0, width: 80, height: 60))
    body(&drawing)
    make().paint(drawing.list, scale: scale, into: bitmap.canvas)
    return bitmap
  }

  /// Two by two pixels: white, half transparent red, green and blue.
  static let image = PixelImage(
    width: 2, height: 2,
    rgba: [255, 255, 255, 255, 255, 0, 0, 128, 0, 255, 0, 255, 0, 0, 255, 255])
}
