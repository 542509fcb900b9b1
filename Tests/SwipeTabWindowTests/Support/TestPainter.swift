import SwipeTabKit

@testable import SwipeTabWindow

/// Painters that need no files.
enum TestPainter {
  static func make() -> DisplayListPainter {
    DisplayListPainter(text: TextRenderer(font: StrokeFont()), icons: IconStore(folders: []))
  }

  /// Two by two pixels: white, half transparent red, green and blue.
  static let image = PixelImage(
    width: 2, height: 2,
    rgba: [255, 255, 255, 255, 255, 0, 0, 128, 0, 255, 0, 255, 0, 0, 255, 255])
}
