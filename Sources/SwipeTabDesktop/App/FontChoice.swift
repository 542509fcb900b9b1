import SwipeTabKit
import SwipeTabWindow

/// Which font texts are measured and drawn with.
struct FontChoice {
  var rasterizer: any LineRasterizer
  /// The font's file; nil for the built-in font.
  var path: String?

  /// The font of a run without a window: the built-in one unless a file is given.
  static func headless(_ file: String?) throws(Launch.Failure) -> any LineRasterizer {
    guard let file else { return StrokeFont() }
    return try open(file)
  }

  /// The font of a run in a window: the system's unless a file is given, the built-in one where there is none.
  static func windowed(_ file: String?) throws(Launch.Failure) -> FontChoice {
    if let file { return FontChoice(rasterizer: try open(file), path: file) }
    guard let font = try? SDLFont() else { return FontChoice(rasterizer: StrokeFont(), path: nil) }
    return FontChoice(rasterizer: font, path: font.path)
  }

  private static func open(_ file: String) throws(Launch.Failure) -> SDLFont {
    do throws(FontError) {
      return try SDLFont(path: file)
    } catch {
      throw Launch.Failure("--font: \(error)", .wrongData)
    }
  }
}
