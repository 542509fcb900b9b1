import SwipeTabKit

/// Which font texts are measured and drawn with.
struct FontChoice {
  var rasterizer: any LineRasterizer
  /// The font's file; nil for the built-in font.
  var path: String?

  /// The font of a run without a window: the built-in one unless a file is given.
  static func headless(_ file: String?) throws(Launch.Failure) -> any LineRasterizer {
    StrokeFont()
  }

  /// The font of a run in a window: the system's unless a file is given, the built-in one where there is none.
  static func windowed(_ file: String?) throws(Launch.Failure) -> FontChoice {
    FontChoice(rasterizer: StrokeFont(), path: nil)
  }
}
