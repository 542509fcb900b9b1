import SwipeTabKit
import SwipeTabWindow

/// The font that texts are measured and drawn with.
struct FontChoice {
  var rasterizer: any LineRasterizer
  /// The font's path; nil for the built-in font.
  var path: String?

  /// The font for a run without a window: the given file, or the built-in one.
  static func headless(_ file: String?) throws(Launch.Failure) -> any LineRasterizer {
    guard let file else { return StrokeFont() }
    return try open(file)
  }

  /// The font for a run in a window: the given file, the system's, or the built-in one if there is
  /// none.
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
